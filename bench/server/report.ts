import type { Spread } from '../measure.ts'

export type Row = readonly string[]

export const digits = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2)

export const range = ({ least, most }: Spread, places?: number): string =>
  places === undefined ? `${digits(least)} – ${digits(most)}` : `${least.toFixed(places)} – ${most.toFixed(places)}`

export const title = (text: string): void => console.log(`\n${text}\n`)

export function rows(head: Row, ...body: readonly Row[]): void {
  for (const cells of [head, head.map(() => '---'), ...body]) console.log(`| ${cells.join(' | ')} |`)
}

export const atLeast = (name: string, measured: Spread, bar: number, unit: string): Row => [
  ...[name, `${digits(measured.median)} ${unit}`, range(measured), `≥ ${bar} ${unit}`],
  measured.median >= bar ? 'met' : '**missed**',
]

export const atMost = (name: string, measured: Spread, bar: number, unit: string): Row => [
  ...[name, `${digits(measured.median)} ${unit}`, range(measured), `≤ ${bar} ${unit}`],
  measured.median <= bar ? 'met' : '**missed**',
]
