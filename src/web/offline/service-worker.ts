import { nameOf, type Order, unused } from './names.ts'
import { routeOf } from './routes.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by tools/offline.ts. */
declare const __VERSION__: string
declare const __FILES__: readonly string[]

const HERE = nameOf(__VERSION__)
const FILES = __FILES__
const PAGE = '/'
/** So many files at once, so that whoever plays meanwhile is not kept waiting. */
const AT_ONCE = 4
const ANY: CacheQueryOptions = { ignoreVary: true }

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), tidy()])))
self.addEventListener('message', (event) => event.waitUntil(obey(event.data)))
self.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, self.location.origin, FILES)
  if (route === 'page') event.respondWith(page(event.request))
  if (route === 'file') event.respondWith(file(event.request))
})

async function obey(order: Order): Promise<void> {
  if (order === 'take-over') await self.skipWaiting()
  if (order === 'tidy') await tidy()
}

/** All or nothing: a version that lacks a file is not installed. */
async function fill(): Promise<void> {
  const cache = await caches.open(HERE)
  for (let index = 0; index < FILES.length; index += AT_ONCE)
    await Promise.all(FILES.slice(index, index + AT_ONCE).map((path) => keep(cache, path)))
}

/** What has a hash in its name never changes, so an older version may already have it. */
async function keep(cache: Cache, path: string): Promise<void> {
  const isHashed = path.startsWith('/assets/')
  const known = isHashed ? await caches.match(path, ANY) : undefined
  if (known) return cache.put(path, known)
  const init: RequestInit = { cache: isHashed ? 'default' : 'no-cache', priority: 'low' }
  await cache.add(new Request(path, init))
}

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(HERE)
  return (await cache.match(PAGE, ANY)) ?? fetch(request)
}

/** A page of an older version finds its parts in the older cache, also when this worker has taken over. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(HERE)
  return (await cache.match(request, ANY)) ?? (await caches.match(request, ANY)) ?? fetch(request)
}

/** Looks at the caches first: one that a newer worker begins to fill after that is not on the list. */
async function tidy(): Promise<void> {
  const names = await caches.keys()
  const { installing, waiting } = self.registration
  if (installing || waiting) return
  const { held = [] } = await self.navigator.locks.query()
  const gone = unused(
    names,
    held.map(({ name }) => name),
    __VERSION__,
  )
  await Promise.all(gone.map((name) => caches.delete(name)))
}
