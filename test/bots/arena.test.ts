import { describe, expect, it } from 'vitest'
import type { Thought } from '../../src/bots/judge.ts'
import { chooserOf, decide, type Level } from '../../src/bots/levels.ts'
import type { Choose } from '../../src/engine/playout.ts'
import { arena } from '../../src/lab/arena.ts'
import { atDecisions, ESTIMATED, isSlow, PLAYERS, tableFor } from './thoughts.ts'

/** Enough games that a bot as good as ours should be is all but sure to be told from a random one. */
const GAMES: Readonly<Record<string, number>> = { monza: 1500, 'allens-dirt-season': 6, 'dicey-curves': 8 }
/** Where a race of the default length would take long. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'dicey-curves': { length: 'exact', finish: 2, cars: 'one' },
}
const GAMES_USUALLY = 60
const SIGNIFICANT = 0.01
const SEED = 2024
const MOST_MILLISECONDS = 50
const SELDOM = 9

describe.each(ESTIMATED)('at $game.id', ({ game, lore }) => {
  const { least } = game.seats
  const against = (level: Level, games: number) =>
    arena({
      game,
      table: tableFor(game, least, OPTIONS[game.id]),
      players: Array.from({ length: least }, (_, player) => chooserOf(player === 0 ? level : 'random', lore)),
      games,
      seed: SEED,
    })

  it('club beats random', { timeout: 60_000 }, () => {
    expect(against('club', GAMES[game.id] ?? GAMES_USUALLY)[0]!.luck).toBeLessThan(SIGNIFICANT)
  })

  it('casual is not beaten by random', { timeout: 60_000 }, () => {
    expect(against('casual', GAMES[game.id] ?? GAMES_USUALLY)[1]!.luck).toBeGreaterThan(SIGNIFICANT)
  })
})

describe.each(PLAYERS.filter(({ level }) => !isSlow(level)))('$name', ({ game, bot }) => {
  it('decides quickly', () => {
    const times: number[] = []
    const now = (thought: Thought) => {
      const began = performance.now()
      decide(bot, thought)
      times.push(performance.now() - began)
    }
    atDecisions(game, tableFor(game, game.seats.least, OPTIONS[game.id]), 1, now, (decision) => decision % SELDOM === 0)
    times.sort((a, b) => a - b)
    expect(times[times.length >> 1]).toBeLessThan(MOST_MILLISECONDS)
  })
})

describe('an arena', () => {
  const { game, lore } = ESTIMATED[0]!
  const contest = (games: number, seed: number) => ({
    game,
    table: tableFor(game, 3),
    players: (['casual', 'random', 'random'] as const).map((level) => chooserOf(level, lore)),
    games,
    seed,
  })

  it('gives the same games for the same seed', () => {
    expect(arena(contest(30, 1))).toEqual(arena(contest(30, 1)))
    expect(arena(contest(30, 1))).not.toEqual(arena(contest(30, 2)))
  })

  it('shares out every game', () => {
    const standings = arena(contest(30, 1))
    expect(standings.reduce((sum, { winRate }) => sum + winRate, 0)).toBeCloseTo(1, 12)
    for (const { winRate, interval } of standings) expect(interval[0] <= winRate && winRate <= interval[1]).toBe(true)
  })

  it('moves every player through all seats', () => {
    const seen: number[][] = [[], []]
    const noting =
      (player: number): Choose =>
      (rules, state, seat) => {
        if (!seen[player]!.includes(seat)) seen[player]!.push(seat)
        return rules.legal(state, seat)[0]!
      }
    arena({ game, table: tableFor(game, 2), players: [noting(0), noting(1)], games: 2, seed: 1 })
    expect(seen.map((seats) => seats.sort())).toEqual([
      [0, 1],
      [0, 1],
    ])
  })
})
