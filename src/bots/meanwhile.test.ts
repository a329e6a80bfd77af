import { expect, it } from 'vitest'
import { guessed } from './estimate.ts'
import { concluded, type Judgement, type Thinking } from './judge.ts'
import { meanwhile } from './meanwhile.ts'

const LATER = guessed([0.25, 0.75])
const UNTIL_THEN = guessed([1, 0])

function* taking(steps: number): Generator<void, Judgement, void> {
  for (let left = steps; left > 0; left--) yield
  return LATER
}

function* judged(): Thinking {
  yield () => UNTIL_THEN
  return UNTIL_THEN
}

it('tells what others judge until it is worked out', () => {
  for (const patience of [1, 2, 3]) {
    let looks = 0
    expect(concluded(meanwhile(taking(5), judged), () => looks++ === patience)).toBe(UNTIL_THEN)
  }
  expect(concluded(meanwhile(taking(5), judged))).toBe(LATER)
})

it('asks nobody about what is known', () => {
  const asked = () => {
    throw new Error('somebody was asked')
  }
  expect(concluded(meanwhile(taking(0), asked))).toBe(LATER)
})
