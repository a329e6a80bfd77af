import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { renderUnicodeCompact } from 'uqr'
import { addressOf, listeningFault, type Place, placeOf } from '../../tools/page-address.mjs'
import { answerFrom } from '../../tools/page-files.mjs'
import type { Bus } from '../server/bus/bus.ts'
import { type LiveServer, openServer } from '../server/server.ts'
import type { Store } from '../server/store/store.ts'
import { TIME } from '../server/time.ts'
import { newLog } from '../server/watch/log.ts'
import { Complaint, failure } from './complaint.ts'
import { type Configuration, configurationOf } from './configuration.ts'
import { DATA_FOLDER, withData } from './data.ts'
import { print } from './output.ts'
import { forgetting } from './retention.ts'

interface ServeOptions {
  readonly port?: string
  readonly host?: string
  readonly data: string
}

/** Where the threads of a server find what they run. */
export interface Workers {
  readonly store: URL
  readonly bots: URL
}

const EXAMPLES = `
PORT and HOST of the environment say the same; behind a proxy that sets x-forwarded headers, PROXY=1. With DATABASE_URL
the data is in a Postgres, and with REDIS_URL any number of processes share it; docs/operating.md tells all variables.

Examples:
  paddock serve
  paddock serve --port 8080 --data /var/lib/paddock
  paddock serve --host 127.0.0.1`

export function addServe(program: Command, workers: Workers): void {
  program
    .command('serve')
    .summary('serve the page and live tables')
    .description('Serves the page and live tables to this machine and to phones in the same network.')
    .option('--port <number>', 'the port; without it 4800, or one of the next that is free')
    .option('--host <name>', 'the name or address to listen at; without it, all of this machine')
    .option('--data <dir>', 'the folder of the data', DATA_FOLDER)
    .addHelpText('after', EXAMPLES)
    .action((options: ServeOptions) => serve(options, workers))
}

const ALL = '0.0.0.0'

async function serve({ port, host, data }: ServeOptions, workers: Workers): Promise<void> {
  const { PORT, HOST } = process.env
  const place = placeOf({ PORT: port ?? PORT ?? '', HOST: host ?? HOST?.trim() ?? '' })
  if (place.kind === 'fault') throw new Complaint(place.code, place.sentence)
  const wished = (host ?? HOST ?? '').trim() === '' ? { ...place, host: ALL } : place
  const configuration = configurationOf(process.env)
  const { isBehindProxy, keptDays } = configuration
  const log = newLog(configuration.log)
  const page = builtPage()
  const store = await withData(() => storeOf(configuration, data, workers))
  const bus = await busOf(configuration)
  const server = await openServer({
    ...{ store, botWorker: workers.bots, release: releaseOf(), isBehindProxy, log, ...(bus ? { bus } : {}) },
    page: (request, response) => void answerFrom(page, request, response, PATIENCE),
    onBroken: (error) => log.error({ err: error }, 'this should not happen'),
  })
  await listen(server, () => close(server, store, bus), wished)
  tell(wished, (server.api.server.address() as AddressInfo).port)
  const stop = keptDays === null ? () => undefined : forgetting({ store, time: TIME, days: keptDays, log })
  await ended()
  stop()
  await close(server, store, bus)
}

/** Only what is used is loaded. */
async function storeOf({ database }: Configuration, folder: string, { store: worker }: Workers): Promise<Store> {
  if (database === null)
    return (await import('../server/store/sqlite/sqlite-store.ts')).openSqliteStore({ folder, worker })
  return (await import('../server/store/postgres/postgres-store.ts')).openPostgresStore({ url: database })
}

async function busOf({ redis }: Configuration): Promise<Bus | null> {
  return redis === null ? null : (await import('../server/bus/redis/redis-bus.ts')).openRedisBus({ url: redis })
}

async function close(server: LiveServer, store: Store, bus: Bus | null): Promise<void> {
  await server.close()
  await bus?.close()
  await store.close()
}

/** How long a client may take for a file, in milliseconds. */
const PATIENCE = 300_000

// The page

const home = (): string => process.env.PADDOCK_HOME ?? process.cwd()

const releaseOf = (): string => JSON.parse(readFileSync(join(home(), 'package.json'), 'utf8')).version

/** The folder of the page, which is built if it is not there. */
function builtPage(): string {
  const folder = join(home(), 'dist', 'web')
  if (existsSync(join(folder, 'index.html'))) return folder
  const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  const built = spawnSync(process.execPath, build, { cwd: home(), stdio: ['ignore', 2, 2] })
  if (built.status !== 0) throw failure('The page could not be built; the reason stands above.')
  return folder
}

// Listening

const TRIES = 20

async function listen(server: LiveServer, giveUp: () => Promise<void>, place: Place): Promise<void> {
  const tries = place.isWished ? 1 : TRIES
  for (let port = place.port; ; port++) {
    const error = await server.api.listen({ port, host: place.host }).then(
      () => null,
      (problem) => problem,
    )
    if (error === null) return
    if (error.code === 'EADDRINUSE' && port + 1 < place.port + tries) continue
    await giveUp()
    const { code, sentence } = listeningFault(error, place)
    throw new Complaint(code, sentence)
  }
}

/** Where others in the same network find this machine. */
const nearby = (port: number): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => addressOf(address, port))

function tell({ host }: Place, port: number): void {
  print(`Paddock is at ${addressOf(host, port)} (Ctrl-C ends it)`)
  const addresses = host === ALL ? nearby(port) : []
  if (addresses.length === 0) return
  print(`For phones in the same network: ${addresses.join(' or ')}`)
  print(renderUnicodeCompact(addresses[0]!))
}

// The end

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Until somebody ends it; a second signal ends it at once. */
async function ended(): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      for (const signal of SIGNALS) process.off(signal, end)
      resolve()
    }
    for (const signal of SIGNALS) process.on(signal, end)
  })
}
