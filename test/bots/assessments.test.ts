import { describe, expect, it } from 'vitest'
import { concluded, type Thought } from '../../src/bots/judge.ts'
import { botOf, conductOf } from '../../src/bots/levels.ts'
import { leftAfter } from '../../src/bots/playing-out.ts'
import { errorOf, halfOf } from '../../src/engine/interval.ts'
import { seeded } from '../../src/engine/random.ts'
import { shareOfWin } from '../../src/engine/share.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { LORES, tableFor, thoughtIn } from './thoughts.ts'
import { dice, evaluateTrial, fork, over, type Spot, stateAt, type Trial, trial } from './trial.ts'

const WITHIN = 0.03

/** At the beginning, and after a roll. */
function dodgeDice(): Thought[] {
  const { game } = MANIFESTS['dodge-dice']!
  const state = game.setup(tableFor(game, 4))
  const first = thoughtIn(game, state, 0)
  const rolled = game.setup(tableFor(game, 4))
  game.play(rolled, 0, { kind: 'roll' })
  const waiting = game.waiting(rolled)
  if (waiting.kind === 'chance') game.settle(rolled, game.sample(waiting.chance, seeded(4)))
  return [first, thoughtIn(game, rolled, 0)]
}

/** What a seat wins on average of so many games that are simply played to their end after an action. */
function playedPlainly(thought: Thought, action: Thought['legal'][number], games: number): number {
  const way = { conduct: conductOf(LORES['dodge-dice']!), laps: Number.POSITIVE_INFINITY, evaluate: () => Number.NaN }
  let won = 0
  for (let number = 0; number < games; number++)
    won += shareOfWin(leftAfter(thought, way, [action], { seed: 77, number }).result!, thought.seat)
  return won / games
}

describe('what actions are worth at a table of Dodge Dice for four', () => {
  const GAMES = 500

  it('is what comes of them when games are played out, for every one of them', () => {
    for (const thought of dodgeDice()) {
      const { worths, intervals } = concluded(botOf('champion', LORES['dodge-dice']!).assess(thought, WITHIN))
      for (const [i, action] of thought.legal.entries()) {
        const plain = playedPlainly(thought, action, GAMES)
        const error = Math.hypot(errorOf(intervals[i]!), Math.sqrt((plain * (1 - plain)) / GAMES))
        expect(Math.abs(worths[i]! - plain)).toBeLessThan(4 * error)
        expect(halfOf(intervals[i]!)).toBeLessThanOrEqual(WITHIN)
      }
    }
  })

  it('is never told before a game was played, but by chances that are called estimates', () => {
    const [thought] = dodgeDice() as [Thought]
    const step = botOf('champion', LORES['dodge-dice']!).assess(thought, WITHIN).next()
    if (step.done) throw new Error('all was known at once')
    const { worths, intervals } = step.value()
    expect(intervals).toEqual([null, null])
    expect(Math.min(...worths)).toBeGreaterThan(0.1)
  })
})

describe('an assessment', () => {
  const { assess } = botOf<Trial>('champion', { evaluate: evaluateTrial, reflex: null })
  const assessed = (spot: Spot, within = WITHIN, seed = 1) =>
    concluded(assess(thoughtIn(trial().game, stateAt(spot), 0, seed), within))
  const gamble = (good: number) => dice([over(1, 2), good], [over(2, 1), 10 - good])

  it('knows every action as well as is wanted, also those that are worse', () => {
    const { worths, intervals } = assessed(fork(gamble(1), gamble(9), gamble(4)))
    for (const [i, chance] of [0.1, 0.9, 0.4].entries()) {
      expect(Math.abs(worths[i]! - chance)).toBeLessThan(2.2 * WITHIN)
      expect(halfOf(intervals[i]!)).toBeLessThanOrEqual(WITHIN)
      expect(halfOf(intervals[i]!)).toBeGreaterThan(0)
    }
  })

  it('goes on until it is as sure as that', () => {
    const width = (within: number) => halfOf(assessed(fork(gamble(5), gamble(4)), within).intervals[0]!)
    expect(width(0.01)).toBeLessThan(width(0.05))
  })

  it('counts wins, not places', () => {
    const { worths } = assessed(fork(over(2, 1, 3), gamble(5)))
    expect(worths[0]).toBe(0)
  })

  it('is exact where an action ends the game', () => {
    const { worths, intervals } = assessed(fork(over(1, 2), gamble(5)))
    expect([worths[0], intervals[0]]).toEqual([1, [1, 1]])
  })

  it('says that it does not know how far those are off that were not played on after, and thinks none of them better', () => {
    const many = Array.from({ length: 30 }, (_, i) => dice([over(1, 2), 90 - i], [over(2, 1), 10 + i]))
    const { worths, intervals } = assessed(fork(...many), 0.1)
    const played = worths.filter((_, i) => intervals[i])
    expect(played).toHaveLength(24)
    expect(Math.max(...worths.filter((_, i) => !intervals[i]))).toBeLessThanOrEqual(Math.min(...played))
  })

  it('is the same for the same numbers', () => {
    const ways = fork(gamble(3), gamble(6))
    expect(assessed(ways, WITHIN, 5)).toEqual(assessed(ways, WITHIN, 5))
  })
})

it('is exact where a game is solved', () => {
  const { game } = MANIFESTS['dodge-dice']!
  const thought = thoughtIn(game, game.setup(tableFor(game, 2)), 0)
  const { worths, intervals } = concluded(botOf('champion', LORES['dodge-dice']!).assess(thought, WITHIN))
  expect(intervals).toEqual(worths.map((chance) => [chance, chance]))
})
