/** What became of one game in one browser. */
export interface Played {
  readonly game: string
  readonly presses: number
  readonly complaints: readonly string[]
}

const WIDE = 20

/** One line for one game in one browser, and one more for each different complaint. */
export function lineOf(browser: string, { game, presses, complaints }: Played): string {
  const verdict = complaints.length === 0 ? 'fine' : `${complaints.length} complaints`
  const line = `${browser.padEnd(8)} ${game.padEnd(WIDE)} ${String(presses).padStart(4)} presses  ${verdict}`
  return [line, ...new Set(complaints.map((complaint) => `  ${complaint}`))].join('\n')
}

/** The last line: what was not run is never passed over. */
export const lastLine = (missing: readonly string[]): string =>
  missing.length === 0 ? 'Every browser was run.' : `Not run: ${missing.join(', ')}.`
