import type { Game, Refusal, Result, Seat, Table, Waiting, Watcher } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import type { Trouble } from '../../browser/trouble.ts'
import type { Fall } from '../../../table/fall.ts'
import type { Choice, Sitter } from '../../games/play.ts'
import type { Origin } from './record.ts'
import type { Story } from '../../../table/story.ts'

/** What can be taken back, in the words of its choice. */
export interface Undoable {
  readonly seat: Seat
  readonly meaning: Sentence
}

/** All that a page may know of a table at one moment. Nothing in it changes. */
export interface Snapshot {
  readonly sitters: readonly Sitter[]
  readonly watcher: Watcher
  readonly view: { readonly table: Table<object> }
  readonly waiting: Waiting
  /** Seats whose decisions are made on this page. */
  readonly own: readonly Seat[]
  readonly choices: readonly Choice[]
  /** A throw that a person on this page is to make. */
  readonly throwDue: Seat | null
  readonly told: Story
  readonly fall: Fall | null
  readonly undoable: Undoable | null
  readonly result: Result | null
  /** The device is to be handed to this seat before anything of its view is shown. */
  readonly handOver: Seat | null
  /** The game wants to be looked at before it goes on: what the button to go on says. */
  readonly pause: Sentence | null
  /** Whether everybody else acts at once. */
  readonly hurrying: boolean
  readonly trouble: Trouble | 'bot' | null
}

/**
 * A table, wherever it runs. The page asks for snapshots and hands in acts; whether the engine runs here or on a server
 * it cannot tell.
 */
export interface TableStore {
  readonly id: string
  readonly game: Game
  /** Where it was taken over from, if it was. */
  readonly origin?: Origin | undefined
  subscribe(listener: () => void): () => void
  snapshot(): Snapshot
  act(seat: Seat, action: { readonly kind: string }): Promise<Refusal | null>
  /** Throws the dice that are due to a seat of this page. */
  roll(): void
  undo(): Promise<Refusal | null>
  /** Lets everybody else act at once until this page has to decide. */
  hurry(): void
  /** No longer. */
  halt(): void
  /** Ends a pause. */
  goOn(): void
  /** The person of `handOver` has the device. */
  take(): void
  /** Other names, colours or numbers of those who sit here. */
  introduce(sitters: readonly Sitter[]): void
  /** What the watcher saw after an entry; −1 is the beginning. */
  moment(index: number): { readonly view: Snapshot['view']; readonly fall: Fall | null }
}
