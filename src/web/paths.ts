// Where things are found in the page; App.tsx reads these addresses.

/** The set-up of a game, or of an edition of it, whose options are then chosen. */
export const setupPath = (game: string, edition?: string): string =>
  `/play/${game}${edition === undefined ? '' : `?edition=${edition}`}`

export const rulesPath = (page: string): string => `/rules/${page}`

export const tablePath = (game: string, id: string): string => `/table/${game}/${id}`

/** Where a match of this browser is shown again; at a moment, which is counted in entries played. */
export const replayPath = (game: string, id: string, at?: number): string =>
  `/replay/${game}/${id}${at === undefined ? '' : `?at=${at}`}`

export const PRACTICE_PATH = '/practice'

/** The position of a day of a game; absent, of today. */
export const dailyPath = (game: string, day?: string): string =>
  `/practice/daily/${game}${day === undefined ? '' : `?day=${day}`}`

/** Positions from one's own games. */
export const OWN_PATH = '/practice/own'

/** Where it is looked through. */
export const reviewPath = (game: string, id: string, at?: number): string =>
  `/review/${game}/${id}${at === undefined ? '' : `?at=${at}`}`
