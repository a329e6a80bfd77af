import { useMemo } from 'react'
import type { Risk } from '../../engine/risk.ts'
import { useSay, useWords } from '../words/words.tsx'
import type { Chance } from './odds.ts'

/** An interval that is narrower would not be seen. */
const EXACT = 0.0005

const marginOf = ({ interval }: Chance): number => (interval ? (interval[1] - interval[0]) / 2 : 0)

/** Chances and risks in words: short for the eye, in full for the ear. */
export function useTelling() {
  const words = useWords()
  const say = useSay()
  return useMemo(() => {
    const short = (chance: Chance): string => {
      const margin = marginOf(chance)
      if (margin < EXACT) return words('web.odds.exact', { chance: chance.worth })
      return words('web.odds.sampled', { chance: chance.worth, margin: Math.max(1, Math.round(100 * margin)) })
    }
    const brief = ({ worth }: Chance): string => words('web.odds.brief', { chance: worth })
    const risk = ({ what, chance }: Risk): string => words('web.odds.risk', { what: say(what), chance })
    const risks = (list: readonly Risk[]): string =>
      list.map(risk).reduce((before, next) => (before ? words('web.odds.and', { before, next }) : next), '')
    const full = (chance: Chance, isBest: boolean): string =>
      words(isBest ? 'web.odds.best' : 'web.odds.wins', { chance: short(chance) })
    return { short, brief, risk, risks, full }
  }, [words, say])
}
