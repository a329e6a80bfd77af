import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../engine/game.ts'
import { FakeClock } from '../../../table/testing/fixtures.ts'
import { memoryShelf } from '../../shelf/open-shelf.ts'
import type { Shelf } from '../../shelf/shelf.ts'
import { PATIENCE, Saver } from './saver.ts'

const HEAD = { id: 'a', record: {}, begun: 0, touched: 0, isOver: false, length: 0, revision: 7 }

/** A table whose log is a plain list, and what its saver said. */
async function kept(shelf: Shelf = memoryShelf()) {
  await shelf.create(HEAD, [])
  const log: Entry[] = []
  const said: unknown[] = []
  const clock = new FakeClock()
  const saver = new Saver(
    {
      id: 'a',
      shelf,
      clock,
      create: (seen) => shelf.bring({ ...HEAD, ...seen }, [...log]),
      timeline: () => ({ log, length: log.length }),
      change: () => ({ isOver: log.length > 3 }),
      onTrouble: (trouble) => said.push(trouble),
      onBehind: () => said.push('behind'),
    },
    HEAD,
  )
  const add = (...entries: string[]) => {
    log.push(...entries.map((outcome) => ({ outcome })))
    saver.changed()
  }
  const undo = () => {
    log.pop()
    saver.changed()
  }
  const outcomes = async () => {
    const found = await shelf.read('a')
    return typeof found === 'string' ? found : found.log.map((entry) => (entry as { outcome: string }).outcome).join('')
  }
  return { shelf, saver, said, add, undo, outcomes, clock }
}

describe('a saver', () => {
  it('keeps each entry as it comes, and what is to be known of the whole', async () => {
    const { saver, shelf, add, outcomes, said } = await kept()
    add('1')
    add('2')
    add('3', '4')
    await saver.settled()
    expect(await outcomes()).toBe('1234')
    expect(await shelf.read('a')).toMatchObject({ head: { isOver: true, length: 4 } })
    expect(new Set(said)).toEqual(new Set([null]))
  })

  it('takes back what was taken back, also while a write is under way', async () => {
    const { saver, add, undo, outcomes } = await kept()
    add('1', '2', '3')
    await saver.settled()
    undo()
    undo()
    add('x')
    undo()
    add('y', 'z')
    await saver.settled()
    expect(await outcomes()).toBe('1yz')
  })

  it('never writes over another window, and says so', async () => {
    const { saver, shelf, add, outcomes, said } = await kept()
    await shelf.rewrite('a', HEAD, { from: 0, entries: [{ outcome: 'o' }] }, {})
    add('1')
    await saver.settled()
    expect(await outcomes()).toBe('o')
    expect(said).toEqual(['behind'])
  })

  it('goes on from what another window wrote, once the table has followed', async () => {
    const { saver, shelf, add, outcomes } = await kept()
    await shelf.rewrite('a', HEAD, { from: 0, entries: [{ outcome: 'o' }] }, {})
    add('o')
    await saver.settled()
    saver.follow({ length: 1, revision: 8 })
    add('p')
    await saver.settled()
    expect(await outcomes()).toBe('op')
  })

  it('tries again with the next change what could not be kept', async () => {
    const { saver, shelf, add, outcomes, said } = await kept()
    const { rewrite } = shelf
    shelf.rewrite = async () => 'full'
    add('1')
    await saver.settled()
    shelf.rewrite = rewrite
    add('2')
    await saver.settled()
    expect(said).toEqual(['full', null])
    expect(await outcomes()).toBe('12')
  })

  it('tries again by itself, until it is kept', async () => {
    const { saver, shelf, add, undo, outcomes, said, clock } = await kept()
    const { rewrite } = shelf
    shelf.rewrite = async () => 'full'
    add('1', '2')
    await saver.settled()
    undo()
    await saver.settled()
    expect(clock.waits).toBe(1)
    clock.goOn(PATIENCE)
    await saver.settled()
    expect([said, saver.isDue]).toEqual([['full', 'full', 'full'], true])
    shelf.rewrite = rewrite
    clock.goOn(PATIENCE - 1)
    await saver.settled()
    expect(await outcomes()).toBe('')
    clock.goOn(1)
    await saver.settled()
    expect([said.at(-1), saver.isDue, clock.waits]).toEqual([null, false, 0])
    expect(await outcomes()).toBe('1')
  })

  it('tries no more once the table has followed another window', async () => {
    const { saver, shelf, add, clock } = await kept()
    shelf.rewrite = async () => 'full'
    add('1')
    await saver.settled()
    saver.follow({ length: 1, revision: 8 })
    expect([saver.isDue, clock.waits]).toEqual([false, 0])
    saver.goOn()
    expect(saver.isWriting).toBe(false)
  })

  it('puts a table back that is gone, with all that comes and goes meanwhile', async () => {
    const { saver, shelf, add, undo, outcomes, said } = await kept()
    await shelf.remove('a')
    add('1', '2')
    await saver.settled()
    expect(said).toEqual(['behind'])
    saver.putBack()
    undo()
    add('x', 'y')
    await saver.settled()
    expect(await outcomes()).toBe('1xy')
    add('z')
    await saver.settled()
    expect([await outcomes(), said.at(-1), saver.isDue]).toEqual(['1xyz', null, false])
  })

  it('that was to put a table back gives way to whoever did it first', async () => {
    const { saver, shelf, add, outcomes, said } = await kept()
    add('1')
    await saver.settled()
    saver.putBack()
    await saver.settled()
    expect([said, saver.isDue]).toEqual([[null, 'behind'], true])
    saver.goOn()
    await saver.settled()
    expect([await outcomes(), said.at(-1), saver.isDue]).toEqual(['1', null, false])
    await shelf.remove('a')
    saver.putBack()
    await saver.settled()
    expect([await outcomes(), said]).toEqual(['1', [null, 'behind', null, null]])
  })
})
