import { rollsText } from '../race-sheet.ts'
import type { Driver } from './drivers.ts'
import { lapChart } from './lap-chart.ts'
import { escaped, paintOf } from './markup.ts'
import type { Sheet, SheetLine } from './sheet.ts'
import type { SeasonBook, StandingLine } from './standing.ts'
import { percent } from './text.ts'

const STYLE = `
:root { color-scheme: light; font: 15px/1.45 system-ui, sans-serif; color: #1d1b19; background: #fff; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; margin: 0; } h2 { font-size: 1.2rem; margin: 0 0 .6rem; } h3 { font-size: 1rem; margin: 1rem 0 .3rem; }
p { margin: .2rem 0 1rem; } section { margin: 2rem 0; padding-top: 1rem; border-top: 2px solid #1d1b19; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid #d8d2cc; }
th { font-weight: 600; border-bottom: 1px solid #1d1b19; }
th.text, td.text { text-align: left; } td.first { font-weight: 700; } .wide { overflow-x: auto; }
.car { display: inline-block; min-width: 1.6rem; padding: 0 .25rem; border-radius: .2rem; color: #fff; text-align: center; font-weight: 600; }
ul { margin: 0; padding-left: 1.2rem; } li.yellow::marker { color: #b58900; } li.red::marker { color: #c62828; }
svg { max-width: 100%; height: auto; }
@media print { body { margin: 0; max-width: none; } section { break-inside: avoid; } .car { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }`

/** A printable score sheet of the season: one file without scripts, with everything in it. */
export function seasonHtml(book: SeasonBook): string {
  const title = book.champion ? `Champion: ${book.champion.name}` : 'Allen’s Dirt: the season'
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(title)}</title><style>${STYLE}\n</style></head><body>`,
    `<h1>${escaped(title)}</h1><p>Allen’s Dirt, ${escaped(book.progress)}, ${book.laps} ${book.laps === 1 ? 'lap' : 'laps'} each.</p>`,
    standingsHtml(book.standings),
    ...book.sheets.map(sheetHtml),
    '</body></html>\n',
  ].join('\n')
}

const car = (driver: Driver): string => `<span class="car" style="${paintOf(driver)}">${driver.number}</span>`

interface Column<Line> {
  readonly head: string
  readonly isText?: boolean
  readonly cell: (line: Line) => string | number
}

const tableHtml = <Line>(list: readonly Column<Line>[], lines: readonly Line[]): string =>
  [
    '<div class="wide"><table>',
    `<tr>${list.map(({ head, isText }) => `<th${isText ? ' class="text"' : ''}>${head}</th>`).join('')}</tr>`,
    ...lines.map((line) => `<tr>${list.map((column) => cellHtml(column, line)).join('')}</tr>`),
    '</table></div>',
  ].join('\n')

function cellHtml<Line>({ cell, isText }: Column<Line>, line: Line): string {
  const value = cell(line)
  return `<td${isText ? ' class="text"' : value === 1 ? ' class="first"' : ''}>${value}</td>`
}

const whoColumns: readonly Column<{ readonly place: number; readonly driver: Driver }>[] = [
  { head: '', cell: ({ place }) => `${place}.` },
  { head: 'car', cell: ({ driver }) => car(driver) },
  { head: 'driver', isText: true, cell: ({ driver }) => escaped(driver.name) },
]

const STANDINGS: readonly Column<StandingLine>[] = [
  ...whoColumns,
  { head: 'points', cell: ({ points }) => `<b>${points}</b>` },
  { head: 'wins', cell: ({ wins }) => String(wins) },
  { head: 'average', cell: ({ averageFinish }) => averageFinish?.toFixed(2) ?? '–' },
  { head: 'top 4', cell: ({ topFinishes }) => String(topFinishes) },
  { head: 'led', cell: ({ lapsLed }) => String(lapsLed) },
  { head: 'races', cell: ({ races }) => String(races) },
]

const TITLE: readonly Column<StandingLine>[] = [
  { head: 'title', cell: ({ title }) => (title ? percent(title.chance) : '') },
  { head: '95 % interval', cell: ({ title }) => (title ? title.interval.map(percent).join(' – ') : '') },
]

const standingsHtml = (lines: readonly StandingLine[]): string =>
  tableHtml(lines.some(({ title }) => title) ? [...STANDINGS, ...TITLE] : STANDINGS, lines)

function sheetHtml(sheet: Sheet): string {
  const { race, races, lines, satOut } = sheet
  return [
    `<section><h2>Race ${race} of ${races}: ${escaped(lines[0]!.driver.name)} wins</h2>`,
    `<p>Sat out: ${satOut.map(({ name }) => escaped(name)).join(', ')}.</p>`,
    '<h3>Qualifying</h3>',
    tableHtml(
      QUALIFYING,
      lines.toSorted((a, b) => a.grid - b.grid),
    ),
    '<h3>Lap by lap</h3>',
    tableHtml(lapColumns(lines), lines),
    lapChart(lines),
    ...happeningsHtml(sheet),
    '</section>',
  ].join('\n')
}

const QUALIFYING: readonly Column<SheetLine>[] = [
  { head: 'grid', cell: ({ grid }) => `${grid}.` },
  ...whoColumns.slice(1),
  { head: 'rolls', isText: true, cell: ({ rolls }) => rollsText(rolls) },
]

const lapColumns = (lines: readonly SheetLine[]): Column<SheetLine>[] => [
  ...whoColumns,
  { head: 'grid', cell: ({ grid }) => grid },
  ...lines[0]!.laps.map((_, lap) => ({ head: `L${lap + 1}`, cell: ({ laps }: SheetLine) => laps[lap] ?? '–' })),
  { head: 'led', cell: ({ lapsLed }) => String(lapsLed) },
  { head: 'points', cell: ({ points }) => `<b>${points}</b>` },
  { head: '', isText: true, cell: ({ out }) => (out ? 'out' : '') },
]

function happeningsHtml({ happenings }: Sheet): string[] {
  if (happenings.length === 0) return ['<p>No flags and no incidents.</p>']
  const items = happenings.map(
    ({ kind, lap, text }) => `<li class="${kind.split(' ')[0]}">Lap ${lap}: ${escaped(text)}.</li>`,
  )
  return ['<h3>Flags and incidents</h3>', '<ul>', ...items, '</ul>']
}
