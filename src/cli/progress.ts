import { SingleBar } from 'cli-progress'

/** A bar on standard error, where somebody looks at it. */
export function progressBar(total: number, what: string): Pick<SingleBar, 'update' | 'stop'> {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} }
  const format = `{bar} {percentage} % | {value}/{total} ${what} | {eta_formatted} left`
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true, hideCursor: true })
  bar.start(total, 0)
  return bar
}

/** Ctrl-C asks for an end instead of causing one; gives the signal, and a way to stop listening. */
export function stoppable(): { readonly signal: AbortSignal; readonly done: () => void } {
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  return { signal: stop.signal, done: () => process.off('SIGINT', onSignal).off('SIGTERM', onSignal) }
}
