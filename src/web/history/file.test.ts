import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { costOf, MOST } from '../../../test/cost.ts'
import { FORMAT, type HistoryFile, readBlob, readFile, soundGames, written } from './file.ts'
import type { PlayedGame } from './played.ts'

const GAME: PlayedGame = {
  id: 'a',
  game: 'monza',
  rulesVersion: 1,
  options: { starter: 'random' },
  begun: 1,
  ended: 2,
  seats: [
    {
      name: '<b>أليس</b>\u202e🏁',
      colour: 'red',
      player: 'person',
      place: 1,
      score: 3.5,
      own: true,
      dice: { d6: { six: 2 } },
    },
    { name: '', colour: 'blue', player: 'casual', place: 2, score: -1, own: false, dice: null },
  ],
}

const ALONE = { games: [GAME], practice: [], days: [] }
const inFile = (games: readonly PlayedGame[]) => written({ ...ALONE, games })

const FIELDS = Object.keys(GAME) as (keyof PlayedGame)[]
const SEAT_FIELDS = Object.keys(GAME.seats[0]!)

describe('a history in a file', () => {
  it('comes back as it was written, whatever people are called', () => {
    expect(readFile(inFile([GAME]))).toEqual({ ok: true, ...ALONE })
  })

  it('reviews, positions and answers come along', () => {
    const review = { isExact: true, seats: [{ decisions: 3, lost: 0.02, luck: -0.4 }] }
    const open = {
      kind: 'open',
      id: 'a-7',
      game: 'monza',
      seat: 0,
      packed: 'q-_1',
      lost: 0.05,
      right: 1,
      due: 9,
    } as const
    const all: HistoryFile = {
      games: [{ ...GAME, review }],
      practice: [open, { kind: 'learnt', id: 'a-9' }],
      days: [{ day: '2026-02-28', game: 'pig', lost: 0.125 }],
    }
    expect(readFile(written(all))).toEqual({ ok: true, ...all })
    const wrong = { practice: [{ ...open, packed: 'x'.repeat(9_000) }], days: [{ day: 'today', game: 'pig', lost: 0 }] }
    expect(readFile(JSON.stringify({ format: FORMAT, ...all, ...wrong }))).toMatchObject({
      where: 'practice[0].packed',
    })
    expect(readFile(JSON.stringify({ format: FORMAT, games: [], days: wrong.days }))).toMatchObject({
      where: 'days[0].day',
    })
  })

  it('files of earlier pages are read', () => {
    expect(readFile(JSON.stringify({ format: 'paddock-history/2', games: [GAME] }))).toEqual({ ok: true, ...ALONE })
  })

  it('says how many rolls were fixed, where somebody promised that', () => {
    const proven = { ...GAME, fixed: 214 }
    expect(readFile(inFile([proven]))).toEqual({ ok: true, ...ALONE, games: [proven] })
    expect(readFile(inFile([{ ...GAME, fixed: -1 }]))).toMatchObject({ ok: false, where: 'games[0].fixed' })
  })

  it('any text is answered and nothing throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"format":"${FORMAT}","games":${json}}`),
        ),
        (text) => {
          const found = readFile(text)
          expect(found.ok ? found.games.length : found.why).toBeDefined()
        },
      ),
      { numRuns: 300, seed: 1 },
    )
  })

  it('one field that is anything else is named, or fits', () => {
    const field = fc.oneof(
      fc.constantFrom(...FIELDS).map((name) => [name]),
      fc.constantFrom(...SEAT_FIELDS).map((name) => ['seats', '0', name]),
    )
    fc.assert(
      fc.property(field, fc.jsonValue(), (path, value) => {
        const games = structuredClone([GAME])
        const [game] = games
        Object.assign(path[0] === 'seats' && path.length > 1 ? game!.seats[0]! : game!, { [path.at(-1)!]: value })
        const found = readFile(inFile(games))
        if (found.ok) expect(soundGames(found.games)).toEqual(found.games)
        else expect(found.where).toMatch(/^games\[0\]\./)
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  it('a time that has no date is refused: the page could not write it', () => {
    for (const time of [8.64e15 + 1, Number.MAX_SAFE_INTEGER, 1e300, -1, 0.5]) {
      expect(readFile(inFile([{ ...GAME, ended: time }]))).toEqual({
        ok: false,
        why: 'place',
        where: 'games[0].ended',
      })
      expect(soundGames([{ ...GAME, begun: time }])).toEqual([])
    }
    expect(new Intl.DateTimeFormat('en').format(8.64e15)).toContain('275760')
  })

  const all = (games: string, format = FORMAT) => `{"format":"${format}","games":[${games}]}`
  const many = (count: number, item: string) => new Array(count).fill(item).join(',')
  const seats = (list: string) => JSON.stringify({ ...GAME, seats: [] }).replace('"seats":[]', `"seats":[${list}]`)
  const [seat] = GAME.seats

  it.each([
    ['more games than there may be', all(many(5_001, '{}')), 'place', 'games'],
    ['games that are none', all(many(1_400_000, '0')), 'place', 'games'],
    ['a game that fills the file', all(seats(many(1_400_000, '0'))), 'place', 'games[0]'],
    ['as many misfits as fit', all(many(5_000, seats(many(64, '{}')))), 'place', 'games[0].seats[0].name'],
    ['more seats than a table has', all(seats(many(65, '{}'))), 'place', 'games[0].seats'],
    ['misfits in the last game', all(`${many(4_000, JSON.stringify(GAME))},{}`), 'place', 'games[4000].id'],
    ['bots of the earlier kind', all(seats(many(490_000, '{"bot":1}')), 'paddock-history/1'), 'place', 'games[0]'],
    ['a long name', all(seats(`{"${'x'.repeat(40_000)}":0}`)), 'place', 'games[0].seats[0].name'],
    ['nothing but objects', all(many(1_600_000, '{}')), 'much', ''],
    ['nothing but brackets', '['.repeat(5_000_000), 'much', ''],
  ])('%s: refused before it costs anything', async (_, text, why, where) => {
    const found: unknown[] = []
    const cost = await costOf(() => found.push(readFile(text)))
    expect(found).toEqual([{ ok: false, why, where }])
    expect(cost.milliseconds).toBeLessThan(MOST.milliseconds)
    expect(cost.megabytes).toBeLessThan(MOST.megabytes)
  })

  it('may hold 5,000 games, and one as large as any table', () => {
    const games = [{ ...GAME, seats: new Array(64).fill(seat) }, ...new Array(4_999).fill(GAME)]
    expect(readFile(JSON.stringify({ format: FORMAT, games }))).toEqual({ ...ALONE, ok: true, games })
  })
})

describe('a file of the browser', () => {
  const blob = (size: number, text: () => Promise<string>) => ({ size, text }) as Blob

  it('is read as its text', async () => {
    expect(await readBlob(new Blob([inFile([GAME])]))).toEqual({ ok: true, ...ALONE })
  })

  it('that is too large is not read at all', async () => {
    const text = vi.fn(async () => '')
    expect(await readBlob(blob(5_000_001, text))).toMatchObject({ ok: false, why: 'size' })
    expect(text).not.toHaveBeenCalled()
    expect(await readBlob(blob(5_000_000, text))).toMatchObject({ why: 'json' })
  })

  it('that cannot be read is none', async () => {
    expect(await readBlob(blob(1, () => Promise.reject(new Error('gone'))))).toMatchObject({ ok: false, why: 'json' })
  })
})
