import { PassThrough, type Writable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as ws from 'ws'
import { framed, Outlet } from './outlet.ts'

/** The package has it, its types do not. */
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Writable }

const OPEN = 1
const CLOSING = 2

/** What a client of the ws package hears of these bytes. */
function heardOf(bytes: Buffer): string[] {
  const heard: string[] = []
  const receiver = new Receiver({ isServer: false })
  receiver.on('message', (data: Buffer) => heard.push(String(data)))
  receiver.write(bytes)
  return heard
}

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve))

function stage() {
  const socket = { readyState: OPEN, OPEN }
  const stream = new PassThrough()
  const writes: Buffer[] = []
  stream.on('data', (data) => writes.push(data))
  return { socket, writes, outlet: new Outlet(socket as unknown as ws.WebSocket, stream) }
}

describe('an outlet', () => {
  it('frames texts of every length as the other end reads them', () => {
    const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].flatMap((size) =>
      ['a', 'é', '🏁'].map((letter) => letter.repeat(size)),
    )
    for (const text of texts) expect(heardOf(framed(text))).toEqual([text])
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (some) => {
        expect(heardOf(Buffer.concat(some.map(framed)))).toEqual(some)
      }),
      { seed: 1 },
    )
  })

  it('writes all texts of one tick at once, in their order', async () => {
    const { outlet, writes } = stage()
    for (const text of ['one', 'one', 'two', '', 'three']) outlet.send(text)
    expect(writes).toEqual([])
    expect(outlet.waiting).toBeGreaterThan('oneonetwothree'.length)
    await nextTick()
    expect(writes).toHaveLength(1)
    expect(heardOf(writes[0]!)).toEqual(['one', 'one', 'two', '', 'three'])
    expect(outlet.waiting).toBe(0)
  })

  it('writes nothing twice when it is flushed before its time', async () => {
    const { outlet, writes } = stage()
    outlet.send('one')
    outlet.flush()
    outlet.send('two')
    await nextTick()
    expect(writes.flatMap(heardOf)).toEqual(['one', 'two'])
  })

  it('writes nothing behind the frame that says good-bye', async () => {
    const { outlet, writes, socket } = stage()
    outlet.send('one')
    socket.readyState = CLOSING
    await nextTick()
    expect(writes).toEqual([])
  })
})
