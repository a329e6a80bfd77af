import { spawn } from 'node:child_process'
import { COMMAND } from './spawned.ts'

/** What somebody types as soon as this stands on the screen. */
export type Line = readonly [seen: string, typed: string]

export interface Evening {
  readonly code: number | null
  /** Everything on the screen, and behind it the modes of the terminal before and after. */
  readonly screen: string
  readonly modes: readonly string[]
}

export const CTRL_C = '\u0003'
export const CTRL_D = '\u0004'

/** Runs the command at a terminal of its own. */
export function atTerminal(args: string, ...lines: Line[]): Promise<Evening> {
  const command = `stty -g; ${process.execPath} ${COMMAND} ${args}; code=$?; stty -g; exit $code`
  return new Promise((done) => {
    const child = spawn('script', ['-qefc', command, '/dev/null'], { env: { ...process.env, SHELL: '/bin/sh' } })
    const due = [...lines]
    let screen = ''
    let from = 0
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      screen += text
      for (; due[0] && screen.indexOf(due[0][0], from) >= 0; due.shift()) {
        from = screen.length
        child.stdin.write(due[0][1])
      }
    })
    child.stdin.on('error', () => {})
    child.on('close', (code) => done({ code, screen, modes: screen.match(/^[0-9a-f]+(:[0-9a-f]+)+/gm) ?? [] }))
  })
}
