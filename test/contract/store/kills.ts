import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { below, type Random, seeded } from '../../../src/engine/random.ts'
import type { Store } from '../../../src/server/store/store.ts'
import { newFolder, openIn } from './place.ts'
import { bodyOf } from './rows.ts'

const APPENDER = join(import.meta.dirname, 'appender.ts')
const TABLES = ['anthracite', 'bordeaux', 'crimson', 'denim', 'emerald', 'fuchsia']
const LONGEST_LIFE = 400

/** The last number that was acknowledged, by table. */
type Acknowledged = Map<string, number>

/** Runs a process that appends, and kills it after so many acknowledgements. */
async function liveAndDie(folder: string, acknowledgements: number, known: Acknowledged): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', APPENDER, folder, ...TABLES], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const died = once(child, 'exit')
  let heard = 0
  for await (const line of createInterface(child.stdout)) {
    const [table, last] = line.split(' ')
    known.set(table!, Math.max(Number(last), known.get(table!) ?? 0))
    if (++heard === acknowledgements) child.kill('SIGKILL')
  }
  const [, signal] = await died
  if (signal !== 'SIGKILL') throw new Error(`the process ended by itself after ${heard} acknowledgements`)
}

/** What is wrong with a table after a kill: everything acknowledged must be there, once and in its order. */
async function problemsAt(store: Store, table: string, acknowledged: number): Promise<string[]> {
  const events = await store.events(table, 0)
  const wrong = events.findIndex(({ seq, body }, index) => seq !== index + 1 || body !== bodyOf(table, index + 1))
  return [
    ...(wrong < 0 ? [] : [`${table}: event ${wrong + 1} is not what was appended`]),
    ...(events.length >= acknowledged ? [] : [`${table}: ${acknowledged} acknowledged, ${events.length} there`]),
  ]
}

async function problemsIn(folder: string, known: Acknowledged): Promise<string[]> {
  const store = await openIn(folder)
  try {
    const found = await Promise.all(TABLES.map((table) => problemsAt(store, table, known.get(table) ?? 0)))
    return found.flat()
  } finally {
    await store.close()
  }
}

export interface Kills {
  readonly kills: number
  readonly acknowledged: number
  readonly problems: readonly string[]
}

/** What is told on the way, and whether to go on. */
export interface Watched {
  tell(kill: number): void
  isStopped(): boolean
}

export const UNWATCHED: Watched = { tell: () => undefined, isStopped: () => false }

const lifeOf = (random: Random): number => 1 + below(random, LONGEST_LIFE)

/** Kills a store again and again in the middle of its work, and looks after each time. */
export async function killOften(most: number, seed: number, watched: Watched = UNWATCHED): Promise<Kills> {
  const { folder, clear } = newFolder()
  let kills = 0
  const [random, known, problems]: [Random, Acknowledged, string[]] = [seeded(seed), new Map(), []]
  try {
    while (kills < most && problems.length === 0 && !watched.isStopped()) {
      await liveAndDie(folder, lifeOf(random), known)
      problems.push(...(await problemsIn(folder, known)))
      watched.tell(++kills)
    }
  } finally {
    clear()
  }
  return { kills, acknowledged: [...known.values()].reduce((sum, last) => sum + last, 0), problems }
}
