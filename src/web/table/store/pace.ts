import { moves, settings } from '../../settings/settings.ts'
import { landed as landedAt, paceOf, ROLLING, showsThrows, type Wishes } from './tempo.ts'

const wishes = (): Wishes => ({ speed: settings().speed, moves: moves(), skips: settings().skipToMe })

export const rolling = (): number => (showsThrows(wishes()) ? ROLLING : 0)
export const landed = (): number => landedAt(wishes())

/** The pace of this page's settings. */
export const pace = paceOf(wishes)

export const actsForMe = (): boolean => settings().actForMe
