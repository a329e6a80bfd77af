import { fits, isGenuine, isPoisoned } from './genuine.ts'
import { nameOf, type Order, unused, versionsIn } from './names.ts'
import { routeOf } from './routes.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by tools/offline.ts: the files of this version, each with the SHA-256 of its bytes. */
declare const __VERSION__: string
declare const __FILES__: Readonly<Record<string, string>>

const HERE = nameOf(__VERSION__)
const PROOFS = __FILES__
const FILES = Object.keys(PROOFS)
const PAGE = '/'
/** So many files at once, so that whoever plays meanwhile is not kept waiting. */
const AT_ONCE = 4
const ANY: CacheQueryOptions = { ignoreVary: true }

/** Whether an older version was kept with a stranger's answers, which it shows for ever. */
let isHealing = false

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => event.waitUntil(obey(event.data)))
self.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, self.location.origin, FILES)
  if (route === 'page') event.respondWith(page(event.request))
  if (route === 'file') event.respondWith(file(event.request))
})

/** A newer version waits to be asked for, unless nobody can ask because what is shown is not ours. */
async function install(): Promise<void> {
  isHealing = await hasPoison()
  await fill()
  if (isHealing) await self.skipWaiting()
}

async function hasPoison(): Promise<boolean> {
  for (const version of versionsIn(await caches.keys()))
    if (await isPoisoned(await caches.open(nameOf(version)), version)) return true
  return false
}

async function activate(): Promise<void> {
  await Promise.all([self.clients.claim(), tidy()])
  if (isHealing) await replaceStrangers()
}

/**
 * Each page of ours holds a lock: as long as there is one, nothing is reloaded before anybody's eyes. Navigations are not
 * waited for: they get our page when this worker is active.
 */
async function replaceStrangers(): Promise<void> {
  if (versionsIn(await heldLocks()).length > 0) return
  for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url).catch(() => null)
}

async function heldLocks(): Promise<string[]> {
  const { held = [] } = await self.navigator.locks.query()
  return held.map(({ name }) => name!)
}

async function obey(order: Order): Promise<void> {
  if (order === 'take-over') await self.skipWaiting()
  if (order === 'tidy') await Promise.all([fill().catch(() => undefined), tidy()])
}

/** All or nothing: a version that lacks a file is not installed. */
async function fill(): Promise<void> {
  for (let index = 0; index < FILES.length; index += AT_ONCE)
    await Promise.all(FILES.slice(index, index + AT_ONCE).map(insist))
}

async function insist(path: string): Promise<void> {
  const cache = await caches.open(HERE)
  if (!(await kept(path)) || !(await cache.match(path, ANY)))
    throw new Error(`${path} of version ${__VERSION__} cannot be had`)
}

/**
 * A file of this version to the letter: kept here, kept by an older version, or else from the host, and kept from then on.
 * A device without room may have to ask the host each time.
 */
async function kept(path: string): Promise<Response | undefined> {
  const cache = await caches.open(HERE)
  const own = await genuine(path, cache.match(path, ANY))
  if (own) return own
  const found = (await genuine(path, caches.match(path, ANY))) ?? (await fetched(path))
  if (found) await cache.put(path, found.clone()).catch(() => undefined)
  return found
}

/** A browser may have kept a stranger's answer under its own rules, so it is asked to look again. */
async function fetched(path: string): Promise<Response | undefined> {
  const isHashed = path.startsWith('/assets/')
  const ask = (cache: RequestCache) =>
    genuine(path, fetch(path, { cache, mode: 'same-origin', redirect: 'error', priority: 'low' }))
  return (await ask(isHashed ? 'default' : 'no-cache')) ?? ask('reload')
}

async function genuine(path: string, answering: Promise<Response | undefined>): Promise<Response | undefined> {
  const answer = await answering.catch(() => undefined)
  return answer && (await isGenuine(answer, path, PROOFS[path]!)) ? answer : undefined
}

/** Where the page is not to be had, a newer one or the door of a foreign network is shown, and not kept. */
async function page(request: Request): Promise<Response> {
  return (await kept(PAGE).catch(() => undefined)) ?? fetch(request)
}

async function file(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname
  const found = await (path in PROOFS ? kept(path) : ofAnotherVersion(request, path)).catch(() => undefined)
  return found ?? Response.error()
}

/** A page of an older version finds its parts in the older cache, also when this worker has taken over. */
async function ofAnotherVersion(request: Request, path: string): Promise<Response | undefined> {
  const older = await caches.match(request, ANY)
  if (older && fits(older, path)) return older
  const answer = await fetch(request)
  return fits(answer, path) ? answer : undefined
}

/** Looks at the caches first: one that a newer worker begins to fill after that is not on the list. */
async function tidy(): Promise<void> {
  const names = await caches.keys()
  const { installing, waiting } = self.registration
  if (installing || waiting) return
  const gone = unused(names, await heldLocks(), __VERSION__)
  await Promise.all(gone.map((name) => caches.delete(name)))
}
