import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

const TEXT = 0x81
/** Lengths up to this stand in one byte; these marks say that two or eight more follow. */
const SHORT = 125
const IN_TWO = 126
const IN_EIGHT = 127
const MOST_IN_TWO = 0xffff
const MOST_HEAD = 10

/** Writes to the socket of one client: all texts of one tick at once, because each write is a call of the system. */
export class Outlet {
  readonly #socket: WebSocket
  readonly #stream: Duplex
  #frames: Buffer[] = []
  #waiting = 0

  /** `stream` is what the socket itself writes to. */
  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket
    this.#stream = stream
  }

  /** Bytes that the client has not taken yet. */
  get waiting(): number {
    return this.#waiting + this.#stream.writableLength
  }

  send(text: string): void {
    const frame = frameOf(text)
    if (this.#frames.push(frame) === 1) process.nextTick(flush, this)
    this.#waiting += frame.length
  }

  /** Sends what has gathered now; whatever else is written to the socket comes after it. */
  flush(): void {
    const frames = this.#frames
    if (frames.length === 0) return
    this.#frames = []
    this.#waiting = 0
    // After the frame that says good-bye nothing may follow.
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#stream.write(frames.length === 1 ? frames[0] : Buffer.concat(frames))
  }
}

const flush = (outlet: Outlet): void => outlet.flush()

let last = { text: '', frame: framed('') }

/** What goes to several clients is framed once. */
function frameOf(text: string): Buffer {
  if (text !== last.text) last = { text, frame: framed(text) }
  return last.frame
}

/** A text as one unmasked frame of RFC 6455. */
export function framed(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const frame = Buffer.allocUnsafe(length + MOST_HEAD)
  const head = writeHead(frame, length)
  return frame.subarray(0, head + frame.write(text, head))
}

/** How long the head is. */
function writeHead(frame: Buffer, length: number): number {
  frame[0] = TEXT
  if (length <= SHORT) {
    frame[1] = length
    return 2
  }
  if (length <= MOST_IN_TWO) {
    frame[1] = IN_TWO
    return frame.writeUInt16BE(length, 2)
  }
  frame[1] = IN_EIGHT
  return frame.writeBigUInt64BE(BigInt(length), 2)
}
