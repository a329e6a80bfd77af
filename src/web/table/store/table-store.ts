import type { Game, Refusal, Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import type { Sitter } from '../../../engine/sitter.ts'
import type { MatchRecord } from '../../../protocol/record.ts'
import type { Asking } from '../../../table/asking.ts'
import type { Moment, Sight } from '../../../table/seat-view.ts'
import type { Trouble } from '../../browser/trouble.ts'
import type { Origin } from '../../shelf/table-head.ts'

/** What a page shows of a table at one moment. Nothing in it changes. */
export interface Snapshot extends Sight {
  /** The device is to be handed to this seat before anything of its view is shown. */
  readonly handOver: Seat | null
  /** Those of a shared device who are asked aloud whether they have a word to say, before it is handed to anybody. */
  readonly aloud: readonly Seat[] | null
  /** When each seat of this page wants to be asked for a word. */
  readonly orders: readonly Order[]
  /** The game wants to be looked at before it goes on: what the button to go on says. */
  readonly pause: Sentence | null
  /** A bot may act for the people here until the next pause: what the button for it says. */
  readonly standIn: Sentence | null
  /** Whether everybody else acts at once. */
  readonly hurrying: boolean
  /** How much of its full time the latest moment gets: 1 where there is no hurry, 0 where it is shown at once. */
  readonly tempo: number
  /** `away`: there is no connection to the server of the table; `unsent`: nor has it what was done here. */
  readonly trouble: Trouble | 'history' | 'bot' | 'away' | 'unsent' | null
}

/** When somebody here wants to be asked for a word. */
export interface Order {
  readonly seat: Seat
  readonly asking: Asking
  /** Whether they want to be asked next time in any case. */
  readonly isRaised: boolean
}

/**
 * A table, wherever it runs. The page asks for snapshots and hands in acts; whether the engine runs here or on a server
 * it cannot tell.
 */
export interface TableStore {
  readonly id: string
  readonly game: Game
  /** Whether it runs on a server, so that this browser does not keep it. */
  readonly isElsewhere?: boolean
  /** Whether the game counts for how well people play, so that nobody here is helped. */
  readonly isRated?: boolean
  /** Where it was taken over from, if it was. */
  readonly origin?: Origin | undefined
  subscribe(listener: () => void): () => void
  snapshot(): Snapshot
  /** What a seat does by one click: an act, or the steps of a whole move. What comes after a refused one is not done. */
  act(seat: Seat, actions: readonly { readonly kind: string }[]): Promise<Refusal | null>
  /** Throws the dice that are due to a seat of this page. */
  roll(): void
  undo(): Promise<Refusal | null>
  /** Lets everybody else act at once until this page has to decide. */
  hurry(): void
  /** No longer. */
  halt(): void
  /** Ends a pause. */
  goOn(): void
  /** A bot acts for the people of this page until the game pauses again, or until the page is loaded anew. */
  standIn(): void
  /** The person of `handOver` has the device. */
  take(): void
  /** Who of those asked aloud has a word to say; null: nobody. */
  answer(seat: Seat | null): void
  /** When a seat wants to be asked for a word, from now on. */
  ask(seat: Seat, asking: Asking): void
  /** Asks a seat for a word next time, whatever its order. */
  raise(seat: Seat, isRaised: boolean): void
  /** Other names, colours or numbers of those who sit here. */
  introduce(sitters: readonly Sitter[]): void
  /** What the watcher saw after an entry; −1 is the beginning. */
  moment(index: number): Promise<Moment>
  /** The match as whoever looks may have it. */
  record(): Promise<MatchRecord>
  /** When it was played on last, in milliseconds since 1970. */
  readonly touched: number
}
