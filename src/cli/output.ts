/** Data for whoever reads the command's output. */
export const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2))

/** Everything that is not data. */
export const note = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

const CONTROL = /\p{Cc}+/gu

/** One sentence about what went wrong. It may quote a file, and a file must not steer the terminal. */
export const complain = (text: string): void => note(`paddock: ${text.replaceAll(CONTROL, ' ').trim()}`)

/** A reader that has seen enough (`| head`) is no failure. */
export function leaveQuietlyWhenNobodyReads(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
}

/** Columns as wide as their widest cell; numbers stand to the right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map(String))
  const widths = texts[0]!.map((_, column) => Math.max(...texts.map((row) => row[column]!.length)))
  const isNumber = widths.map((_, column) => rows.some((row) => typeof row[column] === 'number'))
  const cell = (text: string, column: number) =>
    isNumber[column] ? text.padStart(widths[column]!) : text.padEnd(widths[column]!)
  return texts.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')
}
