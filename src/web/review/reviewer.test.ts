import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LIBRARY, MANIFESTS } from '../../games/index.ts'
import { openMatch, wholeRecord } from '../../protocol/match.ts'
import type { MatchRecord } from '../../protocol/record.ts'
import { type KeptReviews, memoryReviews } from './kept-reviews.ts'
import { lookThrough, type Task } from './looking.ts'
import { type Looker, type Progress, Reviewer } from './reviewer.ts'

async function recorded(path: string): Promise<MatchRecord> {
  const file = new URL(`../../../test/recorded/${path}.json`, import.meta.url)
  const opened = await openMatch(JSON.parse(readFileSync(file, 'utf8')), LIBRARY)
  if (!opened.ok) throw new Error(opened.fault.code)
  return wholeRecord(opened.match)
}

const record = await recorded('dodge-dice/fewest-seats')
const ALL = record.log.length

/** Looks through in this thread, and tells what it found one by one; `tasks` is what it was asked. */
function looker(most = Number.POSITIVE_INFINITY): Looker & { readonly tasks: Task[] } {
  const tasks: Task[] = []
  return {
    tasks,
    look(task, tell) {
      tasks.push(task)
      let left = most
      let now = 0
      const mind = { library: LIBRARY, lenderOf: (id: string) => MANIFESTS[id]!, now: () => (now += 1000) }
      void lookThrough(task, { ...mind, tell: (told) => left-- > 0 && tell(told) })
      return () => {
        left = 0
      }
    },
  }
}

/** What is solved part by part differs by less than this, by which part was asked for first. */
const rounded = (progress: Progress): unknown =>
  JSON.parse(JSON.stringify(progress), (_, value) => (typeof value === 'number' ? Math.round(value * 1e6) : value))

/** The first progress for which it holds. */
const until = (reviewer: Reviewer, holds: (progress: Progress) => boolean): Promise<Progress> =>
  new Promise((resolve) => {
    const leave = reviewer.subscribe(() => {
      if (!holds(reviewer.progress())) return
      leave()
      resolve(reviewer.progress())
    })
  })

describe('a reviewer', () => {
  it('looks at all entries, tells how far it is, and gives the review in the end', async () => {
    const reviewer = new Reviewer({ record }, looker(), memoryReviews())
    const seen: number[] = []
    reviewer.subscribe(() => seen.push(reviewer.progress().seen))
    const { state, review, all } = await reviewer.start()
    expect([state, all, review!.chances.length]).toEqual(['done', ALL, ALL + 1])
    expect(review!.seats.map(({ share }) => share)).toEqual(record.result!.places.map((place) => (place === 1 ? 1 : 0)))
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen)
    expect(new Set(seen).size).toBe(ALL + 1)
  })

  it('is stopped, keeps what it knows, and goes on from there', async () => {
    const kept = memoryReviews()
    const first = new Reviewer({ record }, looker(41), kept)
    const started = first.start()
    const halfway = await until(first, ({ seen }) => seen === 40)
    expect(halfway.review!.seats[0]!.adjusted).toBeNull()
    first.stop()
    expect(await started).toMatchObject({ state: 'resting', seen: 40 })
    const later = looker()
    const done = await new Reviewer({ record }, later, kept).start()
    expect(later.tasks.map(({ before }) => before)).toEqual([40])
    const atOnce = await new Reviewer({ record }, looker(), memoryReviews()).start()
    expect(rounded(done)).toEqual(rounded(atOnce))
  })

  it('says that all is kept when it is written down, not before', async () => {
    let written: () => void = () => undefined
    const slow: KeptReviews = {
      read: async () => null,
      keep: () =>
        new Promise((resolve) => {
          written = resolve
        }),
    }
    const reviewer = new Reviewer({ record }, looker(11), slow)
    const started = reviewer.start()
    await until(reviewer, ({ seen }) => seen === 10)
    reviewer.stop()
    expect(await started).toMatchObject({ state: 'resting', seen: 10, isKept: false })
    written()
    expect(await until(reviewer, ({ isKept }) => isKept)).toMatchObject({ state: 'resting', seen: 10 })
  })

  it('asks nobody about a match that was looked through, whoever sat there', async () => {
    const kept = memoryReviews()
    const short = { ...record, log: record.log.slice(0, 20), result: null }
    const done = await new Reviewer({ record: short }, looker(), kept).start()
    const [renamed, shorter] = [looker(), looker()]
    const seats = record.seats.map((sitter) => ({ ...sitter, name: 'Zoe' }))
    expect(await new Reviewer({ record: { ...short, seats } }, renamed, kept).start()).toEqual({
      ...done,
      isKept: true,
    })
    await new Reviewer({ record: { ...short, log: record.log.slice(0, 5) } }, shorter, kept).start()
    expect([renamed.tasks.length, shorter.tasks.length]).toEqual([0, 1])
  })

  it('reviews what there is of a match that is not over', async () => {
    const running = { ...record, log: record.log.slice(0, 20), result: null }
    const { state, review } = await new Reviewer({ record: running }, looker(), memoryReviews()).start()
    expect([state, review!.end]).toEqual(['done', 20])
    expect(review!.seats.map(({ share, adjusted }) => [share, adjusted])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  it('fails with a match that cannot be played, and may be asked again', async () => {
    const broken = { ...record, log: [{ outcome: 'nonsense' }, ...record.log] }
    const reviewer = new Reviewer({ record: broken }, looker(), memoryReviews())
    expect(await reviewer.start()).toMatchObject({ state: 'failed', review: null })
    expect((await reviewer.start()).state).toBe('failed')
  })
})
