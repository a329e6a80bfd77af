import { describe, expect, it } from 'vitest'
import type { ServerMessage } from '../../../../protocol/live/replies.ts'
import { FakeClock } from '../../../../table/testing/fixtures.ts'
import { type Ears, Line } from './line.ts'

/** A line whose far end a test plays. */
function wired() {
  const clock = new FakeClock()
  const dials: { readonly ears: Ears; readonly sent: string[]; isClosed: boolean }[] = []
  let introductions = 0
  let ids = 0
  const line = new Line({
    dial: (ears) => {
      const end = { ears, sent: [] as string[], isClosed: false }
      dials.push(end)
      return {
        send: (text) => void end.sent.push(text),
        close: () => {
          end.isClosed = true
        },
      }
    },
    clock,
    newId: () => `id-${ids++}`,
    hello: () => 'hello',
    introduce: async () => void introductions++,
    onWelcome: () => undefined,
    onMessage: () => undefined,
    onState: () => undefined,
  })
  const hear = (message: Partial<ServerMessage>) => dials.at(-1)!.ears.heard(JSON.stringify(message))
  line.start()
  return { line, clock, dials, hear, introductions: () => introductions }
}

const kindsOf = (sent: readonly string[]) => sent.slice(1).map((text) => JSON.parse(text).kind)

describe('a line', () => {
  it('greets first, and asks when it is welcome', () => {
    const { line, dials, hear } = wired()
    dials[0]!.ears.opened()
    void line.ask({ kind: 'begin' })
    expect(dials[0]!.sent).toEqual(['hello'])
    hear({ kind: 'welcome' })
    expect(kindsOf(dials[0]!.sent)).toEqual(['begin'])
  })

  it('dials again after a quarter of a second, and then after longer and longer pauses', () => {
    const { clock, dials } = wired()
    for (const pause of [250, 500, 1000]) {
      const before = dials.length
      dials.at(-1)!.ears.closed()
      clock.goOn(pause - 1)
      expect(dials.length).toBe(before)
      clock.goOn(1)
      expect(dials.length).toBe(before + 1)
    }
  })

  it('dials at once when the network is back', () => {
    const { line, dials } = wired()
    dials[0]!.ears.closed()
    line.wake()
    expect(dials.length).toBe(2)
  })

  it('asks whether anybody is there when a device wakes, and dials anew if nobody answers', () => {
    const { line, clock, dials, hear } = wired()
    dials[0]!.ears.opened()
    hear({ kind: 'welcome' })
    line.wake()
    expect(kindsOf(dials[0]!.sent)).toEqual(['ping'])
    clock.goOn(1500)
    expect([dials[0]!.isClosed, line.state]).toEqual([true, 'away'])
    clock.goOn(250)
    expect(dials.length).toBe(2)
  })

  it('answers once, however often the answer comes', async () => {
    const { line, dials, hear } = wired()
    dials[0]!.ears.opened()
    hear({ kind: 'welcome' })
    const answer = line.ask({ kind: 'begin' })
    hear({ kind: 'answer', id: 'id-0', ok: true, seq: 3 })
    hear({ kind: 'answer', id: 'id-0', ok: true, seq: 9 })
    expect(await answer).toMatchObject({ seq: 3 })
    expect(line.isWaiting).toBe(false)
  })

  it('becomes a guest where it is not known, and tries again', async () => {
    const { dials, hear, introductions } = wired()
    dials[0]!.ears.opened()
    hear({ kind: 'bye', code: 'unknown-guest' })
    await new Promise((resolve) => setImmediate(resolve))
    expect([introductions(), dials.length]).toEqual([1, 2])
  })

  it('does not come back to a table that does not exist', () => {
    const { line, clock, dials, hear } = wired()
    dials[0]!.ears.opened()
    hear({ kind: 'bye', code: 'unknown-table' })
    line.wake()
    clock.goOn(60_000)
    expect([line.state, dials.length]).toEqual(['unknown-table', 1])
  })

  it('hears nothing of a connection that it has left', () => {
    const { line, clock, dials, hear } = wired()
    dials[0]!.ears.opened()
    hear({ kind: 'welcome' })
    line.again()
    clock.goOn(250)
    dials[0]!.ears.heard(JSON.stringify({ kind: 'bye', code: 'unknown-table' }))
    dials[0]!.ears.closed()
    expect([line.state, dials.length]).toEqual(['away', 2])
  })
})
