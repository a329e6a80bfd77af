import { useMemo } from 'react'
import { useLanguage } from '../words/words.tsx'
import type { Day } from './day.ts'

/** A day as the language writes it. */
export function useDayName(): (day: Day) => string {
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    return (day) => format.format(Date.parse(day))
  }, [language])
}
