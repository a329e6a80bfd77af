import { expect, it } from 'vitest'
import type { Review } from '../../lab/review.ts'
import type { Progress } from '../review/reviewer.ts'
import { type Job, Rest } from './rest.ts'

const REVIEW = { seats: [] } as unknown as Review

/** A reviewer that ends when it is told to. */
function job(kept: string[], id: string) {
  let progress: Progress = { state: 'resting', seen: 0, all: 4, isKept: true, review: null }
  let settle: (progress: Progress) => void = () => undefined
  const listeners = new Set<() => void>()
  const end = (state: Progress['state']) => {
    progress = { ...progress, state, review: state === 'done' ? REVIEW : null }
    settle(progress)
  }
  const reviewer: Job['reviewer'] = {
    start: () =>
      new Promise((resolve) => {
        settle = resolve
      }),
    stop: () => end('resting'),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    progress: () => progress,
  }
  const see = (seen: number) => {
    progress = { ...progress, seen }
    for (const listener of listeners) listener()
  }
  return { reviewer, keep: async () => void kept.push(id), end, see }
}

const soon = () => new Promise((resolve) => setImmediate(resolve))

function house(...ids: string[]) {
  const kept: string[] = []
  const jobs = Object.fromEntries(ids.map((id) => [id, job(kept, id)]))
  return { kept, jobs, rest: new Rest(async (id) => jobs[id] ?? null) }
}

it('One game after the other is reviewed and kept', async () => {
  const { kept, jobs, rest } = house('a', 'b')
  const all = rest.start(['a', 'b'])
  await soon()
  jobs.a!.see(1)
  expect(rest.progress()).toEqual({ isWorking: true, at: 0, all: 2, part: 0.25, failed: 0 })
  jobs.a!.end('done')
  await soon()
  expect(rest.progress()).toMatchObject({ at: 1, part: 0 })
  jobs.b!.end('done')
  await all
  expect([kept, rest.progress().isWorking]).toEqual([['a', 'b'], false])
})

it('What fails or cannot be opened is counted, and the next goes on', async () => {
  const { kept, jobs, rest } = house('a', 'c')
  const all = rest.start(['a', 'gone', 'c'])
  await soon()
  jobs.a!.end('failed')
  await soon()
  jobs.c!.end('done')
  await all
  expect([kept, rest.progress().failed]).toEqual([['c'], 2])
})

it('Whoever stops it keeps what was found', async () => {
  const { kept, jobs, rest } = house('a', 'b')
  const all = rest.start(['a', 'b'])
  await soon()
  jobs.a!.end('done')
  await soon()
  rest.stop()
  await all
  expect([kept, rest.progress()]).toEqual([['a'], expect.objectContaining({ isWorking: false, failed: 0 })])
})
