import type { Language } from '../words/languages.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "5 minutes ago", in the language of the page. */
export function since(touched: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Date.now() - touched
  const [unit, size] = UNITS.find(([, size]) => passed >= size) ?? UNITS[2]
  return format.format(-Math.floor(passed / size), unit)
}
