import { describe, expect, it } from 'vitest'
import { dice, evaluateTrial, fork, over, type Spot, stateAt, trial } from '../../test/bots/trial.ts'
import { assessorByGames } from './by-games.ts'

const LORE = { evaluate: evaluateTrial, reflex: null, hasty: () => [0] }

/** How many games the usual review plays after each action that is not plainly worse: at first, and again. */
const [FIRST, AGAIN] = [256, 2048]

const gamble = (percent: number): Spot => dice([over(1, 2), percent], [over(2, 1), 100 - percent])
/** It wins where the other loses, so nobody knows soon which of them is better. */
const against = (percent: number): Spot => dice([over(2, 1), 100 - percent], [over(1, 2), percent])

/** Weighs one of several ways, and tells who won each of the games that were played for it, in their order. */
function weighed(ways: readonly Spot[], taken: number, seed = 1) {
  const { game } = trial()
  const won: boolean[] = []
  const settle = (state: { spot: Spot }, outcome: Spot) => {
    won.push(outcome.kind === 'over' && outcome.places[0] === 1)
    game.settle(state as never, outcome)
  }
  const state = stateAt(fork(...ways))
  const { weigh } = assessorByGames({ ...game, settle } as typeof game, LORE, 'usual', seed)
  return { ...weigh(state, 0, game.legal(state, 0), taken), won }
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const isPlayedOnce = ({ won }: { readonly won: readonly boolean[] }) => won.length === 2 * FIRST
const isPlayedAgain = ({ won }: { readonly won: readonly boolean[] }) => won.length === 2 * (FIRST + AGAIN)

describe('what a decision gives away by games', () => {
  it('is what the best other wins more, with the standard error of the second look', () => {
    const { best, lost, error } = weighed([gamble(40), gamble(55), gamble(70)], 0)
    expect(best).toBe(2)
    expect(Math.abs(lost - 0.3)).toBeLessThan(4 * error!)
    // With the same dice for both, a game is won by the better one alone or nothing is gained.
    expect(error).toBeCloseTo(Math.sqrt((lost * (1 - lost)) / AGAIN), 12)
  })

  it('is nothing where all others win less, or nothing else could be done', () => {
    expect(weighed([gamble(40), gamble(70)], 1)).toMatchObject({ best: 1, lost: 0 })
    expect(weighed([gamble(40)], 0)).toMatchObject({ best: 0, lost: 0, error: 0 })
  })

  it('is looked at again where something seems to be given away, plainly or not, and nowhere else', () => {
    const even = seeds.map((seed) => weighed([gamble(50), against(50)], 0, seed))
    expect(even.filter(isPlayedOnce).length).toBeGreaterThan(8)
    expect(even.filter(isPlayedAgain).length).toBeGreaterThan(8)
    expect(even.filter(({ lost }) => lost > 0).length).toBeLessThan(3)
  })

  it('is found where the first look alone would have shown nothing plain', () => {
    const close = seeds.map((seed) => weighed([gamble(46), against(54)], 0, seed))
    expect(close.filter(({ lost }) => lost > 0).length).toBeGreaterThan(20)
  })

  it('is looked at by other games again', () => {
    const { won } = weighed([gamble(40), gamble(70)], 0)
    expect(won).toHaveLength(2 * (FIRST + AGAIN))
    expect(won.slice(2 * FIRST, 4 * FIRST)).not.toEqual(won.slice(0, 2 * FIRST))
  })
})
