import { boxOf } from '../games/index.ts'
import { useLanguage, useWords } from '../words/words.tsx'

/** What a game is called; one that is not on the shelf has only its id. */
export function useTitle(): (game: string) => string {
  const words = useWords()
  return (game) => (boxOf(game) ? words(`${game}.title`) : game)
}

/** A number as the language writes it, with so many digits behind the point. */
export function useNumber(digits = 0): (value: number) => string {
  const format = new Intl.NumberFormat(useLanguage(), { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (value) => format.format(value)
}

export function useMoment(): (time: number) => string {
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' })
  return (time) => format.format(time)
}
