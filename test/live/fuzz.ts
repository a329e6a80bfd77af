import { below, pick, type Random, seeded } from '../../src/engine/random.ts'
import type { TableHead } from '../../src/protocol/live/plan.ts'
import { Client } from './client.ts'
import type { House } from './house.ts'

/** Messages and bodies of the right shape, from which others are made. */
const MESSAGES = [
  { kind: 'act', id: 'a', after: 99, seat: 0, actions: [{ kind: 'roll' }] },
  { kind: 'roll', id: 'a', after: 99, seat: 0 },
  { kind: 'undo', id: 'a', after: 99, seat: 0 },
  { kind: 'sit', id: 'a', seat: 1, name: 'x', colour: 'red', number: 3, string: 'x' },
  { kind: 'stand', id: 'a', seat: 0 },
  { kind: 'begin', id: 'a' },
  { kind: 'keep', id: 'a', seat: 0 },
  { kind: 'back', id: 'a', seat: 0 },
  { kind: 'order', id: 'a', seat: 0, order: 'quiet' },
  { kind: 'ready', id: 'a', seat: 0 },
  { kind: 'say', id: 'a', text: 'x', name: 'x' },
  { kind: 'wave', id: 'a', sign: 'clap' },
  { kind: 'look', id: 'a', index: 3 },
  { kind: 'ping', id: 'a' },
  { kind: 'hello', version: 1, table: 'x', since: 0, sees: 'sights', token: 'x' },
]
const ROUTES = [
  ['POST', '/api/guests', { kind: 'program' }],
  ['POST', '/api/guests/hand-over', {}],
  ['POST', '/api/guests/take-over', { code: 'x' }],
  ['POST', '/api/tables', { game: 'monza', options: {}, board: 'default', seats: 2, clock: 'quick', bots: 'club' }],
  ['GET', '/api/tables', null],
  ['GET', '/api/tables/own', null],
  ['GET', '/api/tables/x', null],
  ['POST', '/api/tables/x/next', {}],
  ['GET', '/api/tables/x/match', null],
  ['POST', '/api/matches', { game: 'dodge-dice', seats: 2, options: {}, log: [{ seat: 0, action: { kind: 'roll' } }] }],
  ['GET', '/api/matches/x', null],
  ['POST', '/api/boards', { game: 'monza', board: { id: 'x', title: 'x' } }],
  ['GET', '/api/boards/x', null],
  ['GET', '/api/ratings/monza', null],
  ['GET', '/api/ratings/monza/own', null],
  ['DELETE', '/api/tables/x', null],
] as const

const ODD: readonly unknown[] = [
  ...[
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    2 ** 53,
    '',
    'x',
    '__proto__',
    'constructor',
    '\u0000',
    '\ud800',
    'x'.repeat(3000),
  ],
  ...[[], {}, [[[[]]]], { kind: 'roll' }, { toString: 1 }, Array.from({ length: 200 }, () => ({ kind: 'roll' }))],
]

/** The same with one part changed, left out or added. */
function changed(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || below(random, 5) === 0) return pick(random, ODD)
  if (Array.isArray(value)) return value.map((part) => (below(random, 2) === 0 ? changed(part, random) : part))
  const name = pick(random, [...Object.keys(value), 'more', '__proto__'])
  const rest = Object.entries(value).filter(([key]) => key !== name)
  if (below(random, 4) === 0) return Object.fromEntries(rest)
  return Object.fromEntries([...rest, [name, changed((value as Record<string, unknown>)[name], random)]])
}

function textOf(value: unknown, random: Random): string {
  const text = JSON.stringify(below(random, 8) === 0 ? value : changed(value, random)) ?? 'undefined'
  if (below(random, 10) > 0) return text
  const at = below(random, text.length)
  return text.slice(0, at) + pick(random, ['', '"', '}', '\u0000', '[[[[', '{"__proto__":']) + text.slice(at + 1)
}

export interface Fuzzed {
  readonly cases: number
  /** What was answered as nothing may be. */
  readonly wrong: readonly string[]
}

/** Asks for anything over HTTP, as a guest, as nobody, and as somebody with a false token. */
async function fuzzRoutes(
  house: House,
  table: TableHead,
  token: string,
  cases: number,
  random: Random,
): Promise<Fuzzed> {
  const wrong: string[] = []
  for (let i = 0; i < cases; i++) {
    const [method, path, body] = pick(random, ROUTES)
    const place = path.replace(
      '/x',
      `/${pick(random, ['x', table.code, table.id, '%00', '..%2f..', 'ü', 'y'.repeat(300)])}`,
    )
    const type = pick(random, ['application/json', 'application/json', 'application/json', 'text/plain', 'nonsense'])
    const authorization = `Bearer ${pick(random, [token, token, `${token}x`, ''])}`
    // A connection that was kept may be gone when it is used again.
    const headers = { 'content-type': type, authorization, connection: 'close' }
    const reply = await house.fetch(place, {
      method,
      headers,
      ...(body === null ? {} : { body: textOf(body, random) }),
    })
    const text = await reply.text()
    if (reply.status >= 500 || /\bat \S+:\d+/.test(text))
      wrong.push(`${method} ${place} ${reply.status} ${text.slice(0, 200)}`)
  }
  return { cases, wrong }
}

/** Says anything at a table as somebody who only watches it. */
async function fuzzMessages(
  house: House,
  table: TableHead,
  token: string,
  cases: number,
  random: Random,
): Promise<Fuzzed> {
  const wrong: string[] = []
  let client = await Client.at(house.port, table.code, token)
  for (let i = 0; i < cases; i++) {
    const text = textOf(pick(random, MESSAGES), random)
    client.sendText(below(random, 30) === 0 ? Buffer.from(text) : text)
    const bye = client.first(({ kind }) => kind === 'bye')
    const end = await Promise.race([
      client.ask({ kind: 'ping' }, `sign-of-life-${i}`),
      bye,
      client.closed().then(() => null),
    ])
    if (end?.kind !== 'answer') client = await Client.at(house.port, table.code, token)
    client.heard.length = 0
    client.texts.length = 0
  }
  await client.leave()
  return { cases, wrong }
}

/** Half of the cases over HTTP, half over a socket; what they must not change is compared by whoever asks. */
export async function fuzz(house: House, table: TableHead, cases: number, seed: number): Promise<Fuzzed> {
  const random = seeded(seed)
  const token = await house.token()
  const half = Math.ceil(cases / 2)
  const routes = await fuzzRoutes(house, table, token, half, random)
  const messages = await fuzzMessages(house, table, token, cases - half, random)
  const broken = house.broken.map((error) => String(error instanceof Error ? error.stack : error))
  return { cases: routes.cases + messages.cases, wrong: [...routes.wrong, ...messages.wrong, ...broken] }
}
