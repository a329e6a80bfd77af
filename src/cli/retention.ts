import type { Logger } from 'pino'
import type { Store } from '../server/store/store.ts'
import type { Time } from '../server/time.ts'

interface Forgetting {
  readonly store: Pick<Store, 'forget'>
  readonly time: Time
  readonly days: number
  readonly log: Pick<Logger, 'info' | 'warn'>
}

const DAY = 86_400_000
const HOUR = 3_600_000

/** Forgets old tables now and every hour, until the answer is called. */
export function forgetting({ store, time, days, log }: Forgetting): () => void {
  let stopWaiting: () => void = () => undefined
  const sweep = (): void => {
    forgetAll(store, time.now() - days * DAY).then(
      (tables) => tables > 0 && log.info({ tables, days }, 'old tables forgotten'),
      (error) => log.warn({ reason: error.message }, 'old tables could not be forgotten'),
    )
    stopWaiting = time.after(HOUR, sweep)
  }
  sweep()
  return () => stopWaiting()
}

/** A few at a time, so that nobody waits long for the disk. */
async function forgetAll(store: Pick<Store, 'forget'>, before: number): Promise<number> {
  let all = 0
  for (;;) {
    const gone = await store.forget(before)
    if (gone === 0) return all
    all += gone
  }
}
