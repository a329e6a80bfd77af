import type { Game, Table } from '../../src/engine/game.ts'
import type { OptionSpec } from '../../src/engine/options.ts'
import { pick, type Random, seeded } from '../../src/engine/random.ts'
import { prepare } from '../../src/engine/table.ts'
import { range } from './problems.ts'

/** The things a table can choose, each with the values worth trying. */
export interface Factor {
  readonly name: string
  readonly values: readonly unknown[]
}

/** One chosen value (by position) for each factor. */
type Row = readonly number[]

/** Seats and board are factors like the options. */
export function factorsOf(game: Game): Factor[] {
  const { least, most } = game.seats
  const boards = game.boards.map(({ board }) => board)
  return [
    { name: 'seats', values: range(most - least + 1).map((more) => least + more) },
    ...(boards.length > 0 ? [{ name: 'board', values: boards }] : []),
    ...Object.entries(game.options).map(([name, spec]) => ({ name: `option ${name}`, values: valuesOf(spec) })),
  ]
}

function valuesOf(spec: OptionSpec): unknown[] {
  if (spec.kind === 'flag') return [spec.default, !spec.default]
  if (spec.kind === 'number') return [...new Set([spec.default, spec.least, spec.most])]
  return [spec.default, ...spec.values.filter((value) => value !== spec.default)]
}

function tableOf(game: Game, factors: readonly Factor[], row: Row): Table | null {
  const chosen = factors.map(({ name, values }, i) => [name, values[row[i]!]] as const)
  const options = chosen.filter(([name]) => name.startsWith('option ')).map(([name, value]) => [name.slice(7), value])
  const wish = Object.fromEntries(chosen.filter(([name]) => !name.startsWith('option ')))
  const prepared = prepare(game, {
    seats: wish.seats as number,
    board: wish.board,
    options: Object.fromEntries(options),
  })
  return prepared.ok ? (prepared.table as Table) : null
}

/** Tables in which every two values of two factors meet, where the game allows it. */
export function pairwiseTables(game: Game): Table[] {
  const factors = factorsOf(game)
  const rows = allPairs(
    factors.map(({ values }) => values.length),
    (row) => tableOf(game, factors, row) !== null,
  )
  return rows.map((row) => tableOf(game, factors, row)!)
}

/** Every table there is. */
export function* everyTable(game: Game): Generator<Table> {
  const factors = factorsOf(game)
  for (const row of product(factors.map(({ values }) => values.length))) {
    const table = tableOf(game, factors, row)
    if (table) yield table
  }
}

/** The defaults at each number of seats. */
export const defaultTables = (game: Game): Table[] =>
  factorsOf(game)[0]!.values.flatMap((seats) => {
    const prepared = prepare(game, { seats: seats as number })
    return prepared.ok ? [prepared.table as Table] : []
  })

export function* product([size, ...others]: readonly number[]): Generator<Row> {
  if (size === undefined) return yield []
  for (let value = 0; value < size; value++) for (const rest of product(others)) yield [value, ...rest]
}

const TRIES = 50

/**
 * Rows in which every pair of values occurs. Each row begins with a pair that is still missing and takes, of some random
 * fillings, the allowed one with most missing pairs; a pair that no filling allows is given up.
 */
export function allPairs(sizes: readonly number[], isAllowed: (row: Row) => boolean = () => true): Row[] {
  const random = seeded(1)
  const missing = new Set(pairsOfSizes(sizes))
  const rows: Row[] = []
  for (const pair of missing) {
    const row = bestFilling(sizes, pair, missing, isAllowed, random)
    if (row) rows.push(row)
    for (const met of row ? pairsIn(row) : [pair]) missing.delete(met)
  }
  return rows
}

const pairName = (i: number, a: number, j: number, b: number): string => [i, a, j, b].join()

function pairsOfSizes(sizes: readonly number[]): string[] {
  if (sizes.length === 1) return range(sizes[0]!).map((value) => pairName(0, value, 0, value))
  return sizes.flatMap((size, i) =>
    sizes.flatMap((other, j) =>
      i < j ? range(size).flatMap((a) => range(other).map((b) => pairName(i, a, j, b))) : [],
    ),
  )
}

export function pairsIn(row: Row): string[] {
  if (row.length === 1) return [pairName(0, row[0]!, 0, row[0]!)]
  return row.flatMap((a, i) => row.flatMap((b, j) => (i < j ? [pairName(i, a, j, b)] : [])))
}

function bestFilling(
  sizes: readonly number[],
  pair: string,
  missing: ReadonlySet<string>,
  isAllowed: (row: Row) => boolean,
  random: Random,
): Row | null {
  const [i, a, j, b] = pair.split(',').map(Number)
  let best: Row | null = null
  let most = 0
  for (let tried = 0; tried < TRIES; tried++) {
    const row = sizes.map((size, at) => (at === i ? a! : at === j ? b! : pick(random, range(size))))
    const news = pairsIn(row).filter((met) => missing.has(met)).length
    if (news > most && isAllowed(row)) [best, most] = [row, news]
  }
  return best
}
