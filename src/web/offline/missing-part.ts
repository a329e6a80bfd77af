const KEY = 'paddock.reloaded-for'

const version = (): string => document.documentElement.dataset.version ?? ''

/**
 * A part that cannot be loaded has mostly gone from the server with an older version: one reload brings the newer one. If
 * that does not help, or nothing can be reached at all, the page stays and says what is missing.
 */
export function reloadForMissingParts(): void {
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine && isFirstTime()) window.location.reload()
  })
}

function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === version()) return false
    sessionStorage.setItem(KEY, version())
    return true
  } catch {
    return false
  }
}
