import { type Entry, type Game, isOutcome, type Kinds, type Refusal, type Seat } from './game.ts'
import { sentence } from './sentence.ts'
import { copy, same } from './values.ts'

export type Acted<K extends Kinds> =
  /** The entry as it was played: what `legal` lists, whatever else came with it. */
  | { readonly ok: true; readonly state: K['state']; readonly entry: Entry<K> }
  | { readonly ok: false; readonly refusal: Refusal }

/** The door for everyone who does not own the state: a new state or a refusal, and the input is never touched. */
export function act<K extends Kinds>(game: Game<K>, state: K['state'], entry: Entry<K>): Acted<K> {
  const checked = check(game, state, entry)
  if ('refusal' in checked) return { ok: false, refusal: checked.refusal }
  const next = copy(state)
  apply(game, next, checked.entry)
  return { ok: true, state: next, entry: checked.entry }
}

/** The same on a state the caller owns, which a refusal leaves as it was. */
export function actOwned<K extends Kinds>(game: Game<K>, state: K['state'], entry: Entry<K>): Refusal | null {
  const checked = check(game, state, entry)
  if ('refusal' in checked) return checked.refusal
  apply(game, state, checked.entry)
  return null
}

/** Applies to an owned state what is known to be legal, because `legal` listed it or a door has let it in before. */
export function apply<K extends Kinds>(game: Game<K>, state: K['state'], entry: Entry<K>): void {
  if (isOutcome(entry)) game.settle(state, entry.outcome)
  else game.play(state, entry.seat, entry.action)
}

/** Why a seat may not do this now; null for exactly what `legal` lists. */
export function refusalOf<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  action: K['action'],
): Refusal | null {
  const checked = checkAction(game, state, seat, action)
  return 'refusal' in checked ? checked.refusal : null
}

type Checked<K extends Kinds> = { readonly entry: Entry<K> } | { readonly refusal: Refusal }

function check<K extends Kinds>(game: Game<K>, state: K['state'], entry: Entry<K>): Checked<K> {
  return isOutcome(entry)
    ? checkOutcome(game, state, entry.outcome)
    : checkAction(game, state, entry.seat, entry.action)
}

/** EN-3 An outcome needs a chance event that is due, and must be one of its outcomes. */
function checkOutcome<K extends Kinds>(game: Game<K>, state: K['state'], outcome: K['outcome']): Checked<K> {
  const waiting = game.waiting(state)
  if (waiting.kind === 'over') return refusal('EN-5', 'engine.over')
  if (waiting.kind === 'seats') return refusal('EN-3', 'engine.no-chance', waitedFor(waiting.seats))
  if (!game.possible(waiting.chance, outcome))
    return refusal('EN-3', 'engine.impossible', { kind: waiting.chance.kind, outcome: brief(outcome) })
  return { entry: { outcome } }
}

/** EN-4 Only a seat that is waited for acts, and only as `legal` lists; the listed action is what gets played. */
function checkAction<K extends Kinds>(game: Game<K>, state: K['state'], seat: Seat, action: K['action']): Checked<K> {
  const waiting = game.waiting(state)
  if (waiting.kind === 'over') return refusal('EN-5', 'engine.over')
  if (waiting.kind === 'chance') return refusal('EN-4', 'engine.chance-due', { kind: waiting.chance.kind })
  if (!waiting.seats.includes(seat))
    return refusal('EN-4', 'engine.not-waited-for', { seat: seatNumber(seat), ...waitedFor(waiting.seats) })
  const listed = game.legal(state, seat).find((candidate) => same(candidate, action))
  if (listed) return { entry: { seat, action: listed } }
  return { refusal: explain(game, state, seat, action) }
}

function explain<K extends Kinds>(game: Game<K>, state: K['state'], seat: Seat, action: K['action']): Refusal {
  if (hasKind(action)) return game.refuse(state, seat, action)
  return { rule: 'EN-4', reason: sentence('engine.not-an-action', { action: brief(action) }) }
}

const hasKind = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && typeof (action as { kind?: unknown }).kind === 'string'

const refusal = (rule: string, key: string, values = {}): { refusal: Refusal } => ({
  refusal: { rule, reason: sentence(key, values) },
})

const waitedFor = (seats: readonly Seat[]) => ({ waitedFor: seats.map(seatNumber).join(', ') })

/** Seats are counted from 0 in files; messages name them so too, since their readers hold the file. */
const seatNumber = (seat: unknown): string => brief(seat)

const BRIEF = 80

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > BRIEF ? `${text.slice(0, BRIEF)}…` : text
}
