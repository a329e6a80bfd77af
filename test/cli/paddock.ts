import { Readable, Writable } from 'node:stream'
import { vi } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { openSimulation, type SimulationJob } from '../../src/cli/simulation.ts'
import type * as parallel from '../../src/lab/parallel.ts'

/** Colours are chosen once, when the command is loaded. */
vi.hoisted(() => vi.stubEnv('NO_COLOR', '1'))

/** A thread cannot load these sources, so what threads would play is played here. */
vi.mock('../../src/lab/parallel.ts', async (original) => {
  const lab = await original<typeof parallel>()
  const runParallel = (run: parallel.Run<SimulationJob>) => lab.runHere(run, openSimulation(run.job))
  return { ...lab, runParallel }
})

export interface Answer {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

let turn: Promise<unknown> = Promise.resolve()

/** Runs the command in this process, one call after another, since there is one standard input. */
export function paddock(args: readonly string[], input = ''): Promise<Answer> {
  const answer = turn.then(() => answerTo(args, Readable.from(input === '' ? [] : [Buffer.from(input)])))
  turn = answer.catch(() => {})
  return answer
}

async function answerTo(args: readonly string[], input: Readable): Promise<Answer> {
  const [out, err] = [[], []] as [string[], string[]]
  const streams = { stdin: input, stdout: writtenTo(out), stderr: writtenTo(err) }
  const places = Object.entries(streams).map(([name, stream]) =>
    vi.spyOn(process, name as 'stdin', 'get').mockReturnValue(stream as typeof process.stdin),
  )
  const code = await run(args)
  for (const place of places) place.mockRestore()
  process.exitCode = undefined
  return { code, out: out.join(''), err: err.join('') }
}

const writtenTo = (texts: string[]): Writable =>
  new Writable({
    decodeStrings: false,
    write(text, _encoding, done) {
      texts.push(text)
      done()
    },
  })
