import { useSyncExternalStore } from 'react'
import { read, write } from '../browser/shelf-space.ts'
import { firstSpoken, LANGUAGES, type Language } from '../words/languages.ts'

export const CHOICES = {
  language: ['system', ...LANGUAGES],
  theme: ['system', 'light', 'dark', 'contrast'],
  palette: ['clear', 'toybox'],
  motion: ['system', 'full', 'reduced'],
  hand: ['right', 'left'],
  speed: ['slow', 'normal', 'fast', 'instant'],
} as const

export type Speed = (typeof CHOICES.speed)[number]

export interface Settings {
  readonly language: (typeof CHOICES.language)[number]
  readonly theme: (typeof CHOICES.theme)[number]
  readonly palette: (typeof CHOICES.palette)[number]
  readonly motion: (typeof CHOICES.motion)[number]
  /** The hand whose thumb plays on a phone. */
  readonly hand: (typeof CHOICES.hand)[number]
  readonly speed: Speed
  /** Whether the others always act at once until one is to act oneself. */
  readonly skipToMe: boolean
  /** Whether dice that have to be thrown fall by themselves, and what has one answer is not asked. */
  readonly actForMe: boolean
  readonly sound: boolean
  /** Whether a phone shakes when its owner is to act or is hit. */
  readonly vibration: boolean
  readonly shortcuts: boolean
  /** Whether moves of several steps are driven one by one. */
  readonly stepwise: boolean
  /** Whether each choice shows its chance to win. */
  readonly odds: boolean
  /** What this device's owner is called at the table. */
  readonly name: string
  /** First-game hints that were read and put away. */
  readonly hintsRead: readonly string[]
}

/** Among the hints read: all there are. */
export const ALL_HINTS = 'all'

const KEY = 'paddock.settings'

/** Characters, as many as the field takes. */
const LONGEST_NAME = 20

const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  palette: 'clear',
  motion: 'system',
  hand: 'right',
  speed: 'normal',
  skipToMe: false,
  actForMe: true,
  sound: true,
  vibration: true,
  shortcuts: true,
  stepwise: false,
  odds: false,
  name: '',
  hintsRead: [],
}

/** Settings of another version or edited by hand: what does not fit is the default. */
function sound(saved: unknown): Settings {
  const wish = (typeof saved === 'object' && saved !== null ? saved : {}) as Partial<Record<keyof Settings, unknown>>
  const one = <T extends string>(value: unknown, values: readonly T[], other: T): T =>
    values.includes(value as T) ? (value as T) : other
  const flag = (value: unknown, other: boolean) => (typeof value === 'boolean' ? value : other)
  return {
    language: one(wish.language, CHOICES.language, DEFAULTS.language),
    theme: one(wish.theme, CHOICES.theme, DEFAULTS.theme),
    palette: one(wish.palette, CHOICES.palette, DEFAULTS.palette),
    motion: one(wish.motion, CHOICES.motion, DEFAULTS.motion),
    hand: one(wish.hand, CHOICES.hand, DEFAULTS.hand),
    speed: one(wish.speed, CHOICES.speed, DEFAULTS.speed),
    skipToMe: flag(wish.skipToMe, DEFAULTS.skipToMe),
    actForMe: flag(wish.actForMe, DEFAULTS.actForMe),
    sound: flag(wish.sound, DEFAULTS.sound),
    vibration: flag(wish.vibration, DEFAULTS.vibration),
    shortcuts: flag(wish.shortcuts, DEFAULTS.shortcuts),
    stepwise: flag(wish.stepwise, DEFAULTS.stepwise),
    odds: flag(wish.odds, DEFAULTS.odds),
    name: typeof wish.name === 'string' ? wish.name.slice(0, LONGEST_NAME) : DEFAULTS.name,
    hintsRead: Array.isArray(wish.hintsRead) ? wish.hintsRead.filter((hint) => typeof hint === 'string') : [],
  }
}

let current = sound(read(KEY))
const listeners = new Set<() => void>()
const stillness = window.matchMedia('(prefers-reduced-motion: reduce)')
const contrast = window.matchMedia('(prefers-contrast: more)')

export const settings = (): Settings => current

export function change(wish: Partial<Settings>): void {
  current = { ...current, ...wish }
  write(KEY, current)
  apply()
}

/** Whether things may move, by the setting or else by the system. */
export const moves = (): boolean => current.motion === 'full' || (current.motion === 'system' && !stillness.matches)

/** The language by the setting, or else the first that the browser asks for and the page speaks. */
const wantedLanguage = (): Language =>
  current.language === 'system' ? firstSpoken(navigator.languages) : current.language

/** Puts the settings on the page; styles read them from there. */
export function apply(): void {
  const { dataset } = document.documentElement
  dataset.theme = current.theme === 'system' && contrast.matches ? 'contrast' : current.theme
  dataset.palette = current.palette
  dataset.motion = moves() ? 'full' : 'reduced'
  dataset.hand = current.hand
  for (const listener of listeners) listener()
}

stillness.addEventListener('change', apply)
contrast.addEventListener('change', apply)
window.addEventListener('languagechange', apply)
window.addEventListener('storage', ({ key }) => {
  if (key !== KEY) return
  current = sound(read(KEY))
  apply()
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings)
export const useWantedLanguage = (): Language => useSyncExternalStore(subscribe, wantedLanguage)
export const useMoves = (): boolean => useSyncExternalStore(subscribe, moves)
