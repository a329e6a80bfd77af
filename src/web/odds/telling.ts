import { useMemo } from 'react'
import { type Chance, digitsOf, figureOf } from '../../bots/figure.ts'
import type { Risk } from '../../engine/risk.ts'
import { useSay, useWords } from '../words/words.tsx'
import { briefly, type Percent, percentOf } from './percent.ts'

/** Chances and risks in words: short for the eye, in full for the ear. */
export function useTelling() {
  const words = useWords()
  const say = useSay()
  return useMemo(() => {
    const told = ({ key, values }: Percent): string => words(key, values)
    const short = (chance: Chance): string => {
      const figure = figureOf(chance)
      if (figure.kind !== 'sampled') return told(percentOf(figure))
      const { margin } = figure
      const key = digitsOf(margin) > 0 ? 'web.odds.sampled-closely' : 'web.odds.sampled'
      return words(key, { chance: figure.chance, margin: 100 * margin })
    }
    const brief = (chance: Chance): string => told(briefly(chance, figureOf(chance)))
    const risk = ({ what, chance }: Risk): string => words('web.odds.risk', { what: say(what), chance })
    const risks = (list: readonly Risk[]): string =>
      list.map(risk).reduce((before, next) => (before ? words('web.odds.and', { before, next }) : next), '')
    const full = (chance: Chance, isBest: boolean): string =>
      words(isBest ? 'web.odds.best' : 'web.odds.wins', { chance: short(chance) })
    return { short, brief, risk, risks, full }
  }, [words, say])
}
