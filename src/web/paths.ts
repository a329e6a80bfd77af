// Where things are found in the page; App.tsx reads these addresses.

export const setupPath = (game: string): string => `/play/${game}`

export const rulesPath = (page: string): string => `/rules/${page}`

export const tablePath = (game: string, id: string): string => `/table/${game}/${id}`

/** Where a match of this browser is shown again; at a moment, which is counted in entries played. */
export const replayPath = (game: string, id: string, at?: number): string =>
  `/replay/${game}/${id}${at === undefined ? '' : `?at=${at}`}`
