import { change, settings } from '../settings/settings.ts'
import type { Sound } from './voices.ts'

let device: AudioContext | null = null

/** Browsers allow sound and vibration only after the page was touched; before that there is silence, not an error. */
export const wasTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? false

function audio(): AudioContext | null {
  if (!settings().sound) return silence()
  if (!wasTouched()) return null
  device ??= new AudioContext()
  return device
}

/** Who wants no sound needs no sound device either. */
function silence(): null {
  device?.close().catch(() => undefined)
  device = null
  return null
}

/** A sound that cannot be fetched is not heard. */
export async function play(sound: Sound): Promise<void> {
  const at = audio()
  const loaded = at && (await import('./voices.ts').catch(() => null))
  // It may have been switched off meanwhile.
  if (loaded && at === device) loaded.VOICES[sound](at)
}

export function switchSound(isOn = !settings().sound): void {
  change({ sound: isOn })
  void play('turn')
}
