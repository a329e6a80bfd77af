import { chancesKept, type Exact, type Kept, type Numbering, TWO, type Values } from '../engine/exact.ts'
import type { Game, Kinds, Table } from '../engine/game.ts'
import type { Solution } from './by-rules.ts'
import { settlePart, solve, unknown } from './solve.ts'

/** What is known of a table so far; whoever stops asking leaves it for the next. */
interface Knowledge<K extends Kinds> {
  readonly numbering: Numbering<K>
  readonly values: Values
}

/** More states than these nobody solves: they would fill the memory first. */
export const MOST_STATES = 5_000_000

const numberings = new WeakMap<Table<object>, Numbering>()
const known = new WeakMap<Table<object>, Knowledge<Kinds>>()
const solutions = new WeakMap<Table<object>, Solution>()

/** Whether bots and reviews may count on a solution: three would wait too long for theirs. */
export const isForSolving = <K extends Kinds>(exact: Exact<K>, table: Table<K['options'], K['board']>): boolean =>
  table.seats === TWO && numberingOf(exact, table).size <= MOST_STATES

/** The states of a table, numbered once. */
export function numberingOf<K extends Kinds>(exact: Exact<K>, table: Table<K['options'], K['board']>): Numbering<K> {
  const found = numberings.get(table as Table<object>) as Numbering<K> | undefined
  const numbering = found ?? exact.numbering(table)
  numberings.set(table as Table<object>, numbering as unknown as Numbering)
  return numbering
}

/** The solution of a table, worked out once: step by step, or from what was kept, when a value is asked for. */
export function* solutionOf<K extends Kinds>(
  game: Game<K>,
  exact: Exact<K>,
  table: Table<K['options'], K['board']>,
): Generator<void, Solution<K>, void> {
  const found = solutions.get(table as Table<object>) as Solution<K> | undefined
  if (found) return found
  const solution = exact.kept
    ? fromKept(game, numberingOf(exact, table), exact.kept)
    : yield* workedOut(game, exact, table)
  solutions.set(table as Table<object>, solution as unknown as Solution)
  return solution
}

function* workedOut<K extends Kinds>(
  game: Game<K>,
  exact: Exact<K>,
  table: Table<K['options'], K['board']>,
): Generator<void, Solution<K>, void> {
  const { numbering, values } = knowledgeOf(exact, table)
  for (const _ of solve(numbering, values)) yield
  return solutionWith(game, numbering, values)
}

function knowledgeOf<K extends Kinds>(exact: Exact<K>, table: Table<K['options'], K['board']>): Knowledge<K> {
  const found = known.get(table as Table<object>) as Knowledge<K> | undefined
  if (found) return found
  const numbering = numberingOf(exact, table)
  const knowledge: Knowledge<K> = { numbering, values: unknown(numbering) }
  known.set(table as Table<object>, knowledge as unknown as Knowledge<Kinds>)
  return knowledge
}

export const solutionWith = <K extends Kinds>(game: Game<K>, numbering: Numbering<K>, values: Values): Solution<K> => ({
  game,
  numbering,
  chancesAt: (number) => chancesAt(numbering, values, number),
})

/** Those of all: what nobody else wins is left for the last. */
function chancesAt(numbering: Pick<Numbering, 'seats'>, values: Values, number: number): number[] {
  const kept = chancesKept(numbering)
  const chances = [...values.subarray(number * kept, (number + 1) * kept)]
  return [...chances, chances.reduce((rest, chance) => rest - chance, 1)]
}

/** What was kept is no more exact than this. */
const ENOUGH = 1e-6

/** A part is solved when one of its values is asked for, with what was kept of the others. */
function fromKept<K extends Kinds>(game: Game<K>, numbering: Numbering<K>, kept: Kept): Solution<K> {
  const values = kept.values()
  const trusted = new Set<number>()
  const trust = (number: number): void => {
    for (const part of kept.partsFor(number)) {
      const { first } = part[0]!
      if (trusted.has(first)) continue
      trusted.add(first)
      for (const _ of settlePart(numbering, part, values, ENOUGH));
    }
  }
  return {
    game,
    numbering,
    chancesAt(number) {
      trust(number)
      return chancesAt(numbering, values, number)
    },
  }
}
