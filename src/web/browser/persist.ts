import { read, write } from './shelf-space.ts'

const KEY = 'paddock.asked-to-stay'

/**
 * Asks the browser not to clear what is saved here when it runs out of room. Once, when there is something to lose: some
 * browsers pass the question on to the person.
 */
export function askToStay(): void {
  if (!navigator.storage?.persist || read(KEY) === true) return
  write(KEY, true)
  navigator.storage.persist().catch(() => undefined)
}
