import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A program under way. */
export interface Program {
  readonly process: ChildProcess
  /** The first line, of either kind, with what was waited for. */
  readonly said: RegExpMatchArray
}

export interface Start {
  readonly file: string
  readonly words: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/** Nothing that was started outlives whoever started it. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill()
})

/** Starts a program and waits for a line that shows it is ready; without one it is ready at once. */
export function started({ file, words, env = process.env }: Start, ready = /^/): Promise<Program> {
  const child = spawn(file, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return new Promise((resolve, reject) => {
    const hear = (line: string) => {
      const said = line.match(ready)
      if (said) resolve({ process: child, said })
    }
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', hear)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready.`)))
    if (''.match(ready)) hear('')
  })
}

/** Ends a program and waits until it has ended. */
export async function ended({ process: child }: Program): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await gone
}
