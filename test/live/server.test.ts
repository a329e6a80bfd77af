import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { verifyMatch } from '../../src/fair/verify.ts'
import { LIBRARY } from '../../src/games/index.ts'
import type { TableHead } from '../../src/protocol/live/plan.ts'
import { openMatch } from '../../src/protocol/match.ts'
import type { MatchRecord } from '../../src/protocol/record.ts'
import { LIMITS } from '../../src/server/live/connection.ts'
import { Client } from './client.ts'
import { House, play } from './house.ts'
import { StandingTime } from './standing-time.ts'

let house: House

beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

const first = () => 0

/** Who sat where, as the next table is told. */
const expectedAt = ([client]: readonly Client[]) =>
  client!.events.flatMap((event) => (event.kind === 'sat' ? [{ guest: event.guest, colour: event.colour }] : []))

describe('a game over real sockets', () => {
  it('is played to its end, and its file proves its dice', async () => {
    const { table, tokens, clients } = await house.begun({ game: 'dodge-dice', seats: 2 }, 2)
    const early = await house.fetch(`/api/tables/${table.code}/match`, {
      headers: { authorization: `Bearer ${tokens[0]}` },
    })
    expect((await early.json<MatchRecord>()).proof!.secret).toBeUndefined()
    await play(clients, first)
    await clients[0]!.first(
      (message) => message.kind === 'events' && message.events.some(({ kind }) => kind === 'ended'),
    )
    const file = await house.fetch(`/api/tables/${table.id}/match`, {
      headers: { authorization: `Bearer ${tokens[1]}` },
    })
    const opened = await openMatch(await file.json(), LIBRARY)
    expect(opened.ok && verifyMatch(opened.match)).toMatchObject({ kind: 'fair' })
  })

  it('is rated if all want that, bots too', async () => {
    const { tokens, clients } = await house.begun({ game: 'dodge-dice', seats: 2, isRated: true, bots: 'random' }, 1)
    await play(clients, first)
    await clients[0]!.first(
      (message) => message.kind === 'events' && message.events.some(({ kind }) => kind === 'ended'),
    )
    const { ratings } = await (await house.fetch('/api/ratings/dodge-dice')).json<{ ratings: { name: string }[] }>()
    expect(ratings.map(({ name }) => name).sort()).toEqual(['Player 0', 'random'])
    const own = await house.fetch('/api/ratings/dodge-dice/own', { headers: { authorization: `Bearer ${tokens[0]}` } })
    expect(await own.json()).toMatchObject({ rating: { games: 1 }, history: [{}] })
  })

  it('has a rematch that all are led to', async () => {
    const { table, tokens, clients } = await house.begun({ game: 'dodge-dice', seats: 2 }, 2)
    expect(await house.post(`/api/tables/${table.id}/next`, {}, tokens[0])).toMatchObject({ code: 'not-over' })
    await play(clients, first)
    await clients[0]!.first(
      (message) => message.kind === 'events' && message.events.some(({ kind }) => kind === 'ended'),
    )
    const next = await house.post<TableHead>(`/api/tables/${table.id}/next`, {}, tokens[1])
    const expected = expectedAt(clients)
    expect(next.plan).toEqual({ ...table.plan, previous: table.id, expected })
    expect(await house.post(`/api/tables/${table.id}/next`, {}, tokens[0])).toEqual(next)
    expect(await house.post(`/api/tables/${table.id}/next`, {}, await house.token())).toMatchObject({
      code: 'not-your-seat',
    })
    await clients[0]!.ask({ kind: 'ping' })
    expect(clients[0]!.events.at(-1)).toMatchObject({ kind: 'followed', code: next.code })
  })

  it('has a next race in which everybody is expected one seat further', async () => {
    const { table, tokens, clients } = await house.begun({ game: 'dodge-dice', seats: 2 }, 2)
    await play(clients, first)
    await clients[0]!.first(
      (message) => message.kind === 'events' && message.events.some(({ kind }) => kind === 'ended'),
    )
    const next = await house.post<TableHead>(`/api/tables/${table.id}/next`, { order: 'moved' }, tokens[0])
    expect(next.plan.expected).toEqual(expectedAt(clients).toReversed())
    expect(await house.post(`/api/tables/${table.id}/next`, { order: 'upside-down' }, tokens[0])).toMatchObject({
      code: 'malformed',
    })
  })

  it('goes on after the server was stopped, for who says which event was the last', async () => {
    const one = await House.open()
    const { table, tokens, clients } = await one.begun({ game: 'monza', seats: 2 }, 2)
    await play(clients, first, 5)
    const bye = clients[0]!.first(({ kind }) => kind === 'bye')
    const other = await one.again()
    expect(await bye).toMatchObject({ code: 'closing' })
    const again = await Promise.all(tokens.map((token) => Client.at(other.port, table.code, token)))
    expect(again[0]!.sight.choices).toEqual(clients[0]!.sight.choices)
    await play(again, first, 5)
    await other.close()
  })
})

describe('who is let in', () => {
  it('comes from the same page, or from none', async () => {
    const status = (headers: Record<string, string>) =>
      Client.connect(house.port, headers).then(
        () => 'open',
        (error) => String(error.message),
      )
    expect(await status({ origin: 'http://evil.example' })).toContain('403')
    expect(await status({ origin: `http://127.0.0.1:${house.port}` })).toBe('open')
    const wrong = {
      method: 'POST',
      headers: { origin: 'http://evil.example', 'content-type': 'application/json' },
      body: '{}',
    }
    expect((await house.fetch('/api/guests', wrong)).status).toBe(403)
  })

  it('is a guest, of a table that exists, in our version', async () => {
    const token = await house.token()
    for (const [hello, code] of [
      [{ kind: 'hello', version: 1, table: 'BBBBB', since: 0, token }, 'unknown-table'],
      [{ kind: 'hello', version: 1, table: 'BBBBB', since: 0, token: `${token}x` }, 'unknown-guest'],
      [{ kind: 'hello', version: 1, table: 'BBBBB', since: 0 }, 'unknown-guest'],
      [{ kind: 'hello', version: 99, table: 'BBBBB', since: 0, token }, 'version'],
      [{ kind: 'act' }, 'malformed'],
    ] as const) {
      const client = await Client.connect(house.port)
      client.say(hello)
      expect(await client.first(({ kind }) => kind === 'bye')).toMatchObject({
        code,
        text: expect.stringMatching(/\.$/),
      })
      await client.closed()
    }
  })

  it('keeps a cookie that scripts cannot read, and may hand it to another device, once', async () => {
    const made = await house.fetch('/api/guests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const { guest } = await made.json<{ guest: string }>()
    const cookie = made.headers.get('set-cookie')!
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
    const over = await house.fetch('/api/guests/hand-over', {
      method: 'POST',
      headers: { cookie: cookie.split(';')[0]! },
    })
    const { code } = await over.json<{ code: string }>()
    expect(await house.post('/api/guests/take-over', { code })).toEqual({ guest })
    expect(await house.post('/api/guests/take-over', { code })).toMatchObject({ code: 'no-hand-over' })
  })

  it('says no more, no larger and no faster than there is room for', async () => {
    const limits = { ...LIMITS, messages: { atOnce: 5, aSecond: 0.001 }, connectionsOfAddress: 2 }
    const strict = await House.open({ limits, requests: 8 })
    const [one] = [await Client.connect(strict.port), await Client.connect(strict.port)]
    await expect(Client.connect(strict.port)).rejects.toThrow('503')
    one!.sendText('x'.repeat(20_000))
    await one!.closed()
    const token = await strict.token()
    const table = await strict.post<TableHead>('/api/tables', { game: 'monza' }, token)
    const eager = await Client.at(strict.port, table.code, token)
    for (let i = 0; i < 5; i++) eager.say({ kind: 'ping', id: `p${i}` })
    expect(await eager.first(({ kind }) => kind === 'bye')).toMatchObject({ code: 'too-often' })
    const answers = []
    for (let i = 0; i < 9; i++) answers.push((await strict.fetch('/api/tables')).status)
    expect(answers.at(-1)).toBe(429)
    await strict.close()
  })
})

describe('a client that does not read', () => {
  it('is cut off, and the others are not', async () => {
    const strict = await House.open({ limits: { ...LIMITS, messages: { atOnce: 1e6, aSecond: 1 }, waiting: 200_000 } })
    const { clients } = await strict.begun({ game: 'monza', seats: 2, bots: null }, 2)
    const [ann, ben] = clients
    const connections = async () => (await (await strict.fetch('/healthz')).json<{ connections: number }>()).connections
    ben!.stopReading()
    while ((await connections()) === 2)
      for (let i = 0; i < 500; i++) ben!.say({ kind: 'look', id: `look-${i}`, index: -1 })
    expect(await ann!.ask({ kind: 'ping' })).toMatchObject({ ok: true })
    await strict.close()
  }, 30_000)
})

/** Somebody who is welcome at a table, and never answers when asked for a sign of life. */
async function silentAt(port: number, table: string, token: string): Promise<WebSocket> {
  const headers = { authorization: `Bearer ${token}` }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers, autoPong: false })
  await once(socket, 'open')
  socket.send(JSON.stringify({ kind: 'hello', version: 1, table, since: 0 }))
  await once(socket, 'message')
  return socket
}

describe('a client that gives no sign of life', () => {
  it('is cut off when it was asked twice, and the others are not', async () => {
    const time = new StandingTime()
    const strict = await House.open({ time })
    const table = await strict.post<TableHead>('/api/tables', { game: 'monza' }, await strict.token())
    const lively = await Client.at(strict.port, table.code, await strict.token())
    const silent = await silentAt(strict.port, table.code, await strict.token())
    const ended = once(silent, 'close')
    time.pass(LIMITS.beat)
    // The first answer comes after what was asked, the second after the sign of life.
    for (let i = 0; i < 2; i++) await lively.ask({ kind: 'ping' })
    time.pass(LIMITS.beat)
    await ended
    expect(await lively.ask({ kind: 'ping' })).toMatchObject({ ok: true })
    await strict.close()
  })
})

describe('over HTTP', () => {
  it('tables are found by those whom they are open to', async () => {
    const token = await house.token()
    const open = await house.post<TableHead>('/api/tables', { game: 'monza', isPublic: true }, token)
    const closed = await house.post<TableHead>('/api/tables', { game: 'monza' }, token)
    const codes = async (reply: Awaited<ReturnType<House['fetch']>>) =>
      (await reply.json<{ tables: { code: string }[] }>()).tables.map(({ code }) => code)
    expect(await codes(await house.fetch('/api/tables'))).toContain(open.code)
    expect(await codes(await house.fetch('/api/tables'))).not.toContain(closed.code)
    const own = await house.fetch('/api/tables/own', { headers: { authorization: `Bearer ${token}` } })
    expect((await codes(own)).sort()).toEqual([open.code, closed.code].sort())
    expect(await (await house.fetch(`/api/tables/${closed.code.toLowerCase()}`)).json()).toMatchObject({
      status: 'waiting',
      table: closed,
    })
  })

  it('a wish that the game refuses is told why', async () => {
    const token = await house.token()
    expect(await house.post('/api/tables', { game: 'monza', seats: 30 }, token)).toMatchObject({ code: 'EN-1' })
    expect(await house.post('/api/tables', { game: 'chess' }, token)).toMatchObject({ code: 'unknown-game' })
    expect(await house.post('/api/tables', { game: 'monza', bots: 'genius' }, token)).toMatchObject({
      code: 'no-such-level',
    })
    expect(await house.post('/api/tables', { game: 'monza' })).toMatchObject({ code: 'unknown-guest' })
  })

  it('match files are kept if they follow the rules, and given to whoever has the id', async () => {
    const token = await house.token()
    const { id } = await house.post<{ id: string }>('/api/matches', { game: 'dodge-dice', seats: 2 }, token)
    expect(await (await house.fetch(`/api/matches/${id}`)).json()).toMatchObject({ game: 'dodge-dice' })
    expect((await house.fetch(`/api/boards/${id}`)).status).toBe(404)
    const wrong = { game: 'dodge-dice', seats: 2, log: [{ seat: 0, action: { kind: 'fly' } }] }
    expect(await house.post('/api/matches', wrong, token)).toMatchObject({ code: expect.stringMatching(/^[A-Z]{2}-/) })
    const huge = await house.fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: `{"game":"${'x'.repeat(2_100_000)}"}`,
    })
    expect(huge.status).toBe(413)
  })

  it('every route is documented, under the policy of the page', async () => {
    const docs = await house.fetch('/api/docs')
    const { paths } = await (await house.fetch('/api/openapi.json')).json<{ paths: object }>()
    const page = await docs.text()
    expect(docs.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const path of Object.keys(paths)) expect(page).toContain(path)
    expect(Object.keys(paths)).toContain('/api/tables/{table}/match')
    expect(await (await house.fetch('/healthz')).json()).toMatchObject({ ok: true })
    expect([(await house.fetch('/api/nothing')).status, house.broken]).toEqual([404, []])
  })
})
