import { harmless, harmlessJson, oneLine } from './clean.ts'
import { EXIT } from './complaint.ts'
import { reasonOf } from './files.ts'

/** Every text of the command goes this way, so that nothing it quotes steers a terminal. */
export const write = (stream: NodeJS.WriteStream, text: string): void => void stream.write(harmless(text))

/** Data for whoever reads the command's output. */
export const print = (text: string): void => write(process.stdout, `${text}\n`)

export const printJson = (value: unknown): void => printJsonText(`${JSON.stringify(value, null, 2)}\n`)

export const printJsonText = (text: string): void => print(harmlessJson(text).trimEnd())

/** Everything that is not data. */
export const note = (text: string): void => write(process.stderr, `${text}\n`)

const SENTENCE = 600

/** One sentence about what went wrong. */
export const complain = (text: string): void => note(`paddock: ${oneLine(text, SENTENCE)}`)

const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

export const wipe = (stream: NodeJS.WriteStream): void => void stream.write(CLEAR)

/** A reader that has seen enough (`| head`) is no failure; a full disk is. */
export function leaveWhenNobodyReads(): void {
  process.stderr.on('error', () => process.exit(EXIT.failure))
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.ok)
    complain(`standard output: ${reasonOf(error)}`)
    process.exit(EXIT.failure)
  })
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
