import { describe, expect, it } from 'vitest'
import { type Chance, figureOf } from '../../bots/figure.ts'
import { sentence } from '../../engine/sentence.ts'
import { speaker } from '../../words/say.ts'
import { WORDS } from '../table/screen/words.ts'
import { briefly, type Percent, percentOf } from './percent.ts'

const say = speaker(WORDS)
const told = ({ key, values }: Percent) => say(sentence(key, values))
const brief = (chance: Chance) => told(briefly(chance, figureOf(chance)))

/** In full, for all that is not sampled. */
function full(chance: Chance): string {
  const figure = figureOf(chance)
  return figure.kind === 'sampled' ? '' : told(percentOf(figure))
}

describe('a chance to win', () => {
  it('is 0 % or 100 % where that is certain', () => {
    const certain = [0, 1].map((worth): Chance => ({ worth, interval: [worth, worth] }))
    expect(certain.map(full)).toEqual(['0.0%', '100.0%'])
    expect(certain.map(brief)).toEqual(['0%', '100%'])
  })

  it('is never 0 % or 100 % where it is as good as certain', () => {
    const estimates = [0, 0.004, 0.4, 0.996, 1].map((worth): Chance => ({ worth, interval: null }))
    expect(estimates.map(full)).toEqual(['<1%', '<1%', 'about 40%', '>99%', '>99%'])
    expect(estimates.map(brief)).toEqual(['<1%', '<1%', '40%', '>99%', '>99%'])
    const exact: Chance = { worth: 0.9999, interval: [0.9999, 0.9999] }
    expect([full(exact), brief(exact)]).toEqual(['>99.9%', '>99%'])
  })

  it('never claims more than games that were played out show', () => {
    const none: Chance = { worth: 0, interval: [0, 0.013] }
    const all: Chance = { worth: 1, interval: [0.987, 1] }
    expect([none, all].map(full)).toEqual(['under 2%', 'over 98%'])
    expect([none, all].map(brief)).toEqual(['<2%', '>98%'])
  })
})
