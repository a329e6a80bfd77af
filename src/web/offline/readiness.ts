import { useSyncExternalStore } from 'react'
import { nameOf, type Order } from './names.ts'

/** How far this browser is with keeping the page: `none` where it cannot, `coming`, or `ready` to play offline. */
export interface Readiness {
  readonly kept: 'none' | 'coming' | 'ready'
  /** Whether it became ready just now, before one's eyes. */
  readonly isNew: boolean
  /** Whether a newer version waits to be taken. */
  readonly hasUpdate: boolean
}

const HOUR = 3_600_000

let registration: ServiceWorkerRegistration | null = null
let firstController: ServiceWorker | null = null
let current: Readiness = { kept: 'none', isNew: false, hasUpdate: false }
const listeners = new Set<() => void>()

function tell(readiness: Readiness): void {
  current = readiness
  for (const listener of listeners) listener()
}

/** Another tab may have let the newer version take over: then this page is the older one. */
function look(): void {
  const { controller } = navigator.serviceWorker
  const isReady = Boolean(registration?.active)
  tell({
    kept: isReady ? 'ready' : 'coming',
    isNew: isReady && firstController === null,
    hasUpdate: Boolean(registration?.waiting) || (firstController !== null && controller !== firstController),
  })
}

const order = (worker: ServiceWorker | null, what: Order): void => worker?.postMessage(what)

/** Begins to keep the page. Pages that are not served safely have no workers, and play on without. */
export async function start(): Promise<void> {
  if (!navigator.serviceWorker || registration) return
  firstController = navigator.serviceWorker.controller
  holdVersion()
  look()
  try {
    registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    attend(registration)
  } catch {
    // Somebody has forbidden workers here.
    tell({ kept: 'none', isNew: false, hasUpdate: false })
  }
}

function attend(known: ServiceWorkerRegistration): void {
  watch(known.installing)
  known.addEventListener('updatefound', () => watch(known.installing))
  navigator.serviceWorker.addEventListener('controllerchange', look)
  order(known.active, 'tidy')
  askNowAndThen(known)
  look()
}

/** As long as this page is open, the files of its version are kept. */
function holdVersion(): void {
  const { version } = document.documentElement.dataset
  if (version) navigator.locks.request(nameOf(version), { mode: 'shared' }, () => new Promise(() => undefined))
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', look)
}

/** A page may stay open for days. */
function askNowAndThen(known: ServiceWorkerRegistration): void {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR) return
    asked = Date.now()
    known.update().catch(() => undefined)
  })
}

/** Lets the newer version take over, and starts again with it. */
export function takeUpdate(): void {
  const waiting = registration?.waiting
  if (!waiting) return window.location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  order(waiting, 'take-over')
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useReadiness = (): Readiness => useSyncExternalStore(subscribe, () => current)
