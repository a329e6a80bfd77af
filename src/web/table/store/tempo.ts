import { type Entry, isOutcome } from '../../../engine/game.ts'
import type { Speed } from '../../settings/settings.ts'

/** What the people of this page wish for. */
export interface Wishes {
  readonly speed: Speed
  /** Whether dice and cars move. */
  readonly moves: boolean
  /** Whether the others act at once until somebody here is to act. */
  readonly skips: boolean
}

/** Whose moment it is, and among how many others. */
export interface Whose {
  readonly isOwn: boolean
  readonly others: number
}

/** How much time the moments of a table get. */
export interface Pace {
  /** How much of its full time a moment gets, from 1 down to 0, so long after somebody here decided something. */
  tempo(elapsed: number, whose: Whose): number
  /** How long any moment may take at most, so long after somebody here decided something. */
  left(elapsed: number): number
  /** How long dice are in the air and then lie there, at full time. */
  dice(): number
  /** How long what happened last can be looked at, dice aside, before the next thing happens, at full time. */
  pause(last: Entry | null, isOwnThrow: boolean): number
  /** How much longer somebody looks at what has hit them, at full time. */
  look(): number
  skips(): boolean
}

export const ROLLING = 800
const LANDED = 450
const READ = 350
/** A drive is one glide, however long it is. */
const GLIDE = 1000
const BEGINNING = 700
/** Before somebody's dice fall by themselves: time to see whose they are, and to throw them by hand. */
const CAPTION = 900
const LOOK = 1800

interface Gait {
  readonly factor: number
  /** Nobody waits longer than this between two own decisions. */
  readonly limit: number
}

const GAITS: Readonly<Record<Speed, Gait>> = {
  slow: { factor: 2, limit: 16_000 },
  normal: { factor: 1, limit: 8000 },
  fast: { factor: 0.4, limit: 5000 },
  instant: { factor: 0, limit: 0 },
}

/** From which part of the limit on moments get shorter, and by which they take no time: the last part is one's own. */
const OTHERS = { full: 0.25, none: 0.65 }
const OWN = { full: 0.65, none: 0.95 }
/** So many others have their full time; more share it. */
const CROWD = 3

export const showsThrows = ({ speed, moves }: Wishes): boolean => moves && speed !== 'instant'

export const landed = ({ speed }: Wishes): number => (speed === 'fast' ? LANDED / 2 : LANDED)

function tempo(limit: number, elapsed: number, { isOwn, others }: Whose): number {
  if (limit === 0) return 0
  const { full, none } = isOwn ? OWN : OTHERS
  const left = (none * limit - elapsed) / ((none - full) * limit)
  return Math.min(1, Math.max(0, left)) * (isOwn ? 1 : Math.min(1, CROWD / others))
}

const left = (limit: number, elapsed: number): number => Math.max(0, OWN.none * limit - elapsed)

function looked(last: Entry | null): number {
  if (!last) return BEGINNING
  return isOutcome(last) ? READ : GLIDE
}

/** Moments get shorter the longer nobody here had anything to decide: each is shown, and together they stay below the limit. */
export const paceOf = (wishes: () => Wishes): Pace => ({
  tempo: (elapsed, whose) => tempo(GAITS[wishes().speed].limit, elapsed, whose),
  left: (elapsed) => left(GAITS[wishes().speed].limit, elapsed),
  dice: () => (showsThrows(wishes()) ? ROLLING + landed(wishes()) : 0),
  pause: (last, isOwnThrow) => GAITS[wishes().speed].factor * (looked(last) + (isOwnThrow ? CAPTION : 0)),
  look: () => GAITS[wishes().speed].factor * LOOK,
  skips: () => wishes().skips,
})
