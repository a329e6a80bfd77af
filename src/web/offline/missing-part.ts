const KEY = 'paddock.reloaded-for'
const MARK = /data-version="(\w+)"/

const version = (): string => document.documentElement.dataset.version ?? ''

/**
 * A part that cannot be loaded has mostly gone from the server with an older version: one reload brings the newer one. If
 * there is none, or nothing can be reached at all, the page stays and says what is missing.
 */
export function reloadForMissingParts(): void {
  window.addEventListener('vite:preloadError', async () => {
    if (isFirstTime() && (await isOutdated())) window.location.reload()
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

/** What answers may be no page of ours, such as the door of a hotel's network. */
async function isOutdated(): Promise<boolean> {
  const page = await fetch('/', { cache: 'no-store' }).then(
    (answer) => answer.text(),
    () => '',
  )
  const found = MARK.exec(page)?.[1]
  return found !== undefined && found !== version()
}
