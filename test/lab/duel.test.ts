import { describe, expect, it } from 'vitest'
import { chooserOf, type Level, loreFor } from '../../src/bots/levels.ts'
import type { Choose } from '../../src/engine/playout.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { assessorFor } from '../../src/lab/assessing.ts'
import { assessorBySolution } from '../../src/lab/by-solution.ts'
import { duel, type Standing, standingOf, tallyOf, WITHOUT_LUCK } from '../../src/lab/duel.ts'
import { lossOf } from '../../src/lab/loss.ts'
import { solutionOf } from '../../src/solver/oracle.ts'
import { bySolution } from '../../src/solver/playing.ts'
import { tableFor } from '../bots/thoughts.ts'

const { game, ...lender } = MANIFESTS['dodge-dice']!
const lore = await loreFor('champion', lender)

function solved(table: ReturnType<typeof tableFor>) {
  const working = solutionOf(game, lore.exact!, table)
  let step = working.next()
  while (!step.done) step = working.next()
  return step.value
}

function standingAfter(
  rounds: number,
  challenger: 'random' | 'casual',
  field: 'random' | 'casual',
  seats: number,
): Standing {
  const table = tableFor(game, seats)
  const contest = duel({
    game,
    table,
    challenger: chooserOf(challenger, lore),
    field: chooserOf(field, lore),
    seed: 1,
    assessor: null,
  })
  let standing = contest.next().value as Standing
  while (standing.rounds < rounds) standing = contest.next().value as Standing
  return standing
}

describe('a duel', () => {
  it('finds the better player, and which one it is', () => {
    const better = standingAfter(40, 'casual', 'random', 2)
    expect([better.isDecided, better.share > 0.5]).toEqual([true, true])
    const worse = standingAfter(40, 'random', 'casual', 2)
    expect([worse.isDecided, worse.share < 0.5]).toEqual([true, true])
  })

  it('goes on from rounds that were played before as if it had never stopped', () => {
    const contest = {
      game,
      table: tableFor(game, 2),
      challenger: chooserOf('random', lore),
      field: chooserOf('casual', lore),
      seed: 1,
      assessor: null,
    }
    const before = standingAfter(3, 'random', 'casual', 2)
    expect(duel({ ...contest, before }).next().value).toEqual(standingAfter(4, 'random', 'casual', 2))
  })

  it('seldom decides between players that are equally good, though one looks after every round', () => {
    const field = chooserOf('random', lore)
    // With the very same numbers both would play the same game on every seat, and nobody could be better.
    const challenger: Choose = (rules, state, seat, random) => {
      random()
      return field(rules, state, seat, random)
    }
    const table = tableFor(game, 2)
    const decides = (seed: number): boolean => {
      for (const { isDecided, rounds } of duel({ game, table, challenger, field, seed, assessor: null }))
        if (isDecided || rounds === 30) return isDecided
      return false
    }
    const wrong = Array.from({ length: 200 }, (_, seed) => decides(seed)).filter(Boolean)
    expect(wrong.length).toBeLessThanOrEqual(10)
  })
})

it('what is given away is counted where a game lists its actions anew each time', async () => {
  const pig = MANIFESTS.pig!
  const pigLore = await pig.thinking()
  const table = tableFor(pig.game, 3)
  const { value: assessor } = assessorFor(pig.game, pigLore, table, 'quick').next()
  const { lost, decisions } = lossOf(pig.game, table, chooserOf('random', pigLore), assessor!, 1, 1)
  expect([decisions > 0, lost > 0]).toEqual([true, true])
})

describe('where all is known', () => {
  const table = tableFor(game, 2)
  const solution = solved(table)
  const assessor = assessorBySolution(solution)

  it('a champion gives nothing away, a random player much', () => {
    const perDecision = (level: 'random' | 'champion') => {
      const { lost, decisions } = lossOf(game, table, chooserOf(level, lore), assessor, 1, 1)
      return lost / decisions
    }
    expect(perDecision('champion')).toBeLessThan(1e-4)
    expect(perDecision('random')).toBeGreaterThan(0.01)
  })

  it('whoever plays as the solution says gives nothing away', () => {
    const { lost, decisions } = lossOf(game, table, bySolution(solution), assessor, 1, 2)
    expect(decisions).toBeGreaterThan(20)
    expect(lost / decisions).toBeLessThan(1e-6)
  })

  const shareAfter = (rounds: number, level: Level): Standing => {
    const [challenger, field] = [chooserOf('champion', lore), chooserOf(level, lore)]
    const contest = duel({ game, table, challenger, field, seed: 3, assessor })
    let standing = contest.next().value as Standing
    while (standing.rounds < rounds) standing = contest.next().value as Standing
    return standing
  }

  it('a few games without luck tell what takes many with it', () => {
    const { isDecided, share } = shareAfter(14, 'random')
    expect(isDecided).toBe(true)
    expect(share).toBeGreaterThan(0.7)
  })

  it('optimal play wins a few games in a hundred more than the club, and begins with 0.499', () => {
    expect(assessor.chances(game.setup(table)).chances[0]).toBeCloseTo(0.4991, 4)
    const { share } = shareAfter(14, 'club')
    expect(share).toBeGreaterThan(0.52)
    expect(share).toBeLessThan(0.58)
  })
})

describe('the interval of a duel without luck', () => {
  const wins = Array.from({ length: 400 }, (_, round) => 0.8 + 0.05 * Math.sin(round))

  it('is taken about the mean once many rounds are known: a large share may be known well', () => {
    const [least, most] = standingOf(tallyOf(wins, 0.5), 0.5, WITHOUT_LUCK).interval
    expect(least).toBeLessThan(0.8)
    expect(most).toBeGreaterThan(0.8)
    expect(most - least).toBeLessThan(0.02)
  })

  it('stays wide after few', () => {
    const [least, most] = standingOf(tallyOf(wins.slice(0, 20), 0.5), 0.5, WITHOUT_LUCK).interval
    expect(most - least).toBeGreaterThan(0.2)
  })
})

it('at Dodge Dice games played out in haste give away less than the club does', () => {
  const table = tableFor(game, 2)
  const assessor = assessorBySolution(solved(table))
  const lossBy = (player: Choose, games: number): number => {
    const { lost, decisions } = lossOf(game, table, player, assessor, games, 7)
    return lost / decisions
  }
  const club = lossBy(chooserOf('club', lore), 2)
  expect(lossBy(chooserOf('expert', lore), 1)).toBeLessThan(club)
})
