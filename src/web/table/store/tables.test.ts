import 'fake-indexeddb/auto'
import { afterAll, expect, it, vi } from 'vitest'
import { PERSON, type Sitter } from '../../../engine/sitter.ts'
import { openShelf } from '../../shelf/open-shelf.ts'
import type { TableHead } from '../../shelf/table-head.ts'
import { simpleStore } from '../../shelf/testing/simple-store.ts'

const channels: BroadcastChannel[] = []

class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}

const texts = new Map<string, string>()
const quiet = () => Object.assign(new EventTarget(), { matches: false })
vi.stubGlobal('__SHELF__', [{ id: 'dodge-dice', seats: { least: 2, most: 8 } }])
vi.stubGlobal('__SHELF_EN__', {})
vi.stubGlobal('window', Object.assign(new EventTarget(), { matchMedia: quiet }))
vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: {} } }))
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('localStorage', simpleStore(texts, 100_000))
vi.stubGlobal('BroadcastChannel', Channel)

const tables = await import('./tables.ts')
const { boxOf, LIBRARY } = await import('../../games/index.ts')
const { openMatch } = await import('../../../protocol/match.ts')
const play = await boxOf('dodge-dice')!.open()
/** Another window of the same browser. */
const other = openShelf()

afterAll(() => {
  for (const channel of channels) channel.close()
  vi.unstubAllGlobals()
})

const sitter = (name: string, player = PERSON): Sitter => ({ name, player, colour: 'red' })
const AGREEMENT = { seats: [sitter('Ann'), sitter('Rosa', 'club')], options: {} }
const RECORD = { game: 'dodge-dice', rulesVersion: play.game.rulesVersion, ...AGREEMENT }

const put = (id: string, record: unknown, log: readonly unknown[] = []) =>
  other.create({ id, record, begun: 1, touched: 1, isOver: false, length: 0, revision: 1 }, log)
const kindOf = async (id: string) => (await tables.tableOf(id)).kind

async function storeOf(id: string) {
  const opened = await tables.tableOf(id)
  if (opened.kind !== 'open') throw new Error(opened.kind)
  return opened.store
}

it('A table that is set up is on the shelf, and is opened once however often it is looked at', async () => {
  const origin = { id: 'before', at: 3 }
  const id = await tables.startTable(play, { ...AGREEMENT, seats: [sitter(' Ann\u0007 '), sitter('Rosa')] }, { origin })
  expect(id).toMatch(/^[a-z2-9]{8}$/)
  const store = await storeOf(id)
  expect([store.isKept, store.origin, store.snapshot().sitters.map(({ name }) => name)]).toEqual([
    ...[true, origin, ['Ann', 'Rosa']],
  ])
  expect(await storeOf(id)).toBe(store)
  expect(await other.read(id)).toMatchObject({
    head: { origin, isOver: false, length: 0, record: { game: play.game.id } },
  })
})

it('A table that another window made is opened from the shelf, and the same ever after', async () => {
  await put('elsewhere', RECORD)
  const store = await storeOf('elsewhere')
  expect([store.id, await storeOf('elsewhere')]).toEqual(['elsewhere', store])
})

it('What cannot be opened says why, until somebody looks again', async () => {
  await put('broken', RECORD, [{ outcome: 'no such dice' }])
  await put('newer', { ...RECORD, rulesVersion: 999 })
  expect([await kindOf('broken'), await kindOf('newer'), await kindOf('none')]).toEqual(['broken', 'newer', 'missing'])
  await put('none', RECORD)
  expect(await kindOf('none')).toBe('missing')
  tables.lookAgain('none')
  await Promise.resolve()
  expect(await kindOf('none')).toBe('open')
  const store = await storeOf('none')
  tables.lookAgain('none')
  await Promise.resolve()
  expect(await storeOf('none')).toBe(store)
})

it('A table that is removed is gone', async () => {
  const id = await tables.startTable(play, AGREEMENT)
  await tables.removeTable(id)
  expect(await kindOf(id)).toBe('missing')
})

it('A match from elsewhere becomes a table, with its log', async () => {
  const opened = await openMatch({ ...RECORD, log: [] }, LIBRARY)
  if (!opened.ok) throw new Error(opened.fault.code)
  const id = await tables.keepMatch(opened.match)
  expect((await storeOf(id)).match.timeline).toBe(opened.match.timeline)
  expect(await other.read(id)).toMatchObject({ log: [], head: { isOver: false } })
})

it('A table that cannot be set up is refused', async () => {
  const alone = { ...AGREEMENT, seats: [sitter('Ann')] }
  expect([tables.refusalOf(play, AGREEMENT), tables.refusalOf(play, alone)]).toMatchObject([null, { rule: 'EN-1' }])
  await expect(tables.startTable(play, alone)).rejects.toThrow('dodge-dice')
})

it('Lists have tables with a game and those who sit there; the rest is told of apart', async () => {
  const odd: Record<string, unknown> = {
    ...{ 'no-game': { ...RECORD, game: 7 }, 'no-seats': { ...RECORD, seats: 2 }, nothing: null },
    ...{ 'no-name': { ...RECORD, seats: [{ colour: 'red' }] }, 'no-colour': { ...RECORD, seats: [{ name: 'A' }] } },
    'no-sitter': { ...RECORD, seats: [null] },
  }
  for (const [id, record] of Object.entries(odd)) await put(id, record)
  await put('sound', RECORD)
  texts.set('paddock.table.left', '{')
  const { tables: listed, unread, left } = await tables.allTables()
  expect(listed.map(({ id }: TableHead) => id)).toContain('sound')
  expect(unread.map(({ id, why }) => [id, why]).sort()).toEqual(
    Object.keys(odd)
      .sort()
      .map((id) => [id, 'broken']),
  )
  expect(left.map(({ text }) => text)).toEqual(['{'])
})

it('Whoever is to act at a kept table is told, or whose dice are due', async () => {
  await put('act', RECORD)
  const { game, present } = (await storeOf('act')).match.timeline
  await put('throw', RECORD, [{ seat: 0, action: game.legal(present, 0)[0] }])
  expect((await storeOf('throw')).match.timeline.waiting).toMatchObject({ kind: 'chance', chance: { seat: 0 } })
  expect([await tables.seatDue('act'), await tables.seatDue('throw'), await tables.seatDue('nowhere')]).toEqual([
    ...[0, 0, null],
  ])
})

it('Whoever watches hears of another window', async () => {
  const heard = new Promise<void>((resolve) => {
    const stop = tables.watchTables(() => {
      stop()
      resolve()
    })
  })
  await put('news', RECORD)
  await heard
})
