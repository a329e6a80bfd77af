// A program that runs beside a test, in a folder of its own, and ends with it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Whom programs run as that refuse to be root; nothing where nobody is root. */
export function owner() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return { uid: Number(uid), gid: Number(gid) }
}

const ends = new Set()
process.once('exit', () => {
  for (const end of ends) end()
})

export function newFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `paddock-${name}-`))
  const { uid, gid } = owner()
  if (uid !== undefined) chownSync(folder, uid, gid)
  ends.add(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Below those that systems give to whoever connects: one of these would be taken while a program restarts. */
const PORTS = { first: 12_000, count: 20_000 }

export async function freePort() {
  const port = PORTS.first + Math.floor(Math.random() * PORTS.count)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}

export class Service {
  #file
  #words
  #options
  #ready
  #child = null

  /** `ready` is what it says when others may come. */
  constructor(file, words, { ready, ...options }) {
    this.#file = file
    this.#words = words
    this.#ready = ready
    this.#options = options
    ends.add(() => this.#child?.kill('SIGKILL'))
  }

  async start() {
    const child = spawn(this.#file, this.#words, { ...this.#options, ...owner(), stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    const lines = []
    const isUp = new Promise((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        createInterface(stream).on('line', (line) => {
          lines.push(line)
          if (line.includes(this.#ready)) resolve(true)
        })
    })
    const ended = once(child, 'exit').then(() => false)
    if (!(await Promise.race([isUp, ended]))) throw new Error(lines.slice(-5).join('\n'))
  }

  /** Resolves when it is gone. */
  async stop(signal = 'SIGINT') {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const end = once(child, 'exit')
    child.kill(signal)
    await end
  }
}
