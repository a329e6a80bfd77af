import { moves, settings } from '../settings/settings.ts'
import { wasTouched } from './play.ts'

/** How long a phone shakes and rests, in milliseconds. */
const SHAKES = {
  turn: [35],
  contact: [60, 40, 60],
}

/** Not every device can, and who wants nothing to move wants no shaking either. */
export const canVibrate = (): boolean => 'vibrate' in navigator

export function vibrate(why: keyof typeof SHAKES): void {
  if (settings().vibration && moves() && wasTouched() && canVibrate()) navigator.vibrate(SHAKES[why])
}
