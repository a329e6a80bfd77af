import { below, type Random, seeded } from '../../src/engine/random.ts'
import type { TableEvent } from '../../src/protocol/live/events.ts'
import type { TableHead } from '../../src/protocol/live/plan.ts'
import { openPostgresStore } from '../../src/server/store/postgres/postgres-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { Cluster } from './cluster.ts'
import { Player, pause } from './player.ts'

export interface Wish {
  readonly tables: number
  /** How often something is killed, cut or restarted. */
  readonly faults: number
  readonly seed: number
  readonly servers?: number
  readonly tell?: (what: string) => void
}

export interface Report {
  readonly tables: number
  readonly faults: readonly string[]
  readonly acknowledged: number
  readonly events: number
  readonly problems: readonly string[]
}

interface Table {
  readonly head: TableHead
  readonly players: readonly Player[]
  readonly guests: readonly string[]
}

/** What can go wrong; each ends with everything there again. */
const FAULTS: Readonly<Record<string, (cluster: Cluster, random: Random) => Promise<void>>> = {
  'a server is killed': async (cluster, random) => {
    const server = cluster.servers[below(random, cluster.servers.length)]!
    await server.end('SIGKILL')
    await server.start()
  },
  'a server is restarted': async (cluster, random) => {
    const server = cluster.servers[below(random, cluster.servers.length)]!
    const code = await server.end('SIGTERM')
    if (code !== 0) throw new Error(`a server that was asked to end ended with ${code}`)
    await server.start()
  },
  'Redis is killed': async ({ redis }) => {
    await redis.kill()
    await redis.start()
  },
  'Postgres is restarted': ({ postgres }) => postgres.restart(),
  'the wire to Postgres is cut': async ({ wire }) => {
    wire.cut()
    await new Promise((resolve) => setTimeout(resolve, CUT))
    wire.mend()
  },
}

const CUT = 1_000
const GAMES = ['dodge-dice', 'monza'] as const

/** Plays at many tables while things fail, and looks whether all is there that anybody was told. */
export async function prove({ tables: count, faults, seed, servers = 3, tell = () => {} }: Wish): Promise<Report> {
  const random = seeded(seed)
  const cluster = await Cluster.start(servers)
  const progress = new Progress()
  const evening: Evening = {
    port: cluster.port,
    seed,
    tables: [],
    opened: 0,
    isOver: false,
    onActed: () => progress.acted(),
  }
  try {
    const playing = Promise.all(Array.from({ length: count }, () => playOn(evening)))
    const made = await failAgainAndAgain(cluster, { faults, random, progress, tell, playing })
    evening.isOver = true
    await playing
    return await inspect(cluster, evening.tables, made)
  } finally {
    await cluster.stop()
  }
}

/** Tables at which one game follows the other. */
export interface Evening {
  readonly port: number
  readonly seed: number
  readonly tables: Table[]
  readonly onActed: (milliseconds: number) => void
  opened: number
  isOver: boolean
}

/** One game after the other, to the end of each. */
export async function playOn(evening: Evening): Promise<void> {
  while (!evening.isOver) {
    const table = await openTable(evening, evening.opened++)
    evening.tables.push(table)
    await Promise.all(table.players.map((player) => player.play()))
  }
}

/** Counts acts, so that faults come while something happens. */
class Progress {
  #acts = 0
  #waiting: { readonly until: number; readonly go: () => void } | null = null

  acted(): void {
    this.#acts++
    if (this.#waiting && this.#acts >= this.#waiting.until) this.#waiting.go()
  }

  after(acts: number): Promise<void> {
    return new Promise((go) => {
      this.#waiting = { until: this.#acts + acts, go }
    })
  }
}

interface Failing {
  readonly faults: number
  readonly random: Random
  readonly progress: Progress
  readonly playing: Promise<unknown>
  readonly tell: (what: string) => void
}

const MOST_ACTS = 30

async function failAgainAndAgain(cluster: Cluster, failing: Failing): Promise<string[]> {
  const { faults, random, progress, playing, tell } = failing
  const made: string[] = []
  while (made.length < faults) {
    await Promise.race([progress.after(1 + below(random, MOST_ACTS)), playing])
    const [what, fail] = Object.entries(FAULTS)[made.length % Object.keys(FAULTS).length]!
    await fail(cluster, random)
    made.push(what)
    tell(what)
  }
  return made
}

/** Until somebody grants it: a server that has just been killed is no failure. */
async function post<T>(port: number, path: string, body: unknown, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const wish = { method: 'POST', headers, body: JSON.stringify(body) }
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, wish).catch(() => null)
    const said = await reply?.text().catch(() => null)
    if (reply?.ok && said) return JSON.parse(said)
    if (reply && reply.status < 500) throw new Error(said ?? '')
    await pause()
  }
}

/** Two people, and at every second table a bot; the game has begun. */
async function openTable({ port, seed, onActed }: Evening, index: number): Promise<Table> {
  const people = await Promise.all(
    [0, 1].map(() => post<{ guest: string; token: string }>(port, '/api/guests', { kind: 'program' })),
  )
  const wish = { game: GAMES[index % GAMES.length], seats: index % 4 < 2 ? 2 : 3, bots: 'random' }
  const head = await post<TableHead>(port, '/api/tables', wish, people[0]!.token)
  const players = people.map(
    ({ token }, seat) =>
      new Player({ port, table: head.code, token, seat, random: seeded(seed, index * 2 + seat) }, onActed),
  )
  for (const [seat, player] of players.entries())
    await granted(player.ask({ kind: 'sit', seat, name: `P${seat}`, string: '' }, 'sit'))
  await granted(players[0]!.ask({ kind: 'begin' }, 'begin'))
  return { head, players, guests: people.map(({ guest }) => guest) }
}

async function granted(answer: ReturnType<Player['ask']>): Promise<void> {
  const { ok, ...rest } = await answer
  if (!ok) throw new Error(JSON.stringify(rest))
}

// What must hold afterwards

async function inspect(cluster: Cluster, tables: readonly Table[], faults: readonly string[]): Promise<Report> {
  const store = await openPostgresStore({ url: cluster.postgres.url })
  try {
    const found = await Promise.all(tables.map((table) => inspectTable(store, table)))
    const players = tables.flatMap((table) => table.players)
    return {
      ...{ tables: tables.length, faults, problems: found.flatMap(({ problems }) => problems) },
      acknowledged: players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      events: found.reduce((sum, { events }) => sum + events, 0),
    }
  } finally {
    await store.close()
  }
}

async function inspectTable(store: Store, { head, players, guests }: Table) {
  const log = await store.events(head.id, 0)
  const events = log.map(({ body }): TableEvent => JSON.parse(body))
  const { secret } = (await store.table(head.id))!
  const own = await store.list({ kind: 'own', guest: guests[0]!, limit: 9 })
  const problems = [
    ...(log.every(({ seq }, index) => seq === index + 1) ? [] : ['its log has a gap']),
    ...(events.filter(({ kind }) => kind === 'ended').length === 1 ? [] : ['it did not end once']),
    ...(guests.every((guest) => own[0]?.guests.includes(guest)) ? [] : ['a seat was lost']),
    ...players.flatMap(({ acknowledged }, seat) =>
      acknowledged.flatMap(({ id, seq }) => wrongWith(log, `${guests[seat]} ${id}`, seq)),
    ),
    ...players.flatMap(({ texts }) => texts.filter((text) => text.includes(secret) && !text.includes('"ended"'))),
  ]
  return { events: log.length, problems: problems.map((problem) => `${head.id}: ${problem}`) }
}

/** What one request led to stands together, once, and ends where it was said to end. */
function wrongWith(log: Awaited<ReturnType<Store['events']>>, by: string, last: number): string[] {
  const seqs = log.filter((event) => event.by === by).map(({ seq }) => seq)
  const isOnce = seqs.length > 0 && seqs.at(-1) === last && last - seqs[0]! === seqs.length - 1
  return isOnce ? [] : [`${by} was acknowledged up to ${last} and stands at ${seqs.join(', ') || 'nowhere'}`]
}
