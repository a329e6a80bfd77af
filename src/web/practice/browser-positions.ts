import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { bounded, type PracticePosition, Practised, withMore } from './positions.ts'

interface Practice extends DBSchema {
  positions: { key: string; value: PracticePosition }
}

/** The positions that are kept; where the browser keeps nothing they live as long as the page. */
export interface KeptPositions {
  all(): Promise<PracticePosition[]>
  /** The same promise until something changes here, for those who draw what it brings. */
  shown(): Promise<PracticePosition[]>
  /** Adds what is not known yet; the answer is how many there were. */
  add(more: readonly PracticePosition[]): Promise<number>
  /** In the place of the one with the same id. */
  put(position: PracticePosition): Promise<void>
  clear(): Promise<void>
}

const NAME = 'paddock-practice'
const VERSION = 1

type Database = IDBPDatabase<Practice>

function build(database: Database): void {
  database.createObjectStore('positions', { keyPath: 'id' })
}

const nothing = () => null

/** Some browsers refuse by a promise, others by a throw. */
const opened = async (): Promise<Database | null> => openDB<Practice>(NAME, VERSION, { upgrade: build })

/** What is sound among positions that were kept, or edited by hand. */
const soundOf = (found: readonly unknown[]): PracticePosition[] =>
  found.flatMap((one) => {
    const parsed = Practised.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })

export function browserPositions(): KeptPositions {
  let memory: PracticePosition[] = []
  let shown: Promise<PracticePosition[]> | null = null
  let opening: Promise<Database | null> | null = null
  const open = () => {
    opening ??= opened().catch(nothing)
    return opening
  }
  const all = async () => {
    const found = await (await open())?.getAll('positions').catch(nothing)
    return found ? soundOf(found) : memory
  }
  const replace = async (positions: readonly PracticePosition[]) => {
    memory = [...positions]
    shown = null
    const database = await open()
    if (database) await rewrite(database, memory).catch(nothing)
    shown = null
  }
  return {
    all,
    shown: () => {
      shown ??= all()
      return shown
    },
    async add(more) {
      const known = await all()
      const next = withMore(known, more)
      await replace(next)
      return Math.max(0, next.length - known.length)
    },
    put: async (position) => replace(bounded([...(await all()).filter(({ id }) => id !== position.id), position])),
    clear: () => replace([]),
  }
}

/** All or nothing. */
async function rewrite(database: Database, positions: readonly PracticePosition[]): Promise<void> {
  const transaction = database.transaction('positions', 'readwrite')
  await transaction.store.clear()
  await Promise.all(positions.map((position) => transaction.store.put(position)))
  await transaction.done
}

/** The positions of this browser. */
export const POSITIONS: KeptPositions = browserPositions()
