import type { Random } from '../../src/engine/random.ts'
import type { Store } from '../../src/server/store/store.ts'
import type { ServerProcess } from './server.ts'

/** Something that can go wrong. It ends when everything is there again. */
export interface Fault {
  readonly what: string
  fail(random: Random): Promise<void>
}

/** Servers at which people play while things fail. */
export interface House {
  readonly port: number
  readonly servers: readonly ServerProcess[]
  readonly faults: readonly Fault[]
  /** Ends the servers, and opens what they kept. */
  closing(): Promise<Store>
  stop(): Promise<void>
}

/** A server that is asked to end does so by itself. */
export async function endWell(server: ServerProcess): Promise<void> {
  const code = await server.end('SIGTERM')
  if (code !== 0) throw new Error(`a server that was asked to end ended with ${code}`)
}

const HOUR = 3_600_000

/** How far the clock on a wall is ahead, one time after the other. */
export function* clocks(): Generator<number, never> {
  for (;;) yield* [HOUR, -HOUR, 0]
}

export const lasting = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
