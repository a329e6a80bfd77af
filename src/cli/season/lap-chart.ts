import { escaped, inkOf } from './markup.ts'
import type { SheetLine } from './sheet.ts'

const STEP = 56
const ROW = 22
const LEFT = 30
const RIGHT = 150

/** The places from the grid over all laps to the finish, a line for each car. */
export function lapChart(lines: readonly SheetLine[]): string {
  const laps = lines[0]!.laps.length
  const width = LEFT + laps * STEP + RIGHT
  const height = (lines.length + 1) * ROW
  return [
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Places lap by lap">`,
    ...lines.map((line, i) => carLine(line, isRepeated(lines, i))),
    '</svg>',
  ].join('\n')
}

const across = (lap: number): number => LEFT + lap * STEP
const down = (place: number): number => place * ROW

/** There are more drivers than colours; the second of a colour has a dashed line. */
const isRepeated = (lines: readonly SheetLine[], i: number): boolean =>
  lines.slice(0, i).some(({ driver }) => driver.colour === lines[i]!.driver.colour)

function carLine({ driver, grid, laps, place, out }: SheetLine, isDashed: boolean): string {
  const places = [grid, ...laps.slice(0, -1), out ? null : place]
  const points = places.map((at, lap) => (at === null ? '' : `${across(lap)},${down(at)}`))
  const colour = inkOf(driver)
  return [
    `<polyline points="${points.filter((point) => point !== '').join(' ')}" fill="none" stroke="${colour}" stroke-width="2.5"${isDashed ? ' stroke-dasharray="6 4"' : ''}/>`,
    `<text x="${LEFT - 8}" y="${down(grid) + 4}" font-size="12" text-anchor="end" fill="${colour}">${driver.number}</text>`,
    `<text x="${across(laps.length) + 10}" y="${down(place) + 4}" font-size="12" fill="${colour}">`,
    `${driver.number} ${escaped(driver.name)}${out ? ' (out)' : ''}</text>`,
  ].join('')
}
