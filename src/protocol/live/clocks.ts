export const CLOCK_NAMES = ['none', 'relaxed', 'quick'] as const
export type ClockName = (typeof CLOCK_NAMES)[number]

/** How long people may take, in milliseconds. */
export interface ClockRules {
  /** For one decision; then the reserve runs. */
  readonly decision: number
  /** For all decisions of one seat in a whole game. */
  readonly reserve: number
  /** To say something where silence is an answer. */
  readonly window: number
}

/** Null: nobody is hurried, and windows are as long as the game says. */
export const CLOCKS: Readonly<Record<ClockName, ClockRules | null>> = {
  none: null,
  relaxed: { decision: 90_000, reserve: 180_000, window: 15_000 },
  quick: { decision: 20_000, reserve: 60_000, window: 8000 },
}
