/** What browsers that can install a page hand out; it is not in the standard. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()

function set(prompt: InstallPrompt | null): void {
  offered = prompt
  for (const listener of listeners) listener()
}

/** Heard from the beginning, because it is said only once; the browser's own banner stays away. */
export function hearInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    set(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => set(null))
}

export const canInstall = (): boolean => offered !== null

/** An offer can be used once. */
export async function install(): Promise<void> {
  const prompt = offered
  set(null)
  await prompt?.prompt()
}

export function onInstallable(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
