import pico from 'picocolors'
import { columns } from '../output.ts'
import { rollsText, type Sheet, type SheetLine } from './sheet.ts'
import type { SeasonBook, StandingLine } from './standing.ts'

const STANDINGS = ['', 'no.', 'driver', 'points', 'wins', 'average', 'top 4', 'led', 'races']

export function standingsText({ champion, progress, standings }: SeasonBook): string {
  const hasTitles = standings.some(({ title }) => title !== null)
  const head = hasTitles ? [...STANDINGS, 'title', '95 % interval'] : STANDINGS
  return [
    pico.bold(champion ? `Champion: ${champion.name}` : 'The standings'),
    pico.dim(`${progress}.`),
    '',
    columns([head, ...standings.map((line) => [...standingCells(line), ...titleCells(line)])]),
  ].join('\n')
}

const standingCells = ({ place, driver, points, wins, averageFinish, topFinishes, lapsLed, races }: StandingLine) => [
  place,
  driver.number,
  driver.name,
  points,
  wins,
  averageFinish === null ? '–' : averageFinish.toFixed(2),
  topFinishes,
  lapsLed,
  races,
]

const titleCells = ({ title }: StandingLine): string[] =>
  title ? [percent(title.chance), `${percent(title.interval[0])} – ${percent(title.interval[1])}`] : []

export const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`

/** The score sheet of a race. */
export function sheetText(sheet: Sheet): string {
  const { race, races, lines, happenings, satOut } = sheet
  return [
    pico.bold(`Race ${race} of ${races}: ${lines[0]!.driver.name} wins`),
    '',
    columns(chart(lines)),
    '',
    ...happenings.map(({ lap, column, text }) => `lap ${lap}${column === null ? '' : `, column ${column}`}: ${text}.`),
    ...(happenings.length > 0 ? [''] : []),
    `Sat out: ${satOut.map(({ name }) => name).join(', ')}.`,
  ].join('\n')
}

function chart(lines: readonly SheetLine[]): (string | number)[][] {
  const laps = lines[0]!.laps.map((_, i) => String(i + 1))
  const head = ['', 'no.', 'driver', 'qualified', 'grid', ...laps.map((lap) => `L${lap}`), 'led', 'points', '']
  return [head, ...lines.map(chartCells)]
}

const chartCells = ({ place, driver, rolls, grid, laps, lapsLed, points, out }: SheetLine): (string | number)[] => [
  place,
  driver.number,
  driver.name,
  rollsText(rolls),
  grid,
  ...laps.map((lap) => (lap === null ? '–' : lap)),
  lapsLed,
  points,
  out ? 'out' : '',
]
