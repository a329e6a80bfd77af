import { Readable, Writable } from 'node:stream'
import { vi } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { openSimulation, type SimulationJob } from '../../src/cli/simulation.ts'
import * as parallel from '../../src/lab/parallel.ts'

/** Colours are chosen once, when the command is loaded. */
vi.hoisted(() => vi.stubEnv('NO_COLOR', '1'))

/** A thread cannot load these sources, so what threads would play is played here. */
vi.mock('../../src/lab/parallel.ts', async (original) => {
  const lab = await original<typeof parallel>()
  const runHere = (run: parallel.Run<SimulationJob>) => lab.runHere(run, openSimulation(run.job))
  return { ...lab, runParallel: vi.fn(runHere) }
})

export const threads = vi.mocked(parallel.runParallel)

export interface Answer {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

interface Place {
  /** A text and its end, or whatever still comes. */
  readonly input?: string | Readable
  readonly isTerminal?: boolean
}

let turn: Promise<unknown> = Promise.resolve()

/** Runs the command in this process, one call after another, since there is one standard input. */
export const paddock = (args: readonly string[], input: string | Readable = ''): Promise<Answer> =>
  paddockAt({ input }, args)

/** The same where there may be a terminal. */
export function paddockAt(place: Place, args: readonly string[]): Promise<Answer> {
  const answer = turn.then(() => answerAt(place, args))
  turn = answer.catch(() => {})
  return answer
}

async function answerAt({ input = '', isTerminal = false }: Place, args: readonly string[]): Promise<Answer> {
  const said = { stdout: '', stderr: '' }
  const listening = (name: keyof typeof said) => written((text) => (said[name] += text))
  const streams = { stdin: readable(input), stdout: listening('stdout'), stderr: listening('stderr') }
  const places = Object.entries(streams).map(([name, stream]) =>
    vi.spyOn(process, name as 'stdin', 'get').mockReturnValue(Object.assign(stream, { isTTY: isTerminal }) as never),
  )
  const code = await run(args)
  for (const place of places) place.mockRestore()
  process.exitCode = undefined
  return { code, out: said.stdout, err: said.stderr }
}

const readable = (input: string | Readable): Readable =>
  typeof input === 'string' ? Readable.from(input === '' ? [] : [Buffer.from(input)]) : input

const written = (hear: (text: string) => void): Writable =>
  new Writable({
    decodeStrings: false,
    write(text, _encoding, done) {
      hear(text)
      done()
    },
  })
