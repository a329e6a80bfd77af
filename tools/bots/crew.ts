import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Pair } from './fields.ts'
import type { Round } from './notes.ts'

/** A round to be played: of which field (its place in the list), by whom, and which one. */
export interface Order {
  readonly field: number
  readonly pair: Pair
  readonly round: number
  readonly isTimed: boolean
}

/** Some processes, each of which plays one round after another. */
export interface Crew {
  readonly size: number
  /** Whoever is free plays it. */
  play(order: Order): Promise<Round>
  dismiss(): void
}

/** What was thought of for a moment is collected less often. */
const ROOMY = ['--max-semi-space-size=64']

export function hire(size: number): Crew {
  const program = fileURLToPath(new URL('round.ts', import.meta.url))
  const all = Array.from({ length: size }, () => fork(program, { execArgv: [...process.execArgv, ...ROOMY] }))
  const free = [...all]
  const awaited: ((member: ChildProcess) => void)[] = []
  const released = (member: ChildProcess) => {
    const next = awaited.shift()
    if (next) next(member)
    else free.push(member)
  }
  return {
    size,
    async play(order) {
      const member = free.pop() ?? (await new Promise<ChildProcess>((resolve) => awaited.push(resolve)))
      member.send(order)
      const [round] = (await once(member, 'message')) as [Round]
      released(member)
      return round
    },
    dismiss() {
      for (const member of all) member.kill()
    },
  }
}
