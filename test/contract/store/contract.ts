import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LARGEST_UPLOAD, LONGEST_LIST, MOST_UPLOADS, type Store } from '../../../src/server/store/store.ts'
import { appendTo, bodyOf, eventsFrom, fresh, rating, tableRow, upload } from './rows.ts'

/** Where a store keeps things: opened again, it holds what it held. */
export interface Place {
  readonly open: () => Promise<Store>
  /** Makes a copy that `backup` wrote readable. */
  readonly openCopy: (file: string) => Promise<Store>
  readonly fileFor: (name: string) => string
  readonly clear: () => Promise<void>
}

/** What every store must do, whatever it is made of. */
export function storeContract(title: string, prepare: () => Place): void {
  const place = prepare()
  let store: Store

  beforeAll(async () => {
    store = await place.open()
  })

  afterAll(async () => {
    await store.close()
    await place.clear()
  })

  async function newTable(differs: Parameters<typeof tableRow>[0] = {}): Promise<string> {
    const row = tableRow(differs)
    expect(await store.create(row)).toBe('created')
    return row.id
  }

  const seqsOf = async (table: string): Promise<number[]> => (await store.events(table, 0)).map(({ seq }) => seq)

  describe(`${title}: tables`, () => {
    it('are found by id and by code, as they were created', async () => {
      const rows = [tableRow({ isPublic: true }), tableRow({ plan: '{"game":"モンツァ 🏁"}' })]
      for (const row of rows) {
        expect(await store.create(row)).toBe('created')
        expect(await store.table(row.id)).toEqual(row)
        expect(await store.byCode(row.code)).toEqual(row)
      }
    })

    it('that nobody created are not found', async () => {
      expect([await store.table('nowhere'), await store.byCode('nowhere')]).toEqual([null, null])
    })

    it('do not take the id or the code of another', async () => {
      const row = tableRow()
      await store.create(row)
      expect(await store.create(tableRow({ id: row.id }))).toBe('taken')
      expect(await store.create(tableRow({ code: row.code }))).toBe('taken')
      expect(await store.table(row.id)).toEqual(row)
    })

    it('of two at once, one gets the code', async () => {
      const code = fresh('wanted')
      const answers = await Promise.all([store.create(tableRow({ code })), store.create(tableRow({ code }))])
      expect(answers).toEqual(['created', 'taken'])
    })
  })

  describe(`${title}: events`, () => {
    it('come back in their order, with who asked for them', async () => {
      const table = await newTable()
      const events = [
        { at: 5, body: 'one' },
        { at: 6, by: 'request-1', body: '二' },
        { at: 4, by: 'request-1', body: '"three"\n\u0001' },
      ]
      expect(await store.append([{ table, first: 1, events }])).toEqual(['kept'])
      expect(await store.events(table, 0)).toEqual(events.map((event, index) => ({ seq: index + 1, ...event })))
    })

    it('hold any text that a client may send, and nobody finds anything under strange names', async () => {
      const table = await newTable()
      const events = [{ at: 1, by: 'guest \u0001\uE000🏁', body: '{"text":"\\u0000"}' }]
      expect(await store.append([{ table, first: 1, events }])).toEqual(['kept'])
      expect(await store.events(table, 0)).toEqual([{ seq: 1, ...events[0] }])
      expect([await store.table('\0'), await store.byCode('\0'), await store.uploads.get('\0')]).toEqual([
        null,
        null,
        null,
      ])
    })

    it('are read from any number on, and as many as are wanted', async () => {
      const table = await newTable()
      await store.append([appendTo(table, 1, 12)])
      const read = async (after: number, limit?: number) =>
        (await store.events(table, after, limit)).map(({ seq }) => seq)
      expect(await read(9)).toEqual([10, 11, 12])
      expect(await read(2, 3)).toEqual([3, 4, 5])
      expect(await read(12)).toEqual([])
      expect(await read(0, 0)).toEqual([])
    })

    it('have numbers of their own at each table', async () => {
      const [one, other] = [await newTable(), await newTable()]
      expect(await store.append([appendTo(one, 1, 2), appendTo(other, 1), appendTo(one, 3)])).toEqual([
        'kept',
        'kept',
        'kept',
      ])
      expect([await seqsOf(one), await seqsOf(other)]).toEqual([[1, 2, 3], [1]])
    })

    it('whose number is taken are not written, none of them, and the others of the batch are', async () => {
      const [one, other] = [await newTable(), await newTable()]
      await store.append([appendTo(one, 1, 3)])
      const late = { table: one, first: 3, events: [...eventsFrom('late', 3, 2)] }
      expect(await store.append([appendTo(other, 1), late, appendTo(one, 4)])).toEqual(['kept', 'taken', 'kept'])
      expect((await store.events(one, 0)).map(({ body }) => body)).toEqual([1, 2, 3, 4].map((seq) => bodyOf(one, seq)))
      expect(await seqsOf(other)).toEqual([1])
    })

    it('never leave a gap: what builds on lost events is not written', async () => {
      const table = await newTable()
      await store.append([appendTo(table, 1)])
      expect(await store.append([appendTo(table, 3)])).toEqual(['taken'])
      expect(await store.append([appendTo(table, 0)])).toEqual(['taken'])
      expect(await seqsOf(table)).toEqual([1])
    })

    it('of a table that does not exist are not written', async () => {
      expect(await store.append([appendTo('nowhere', 1)])).toEqual(['taken'])
      expect(await store.events('nowhere', 0)).toEqual([])
    })

    it('of one number from two at once: one is kept', async () => {
      const table = await newTable()
      const answers = await Promise.all([1, 2, 3].map(() => store.append([appendTo(table, 1)])))
      expect(answers).toEqual([['kept'], ['taken'], ['taken']])
    })

    it('may be appended before those ahead of them are answered', async () => {
      const table = await newTable()
      const seqs = Array.from({ length: 200 }, (_, index) => index + 1)
      const answers = await Promise.all(seqs.map((seq) => store.append([appendTo(table, seq)])))
      expect(answers.flat().filter((answer) => answer !== 'kept')).toEqual([])
      expect(await seqsOf(table)).toEqual(seqs)
    })

    it('of no batch at all are no failure', async () => {
      expect(await store.append([])).toEqual([])
    })

    it('are what a list in memory would hold, whatever is appended where', async () => {
      const step = fc.record({
        at: fc.nat(2),
        first: fc.integer({ min: 0, max: 9 }),
        count: fc.integer({ min: 1, max: 3 }),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(step, { maxLength: 5 }), { maxLength: 6 }), async (batches) => {
          const tables = [await newTable(), await newTable(), await newTable()]
          const lengths = [0, 0, 0]
          for (const batch of batches) {
            const expected = batch.map(({ at, first, count }) => {
              if (lengths[at] !== first - 1) return 'taken'
              lengths[at]! += count
              return 'kept'
            })
            const appends = batch.map(({ at, first, count }) => appendTo(tables[at]!, first, count))
            expect(await store.append(appends)).toEqual(expected)
          }
          const kept = await Promise.all(tables.map(seqsOf))
          expect(kept).toEqual(lengths.map((length) => Array.from({ length }, (_, index) => index + 1)))
        }),
        { numRuns: 25, seed: 1 },
      )
    })
  })

  describe(`${title}: lists`, () => {
    const open = async (limit = LONGEST_LIST) => (await store.list({ kind: 'open', limit })).map(({ id }) => id)
    const own = async (guest: string, limit = LONGEST_LIST) =>
      (await store.list({ kind: 'own', guest, limit })).map(({ id }) => id)

    it('of open tables name public ones that wait, newest first', async () => {
      const [older, newer] = [
        await newTable({ isPublic: true, created: 8_001 }),
        await newTable({ isPublic: true, created: 8_002 }),
      ]
      const hidden = await newTable({ created: 8_003 })
      const begun = await newTable({ isPublic: true, created: 8_004 })
      await store.append([{ ...appendTo(begun, 1), standing: { status: 'playing', guests: ['ann'] } }])
      expect((await open()).slice(0, 2)).toEqual([newer, older])
      expect(await open()).not.toContain(hidden)
      expect(await open(1)).toEqual([newer])
    })

    it('tell what a table is and who sits there, and no secret', async () => {
      const row = tableRow({ isPublic: true, created: 9_000 })
      await store.create(row)
      const { secret, commitment, isPublic, ...told } = row
      expect((await store.list({ kind: 'open', limit: 1 }))[0]).toEqual({
        ...told,
        status: 'waiting',
        guests: [],
        touched: 9_000,
      })
      const standing = { status: 'waiting', guests: ['zoe', 'ann', 'zoe'] } as const
      await store.append([{ table: row.id, first: 1, events: [{ at: 9_500, body: 'sat' }], standing }])
      const [summary] = await store.list({ kind: 'open', limit: 1 })
      expect(summary).toEqual({ ...told, ...standing, touched: 9_500 })
    })

    it('of a guest name what the guest hosts or sits at, the last touched first', async () => {
      const guest = fresh('guest')
      const hosted = await newTable({ host: guest })
      const sat = await newTable()
      const left = await newTable()
      await store.append([{ ...appendTo(left, 1), standing: { status: 'waiting', guests: [guest] } }])
      await store.append([{ ...appendTo(left, 2), standing: { status: 'waiting', guests: [] } }])
      await store.append([
        {
          table: sat,
          first: 1,
          events: [{ at: 50_000, body: 'sat' }],
          standing: { status: 'over', guests: [guest, guest] },
        },
      ])
      expect(await own(guest)).toEqual([sat, hosted])
      await store.append([{ table: hosted, first: 1, events: [{ at: 60_000, body: 'said' }] }])
      expect(await own(guest)).toEqual([hosted, sat])
      expect(await own(guest, 1)).toEqual([hosted])
      expect(await own('nobody')).toEqual([])
    })

    it('change nothing of what is taken', async () => {
      const [table, guest] = [await newTable(), fresh('guest')]
      await store.append([{ ...appendTo(table, 2), standing: { status: 'playing', guests: [guest] } }])
      expect(await own(guest)).toEqual([])
    })

    it('are never longer than a hundred, and never shorter than none', async () => {
      const host = fresh('host')
      for (let count = 0; count <= LONGEST_LIST; count++) await newTable({ host, isPublic: true })
      expect((await own(host, 1_000_000)).length).toBe(LONGEST_LIST)
      expect((await open(1_000_000)).length).toBe(LONGEST_LIST)
      expect(await own(host, -1)).toEqual([])
    })
  })

  describe(`${title}: ratings`, () => {
    it('come with the end of a game, and are found by guest', async () => {
      const [table, game] = [await newTable(), fresh('game')]
      const ratings = [rating({ game }), rating({ game, guest: 'bot:club', name: 'Club', mu: 20 })]
      expect(await store.append([{ ...appendTo(table, 1), ratings }])).toEqual(['kept'])
      expect(await store.ratings.get(game, ['bot:club', 'nobody', 'ann'])).toEqual(ratings.toReversed())
      expect(await store.ratings.get('no-game', ['ann'])).toEqual([])
    })

    it('that count a game twice or leave one out are not written, nor what they came with', async () => {
      const [table, game] = [await newTable(), fresh('game')]
      await store.append([{ ...appendTo(table, 1), ratings: [rating({ game })] }])
      for (const games of [1, 3]) {
        const ratings = [rating({ game, guest: 'ben' }), rating({ game, games, mu: 99 })]
        expect(await store.append([{ ...appendTo(table, 2), ratings }])).toEqual(['taken'])
      }
      expect(await seqsOf(table)).toEqual([1])
      expect(await store.ratings.get(game, ['ann', 'ben'])).toEqual([rating({ game })])
    })

    it('have a history, newest first, and a leaderboard of the newest', async () => {
      const [first, second, game] = [await newTable(), await newTable(), fresh('game')]
      const before = rating({ game, shown: 9 })
      const after = rating({ game, shown: 2, games: 2, name: 'Anne' })
      const ben = rating({ game, guest: 'ben', shown: 3 })
      await store.append([{ ...appendTo(first, 1), ratings: [before] }])
      await store.append([{ ...appendTo(second, 1, 2), ratings: [after, ben] }])
      expect(await store.ratings.leaderboard(game, 10)).toEqual([ben, after])
      expect(await store.ratings.leaderboard(game, 1)).toEqual([ben])
      expect(await store.ratings.history(game, 'ann', 10)).toEqual([
        { ...after, table: second, at: 2_002 },
        { ...before, table: first, at: 2_001 },
      ])
      expect((await store.ratings.history(game, 'ann', 1)).length).toBe(1)
    })
  })

  describe(`${title}: forgetting`, () => {
    it('takes what nobody has touched for long and nobody plays at, with its events and seats', async () => {
      for (let gone = 1; gone > 0; ) gone = await store.forget(500)
      const guest = fresh('guest')
      const standing = (status: 'waiting' | 'playing' | 'over') => ({ status, guests: [guest] })
      const [old, played, touched] = [
        await newTable({ created: 10 }),
        await newTable(),
        await newTable({ created: 10 }),
      ]
      const events = (at: number) => ({ first: 1, events: [{ at, body: '{}' }] })
      await store.append([{ table: old, ...events(20), standing: standing('over') }])
      await store.append([{ table: played, ...events(20), standing: standing('playing') }])
      await store.append([{ table: touched, ...events(900), standing: standing('over') }])
      expect(await store.forget(500)).toBe(1)
      expect(await store.forget(500)).toBe(0)
      expect([await store.table(old), await seqsOf(old)]).toEqual([null, []])
      const own = await store.list({ kind: 'own', guest, limit: 9 })
      expect(own.map(({ id }) => id).sort()).toEqual([played, touched].sort())
    })
  })

  describe(`${title}: uploads`, () => {
    it('are found by id, and none takes the place of another', async () => {
      const board = upload({ kind: 'board' })
      expect(await store.uploads.put(board)).toBe('kept')
      expect(await store.uploads.put(upload({ id: board.id, body: 'other' }))).toBe('taken')
      expect([await store.uploads.get(board.id), await store.uploads.get('nowhere')]).toEqual([board, null])
    })

    it('are bounded, each and for each guest', async () => {
      const guest = fresh('guest')
      expect(await store.uploads.put(upload({ guest, body: 'x'.repeat(LARGEST_UPLOAD + 1) }))).toBe('too-large')
      expect(await store.uploads.put(upload({ guest, body: 'x'.repeat(LARGEST_UPLOAD) }))).toBe('kept')
      const puts = Array.from({ length: MOST_UPLOADS }, () => store.uploads.put(upload({ guest })))
      expect((await Promise.all(puts)).filter((answer) => answer !== 'kept')).toEqual(['too-many'])
      expect(await store.uploads.put(upload())).toBe('kept')
    })
  })

  describe(`${title}: settings`, () => {
    it('keep their first value', async () => {
      const name = fresh('setting')
      expect(await store.setting(name)).toBeNull()
      expect(await Promise.all([store.keepSetting(name, 'one'), store.keepSetting(name, 'two')])).toEqual([
        'one',
        'one',
      ])
      expect(await store.setting(name)).toBe('one')
    })
  })

  describe(`${title}: what was answered`, () => {
    it('is there after the store was closed and opened again', async () => {
      const row = tableRow()
      const [guest, name] = [fresh('guest'), fresh('setting')]
      await store.create(row)
      await store.append([{ ...appendTo(row.id, 1, 3), standing: { status: 'playing', guests: [guest] } }])
      await store.keepSetting(name, 'value')
      await store.close()
      store = await place.open()
      expect(await store.table(row.id)).toEqual(row)
      expect(await seqsOf(row.id)).toEqual([1, 2, 3])
      expect((await store.list({ kind: 'own', guest, limit: 9 })).map(({ id }) => id)).toEqual([row.id])
      expect(await store.setting(name)).toBe('value')
    })

    it('is there when the store is closed before it was answered', async () => {
      const table = await newTable()
      const answer = store.append([appendTo(table, 1)])
      await store.close()
      store = await place.open()
      expect([await answer, await seqsOf(table)]).toEqual([['kept'], [1]])
    })

    it('is nothing once it is closed, and closing twice is no failure', async () => {
      await store.close()
      await store.close()
      const closed = { kind: 'busy', sentence: { key: 'store.closed' } }
      await expect(store.append([appendTo('any', 1)])).rejects.toMatchObject(closed)
      await expect(store.table('any')).rejects.toMatchObject(closed)
      await expect(store.create(tableRow())).rejects.toMatchObject(closed)
      store = await place.open()
    })

    it('is in a backup that is made while others write, and the backup replaces no file', async () => {
      const table = await newTable()
      await store.append([appendTo(table, 1, 50)])
      const file = place.fileFor('backup')
      const [, ...meanwhile] = await Promise.all([
        store.backup(file),
        ...[51, 52, 53].map((seq) => store.append([appendTo(table, seq)])),
      ])
      expect(meanwhile).toEqual([['kept'], ['kept'], ['kept']])
      await expect(store.backup(file)).rejects.toMatchObject({ kind: 'broken', sentence: { key: 'store.exists' } })
      const copy = await place.openCopy(file)
      const kept = (await copy.events(table, 0)).map(({ body }) => body)
      await copy.close()
      expect(kept.length).toBeGreaterThanOrEqual(50)
      expect(kept).toEqual(kept.map((_, index) => bodyOf(table, index + 1)))
    })
  })
}
