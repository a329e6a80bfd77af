import { columns } from './output.ts'
import { type Happening, type RaceLine, type RaceSheet, rollsText } from './race-sheet.ts'

/** A column that only some races have, by line. */
interface Extra {
  readonly head: string
  readonly cells: readonly (string | number)[]
}

/** The chart of a race, and what happened in it. */
export function raceText({ lines, happenings }: RaceSheet, extra: Extra | null): string {
  const chart = columns([
    headOf(lines, extra),
    ...lines.map((line, i) => cellsOf(line, extra ? [extra.cells[i]!] : [])),
  ])
  return [chart, ...(happenings.length > 0 ? ['', ...happenings.map(happeningText)] : [])].join('\n')
}

function headOf(lines: readonly RaceLine[], extra: Extra | null): string[] {
  const laps = lines[0]!.laps.map((_, i) => `L${i + 1}`)
  return ['', 'no.', 'driver', 'qualified', 'grid', ...laps, 'led', ...(extra ? [extra.head] : []), '']
}

const cellsOf = (
  { place, driver, rolls, grid, laps, lapsLed, out }: RaceLine,
  extra: readonly (string | number)[],
): (string | number)[] => [
  place,
  driver.number,
  driver.name,
  rollsText(rolls),
  grid,
  ...laps.map((lap) => lap ?? '–'),
  lapsLed,
  ...extra,
  out ? 'out' : '',
]

const happeningText = ({ lap, column, text }: Happening): string =>
  `lap ${lap}${column === null ? '' : `, column ${column}`}: ${text}.`
