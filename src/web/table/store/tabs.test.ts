import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveAll } from '../../browser/unsaved.ts'
import { News } from '../../shelf/news.ts'
import { Shelf } from '../../shelf/shelf.ts'
import { Disk, TrialStore, windows } from '../../shelf/testing/trial-store.ts'
import { attend } from './tabs.ts'
import { locks } from './testing/locks.ts'

const answered = () => vi.advanceTimersByTimeAsync(0)
let page = Object.assign(new EventTarget(), { hidden: false })

/** The page is looked at, or not any more. */
function look(isLookedAt: boolean): void {
  page.hidden = !isLookedAt
  page.dispatchEvent(new Event('visibilitychange'))
}

function table(id = 'a') {
  const disk = new Disk()
  const channel = windows()
  const shelf = new Shelf(new TrialStore(disk), new News(channel()))
  const drives: boolean[] = []
  const elsewhere = vi.fn()
  const settled = vi.fn(async () => 'full' as const)
  const leave = attend({ id, shelf, settled, elsewhere, drives: (isHeld) => drives.push(isHeld) })
  return { drives, elsewhere, settled, leave, others: new News(channel()) }
}

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { locks: locks() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('A table acts for its bots at once where its page is looked at, and otherwise as soon as it is', async () => {
  const shown = table()
  await answered()
  expect(shown.drives).toEqual([true])
  shown.leave()
  page.hidden = true
  const { drives, leave } = table()
  await answered()
  expect(drives).toEqual([])
  look(true)
  await answered()
  expect(drives).toEqual([true])
  leave()
})

it('A table that was left asks for nothing when its page is looked at again', async () => {
  page.hidden = true
  const asked = vi.spyOn(navigator.locks, 'request')
  const { drives, leave } = table()
  leave()
  look(true)
  await answered()
  expect([drives, asked.mock.calls]).toEqual([[], []])
})

it('Each table has a pen of its own', () => {
  const asked = vi.spyOn(navigator.locks, 'request')
  const leaving = ['a', 'b'].map((id) => table(id).leave)
  expect(asked.mock.calls.map(([name]) => name)).toEqual(['paddock.table.a', 'paddock.table.b'])
  for (const leave of leaving) leave()
})

it('A table hears of what other windows do to it, until it is left', async () => {
  const { elsewhere, others, leave } = table()
  for (const id of ['a', 'b']) others.tell(id)
  await answered()
  expect(elsewhere).toHaveBeenCalledTimes(1)
  leave()
  others.tell('a')
  await answered()
  expect(elsewhere).toHaveBeenCalledTimes(1)
})

it('Who leaves the page waits for the table, until that is left', async () => {
  const { settled, leave } = table()
  expect(await saveAll()).toBe('full')
  leave()
  expect(await saveAll()).toBeNull()
  expect(settled).toHaveBeenCalledTimes(1)
})
