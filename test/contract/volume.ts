/** How much of a game the contract suite plays. */
export interface Volume {
  /** Random games with the default options, spread over the numbers of seats. */
  readonly games: number
  /** Random games at each table of the pairwise list. */
  readonly gamesPerTable: number
  /** States for the checks that look closely. */
  readonly states: number
  /** Plays against those who want no end. */
  readonly stubborn: number
  /** A game with more entries than this counts as endless. */
  readonly entries: number
}

const USUAL: Volume = { games: 2000, gamesPerTable: 20, states: 2000, stubborn: 240, entries: 20_000 }

/** Games that differ, and why. */
const OTHERS: Readonly<Record<string, Partial<Volume>>> = {
  // Random drivers hang before Gates for thirty rounds: tens of thousands of entries in a race, and long lists of choices.
  'dicey-curves': { games: 120, gamesPerTable: 2, states: 480, stubborn: 18, entries: 200_000 },
  // Up to 50 laps.
  'allens-dirt': { stubborn: 40, entries: 40_000 },
  // Ten such races one after another.
  'allens-dirt-season': { games: 100, gamesPerTable: 4, states: 400, stubborn: 20, entries: 400_000 },
}

export const volumeOf = (id: string): Volume => ({ ...USUAL, ...OTHERS[id] })
