import { expect, it } from 'vitest'
import { sentence } from '../../engine/sentence.ts'
import { speaker } from '../../words/say.ts'
import { chancesAt, withEvenLuck } from './chances.ts'
import { WORDS } from './words.ts'

const say = speaker(WORDS)
const told = (chance: number) => say(sentence('web.review.share', { chance }))

/** A match that could be solved at its end only. */
const review = {
  first: 10,
  chances: [
    [0.4, 0.6],
    [0, 1],
    [0.004, 0.996],
    [0, 1],
  ],
  errors: [null, null, 0.001, 0],
}

it('a review says 0 % and 100 % of what is certain only', () => {
  const all = [10, 11, 12, 13].map((at) => chancesAt(review, at).map(told))
  expect(all).toEqual([
    ['40%', '60%'],
    ['<1%', '>99%'],
    ['<1%', '>99%'],
    ['0%', '100%'],
  ])
  expect([-0.2, 0, 0.35, 1.1].map(withEvenLuck).map(told)).toEqual(['<1%', '<1%', '35%', '>99%'])
})

it('a moment that was not looked at yet has the chances known last', () => {
  expect(chancesAt(review, 99)).toEqual([0, 1])
})
