import pico from 'picocolors'
import { columns } from '../output.ts'
import { raceText } from '../race-text.ts'
import type { Sheet } from './sheet.ts'
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

/** The score sheet of a race of the season. */
export function sheetText(sheet: Sheet): string {
  const { race, races, lines, satOut } = sheet
  return [
    pico.bold(`Race ${race} of ${races}: ${lines[0]!.driver.name} wins`),
    '',
    raceText(sheet, { head: 'points', cells: lines.map(({ points }) => points) }),
    '',
    `Sat out: ${satOut.map(({ name }) => name).join(', ')}.`,
  ].join('\n')
}
