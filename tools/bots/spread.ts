import { LEVEL_NAMES, type Level } from '../../src/bots/levels.ts'
import { rowWith } from './chapter.ts'

/** What was found out about one decision, or one turn. */
export type Counted<Looked> = (looked: Looked) => number

interface Spread {
  readonly mean: number
  readonly half: number
}

/** The mean, and how far it can be off. */
function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  return { mean, half: 1.96 * Math.sqrt(variance / values.length) }
}

export const milli = (wins: number): string => (1000 * wins).toFixed(4)

/** A mean in milli-wins. */
export function toldOver<Looked>(all: readonly Looked[], count: Counted<Looked>): string {
  const { mean, half } = spreadOf(all.map(count))
  return `${milli(mean)} ± ${milli(half)}`
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
