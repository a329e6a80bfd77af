import type { ComponentType } from 'react'
import type { OptionValues } from '../../engine/options.ts'

/** How much there is to think about. */
export type Difficulty = 'easy' | 'medium' | 'tricky'

/** What whoever has to choose a game wants to know of it. */
export interface Outline {
  /** How long a game against bots takes. */
  readonly minutes: number
  readonly difficulty: Difficulty
}

/** A game played with other options, as a card of its own; its words are `web.edition.<id>.title` and `.about`. */
export interface Edition extends Outline {
  readonly id: string
  readonly options: OptionValues
  readonly Cover: ComponentType
}

/** The outside of a box. */
export interface Sleeve extends Outline {
  /** The options that most tables talk about; absent, the first three that are no house rules. */
  readonly choices?: readonly string[]
  readonly editions?: readonly Edition[]
}
