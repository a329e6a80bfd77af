import { rollsText } from '../race-sheet.ts'
import type { Sheet, SheetLine } from './sheet.ts'
import type { SeasonBook, StandingLine } from './standing.ts'

/** A season as JSON; drivers go by their names. */
export const seasonJson = (book: SeasonBook) => ({
  champion: book.champion?.name ?? null,
  laps: book.laps,
  standings: book.standings.map(standingJson),
  races: book.sheets.map(sheetJson),
})

const standingJson = ({ driver, title, ...line }: StandingLine) => ({
  driver: driver.name,
  number: driver.number,
  colour: driver.colour,
  player: driver.player,
  ...line,
  ...(title ? { title } : {}),
})

export const sheetJson = ({ race, lines, happenings, satOut }: Sheet) => ({
  race,
  winner: lines[0]!.driver.name,
  result: lines.map(({ driver, ...line }) => ({ driver: driver.name, number: driver.number, ...line })),
  flags: happenings.filter(isFlag).map(({ kind, lap, text }) => ({ colour: kind.split(' ')[0], lap, text })),
  incidents: happenings.filter((happening) => !isFlag(happening)),
  satOut: satOut.map(({ name }) => name),
})

const isFlag = ({ kind }: { readonly kind: string }): boolean => kind.endsWith('flag')

type Cell = string | number | null

/** Comma-separated values as RFC 4180 has them. */
const csv = (rows: readonly (readonly Cell[])[]): string => rows.map((row) => row.map(csvCell).join(',')).join('\n')

/** A spreadsheet takes a cell that begins like a formula for one; names come from anywhere. */
function csvCell(cell: Cell): string {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell ?? '')
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const STANDINGS = ['place', 'number', 'driver', 'points', 'wins', 'average finish', 'top 4', 'laps led', 'races']
const TITLE = ['title chance', 'low', 'high']

export function standingsCsv({ standings }: SeasonBook): string {
  const hasTitles = standings.some(({ title }) => title !== null)
  return csv([hasTitles ? [...STANDINGS, ...TITLE] : STANDINGS, ...standings.map(standingRow)])
}

const standingRow = (line: StandingLine): Cell[] => [
  line.place,
  line.driver.number,
  line.driver.name,
  line.points,
  line.wins,
  line.averageFinish === null ? null : line.averageFinish.toFixed(3),
  line.topFinishes,
  line.lapsLed,
  line.races,
  ...(line.title ? [line.title.chance, ...line.title.interval].map((share) => share.toFixed(4)) : []),
]

export function sheetCsv({ race, lines }: Sheet): string {
  const laps = lines[0]!.laps.map((_, i) => `lap ${i + 1}`)
  const head = ['race', 'place', 'number', 'driver', 'qualified', 'grid', ...laps, 'laps led', 'points', 'out']
  return csv([head, ...lines.map((line) => [race, ...sheetRow(line)])])
}

const sheetRow = ({ place, driver, rolls, grid, laps, lapsLed, points, out }: SheetLine): Cell[] => [
  place,
  driver.number,
  driver.name,
  rollsText(rolls),
  grid,
  ...laps,
  lapsLed,
  points,
  out ? 'out' : '',
]
