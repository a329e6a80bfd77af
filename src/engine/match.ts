import { act, actOwned } from './act.ts'
import { type Entry, type Game, isOutcome, type Kinds, type Refusal, type Seat, type Table } from './game.ts'
import { sentence } from './sentence.ts'

/** A match is its table and its log; the state is a cache of them. */
export interface Match<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly table: Table<K['options'], K['board']>
  readonly log: readonly Entry<K>[]
  readonly state: K['state']
}

export type Matched<K extends Kinds> =
  | { readonly ok: true; readonly match: Match<K> }
  | { readonly ok: false; readonly refusal: Refusal; readonly index: number }

export const begin = <K extends Kinds>(game: Game<K>, table: Match<K>['table']): Match<K> => ({
  game,
  table,
  log: [],
  state: game.setup(table),
})

export function append<K extends Kinds>(match: Match<K>, entry: Entry<K>): Matched<K> {
  const acted = act(match.game, match.state, entry)
  if (!acted.ok) return { ok: false, refusal: acted.refusal, index: match.log.length }
  return { ok: true, match: { ...match, log: [...match.log, acted.entry], state: acted.state } }
}

/** Plays a log from the start and stops at the first entry that is refused. */
export function replay<K extends Kinds>(game: Game<K>, table: Match<K>['table'], log: readonly Entry<K>[]): Matched<K> {
  const state = game.setup(table)
  for (const [index, entry] of log.entries()) {
    const refusal = actOwned(game, state, entry)
    if (refusal) return { ok: false, refusal, index }
  }
  return { ok: true, match: { game, table, log, state } }
}

/** EN-6 A seat takes back its own last act, until chance, a reveal, or another seat's act has followed. */
export function undoRefusal<K extends Kinds>({ game, log }: Match<K>, seat: Seat): Refusal | null {
  const last = log.at(-1)
  if (!last) return refusal('engine.undo-nothing')
  if (isOutcome(last)) return refusal('engine.undo-chance')
  if (last.seat !== seat) return refusal('engine.undo-other', { other: { seat: last.seat } })
  return game.reveals(last.action) ? refusal('engine.undo-reveal') : null
}

export function undo<K extends Kinds>(match: Match<K>, seat: Seat): Matched<K> {
  const refusal = undoRefusal(match, seat)
  if (refusal) return { ok: false, refusal, index: match.log.length }
  return replay(match.game, match.table, match.log.slice(0, -1))
}

const refusal = (key: string, values = {}): Refusal => ({ rule: 'EN-6', reason: sentence(key, values) })
