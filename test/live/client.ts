import { once } from 'node:events'
import WebSocket from 'ws'
import type { Sight } from '../../src/protocol/live/replies.ts'
import type { Sees } from '../../src/protocol/live/requests.ts'
import { Talker } from './talker.ts'

/** Somebody at a table over a real socket. */
export class Client extends Talker {
  readonly #socket: WebSocket
  readonly #closed: Promise<void>

  private constructor(socket: WebSocket) {
    super((text) => socket.send(text))
    this.#socket = socket
    this.#closed = new Promise((resolve) => socket.once('close', () => resolve()))
    socket.on('message', (data) => this.hear(String(data)))
    // Whoever opened it hears of it, and later the end says enough.
    socket.on('error', () => undefined)
  }

  static async connect(port: number, headers: Readonly<Record<string, string>> = {}): Promise<Client> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers })
    const client = new Client(socket)
    await once(socket, 'open')
    return client
  }

  /** Joins a table, and has heard all there was when the answer comes. */
  static async at(port: number, table: string, token: string, sees: Sees = 'sights', since = 0): Promise<Client> {
    const client = await Client.connect(port, { authorization: `Bearer ${token}` })
    client.say({ kind: 'hello', version: 1, table, since, sees })
    await Promise.race([client.ask({ kind: 'ping' }), client.closed()])
    return client
  }

  say(message: unknown): void {
    this.#socket.send(JSON.stringify(message))
  }

  sendText(text: string | Buffer): void {
    this.#socket.send(text)
  }

  get sight(): Sight {
    return this.heard.findLast((message) => message.kind === 'sight')!
  }

  closed(): Promise<void> {
    return this.#closed
  }

  get isClosed(): boolean {
    return this.#socket.readyState !== WebSocket.OPEN
  }

  /** All that was and will be heard is added there too. */
  keep(texts: string[]): void {
    texts.push(...this.texts)
    this.#socket.on('message', (data) => texts.push(String(data)))
  }

  async leave(): Promise<void> {
    this.#socket.close()
    await this.closed()
  }

  /** Reads nothing any more. */
  stopReading(): void {
    this.#socket.pause()
  }

  /** Without a word, as a phone that loses its network. */
  drop(): void {
    this.#socket.terminate()
  }
}
