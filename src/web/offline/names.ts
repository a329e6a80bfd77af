/** Every version of the page has its files in a cache of its own, and each open page holds a lock of its version. */
const PREFIX = 'paddock.version.'

export const nameOf = (version: string): string => PREFIX + version

/** The versions that have a cache. */
export const versionsIn = (caches: readonly string[]): string[] =>
  caches.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length))

/** The caches of versions that nobody uses any more. */
export const unused = (caches: readonly string[], held: readonly string[], own: string): string[] =>
  caches.filter((name) => name.startsWith(PREFIX) && name !== nameOf(own) && !held.includes(name))

/** What the page says to the worker. */
export type Order = 'take-over' | 'tidy'
