import type { Chance, Figure } from '../../bots/figure.ts'
import { doubted } from '../words/doubted.ts'

/** Words of the page that tell a chance, and what goes into them. */
export interface Percent {
  readonly key: string
  readonly values: Readonly<Record<string, number>>
}

/** Rounded to whole points, neither 0 nor 100. */
const isRound = (chance: number): boolean => chance >= 0.005 && chance < 0.995

/** Numbers that a computer cannot write are off by less. */
const LEAST = 1e-9

/** A bound in whole points that is true still. */
const roundUp = (bound: number): number => Math.ceil(100 * bound - LEAST) / 100
const roundDown = (bound: number): number => Math.floor(100 * bound + LEAST) / 100

/** What is shown where there is little room. */
export function briefly({ worth }: Chance, figure: Figure): Percent {
  if (isRound(worth) || figure.kind === 'exact') return { key: 'web.odds.brief', values: { chance: worth } }
  if (figure.kind === 'under') return { key: 'web.odds.brief.under', values: { chance: roundUp(figure.chance) } }
  if (figure.kind === 'over') return { key: 'web.odds.brief.over', values: { chance: roundDown(figure.chance) } }
  return { key: 'web.odds.brief', values: { chance: doubted(worth) } }
}

/** As much as is known. */
export function percentOf(figure: Exclude<Figure, { kind: 'sampled' }>): Percent {
  const { kind, chance } = figure
  if (kind === 'under') return { key: 'web.odds.under', values: { chance: roundUp(chance) } }
  if (kind === 'over') return { key: 'web.odds.over', values: { chance: roundDown(chance) } }
  if (kind === 'exact') return { key: 'web.odds.exact', values: { chance } }
  return { key: isRound(chance) ? 'web.odds.about' : 'web.odds.brief', values: { chance: doubted(chance) } }
}
