import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { below, type Random, seeded } from '../../src/engine/random.ts'
import type { Numbered } from '../../src/protocol/live/events.ts'
import type { TableHead } from '../../src/protocol/live/plan.ts'
import type { Sight } from '../../src/protocol/live/replies.ts'
import { newFolder } from '../contract/store/place.ts'
import { Client } from './client.ts'
import { play } from './house.ts'

/** A server as people run it, in a process of its own that can be killed. */
class Process {
  readonly #child: ChildProcess
  readonly port: number

  private constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.port = port
  }

  static async start(data: string): Promise<Process> {
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1' }
    const child = spawn(process.execPath, ['paddock', 'serve', '--data', data], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [line] = await once(child.stdout!, 'data')
    return new Process(child, Number(/:(\d+)\//.exec(String(line))![1]))
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    const end = once(this.#child, 'exit')
    this.#child.kill(signal)
    return (await end)[0]
  }
}

async function post<T>(port: number, path: string, body: unknown, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(await reply.text())
  return (await reply.json()) as T
}

/** What a table is told to be by somebody who has seen nothing yet. */
async function logOf(port: number, table: string, token: string): Promise<readonly Numbered[]> {
  const client = await Client.at(port, table, token, 'entries')
  const { events } = client
  await client.leave()
  return events
}

export interface Killed {
  readonly kills: number
  readonly acknowledged: number
  /** Events that somebody was shown and that are not there, or are others, after a kill. */
  readonly lost: number
}

/** Plays at a table while its server is killed again and again, and looks whether all is there that was shown. */
export async function killAndCheck(kills: number, random: Random = seeded(5)): Promise<Killed> {
  const { folder, clear } = newFolder()
  let server = await Process.start(folder)
  const tokens = [await tokenAt(server.port), await tokenAt(server.port)]
  const wish = { game: 'monza', seats: 2, bots: null }
  const table = await post<TableHead>(server.port, '/api/tables', wish, tokens[0])
  let [acknowledged, lost] = [0, 0]
  for (let kill = 0; kill < kills; kill++) {
    const witness = await Client.at(server.port, table.code, tokens[0]!, 'entries')
    const clients = await Promise.all(tokens.map((token) => Client.at(server.port, table.code, token)))
    if (kill === 0) await begin(clients)
    await play(clients, (count) => below(random, Math.max(1, count)), MOST_ACTS)
    askInVain(clients)
    await server.kill('SIGKILL')
    await Promise.all([...clients, witness].map((client) => client.closed()))
    server = await Process.start(folder)
    const log = await logOf(server.port, table.code, tokens[1]!)
    lost += witness.events.filter((event) => JSON.stringify(log[event.seq - 1]) !== JSON.stringify(event)).length
    acknowledged += witness.events.length
  }
  const code = await server.kill('SIGTERM')
  clear()
  if (code !== 0) throw new Error(`the server ended with ${code}`)
  return { kills, acknowledged, lost }
}

const MOST_ACTS = 6

/** One act more, of which nobody knows whether it was heard. */
function askInVain(clients: readonly Client[]): void {
  const client = clients.find(({ sight }) => sight.choices.length > 0)
  if (!client) return
  const [{ seat, action }] = client.sight.choices as [Sight['choices'][number]]
  client.say({ kind: 'act', id: 'in-vain', after: client.sight.seq, seat, actions: [action] })
}

const tokenAt = async (port: number): Promise<string> =>
  (await post<{ token: string }>(port, '/api/guests', { kind: 'program' })).token

async function begin(clients: readonly Client[]): Promise<void> {
  for (const [seat, client] of clients.entries()) await client.ask({ kind: 'sit', seat, name: `P${seat}`, string: '' })
  const sights = clients.map((client) => client.first(({ kind }) => kind === 'sight'))
  await clients[0]!.ask({ kind: 'begin' })
  await Promise.all(sights)
}
