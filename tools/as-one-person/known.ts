import type { Kinds } from '../../src/engine/game.ts'

type Action = Kinds['action']

/** What is pressed, one after the other, to do one thing. */
export type Clicks = readonly [string, ...string[]]

/** Something a beginner knows how to do. */
export interface Known {
  readonly action: Action
  readonly clicks: Clicks
  /** What can be done along with it, and what is pressed for both. */
  readonly more?: { readonly action: Action; readonly clicks: Clicks }
}

/** A place in the list of the bar. */
export const listed = (place: number): string => `[data-listed="${place}"]`
