import { SingleBar } from 'cli-progress'

/** A bar on standard error, where somebody looks at it. The cursor stays, since nobody brings it back after a kill. */
export function progressBar(total: number, what: string): Pick<SingleBar, 'update' | 'stop'> {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} }
  const format = `{bar} {percentage} % | {value}/{total} ${what} | {eta_formatted} left`
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true })
  bar.start(total, 0)
  return bar
}
