import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureBuilt } from '../../../tools/build-cli.mjs'
import type { Answer } from '../paddock.ts'

export const COMMAND = resolve(import.meta.dirname, '../../../paddock')

// Built once, before many of it start.
await ensureBuilt()

interface Circumstances {
  readonly input?: string
  /** As soon as it says so, the command is interrupted, once. */
  readonly interrupt?: () => boolean
  readonly env?: Readonly<Record<string, string>>
}

/** Runs the real command in a process of its own. */
export function spawned(
  args: readonly string[],
  { input = '', interrupt = () => false, env = {} }: Circumstances = {},
): Promise<Answer> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [COMMAND, ...args], { env: { ...process.env, NO_COLOR: '1', ...env } })
    const said = { out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said.err += text
    })
    child.stdin.on('error', () => {}) // a command that refuses its arguments does not read
    child.stdin.end(input)
    const watch = setInterval(() => {
      if (!interrupt()) return
      clearInterval(watch)
      child.kill('SIGINT')
    }, 50)
    child.on('close', (code) => {
      clearInterval(watch)
      done({ code, ...said })
    })
  })
}
