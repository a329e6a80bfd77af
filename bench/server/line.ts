import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

const TEXT = 0x81
const CLOSE = 0x88
const PING = 0x89
const PONG = 0x8a
const SHORT = 126

/** What is read goes through one room for all lines: to have new room for every read makes a process collect again and again. */
const ROOM = Buffer.alloc(65_536)

/** A WebSocket that costs its process as little as can be, so that the server is what is measured. */
export class Line {
  readonly #socket: Socket
  readonly #hear: (text: string) => void
  #rest: Buffer | null = null
  #isUpgraded = false
  readonly opened: Promise<void>
  #isClosing = false
  /** What came in texts so far, in bytes. */
  bytes = 0

  constructor(port: number, path: string, headers: Readonly<Record<string, string>>, hear: (text: string) => void) {
    this.#hear = hear
    let opened: () => void = () => undefined
    const take = (length: number) => {
      this.#take(ROOM.subarray(0, length), opened)
      return true
    }
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: ROOM, callback: take } })
    this.#socket.once('close', () => this.#closed())
    this.opened = new Promise((resolve, reject) => {
      opened = resolve
      this.#socket.once('error', reject)
    })
    this.#socket.write(upgradeText(port, path, headers))
  }

  send(text: string): void {
    this.#socket.write(frame(TEXT, text))
  }

  close(): void {
    this.#isClosing = true
    this.#socket.destroy()
  }

  /** Otherwise whoever waits for an answer waits for ever. */
  #closed(): void {
    if (!this.#isClosing) throw new Error('the server has hung up')
  }

  #take(data: Buffer, opened: () => void): void {
    const all = this.#rest ? Buffer.concat([this.#rest, data]) : data
    this.#rest = null
    if (this.#isUpgraded) return this.#read(all)
    const end = all.indexOf('\r\n\r\n')
    if (end < 0) {
      this.#rest = Buffer.from(all)
      return
    }
    if (!all.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101'))) throw new Error(all.subarray(0, 80).toString())
    this.#isUpgraded = true
    opened()
    this.#read(all.subarray(end + 4))
  }

  #read(all: Buffer): void {
    let at = 0
    while (at < all.length) {
      const frame = frameAt(all, at)
      if (!frame || frame.end > all.length) break
      this.#frame(all[at]!, all, frame.start, frame.end)
      at = frame.end
    }
    if (at < all.length) this.#rest = Buffer.from(all.subarray(at))
  }

  #frame(kind: number, all: Buffer, start: number, end: number): void {
    if (kind === PING) this.#socket.write(frame(PONG, all.toString('latin1', start, end)))
    else if (kind === CLOSE) throw new Error(`the server hangs up: ${all.toString('latin1', start, end)}`)
    else if (kind === TEXT) {
      this.bytes += end - start
      this.#hear(all.toString('latin1', start, end))
    }
  }
}

/** Where the payload of a frame begins and ends; null while not even that came. */
function frameAt(all: Buffer, at: number): { start: number; end: number } | null {
  if (all.length < at + 2) return null
  const length = all[at + 1]!
  if (length < SHORT) return { start: at + 2, end: at + 2 + length }
  if (length === SHORT) return all.length < at + 4 ? null : { start: at + 4, end: at + 4 + all.readUInt16BE(at + 2) }
  return all.length < at + 10 ? null : { start: at + 10, end: at + 10 + Number(all.readBigUInt64BE(at + 2)) }
}

/** Masked by zeros: the server undoes it all the same. */
function frame(kind: number, text: string): Buffer {
  const { length } = text
  if (length > 0xffff) throw new Error(`a message of ${length} bytes is too long`)
  const isShort = length < SHORT
  const frame = Buffer.allocUnsafe((isShort ? 6 : 8) + length)
  frame[0] = kind
  frame[1] = 0x80 | (isShort ? length : SHORT)
  if (!isShort) frame.writeUInt16BE(length, 2)
  const mask = isShort ? 2 : 4
  frame.fill(0, mask, mask + 4)
  frame.latin1Write(text, mask + 4)
  return frame
}

function upgradeText(port: number, path: string, headers: Readonly<Record<string, string>>): string {
  const lines = {
    host: `127.0.0.1:${port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  }
  const texts = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
  return `GET ${path} HTTP/1.1\r\n${texts.join('\r\n')}\r\n\r\n`
}
