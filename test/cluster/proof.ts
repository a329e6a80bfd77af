import { below, type Random, seeded } from '../../src/engine/random.ts'
import { Evening } from './evening.ts'
import type { House } from './house.ts'
import { inspect } from './inspection.ts'
import { Progress } from './progress.ts'

export interface Wish {
  readonly tables: number
  /** How often something is killed, cut or restarted. */
  readonly faults: number
  readonly seed: number
  readonly tell?: (what: string) => void
  readonly isStopped?: () => boolean
}

/** What was seen after one fault, up to the next. Times are in milliseconds. */
export interface Seen {
  readonly what: string
  readonly took: number
  readonly acts: number
  readonly longest: number
}

export interface Report {
  readonly tables: number
  readonly faults: readonly Seen[]
  readonly acknowledged: number
  readonly events: number
  readonly problems: readonly string[]
}

/** Seconds without an answer after which a house counts as one that stands still. */
const PATIENCE = 60

/** Plays at many tables while things fail, and looks whether all is there that anybody was told. */
export async function prove(open: () => Promise<House>, wish: Wish): Promise<Report> {
  const house = await open()
  const progress = new Progress(PATIENCE)
  const evening = new Evening({ port: house.port, seed: wish.seed, onActed: (after) => progress.acted(after) })
  const done = new AbortController()
  try {
    const faults = await Promise.race([spend(house, evening, progress, wish), progress.standstill(done.signal)])
    if (!faults) throw new Error(`nothing was answered for ${PATIENCE} s\n${await scene(house, evening)}`)
    return await reportOf(house, evening, faults)
  } finally {
    done.abort()
    await house.stop()
  }
}

/** To the end of the last game. */
async function spend(house: House, evening: Evening, progress: Progress, wish: Wish): Promise<Seen[]> {
  const playing = evening.play(wish.tables)
  const failing = failAgainAndAgain(house, progress, wish).finally(() => {
    evening.isLate = true
  })
  const [seen] = await Promise.all([failing, playing])
  return seen
}

const MOST_ACTS = 20

async function failAgainAndAgain(house: House, progress: Progress, wish: Wish): Promise<Seen[]> {
  const { faults, seed, tell, isStopped } = wish
  const random = seeded(seed)
  const seen: Seen[] = []
  await progress.after(1)
  while (seen.length < faults && !isStopped?.()) {
    const { what, fail } = house.faults[seen.length % house.faults.length]!
    tell?.(what)
    seen.push({ what, ...(await after(fail, progress, random)) })
  }
  return seen
}

async function after(fail: (random: Random) => Promise<void>, progress: Progress, random: Random) {
  const before = progress.acts
  const began = performance.now()
  progress.takeLongest()
  await fail(random)
  const took = performance.now() - began
  await progress.after(1 + below(random, MOST_ACTS))
  return { took, acts: progress.acts - before, longest: progress.takeLongest() }
}

async function reportOf(house: House, { tables }: Evening, faults: readonly Seen[]): Promise<Report> {
  const store = await house.closing()
  const { events, problems } = await inspect(store, tables).finally(() => store.close())
  const players = tables.flatMap(({ players }) => players)
  return {
    ...{ tables: tables.length, faults, events },
    acknowledged: players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    problems: [...problems, ...house.servers.flatMap(({ complaints }) => complaints)],
  }
}

/** All that can be said of the tables that did not come to their end. */
async function scene({ servers }: House, { unfinished }: Evening): Promise<string> {
  const lines: string[] = []
  for (const { head, players } of unfinished) {
    lines.push(`table ${head.id}, ${head.plan.game}`, ...players.map(({ told }) => told))
    for (const [index, server] of servers.entries()) lines.push(`server ${index} ${await server.told(head.id)}`)
  }
  return [...lines, ...servers.flatMap(({ complaints }) => complaints)].join('\n')
}
