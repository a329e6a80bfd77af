import type { Chance, Figure } from '../../bots/figure.ts'
import { doubted } from '../words/doubted.ts'

/** Words of the page that tell a chance, and what goes into them. */
export interface Percent {
  readonly key: string
  readonly values: Readonly<Record<string, number>>
}

/** Rounded to whole points, neither 0 nor 100. */
const isRound = (chance: number): boolean => chance >= 0.005 && chance < 0.995

/** What is shown where there is little room. */
export function briefly({ worth }: Chance, figure: Figure): Percent {
  if (isRound(worth) || figure.kind === 'exact') return { key: 'web.odds.brief', values: { chance: worth } }
  const { kind, chance } = figure
  if (kind === 'under' || kind === 'over') return { key: `web.odds.brief.${kind}`, values: { chance } }
  return { key: 'web.odds.brief', values: { chance: doubted(worth) } }
}

/** As much as is known. */
export function percentOf(figure: Exclude<Figure, { kind: 'sampled' }>): Percent {
  const { kind, chance } = figure
  if (kind !== 'about') return { key: `web.odds.${kind}`, values: { chance } }
  return { key: isRound(chance) ? 'web.odds.about' : 'web.odds.brief', values: { chance: doubted(chance) } }
}
