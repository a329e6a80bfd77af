import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export interface Answer {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the real command, and interrupts it once, as soon as `interrupt` says so. */
export function paddock(
  args: readonly string[],
  input = '',
  interrupt = () => false,
  env: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [resolve(root, 'paddock'), ...args], {
      env: { ...process.env, NO_COLOR: '1', ...env },
    })
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
