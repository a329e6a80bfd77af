import { misused } from '../complaint.ts'
import { STANDARD_INPUT } from '../files.ts'
import { note, print, printJson } from '../output.ts'
import { replaceContent } from '../writing.ts'
import { seasonJson, sheetCsv, sheetJson, standingsCsv } from './data.ts'
import { seasonHtml } from './html.ts'
import type { SeasonBook } from './standing.ts'
import { sheetText, standingsText } from './text.ts'

export interface Formats {
  readonly json?: boolean
  readonly csv?: boolean
  readonly html?: string
}

export type Tell = (text: string) => void

/** Where the season itself goes to standard output, what is told of it goes elsewhere. */
export const tellerFor = (file: string | undefined): Tell => (file === STANDARD_INPUT ? note : print)

export function tellRace(book: SeasonBook, options: Formats, tell: Tell): void {
  const sheet = book.sheets.at(-1)!
  if (options.json) printJson(sheetJson(sheet))
  else tell(options.csv ? sheetCsv(sheet) : `${sheetText(sheet)}\n\n${standingsText(book)}`)
  writeHtml(book, options)
}

export function tellSeason(book: SeasonBook, options: Formats, tell: Tell): void {
  if (options.json) printJson(seasonJson(book))
  else tell(options.csv ? standingsCsv(book) : standingsText(book))
  writeHtml(book, options)
}

/** Standard output holds one thing. */
export function checkFormats(file: string, { json, csv }: Formats): void {
  if (file === STANDARD_INPUT && (json || csv))
    throw misused(`--${json ? 'json' : 'csv'}: Standard output holds the season itself.`)
}

export function writeHtml(book: SeasonBook, { html }: Formats): void {
  if (html !== undefined) replaceContent(html, seasonHtml(book))
}
