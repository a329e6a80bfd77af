/** Where a match of this browser is shown again; at a moment, which is counted in entries played. */
export const replayPath = (game: string, id: string, at?: number): string =>
  `/replay/${game}/${id}${at === undefined ? '' : `?at=${at}`}`
