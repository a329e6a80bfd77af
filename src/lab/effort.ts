import type { Level } from '../bots/levels.ts'
import type { Kinds } from '../engine/game.ts'
import type { Lore } from '../engine/lore.ts'

/** How long a review may take where a table cannot be solved: seconds, mostly a minute at most, or as long as it takes. */
export const EFFORTS = ['quick', 'usual', 'thorough'] as const
export type Effort = (typeof EFFORTS)[number]

/** Who judges every decision, and who is asked again before one is blamed. */
export interface Judges {
  readonly first: Level
  readonly second: Level
}

/** Where bots have to search, the strongest take minutes for a match; elsewhere they take seconds. */
const SEARCHED: Readonly<Record<Effort, Judges>> = {
  quick: { first: 'club', second: 'club' },
  usual: { first: 'club', second: 'expert' },
  thorough: { first: 'expert', second: 'expert' },
}
const KNOWN: Readonly<Record<Effort, Judges>> = {
  quick: { first: 'club', second: 'club' },
  usual: { first: 'champion', second: 'champion' },
  thorough: { first: 'champion', second: 'champion' },
}

export const judgesFor = <K extends Kinds>(effort: Effort, { reflex, exact }: Lore<K>): Judges =>
  (reflex || exact ? KNOWN : SEARCHED)[effort]
