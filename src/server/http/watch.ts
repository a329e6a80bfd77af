import { Health, Readiness } from '../../protocol/live/http.ts'
import type { Bus } from '../bus/bus.ts'
import type { Store } from '../store/store.ts'
import type { Metrics } from '../watch/metrics.ts'
import type { Api } from './api.ts'

interface Parts {
  readonly release: string
  readonly store: Store
  readonly bus: Bus
  readonly metrics: Metrics
  connections(): number
  /** Whether it says good-bye to everybody. */
  isEnding(): boolean
}

const UNAVAILABLE = 503

/** Routes for whoever looks after a server. */
export function watchRoutes(api: Api, { release, store, bus, metrics, connections, isEnding }: Parts): void {
  api.route({
    method: 'GET',
    url: '/healthz',
    schema: { summary: 'Whether it runs', response: { 200: Health } },
    handler: () => ({ ok: true, release, connections: connections() }),
  })

  api.route({
    method: 'GET',
    url: '/readyz',
    schema: { summary: 'Whether it can serve tables', response: { 200: Readiness, 503: Readiness } },
    handler: async (_, reply) => {
      const isStored = await answers(store)
      const ready = isStored && !isEnding()
      const readiness = { ready, store: isStored, bus: bus.isUp, ending: isEnding() }
      return reply.code(ready ? 200 : UNAVAILABLE).send(readiness)
    },
  })

  api.get('/metrics', { schema: { hide: true } }, async (_, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  )
}

const answers = (store: Store): Promise<boolean> =>
  store.setting('guest-key').then(
    () => true,
    () => false,
  )
