import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../engine/game.ts'
import { memoryShelf } from '../../shelf/open-shelf.ts'
import type { Shelf } from '../../shelf/shelf.ts'
import { Saver } from './saver.ts'

const HEAD = { id: 'a', record: {}, begun: 0, touched: 0, isOver: false, length: 0, revision: 7 }

/** A table whose log is a plain list, and what its saver said. */
async function kept(shelf: Shelf = memoryShelf()) {
  await shelf.create(HEAD, [])
  const log: Entry[] = []
  const said: unknown[] = []
  const saver = new Saver(
    {
      id: 'a',
      shelf,
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
  return { shelf, saver, said, add, undo, outcomes }
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
})
