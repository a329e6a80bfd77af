import type { ReactNode } from 'react'
import type { WholeMove } from '../../engine/ends.ts'
import type { Entry, Kinds, Seat } from '../../engine/game.ts'
import type { Sentence, Words } from '../../engine/sentence.ts'
import type { Sitter } from '../../engine/sitter.ts'
import type { Manifest } from '../../games/manifest.ts'
import type { Fall } from '../../table/fall.ts'
import type { Choice } from '../../table/seat-view.ts'
import type { Tale } from './tale.ts'

/** A die in the tray. Its `id` stays with it while it moves from group to group. */
export interface TrayDie {
  readonly id: string
  /** The names of its sides, for `Face`. */
  readonly sides: readonly string[]
  /** The side on top, or null before the die was thrown. */
  readonly up: string | null
  /** Whether the last throw included it. */
  readonly thrown: boolean
  /** `lit` dice matter now, `spent` ones no longer. */
  readonly look?: 'lit' | 'spent' | undefined
  readonly name: Sentence
}

export interface TrayGroup {
  readonly id: string
  readonly title: Sentence
  /** What these dice mean now. */
  readonly note?: Sentence | undefined
  readonly dice: readonly TrayDie[]
  /** How many places to keep free, so that nothing jumps when dice arrive. */
  readonly room: number
  /** The paragraph of the rules about it. */
  readonly rule?: string
  /** Whether it lies at the far end of the felt. */
  readonly isAside?: boolean
}

export type Tray = readonly TrayGroup[]

/** What a player has, for the list of players. */
export interface Fact {
  readonly id: string
  /** The whole truth for screen readers: "3 chips". */
  readonly meaning: Sentence
  /** The short form for the eye. */
  readonly short: string | Sentence
  readonly picture?: ReactNode
  readonly rule?: string
}

export interface SignProps {
  readonly sitters: readonly Sitter[]
  readonly seat: Seat
  readonly className?: string | undefined
}

export interface BoardProps<K extends Kinds = Kinds> {
  readonly view: K['view']
  readonly sitters: readonly Sitter[]
  readonly choices: readonly Choice<K>[]
  /** Where the drive under way can end, in the order of the bar; `onDrive` takes their steps. */
  readonly wholeMoves: readonly WholeMove<K>[]
  /** The seat that is to act, or whose dice are due. */
  readonly active: Seat | null
  /** What the latest entry was, to follow the action. */
  readonly latest: Entry<K> | null
  /** The dice, for a board that holds them itself, and the throw that is in the air. */
  readonly tray: Tray | null
  readonly rolling: number | null
  /** Legal or not: what is not is answered by a sentence that says why. */
  onAction(action: K['action']): void
  /** Several steps of one drive, in one go. */
  onDrive(actions: readonly K['action'][]): void
  onRule(id: string): void
  /** Opens the list of those who sit here, to change names, colours and numbers. */
  onPeople(): void
}

/** What somebody who plays for the first time should know at a moment, the most urgent first: keys of `hints/words.ts`. */
export interface Hints<K extends Kinds = Kinds> {
  hintsOf(view: K['view'], seat: Seat, choices: readonly Choice<K>[]): readonly string[]
}

/** A game with a board: all that the generic table page needs. Board.tsx exports one as `play`. */
export interface Play<K extends Kinds = Kinds> extends Manifest<K> {
  /** Whether the board draws the dice, so that the page needs no tray of its own. */
  readonly holdsDice?: boolean
  /** Where the dice are the game and the board keeps the score: they lie above it, under a line that says the goal. */
  readonly diceFirst?: { readonly goal: Sentence }
  /** Whether the bar offers moves of several steps whole, as the game's guide tells them. */
  readonly offersWholeMoves?: boolean
  /** Choices that the board offers in its own way, so that the bar need not list them. */
  claims?(action: K['action']): boolean
  /** What whoever plays alone may do in one go instead of an action, because most who do it do the rest right after it. */
  joined?(view: K['view'], action: K['action']): readonly WholeMove<K>[]
  /** The choice that throws the dice, where there are others beside it. */
  rolls?(action: K['action']): boolean
  /** Whether the bar stresses its first choice; absent, it does. */
  stresses?(choices: readonly Choice<K>[]): boolean
  /** Where the table waits although only others are to act: what the button to go on says. */
  pause?(view: K['view']): Sentence | null
  /** Whether everybody may have a word between turns at this table, so that each says when to be asked. */
  hasWord?(view: K['view']): boolean
  /** Whether others did something to a seat that it should look at before play goes on. */
  isHit?(view: K['view'], seat: Seat): boolean
  /** How much a sentence of the log matters to those who look on, by its key: 1 is usual, and 0 is never shown by itself. */
  weigh?(key: string): number
  /** Where a bot may act for the people here until the game pauses again: what the button for it says. */
  standIn?(view: K['view'], people: readonly Seat[]): Sentence | null
  /** What a chapter of a long match is called; only for games that count them. */
  chapterName?(chapter: number): Sentence
  /** What can be told of a game when it is over. */
  tale(): Promise<Tale<K>>
  hints(): Promise<Hints<K>>
  /** Those who sit here in other colours than their own, where the game itself gives them. */
  painted?(view: K['view'], sitters: readonly Sitter[]): readonly Sitter[]
  Board(props: BoardProps<K>): ReactNode
  /** What the dice lying there look like; null where there is no tray. */
  tray(view: K['view'], fall: Fall<K> | null): Tray | null
  /** The same at the moment they fall, before anything comes of it; null if no dice fell. */
  thrown(fall: Fall<K>): Tray | null
  Face(props: { readonly side: string | null }): ReactNode
  facts(view: K['view'], seat: Seat, sitters: readonly Sitter[]): readonly Fact[]
  /** Who comes first in the list of players; null where that is the first seat. */
  order?(view: K['view']): readonly Seat[] | null
  /** What a seat is known by, if not by a disc in its colour. */
  Sign?(props: SignProps): ReactNode
  /** The player that an action points at, who then can be tapped. */
  target?(action: K['action']): Seat | null
  /** The paragraph about an action, and about the moment itself. */
  rule(view: K['view'], action: K['action'] | null): string | null
  /** The board's own messages, beside the game's. */
  readonly words: Words
  /** What game and board say in Japanese. */
  japanese(): Promise<Words>
}

/** What a game and its board say in Japanese; the two are fetched side by side. */
export async function inJapanese(
  manifest: Pick<Manifest, 'japanese'>,
  board: Promise<{ readonly WORDS_JA: Words }>,
): Promise<Words> {
  const [said, { WORDS_JA }] = await Promise.all([manifest.japanese(), board])
  return { ...said, ...WORDS_JA }
}
