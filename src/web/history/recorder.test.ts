import { expect, it } from 'vitest'
import { FakeClock } from '../../table/testing/fixtures.ts'
import type { Trouble } from '../browser/trouble.ts'
import type { Snapshot } from '../table/store/table-store.ts'
import { PATIENCE, Recorder } from './recorder.ts'

/** A table that ends when it is told to, and a history that has room when it is told so. */
function stage(isOver = false) {
  let result = isOver ? {} : null
  let hear: (() => void) | null = null
  const clock = new FakeClock()
  const calls: unknown[] = []
  const said: (Trouble | null)[] = []
  const room: { trouble: Trouble | null } = { trouble: null }
  const ended = async (isLive: boolean) => {
    calls.push(isLive ? 'live' : 'late')
    return room.trouble
  }
  const recorder = new Recorder({
    store: {
      snapshot: () => ({ result }) as Snapshot,
      subscribe: (listener) => {
        hear = listener
        return () => {
          hear = null
        }
      },
    },
    clock,
    recording: async () => ({ ended, takenBack: () => calls.push('back') }),
    onTrouble: (trouble) => said.push(trouble),
  })
  const turn = async (over: boolean) => {
    result = over ? {} : null
    hear?.()
    await later()
  }
  return { recorder, clock, calls, said, room, turn }
}

const later = () => new Promise((resolve) => setTimeout(resolve))

it('A table that ends is recorded once, and not any more when its end is taken back', async () => {
  const { recorder, calls, said, turn } = stage()
  recorder.attend()
  await turn(false)
  expect(calls).toEqual([])
  await turn(true)
  await turn(true)
  await turn(false)
  await later()
  expect([calls, said]).toEqual([
    ['live', 'back'],
    [null, null],
  ])
})

it('A table that is opened after its end may be known already', async () => {
  const { recorder, calls } = stage(true)
  recorder.attend()
  await later()
  expect(calls).toEqual(['late'])
})

it('A result without room is told of, and tried again until it is kept', async () => {
  const { recorder, calls, said, room, clock, turn } = stage()
  recorder.attend()
  room.trouble = 'full'
  await turn(true)
  await later()
  clock.goOn(PATIENCE)
  await later()
  room.trouble = null
  clock.goOn(PATIENCE)
  await later()
  clock.goOn(PATIENCE)
  await later()
  expect([calls, said, clock.waits]).toEqual([['live', 'live', 'live'], ['full', 'full', null], 0])
})

it('A result without room whose end is taken back, or whose table is left, is tried no more', async () => {
  const { recorder, calls, said, room, clock, turn } = stage()
  const leave = recorder.attend()
  room.trouble = 'full'
  await turn(true)
  await later()
  await turn(false)
  await later()
  expect([calls, said, clock.waits]).toEqual([['live', 'back'], ['full', null], 0])
  await turn(true)
  await later()
  leave()
  expect(clock.waits).toBe(0)
})

it('A table that is left and entered again is looked at anew', async () => {
  const { recorder, calls, turn } = stage()
  recorder.attend()()
  const leave = recorder.attend()
  await turn(true)
  leave()
  recorder.attend()
  await later()
  expect(calls).toEqual(['live', 'late'])
})

it('What stands in the way of a result that was taken back meanwhile is not told of', async () => {
  const { recorder, said, room, turn, clock } = stage()
  recorder.attend()
  room.trouble = 'full'
  await Promise.all([turn(true), turn(false)])
  expect([said, clock.waits]).toEqual([[null], 0])
})
