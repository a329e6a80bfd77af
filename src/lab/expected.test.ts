import { describe, expect, it } from 'vitest'
import { dice, type Spot, stateAt, type Trial, trial, worth } from '../../test/bots/trial.ts'
import { expectedAfter } from './expected.ts'

type Face = readonly [Spot, number]

/** Three seats: the second wins what the first does not, the third nothing. */
function expectedOf(...faces: readonly Face[]) {
  const { game } = trial()
  const state = stateAt(dice(...faces))
  const waiting = game.waiting(state)
  if (waiting.kind !== 'chance') throw new Error('no throw is due')
  const won = ({ spot }: Trial['state']) => (spot.kind === 'worth' ? spot.worth : 0)
  return expectedAfter(game, state, waiting.chance, (after) => [won(after), 1 - won(after), 0])
}

const throwOf = (worths: readonly number[]): readonly Face[] => worths.map((one) => [worth(one), 1])

describe('what is expected of a throw', () => {
  it('is the mean over all that may fall, as often as it does; how far estimates are off nobody knows', () => {
    const { chances, error } = expectedOf([worth(0.9), 1], [worth(0.1), 3])
    expect(chances[0]).toBeCloseTo(0.3, 12)
    expect(chances[1]).toBeCloseTo(0.7, 12)
    expect(error).toBeNull()
  })

  it('is drawn where too much may fall, and off by no more than it says', () => {
    const { chances, error } = expectedOf(...throwOf(Array.from({ length: 2000 }, (_, i) => (i % 4 === 0 ? 1 : 0))))
    const [first] = chances as [number]
    expect(error).toBeCloseTo(Math.sqrt((first * (1 - first)) / 400), 12)
    expect(Math.abs(first - 0.25)).toBeLessThan(3 * error!)
  })

  it('is off by nothing where all that was drawn is worth the same', () => {
    expect(expectedOf(...throwOf(new Array(2000).fill(0.5)))).toEqual({ chances: [0.5, 0.5, 0], error: 0 })
  })
})
