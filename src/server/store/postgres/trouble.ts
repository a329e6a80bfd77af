import { sentence } from '../../../engine/sentence.ts'
import { type FaultKind, StoreFault } from '../fault.ts'

interface PostgresError extends Error {
  /** Of Postgres: five signs, of which the first two name the class; or of the system. */
  readonly code?: string
}

const NO_ROOM = '53100'

/** No connection, no resources, somebody else in the way, or an operator who restarts it: all of them pass. */
const PASSING = ['08', '40', '53', '55', '57']
/** What is only read at the moment, as while another machine takes over. */
const READ_ONLY = '25006'

/** What the system or the driver says when there is no connection, or none in time. */
const CONNECTION = /^E[A-Z]+$/
const TIMEOUT = /timeout|terminated|ended|not queryable/i

function kindOf({ code, message }: PostgresError): FaultKind {
  if (code === NO_ROOM || code === 'ENOSPC') return 'full'
  if (code === undefined) return TIMEOUT.test(message) ? 'busy' : 'broken'
  return code === READ_ONLY || CONNECTION.test(code) || PASSING.includes(code.slice(0, 2)) ? 'busy' : 'broken'
}

/** What Postgres or the way to it complains about, as a fault. */
export function faultOf(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error
  const kind = kindOf(error as PostgresError)
  return new StoreFault({ kind, sentence: sentence(`store.${kind}`), detail: (error as Error).message })
}

/** Rejects with faults alone. */
export async function faultily<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw faultOf(error)
  }
}
