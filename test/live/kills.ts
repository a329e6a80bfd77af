import { type Random, seeded } from '../../src/engine/random.ts'
import type { TableWish } from '../../src/protocol/live/plan.ts'
import { UNWATCHED } from '../contract/store/kills.ts'
import { newFolder, openIn } from '../contract/store/place.ts'
import { MortalServer } from './mortal-server.ts'
import { PlayedTable } from './played-table.ts'

const DANGER = { danger: true, cars: 'one', length: 'exact', finish: 2 }

/** What is played side by side. With DANGER! hands are hidden, and windows open in which anybody may say something. */
const SHORT: readonly TableWish[] = [
  { game: 'dodge-dice', seats: 2, bots: null },
  { game: 'monza', seats: 2, bots: null },
  { game: 'dicey-curves', seats: 2, bots: null, options: DANGER },
]
export const ALL: readonly TableWish[] = [
  ...SHORT,
  { game: 'allens-dirt', seats: 8, bots: null, options: { laps: 1 } },
  { game: 'dodge-dice', seats: 6, bots: null },
]

/** Milliseconds without an answer after which a table counts as one that stands still. */
const PATIENCE = 120_000

export interface Killed {
  readonly kills: number
  readonly tables: number
  readonly acknowledged: number
  readonly problems: readonly string[]
}

/** Plays one table after the other, until the server was killed often enough; the last one is played to its end too. */
async function playOn(server: MortalServer, wish: TableWish, random: Random, played: PlayedTable[]): Promise<void> {
  const tokens = [await server.token(), await server.token()]
  do {
    const table = await PlayedTable.open(server, wish, tokens)
    played.push(table)
    await table.play(server, random, tokens[0]!)
  } while (server.isMortal && played.every(({ problems }) => problems.length === 0))
}

/** Ends with a sentence when nothing was answered for too long. */
async function standingStill(server: MortalServer, signal: AbortSignal): Promise<string[]> {
  for (let before = -1; before < server.answers; ) {
    before = server.answers
    await new Promise((resolve) => {
      const ring = setTimeout(resolve, PATIENCE)
      signal.addEventListener('abort', () => resolve(clearTimeout(ring)), { once: true })
    })
    if (signal.aborted) return []
  }
  return [`nothing was answered for ${PATIENCE / 1000} s`]
}

async function checked(folder: string, played: readonly PlayedTable[]): Promise<string[]> {
  const store = await openIn(folder)
  try {
    for (const table of played) await table.check(store)
  } finally {
    await store.close()
  }
  return played.flatMap(({ problems }) => problems)
}

/** Kills a server of live tables again and again while people play, and looks in the end what became of all they were told. */
export async function killAndCheck(kills: number, seed: number, wishes = SHORT, watched = UNWATCHED): Promise<Killed> {
  const { folder, clear } = newFolder()
  const server = new MortalServer(folder, kills, seeded(seed), watched)
  const played: PlayedTable[] = []
  const done = new AbortController()
  const lanes = wishes.map((wish, lane) => playOn(server, wish, seeded(seed, lane + 1), played))
  const ended = Promise.all(lanes).then((): string[] => [])
  const still = await Promise.race([ended, standingStill(server, done.signal)]).catch((error) => [String(error)])
  done.abort()
  const code = await server.end()
  await Promise.allSettled(lanes)
  const ending = code === 0 ? [] : [`the server ended with ${code}`]
  const problems = [...still, ...ending, ...(still.length > 0 ? [] : await checked(folder, played))]
  clear()
  return { kills: server.kills, tables: played.length, acknowledged: server.answers, problems }
}
