import type { Distribution } from './chance.ts'
import type { OptionList, OptionValues } from './options.ts'
import type { Random } from './random.ts'
import type { Seat, Watcher } from './seat.ts'
import type { Sentence, Words } from './sentence.ts'

export type { Seat, Watcher } from './seat.ts'

/** What a table agreed on before the first move. It is frozen, and every copy of a state shares it. */
export interface Table<Options = OptionValues, Board = unknown> {
  readonly seats: number
  readonly options: Options
  readonly board: Board
}

/** The types of one game, bundled so that `Game` has one parameter. All of them are plain JSON. */
export interface Kinds {
  readonly options: object
  readonly board: unknown
  readonly state: { readonly table: Table<object> }
  readonly action: { readonly kind: string }
  readonly chance: PublicChance
  readonly outcome: unknown
  readonly view: { readonly table: Table<object> }
}

/** A chance event as everybody may know it: its kind, and the seat whose hand throws or draws, null for nobody's. */
export interface PublicChance {
  readonly kind: string
  readonly seat: Seat | null
}

/** A state waits for seats, for chance, or for nobody. */
export type Waiting<K extends Kinds = Kinds> =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'chance'; readonly chance: K['chance'] }
  | { readonly kind: 'over'; readonly result: Result }

/** How a game ended, by seat: `places` count from 1 and may be shared; `scores` are the game's own measure. */
export interface Result {
  readonly places: readonly number[]
  readonly scores: readonly number[]
}

/** One line of the log. */
export type Entry<K extends Kinds = Kinds> =
  | { readonly seat: Seat; readonly action: K['action'] }
  | { readonly outcome: K['outcome'] }

/** What it means that a seat which may act says nothing. */
export interface Silence<K extends Kinds = Kinds> {
  readonly action: K['action']
  /** Counted after so long; null: only if somebody asks for it. */
  readonly seconds: number | null
  /** The seat whose turn comes next. */
  readonly turn: Seat
  /** Seats that something has hit since they last spoke. */
  readonly hit: readonly Seat[]
}

/** Why something is not allowed: the id of the rule, and one sentence. */
export interface Refusal {
  readonly rule: string
  readonly reason: Sentence
}

/**
 * The contract every game fulfils. Rules never roll and never look at the clock: dice and draws come from outside as
 * outcomes. `play` and `settle` change a state that the caller owns and assume a legal input; untrusted input goes
 * through the doors in `act.ts`.
 */
export interface Game<K extends Kinds = Kinds> {
  readonly id: string
  readonly title: string
  /** Raised when behaviour changes; a match keeps the version it began with. */
  readonly rulesVersion: number
  readonly seats: { readonly least: number; readonly most: number }
  readonly options: OptionList
  /** The first board is the default; a game without boards lists none. */
  readonly boards: readonly NamedBoard<K['board']>[]
  /** The English text of every sentence the game says. */
  readonly words: Words

  /** Why these options, seats and board do not go together. */
  objection(table: Table<K['options'], K['board']>): Refusal | null
  setup(table: Table<K['options'], K['board']>): K['state']

  waiting(state: K['state']): Waiting<K>
  /** The only judge: what a page shows, bots choose from and a server accepts. */
  legal(state: K['state'], seat: Seat): readonly K['action'][]
  /** Why `legal` does not list an action for a seat that is waited for; all others ask `refusalOf` in `act.ts`. */
  refuse(state: K['state'], seat: Seat, action: K['action']): Refusal
  play(state: K['state'], seat: Seat, action: K['action']): void

  outcomes(chance: K['chance']): Distribution<K['outcome']>
  sample(chance: K['chance'], random: Random): K['outcome']
  /** Whether an outcome may be settled; it comes from outside and may be anything. */
  possible(chance: K['chance'], outcome: unknown): boolean
  settle(state: K['state'], outcome: K['outcome']): void

  /** All that a client, a bot or a replay ever gets. */
  view(state: K['state'], watcher: Watcher): K['view']
  /** A full state that this seat cannot tell from the real one. */
  guess(view: K['view'], seat: Seat, random: Random): K['state']
  redact(entry: Entry<K>, watcher: Watcher): Entry<K>
  /** Whether an act has shown anybody something that was hidden, so that it cannot be taken back. */
  reveals(before: K['state'], after: K['state'], action: K['action']): boolean

  /** Whether seats hide things from each other at a table with these options. */
  hides(options: K['options']): boolean
  /** Whether everybody who sees this view knows what each seat may do now, whatever the seats hide. */
  isOpen(view: K['view']): boolean
  /** Whether a chance event of a seat waits until that seat presses for it; otherwise it falls by itself. */
  isPressedFor(view: K['view'], chance: PublicChance): boolean
  /** What silence means now; null where the table waits for a decision. */
  silence(view: K['view']): Silence<K> | null
  /** Whether a part of the game is over here and people want to look at what came of it; absent where there are no parts. */
  isBreak?(view: K['view']): boolean

  /** What the table waits for, for the action bar. */
  prompt(view: K['view']): Sentence
  /** What an action means, for its button. */
  choice(view: K['view'], action: K['action']): Sentence
  /** What an entry did, for the log. */
  describe(entry: Entry<K>, before: K['view'], after: K['view']): readonly Sentence[]
  /** The text picture. */
  draw(view: K['view'], names: readonly string[]): string
  /** What is broken in a state, one line each; a sound state gives none. */
  invariants(state: K['state']): readonly string[]
}

export interface NamedBoard<Board = unknown> {
  readonly id: string
  readonly title: string
  readonly board: Board
}

export const isOutcome = <K extends Kinds>(entry: Entry<K>): entry is { readonly outcome: K['outcome'] } =>
  'outcome' in entry

/** Not frozen all the way down: frozen arrays are slow to read. */
const FOR_ONE = Array.from({ length: 64 }, (_, seat) => Object.freeze({ kind: 'seats', seats: [seat] } as const))

/** Waiting for one seat: the commonest answer, made once. */
export const waitFor = (seat: Seat): { readonly kind: 'seats'; readonly seats: readonly Seat[] } => FOR_ONE[seat]!
