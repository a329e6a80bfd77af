import type { Seat, Watcher } from '../../src/engine/game.ts'
import { copy, same } from '../../src/engine/values.ts'

/** What a check found, one line each; a sound game gives none. */
export type Problems = readonly string[]

/** JSON to compare by. A table stands in it as a mark, since its board may be long and is the same all game. */
export function json(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('table' in value)) return JSON.stringify(value)
  return JSON.stringify({ ...value, table: tableMark(value.table) })
}

/** Says later whether a value is still as it is now. What is frozen cannot have changed. */
export function watched(value: unknown): () => boolean {
  const before = copy(value)
  return () => same(value, before)
}

const marks = new Map<string, number>()
const marksOfFrozen = new WeakMap<object, number>()

function tableMark(table: unknown): number {
  const isFrozen = typeof table === 'object' && table !== null && Object.isFrozen(table)
  const known = isFrozen ? marksOfFrozen.get(table) : undefined
  if (known !== undefined) return known
  const text = JSON.stringify(table)
  const mark = marks.get(text) ?? marks.size
  marks.set(text, mark)
  if (isFrozen) marksOfFrozen.set(table, mark)
  return mark
}

/** A throw inside a game is a problem like any other; what was done is only written down when it throws. */
export function guarded(what: () => string, check: () => Problems): Problems {
  try {
    return check()
  } catch (error) {
    return [`${what()} threw ${error instanceof Error ? error.message : String(error)}`]
  }
}

const NONE: Problems = []

/** A problem that is long to tell is only written down where there is one: most checks run a million times in vain. */
export const when = (broken: boolean, problem: string | (() => string)): Problems =>
  broken ? [typeof problem === 'string' ? problem : problem()] : NONE

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

export const seatsOf = (state: { readonly table: { readonly seats: number } }): Seat[] => range(state.table.seats)

/** Everybody who may look: a spectator and each seat. */
export const watchersOf = (state: { readonly table: { readonly seats: number } }): Watcher[] => [
  null,
  ...seatsOf(state),
]

const BRIEF = 160

/** A value for a message; -0, which JSON can read but not write, shows. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value, (_, item) => (Object.is(item, -0) ? '-0' : item)) ?? 'undefined'
  return text.length > BRIEF ? `${text.slice(0, BRIEF)}…` : text
}
