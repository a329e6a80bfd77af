import type { IncomingMessage, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import fastify, { type FastifyError } from 'fastify'
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { SAFE } from '../../tools/page-policy.mjs'
import type { Random } from '../engine/random.ts'
import { Problem } from '../protocol/live/http.ts'
import type { Bus } from './bus/bus.ts'
import { InProcessBus } from './bus/in-process.ts'
import { Guests } from './guests.ts'
import type { Api } from './http/api.ts'
import { docsRoutes } from './http/docs.ts'
import { BROKEN, problemOf } from './http/faults.ts'
import { guestRoutes } from './http/guests.ts'
import { HttpProblem, problemBody } from './http/problem.ts'
import { ratingRoutes } from './http/ratings.ts'
import { tableRoutes } from './http/tables.ts'
import { uploadRoutes } from './http/uploads.ts'
import { watchRoutes } from './http/watch.ts'
import { LIMITS, type Limits } from './live/connection.ts'
import { isOwnOrigin } from './live/origin.ts'
import { Sockets } from './live/sockets.ts'
import { Thinkers } from './rooms/bots.ts'
import { PACE, type Pace } from './rooms/pace.ts'
import { type Hosting, Rooms } from './rooms/rooms.ts'
import type { Store } from './store/store.ts'
import { TIME, type Time } from './time.ts'
import { newLog } from './watch/log.ts'
import { Metrics } from './watch/metrics.ts'

export interface ServerWishes {
  readonly store: Store
  /** To other processes with the same store; without it there are none. */
  readonly bus?: Bus
  /** The module that calls `serveBots`. */
  readonly botWorker: URL
  readonly release: string
  /** Answers for the page; null where there is none. */
  readonly page: ((request: IncomingMessage, response: ServerResponse) => void) | null
  /** Whether a proxy in front says who asks, and by which protocol. */
  readonly isBehindProxy?: boolean
  readonly pace?: Pace
  readonly grace?: number
  readonly limits?: Limits
  /** Requests of one address in a minute. */
  readonly requests?: number
  readonly time?: Time
  readonly newIdentity?: Hosting['newIdentity']
  /** What bots draw from. */
  readonly random?: Random
  readonly log?: Logger
  /** Told what went wrong inside. */
  readonly onBroken?: (error: unknown) => void
}

export interface LiveServer {
  readonly api: Api
  readonly rooms: Rooms
  close(): Promise<void>
}

const GRACE = 60_000
const THREADS = 2
/** How long a server that ends waits for what is on its way to the disk, in milliseconds. */
const PATIENCE = 4_000
const REQUESTS = 600
const BODY = 160_000
const TIMES = { connectionTimeout: 30_000, requestTimeout: 20_000, keepAliveTimeout: 5_000 }

/** Page, API and live tables in one process; nobody is served before it listens. */
export async function openServer(wishes: ServerWishes): Promise<LiveServer> {
  const { time = TIME, pace = PACE, grace = GRACE, limits = LIMITS, log = newLog('silent') } = wishes
  const metrics = new Metrics()
  const store = metrics.measured(wishes.store)
  const bus = wishes.bus ?? new InProcessBus(time)
  const guests = await Guests.of(store, time, bus)
  const thinkers = new Thinkers(wishes.botWorker, THREADS, wishes.random, () => metrics.botAsked())
  const { newIdentity, onBroken } = wishes
  const told = { ...(newIdentity ? { newIdentity } : {}), ...(onBroken ? { onBroken } : {}) }
  const rooms = new Rooms({ store, time, thinkers, pace, grace, ...(wishes.bus ? { bus } : {}), log, metrics, ...told })
  const sockets = new Sockets({ rooms, guests, time, limits })
  const api = await newApi(wishes)
  guestRoutes(api, guests)
  tableRoutes(api, { rooms, guests, store })
  uploadRoutes(api, { guests, store, time })
  ratingRoutes(api, { guests, store })
  docsRoutes(api)
  let isEnding = false
  const connections = () => sockets.size
  watchRoutes(api, { release: wishes.release, store, bus, metrics, connections, isEnding: () => isEnding })
  const botsThinking = () => thinkers.thinking
  metrics.watch({ connections, rooms: () => rooms.byGame, isBusUp: () => bus.isUp, botsThinking })
  sockets.listen(api.server)
  const close = async () => {
    isEnding = true
    sockets.deafen()
    await rooms.settled(PATIENCE)
    sockets.close()
    await rooms.close()
    await thinkers.close()
    await api.close()
  }
  return { api, rooms, close }
}

async function newApi({
  isBehindProxy = false,
  release,
  requests = REQUESTS,
  page,
  onBroken,
  log,
}: ServerWishes): Promise<Api> {
  const api: Api = fastify({ ...TIMES, bodyLimit: BODY, trustProxy: isBehindProxy, forceCloseConnections: true })
    .withTypeProvider<ZodTypeProvider>()
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler)
  await api.register(cookie)
  await api.register(rateLimit, {
    max: requests,
    timeWindow: '1 minute',
    allowList: (request) => !isOfApi(request.url),
  })
  await api.register(swagger, {
    openapi: { info: { title: 'Paddock', version: release } },
    transform: jsonSchemaTransform,
  })
  api.addHook('onRoute', (route) => {
    const { schema = {} } = route
    route.schema = { ...schema, response: { ...(schema.response as object), '4xx': Problem, '5xx': Problem } }
  })
  api.addHook('onRequest', async ({ method, headers }) => {
    if (method !== 'GET' && method !== 'HEAD' && !isOwnOrigin(headers)) throw new HttpProblem(403, 'other-page')
  })
  api.addHook('onSend', async (_, reply) => void reply.headers({ ...SAFE, 'cache-control': 'no-store' }))
  api.addHook('onResponse', async ({ id, method, routeOptions }, { statusCode, elapsedTime }) => {
    log?.info(
      { request: id, method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) },
      'answered',
    )
  })
  api.setErrorHandler((error: FastifyError, _, reply) => {
    const problem = problemOf(error)
    if (problem.status === BROKEN) onBroken?.(error)
    return reply.code(problem.status).send(problemBody(problem))
  })
  api.setNotFoundHandler((request, reply) => {
    if (!page || isOfApi(request.url)) return reply.code(404).send(problemBody(new HttpProblem(404, 'no-such-route')))
    reply.hijack()
    // The page offers live tables where it was served with them.
    reply.raw.setHeader('server-timing', 'live')
    page(request.raw, reply.raw)
  })
  return api
}

const isOfApi = (url: string): boolean => /^\/(api|live|healthz|readyz|metrics)([/?#]|$)/.test(url)
