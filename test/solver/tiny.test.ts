import { describe, expect, it } from 'vitest'
import { top } from '../../src/engine/frames.ts'
import type { Seat, Table } from '../../src/engine/game.ts'
import { seeded } from '../../src/engine/random.ts'
import { prepare } from '../../src/engine/table.ts'
import type { Board } from '../../src/games/monza/board.ts'
import { monza } from '../../src/games/monza/game.ts'
import { isHome } from '../../src/games/monza/rules/ending.ts'
import type { Options, State } from '../../src/games/monza/state.ts'
import { EXACT } from '../../src/games/monza/thinking/exact/index.ts'
import { chancesByRules, chancesIn } from '../../src/solver/by-rules.ts'
import { solutionWith } from '../../src/solver/oracle.ts'
import { solve, unknown } from '../../src/solver/solve.ts'
import { TINY } from './tiny.ts'
import { walked } from './walked.ts'

function tableOf(seats: number, options: Partial<Options>, board?: Board): Table<Options, Board> {
  const prepared = prepare(monza, { seats, options, board })
  if (!prepared.ok) throw new Error(prepared.refusal.reason.key)
  return prepared.table
}

function solved(table: Table<Options, Board>) {
  const numbering = EXACT.numbering(table)
  const values = unknown(numbering)
  const solving = solve(numbering, values)
  let step = solving.next()
  while (!step.done) step = solving.next()
  return { solution: solutionWith(monza, numbering, values), residual: step.value.residual }
}

const sum = (chances: readonly number[]): number => chances.reduce((total, chance) => total + chance, 0)

/** The goals have the colours of the first two cars. */
const IN_CAR_COLOURS: Board = {
  ...TINY,
  title: 'Tiny, with goals in the colours of cars',
  goals: [
    { colour: 'white', lanes: ['only'] },
    { colour: 'blue', lanes: ['only'] },
  ],
}

const TABLES: readonly (readonly [seats: number, options: Partial<Options>, board: Board])[] = [
  [2, { variation: true }, TINY],
  [2, { variation: true }, IN_CAR_COLOURS],
  [2, { variation: true, starter: 'random' }, IN_CAR_COLOURS],
  [3, {}, TINY],
  [3, { distance: 'never-stop-early', ending: 'one-more-turn' }, TINY],
  [3, { variation: true }, TINY],
  [3, { variation: true, ending: 'one-more-turn' }, TINY],
]

/** MZ-11 The dice of cars in goals count; MZ-12b in the variation also those of others, in this round or the last one. */
function nameOf(state: State): string {
  const { seat } = top(state) as { readonly seat?: Seat }
  const isLate = (each: Seat) => state.last !== null || seat === undefined || turnOf(state, each) < turnOf(state, seat)
  const counts = (each: Seat) => isHome(state, each) || (state.table.options.variation && isLate(each))
  const used = state.used.map((dice, each) => (counts(each) ? dice : 0))
  return JSON.stringify({ ...state, used, table: null })
}

const turnOf = ({ starter, table: { seats } }: State, seat: Seat): number => (seat - starter + seats) % seats

describe.each(TABLES)('for %i with %j: $2.title', (seats, options, board) => {
  const table = tableOf(seats, options, board)
  const { solution, residual } = solved(table)

  it('MZ-10, MZ-11a, MZ-12b: is worth in every state what walking it by the rules finds', () => {
    const states = walked(monza, monza.setup(table), nameOf, 60).filter(({ state }) => solution.numbering.place(state))
    expect(states.length).toBeGreaterThan(15)
    for (const { state, chances } of states)
      for (const [seat, chance] of chancesIn(solution, state).entries()) expect(chance).toBeCloseTo(chances[seat]!, 8)
  })

  it('holds still, and its chances add up to one win', () => {
    expect(residual).toBeLessThan(1e-9)
    for (let number = 0; number < solution.numbering.size; number++) {
      const chances = solution.chancesAt(number)
      expect(sum(chances)).toBeCloseTo(1, 12)
      for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0)
    }
  })
})

it('MZ-12b of two the dice are remembered where a car may have the colour of a goal', () => {
  const sizeWith = (options: Partial<Options>) => EXACT.numbering(tableOf(2, options)).size
  const states = sizeWith({ variation: true })
  expect(sizeWith({ variation: true, colours: 'chosen' })).toBe(30 * 7 * states)
  expect(sizeWith({ variation: true, colours: 'chosen', ending: 'one-more-turn' })).toBe(30 * states)
})

it('MZ-2 nobody at a table for three has an advantage who is chosen by chance', () => {
  const table = tableOf(3, { starter: 'random' }, TINY)
  for (const chance of chancesIn(solved(table).solution, monza.setup(table))) expect(chance).toBeCloseTo(1 / 3, 6)
})

it('the default circuit for three is the game: whatever states are worth, each is worth what the rules make of it', () => {
  const table = tableOf(3, { distance: 'never-stop-early' })
  const numbering = EXACT.numbering(table)
  expect(numbering.size).toBe(3 * 63 ** 3)
  const random = seeded(1)
  const values = Float64Array.from({ length: 2 * numbering.size }, () => random() / 2 ** 33)
  const solution = solutionWith(monza, numbering, values)
  const chances = new Float64Array(2)
  for (const seat of [0, 1, 2]) {
    const state: State = { ...monza.setup(table), cars: [105, 206, 305], frames: [{ kind: 'roll', seat }] }
    numbering.weigh(numbering.place(state)!.number, values, chances)
    const byRules = chancesByRules(solution, state)
    expect(chances[0]).toBeCloseTo(byRules[seat]!, 9)
    expect(chances[1]).toBeCloseTo(byRules[(seat + 1) % 3]!, 9)
  }
})
