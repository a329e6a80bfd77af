/** What the worker answers itself: the page, one of its files, or nothing. */
export type Route = 'page' | 'file' | null

interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

const hasEnding = (path: string): boolean => /\.[^/]+$/.test(path)

/** Whatever is not known here goes to the network as if there were no worker. */
export function routeOf({ method, mode, url }: Asked, origin: string, files: readonly string[]): Route {
  const { pathname, origin: asked } = new URL(url)
  if (method !== 'GET' || asked !== origin) return null
  if (mode === 'navigate' && !hasEnding(pathname)) return 'page'
  return pathname.startsWith('/assets/') || files.includes(pathname) ? 'file' : null
}
