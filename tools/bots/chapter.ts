/** A chapter of docs/bots.md: a row for each pair, if any play there, and what decisions give away. */
export interface Chapter {
  /** By what stands in their first cell. */
  readonly rows: ReadonlyMap<string, string>
  /** All that follows the rows. */
  readonly losses: readonly string[]
}

const HEAD = ['| | share of wins | interval | games | verdict | ms per decision |', '|---|---|---|---|---|---|']

const cellsOf = (row: string): string[] => row.slice(2, -2).split(' | ')

export const rowWith = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/** What was written before; nothing of a chapter that is new. */
export function chapterFrom(text: string | undefined): Chapter {
  const lines = text?.split('\n').slice(1) ?? []
  if (lines[1] !== HEAD[0]) return { rows: new Map(), losses: lines }
  const after = lines.slice(1 + HEAD.length)
  const end = after.findIndex((line) => !line.startsWith('|'))
  const [rows, losses] = end < 0 ? [after, []] : [after.slice(0, end), after.slice(end)]
  return { rows: new Map(rows.map((row) => [cellsOf(row)[0]!, row])), losses }
}

/** What a decision took, as it was written before. */
export const timeIn = (row: string | undefined): string | null => (row ? cellsOf(row).at(-1)! : null)

/** The rows in the order of those names, and what was not run as it was. */
export function textOf(title: string, names: readonly string[], { rows, losses }: Chapter): string {
  const others = [...rows.keys()].filter((name) => !names.includes(name))
  const lines = [...names, ...others].flatMap((name) => rows.get(name) ?? [])
  return [title, ...(lines.length > 0 ? ['', ...HEAD, ...lines] : []), ...losses].join('\n')
}
