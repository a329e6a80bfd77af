import { useMemo } from 'react'
import { type Chance, digitsOf, figureOf } from '../../bots/figure.ts'
import type { Risk } from '../../engine/risk.ts'
import { useSay, useWords } from '../words/words.tsx'

/** Chances and risks in words: short for the eye, in full for the ear. */
export function useTelling() {
  const words = useWords()
  const say = useSay()
  return useMemo(() => {
    const short = (chance: Chance): string => {
      const figure = figureOf(chance)
      if (figure.kind !== 'sampled') return words(`web.odds.${figure.kind}`, { chance: figure.chance })
      const { margin } = figure
      const key = digitsOf(margin) > 0 ? 'web.odds.sampled-closely' : 'web.odds.sampled'
      return words(key, { chance: figure.chance, margin: 100 * margin })
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
