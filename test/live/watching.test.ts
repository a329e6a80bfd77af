import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { storeFault } from '../../src/server/store/fault.ts'
import { House, play } from './house.ts'

const first = () => 0

/** A log whose lines are kept. */
function kept() {
  const lines: string[] = []
  const stream = new Writable({
    write: (line, _, done) => {
      lines.push(String(line))
      done()
    },
  })
  return { lines, log: pino({ level: 'debug' }, stream) }
}

describe('whoever looks after a server', () => {
  it('sees how much happens, by game, and nobody who plays', async () => {
    const { lines, log } = kept()
    const house = await House.open({ log })
    const { table, tokens, clients } = await house.begun({ game: 'dodge-dice', seats: 2 }, 2)
    await play(clients, first, 5)
    const text = await (await house.fetch('/metrics')).text()
    const events = Number(/^paddock_events_total\{game="dodge-dice"\} (\d+)$/m.exec(text)?.[1])
    expect(events).toBe((await house.store.events(table.id, 0)).length)
    for (const line of ['paddock_connections 2', 'paddock_rooms{game="dodge-dice"} 1', 'paddock_bus_up 1'])
      expect(text.split('\n')).toContain(line)
    expect(text).toMatch(/^paddock_commit_seconds_count [1-9]/m)
    const logged = lines.join('')
    expect(logged).toContain(table.id)
    const secrets = [...tokens, ...tokens.map((token) => token.split('.')[0]!), table.code, 'Player 0']
    for (const secret of secrets) expect([text.includes(secret), logged.includes(secret)]).toEqual([false, false])
    await house.close()
  })

  it('is told that it is ready, and that it is not while the store does not answer', async () => {
    const house = await House.open()
    const ready = await house.fetch('/readyz')
    expect([ready.status, await ready.json()]).toEqual([200, { ready: true, store: true, bus: true, ending: false }])
    const { store } = house
    const away: typeof store = Object.create(store)
    away.setting = () => Promise.reject(storeFault('busy'))
    away.keepSetting = (name, value) => store.keepSetting(name, value)
    const other = await House.open({ store: away })
    const refused = await other.fetch('/readyz')
    expect([refused.status, await refused.json()]).toMatchObject([503, { ready: false, store: false }])
    await other.close()
    await house.close()
  })
})

describe('a server that is asked to end', () => {
  it('answers what it has heard, and then sends everybody to another one', async () => {
    const house = await House.open()
    const token = await house.token()
    const table = await house.post<{ code: string; id: string }>('/api/tables', { game: 'monza' }, token)
    const socket = new WebSocket(`ws://127.0.0.1:${house.port}/live`, { headers: { authorization: `Bearer ${token}` } })
    const heard: { kind: string; id?: string; ok?: boolean; code?: string }[] = []
    const isOpen = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        heard.push(JSON.parse(String(data)))
        if (heard.at(-1)!.kind === 'present') resolve()
      })
    })
    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    socket.once('open', () =>
      socket.send(JSON.stringify({ kind: 'hello', version: 1, table: table.code, since: 0, sees: 'entries' })),
    )
    await isOpen
    const room = (await house.server.rooms.room(table.id))!
    const sat = new Promise<void>((resolve) => {
      const { ask } = room
      room.ask = (...asked) => {
        ask.call(room, ...asked)
        resolve()
      }
    })
    socket.send(JSON.stringify({ kind: 'sit', id: 'sit', seat: 0, name: 'Ann', string: '' }))
    await sat
    await house.close()
    expect(await closed).toBe(1012)
    expect(heard.at(-1)).toMatchObject({ kind: 'bye', code: 'closing' })
    expect(heard.find(({ id }) => id === 'sit')).toMatchObject({ kind: 'answer', ok: true })
  })
})
