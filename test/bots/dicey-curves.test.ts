import { describe, expect, it } from 'vitest'
import { chooserOf } from '../../src/bots/levels.ts'
import type { Choose } from '../../src/engine/playout.ts'
import { playOut } from '../../src/engine/playout.ts'
import { seeded } from '../../src/engine/random.ts'
import { prepare } from '../../src/engine/table.ts'
import { diceyCurves as game } from '../../src/games/dicey-curves/game.ts'
import type { DiceyCurves, State } from '../../src/games/dicey-curves/state.ts'
import { evaluate } from '../../src/games/dicey-curves/thinking/evaluate.ts'
import { arena } from '../../src/lab/arena.ts'

const LORE = { evaluate, reflex: null }
const club = chooserOf<DiceyCurves>('club', LORE)

/** How many turns a race of club bots takes. */
function turnsOf(seats: number, options: Readonly<Record<string, unknown>>, seed: number): number {
  const prepared = prepare(game, { seats, options })
  if (!prepared.ok) throw new Error(prepared.refusal.reason.key)
  let turns = 0
  const counting: Choose<DiceyCurves> = (rules, state: State, seat, random) => {
    const action = club(rules, state, seat, random)
    if (action.kind === 'end' || action.kind === 'buy') turns++
    return action
  }
  playOut(game, game.setup(prepared.table), seeded(seed), counting)
  return turns
}

const SHORT = { length: 'exact', finish: 2 }

describe('club bots at Dicey Curves', () => {
  it('win nine races in ten against random drivers', { timeout: 60_000 }, () => {
    const prepared = prepare(game, { seats: 2, options: { ...SHORT, cars: 'one' } })
    if (!prepared.ok) throw new Error(prepared.refusal.reason.key)
    const players = (['club', 'random'] as const).map((level) => chooserOf<DiceyCurves>(level, LORE))
    const [club] = arena({ game, table: prepared.table, players, games: 12, seed: 1 })
    expect(club!.winRate).toBeGreaterThan(0.9)
  })

  it('bring six cars home through DANGER! in some rounds', { timeout: 60_000 }, () => {
    const seats = 6
    expect(turnsOf(seats, { ...SHORT, danger: true }, 1)).toBeLessThan(seats * 20)
  })

  it.each([3, 21])('judge every window of DANGER! for two, seed %i', { timeout: 120_000 }, (seed) => {
    expect(turnsOf(2, { length: 'exact', finish: 5, danger: true }, seed)).toBeGreaterThan(8)
  })

  it('bring two cars each home', { timeout: 60_000 }, () => {
    const seats = 3
    expect(turnsOf(seats, SHORT, 1)).toBeLessThan(seats * 20)
  })
})
