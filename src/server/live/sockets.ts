import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { MOST_IN_MESSAGE } from '../../protocol/live/requests.ts'
import { Connection, type Limits, type Parts } from './connection.ts'
import { isOwnOrigin, tokenIn } from './origin.ts'
import { Round } from './round.ts'

const PATH = '/live'
/** In so many parts everybody is asked for a sign of life. */
const BEATS = 300

interface Caller {
  readonly address: string
  readonly token: string | undefined
}

/** The live end of a server: takes connections, as many as there is room for, and looks after them. */
export class Sockets {
  readonly #parts: Omit<Parts, 'token'>
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MOST_IN_MESSAGE, perMessageDeflate: false })
  readonly #connections = new Round<Connection>(BEATS)
  readonly #ofAddress = new Map<string, number>()
  #stopBeat: () => void

  constructor(parts: Omit<Parts, 'token'>) {
    this.#parts = parts
    this.#stopBeat = this.#beatLater()
  }

  /** How many are connected. */
  get size(): number {
    return this.#connections.size
  }

  listen(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket, head) => {
      const refused = this.#refusal(request)
      if (refused) return turnAway(socket, refused)
      const caller = { address: addressOf(request), token: tokenIn(request.headers) }
      this.#server.handleUpgrade(request, socket, head, (opened) => this.#open(opened, socket, caller))
    })
  }

  /** Apart from the request, which is not kept as long as the connection. */
  #open(opened: WebSocket, stream: Duplex, { address, token }: Caller): void {
    const connection = new Connection(opened, stream, { ...this.#parts, token })
    this.#count(address, 1)
    this.#connections.add(connection)
    opened.once('close', () => {
      this.#count(address, -1)
      this.#connections.delete(connection)
    })
  }

  #refusal(request: IncomingMessage): string | null {
    const { limits } = this.#parts
    if (pathOf(request) !== PATH) return '404 Not Found'
    if (!isOwnOrigin(request.headers)) return '403 Forbidden'
    return this.#isFull(request, limits) ? '503 Service Unavailable' : null
  }

  #isFull(request: IncomingMessage, { connections, connectionsOfAddress }: Limits): boolean {
    return this.size >= connections || (this.#ofAddress.get(addressOf(request)) ?? 0) >= connectionsOfAddress
  }

  #count(address: string, change: number): void {
    const count = (this.#ofAddress.get(address) ?? 0) + change
    if (count > 0) this.#ofAddress.set(address, count)
    else this.#ofAddress.delete(address)
  }

  #beatLater(): () => void {
    const { time, limits } = this.#parts
    return time.after(limits.beat / BEATS, () => {
      for (const connection of this.#connections.turn()) connection.beat()
      this.#stopBeat = this.#beatLater()
    })
  }

  /** Nobody is heard any more: what comes now is asked again, of another server. */
  deafen(): void {
    for (const connection of this.#connections.members) connection.deafen()
  }

  close(): void {
    this.#stopBeat()
    for (const connection of this.#connections.members) connection.end('closing')
    this.#server.close()
  }
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.replace(/[?#].*$/s, '')

const addressOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? ''

function turnAway(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
