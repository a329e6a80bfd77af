import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** What a shell says of whoever ended by a signal. */
const codeOf = (signal: (typeof SIGNALS)[number]): number => 128 + constants.signals[signal]

/** Ctrl-C asks for an end instead of causing one, once; gives a way to stop listening. */
export function onStop(stop: (code: number) => void): () => void {
  const listeners = SIGNALS.map((signal) => ({ signal, listener: () => stop(codeOf(signal)) }))
  for (const { signal, listener } of listeners) process.once(signal, listener)
  return () => {
    for (const { signal, listener } of listeners) process.off(signal, listener)
  }
}

export const INTERRUPTED = codeOf('SIGINT')

/** The reason of the signal is the exit code. */
export function stoppable(): { readonly signal: AbortSignal; readonly done: () => void } {
  const stop = new AbortController()
  return { signal: stop.signal, done: onStop((code) => stop.abort(code)) }
}

/** Between two pieces of work the process hears what it is told. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
