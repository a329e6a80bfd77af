import { top } from '../../../engine/frames.ts'
import { totalOf } from '../../allens-dirt/rules/qualifying.ts'
import { draw as drawRace } from '../../allens-dirt/telling/draw.ts'
import { RACES } from '../board.ts'
import { ranked, type Standing } from '../rules/standings.ts'
import type { View } from '../state.ts'
import { raceNumber } from './say.ts'

/** The season in text: the race, then the standings with the tie-breaks in their order. */
export function draw(view: View, names: readonly string[]): string {
  return [...heading(view, names), '', ...race(view, names), ...standing(view, names)].join('\n')
}

function heading(view: View, names: readonly string[]): string[] {
  const frame = top(view)
  if (frame.kind === 'over') return [`Champion: ${names[frame.champion]}`]
  if (frame.kind === 'roll-off') return [`Roll-off: ${frame.tied.map((driver) => names[driver]).join(', ')}`]
  return frame.kind === 'qualifying' ? ['Season qualifying'] : [`Race ${raceNumber(view)} of ${RACES}`]
}

/** The race under way; between races, the one just over. */
function race(view: View, names: readonly string[]): string[] {
  if (!view.race) return qualifying(view, names)
  const drivers = view.drivers.map((driver) => names[driver]!)
  const numbers = view.drivers.map((driver) => driver + 1)
  return [drawRace(view.race, drivers, numbers), '']
}

const qualifying = ({ chart }: View, names: readonly string[]): string[] =>
  names.map((name, driver) => `${name}: ${chart[driver]!.map(totalOf).join(', then ')}`.trimEnd())

const HEADINGS = ['', 'points', 'wins', 'average', 'top 4', 'led', 'races']

function standing({ races }: View, names: readonly string[]): string[] {
  if (races.length === 0) return []
  const rows = [HEADINGS, ...ranked(races).map((line) => cells(line, names))]
  const widths = HEADINGS.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)))
  return rows.map(([name, ...values]) =>
    [name!.padEnd(widths[0]!), ...values.map((value, i) => value.padStart(widths[i + 1]!))].join('  ').trimEnd(),
  )
}

function cells({ driver, points, wins, races, places, topFinishes, lapsLed }: Standing, names: readonly string[]) {
  const average = races === 0 ? '–' : (places / races).toFixed(2)
  return [names[driver]!, ...[points, wins, average, topFinishes, lapsLed, races].map(String)]
}
