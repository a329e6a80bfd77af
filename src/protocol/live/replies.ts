import type { Entry, Kinds, Result, Seat } from '../../engine/game.ts'
import type { Sentence } from '../../engine/sentence.ts'
import type { Numbered } from './events.ts'
import type { Patch } from './patch.ts'
import type { TableHead } from './plan.ts'
import type { Sees } from './requests.ts'

/** Why a request was not granted. */
export const DENIALS = [
  /** The rules forbid it: `rule` names which. */
  'refused',
  /** Something happened after what the client has seen that changes what is decided. */
  'stale',
  'not-your-seat',
  'not-the-host',
  'no-such-seat',
  'seat-taken',
  'colour-taken',
  'already-sitting',
  'no-name',
  'not-begun',
  'begun',
  'over',
  'seats-free',
  'too-often',
  'malformed',
  /** It was not kept, and nothing of it happened: try again. */
  'retry',
  'disk',
] as const
export type Denial = (typeof DENIALS)[number]

/** Why a connection is ended. */
export const FAREWELLS = [
  'version',
  'unknown-table',
  'unknown-guest',
  'malformed',
  'too-often',
  'too-many',
  'slow',
  'silent',
  'disk',
  'closing',
] as const
export type Farewell = (typeof FAREWELLS)[number]

/** The answer to `hello`, and once more whenever the server begins anew with a table. What follows is the rest of the log. */
export interface Welcome {
  readonly kind: 'welcome'
  readonly version: number
  readonly guest: string
  readonly sees: Sees
  readonly table: TableHead
  /** What the client has up to this event stays; all that it has after it is no more. The rest of the log follows. */
  readonly since: number
  /** The latest event there is. */
  readonly seq: number
  /** The server's time, in milliseconds since 1970. */
  readonly now: number
}

export interface Events {
  readonly kind: 'events'
  readonly events: readonly Numbered[]
}

/** One entry of the game as this watcher may know it. */
export interface Step {
  readonly entry: Entry
  /** What it did, in sentences. */
  readonly told: readonly Sentence[]
  /** From the view before it to the one after it; absent in a `whole` sight. */
  readonly patch?: Patch
}

/** What one sees whole, instead of step by step. */
export interface Whole {
  readonly view: Kinds['view']
  readonly fall: { readonly index: number; readonly outcome: unknown; readonly before: Kinds['view'] } | null
}

export interface SeenChoice {
  readonly seat: Seat
  readonly action: Kinds['action']
  readonly meaning: Sentence
}

/** What the own seats see of the game, and what they may do. */
export interface Sight {
  readonly kind: 'sight'
  /** The event up to which it tells. */
  readonly seq: number
  /** Where its steps begin in the log of the game; what was after that is no more. */
  readonly from: number
  readonly steps: readonly Step[]
  readonly whole?: Whole
  readonly waiting:
    | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
    | { readonly kind: 'chance'; readonly chance: { readonly kind: string; readonly seat: Seat | null } }
    | { readonly kind: 'over'; readonly result: Result }
  readonly asked: readonly Seat[]
  readonly choices: readonly SeenChoice[]
  readonly throwDue: Seat | null
  readonly undoable: { readonly seat: Seat; readonly meaning: Sentence; readonly more: number } | null
}

export interface Granted {
  readonly kind: 'answer'
  readonly id: string
  readonly ok: true
  /** The last event it led to, or the latest there was. */
  readonly seq: number
  /** To `look`. */
  readonly moment?: Whole
}

export interface Denied {
  readonly kind: 'answer'
  readonly id: string
  readonly ok: false
  readonly code: Denial
  readonly rule?: string
  readonly reason: Sentence
  /** The reason in English. */
  readonly text: string
}

/** Who is connected. */
export interface Present {
  readonly kind: 'present'
  readonly seats: readonly boolean[]
  readonly watchers: number
}

/** Who has how long, in milliseconds from now on; sent whenever that is another than the passing of time would make it. */
export interface Clocks {
  readonly kind: 'clock'
  readonly now: number
  /** The window that is open to all who are waited for. */
  readonly window: number | null
  /** Null for seats that nobody waits for; the reserve runs when the decision's own time is over. */
  readonly seats: readonly { readonly decision: number | null; readonly reserve: number }[]
}

/** The last message before the connection is closed. */
export interface Bye {
  readonly kind: 'bye'
  readonly code: Farewell
  readonly reason: Sentence
  readonly text: string
}

export type ServerMessage = Welcome | Events | Sight | Granted | Denied | Present | Clocks | Bye
