import { LEVEL_NAMES, type Level } from '../../src/bots/levels.ts'
import { rowWith } from './chapter.ts'

/** What was found out about one decision, or one turn. */
export type Counted<Looked> = (looked: Looked) => number

interface Spread {
  readonly mean: number
  readonly half: number
}

/** The mean of so many values, and how far it can be off, by their sum and the sum of their squares. */
function spreadOf(count: number, sum: number, squares: number): Spread {
  const mean = sum / count
  const variance = Math.max(0, squares - sum * mean) / (count - 1)
  return { mean, half: 1.96 * Math.sqrt(variance / count) }
}

const milli = (wins: number): string => (1000 * wins).toFixed(4)

/** A mean in milli-wins. */
export function toldBy(count: number, sum: number, squares: number): string {
  const { mean, half } = spreadOf(count, sum, squares)
  return `${milli(mean)} ± ${milli(half)}`
}

export function toldOver<Looked>(all: readonly Looked[], count: Counted<Looked>): string {
  const values = all.map(count)
  const sumOf = (each: (value: number) => number) => values.reduce((sum, value) => sum + each(value), 0)
  return toldBy(
    values.length,
    sumOf((value) => value),
    sumOf((value) => value * value),
  )
}

/** What each level gives away more than the champion, and by how much less than the level below. */
export function lossTable<Looked>(
  all: readonly Looked[],
  unit: 'decision' | 'turn',
  gainOver: (level: Level, looked: Looked) => number,
): string[] {
  const more = (level: Level, than: Level) =>
    toldOver(all, (looked) => gainOver(level, looked) - gainOver(than, looked))
  const rows = LEVEL_NAMES.map((level, place) => {
    const below = LEVEL_NAMES[place - 1]
    return rowWith([level, more(level, 'champion'), below ? more(below, level) : '', all.length])
  })
  const head = [
    'level',
    `milli-wins lost per ${unit}, more than by the champion`,
    'less than by the level below',
    `${unit}s`,
  ]
  return ['', rowWith(head), '|---|---|---|---|', ...rows]
}
