import type { Seat, Watcher } from '../../../engine/game.ts'
import type { SeatView, Sight } from '../../../table/seat-view.ts'

/** One person keeps the own view; several pass the device, and see the view of who decides. */
export const firstWatcher = (own: readonly Seat[]): Watcher => (own.length === 1 ? own[0]! : null)

type Looked = Pick<Sight, 'waiting' | 'own' | 'asked' | 'throwDue' | 'watcher'>

/** What a device asks: one of those here to decide or to throw, or several of them aloud whether they have a word to say. */
export interface Question {
  readonly decider: Seat | null
  readonly aloud: readonly Seat[] | null
}

/** Where silence is an answer. */
export interface Talk {
  /** Whose turn comes next. */
  readonly turn: Seat
  /** Who said "I" when all were asked. */
  readonly caller: Seat | null
}

/** Where several may decide, who holds the device goes first; for a mere word it is not handed round before somebody wants it. */
export function questionOf({ waiting, asked, throwDue, watcher }: Looked, talk: Talk | null): Question {
  if (waiting.kind !== 'seats') return { decider: throwDue, aloud: null }
  const decider = asked.find((seat) => seat === (talk ? talk.caller : watcher))
  const isAloud = talk !== null && decider === undefined && asked.some((seat) => seat !== watcher)
  return isAloud ? { decider: null, aloud: asked } : { decider: decider ?? asked[0] ?? null, aloud: null }
}

/** Who is to be handed the device before anything is shown. */
export const handOverTo = ({ hides, watcher }: SeatView, { decider }: Question): Seat | null =>
  hides && decider !== watcher ? decider : null

/**
 * Where several share a device, it shows what the one who decides may see; between two hands, and where all are asked, it
 * shows no secrets but those of the player whose turn comes, who holds it.
 */
export function passDevice(seatView: SeatView, { own, watcher }: Looked, question: Question, talk: Talk | null): void {
  const { decider, aloud } = question
  if (own.length < 2 || (decider === null && aloud === null)) return
  if (!seatView.hides) seatView.look(decider)
  else if (aloud ? watcher !== talk!.turn : decider !== watcher) seatView.look(null)
}
