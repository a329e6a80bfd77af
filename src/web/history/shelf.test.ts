import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlayedGame } from './played.ts'
import { addGames, dropGame, isKnown, isShelfKey, keepGame, MOST, played, removeGames } from './shelf.ts'

/** A store of the browser with room for so many characters. */
function storeOf(room: number) {
  const items = new Map<string, string>()
  const size = () => [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    get length() {
      return items.size
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
    setItem: (key: string, value: string) => {
      const before = items.get(key)
      items.set(key, value)
      if (size() <= room) return
      if (before === undefined) items.delete(key)
      else items.set(key, before)
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
}

const game = (id: string, ended = 1): PlayedGame => ({
  id,
  game: 'monza',
  rulesVersion: 1,
  options: {},
  begun: 0,
  ended,
  seats: [],
})
const ids = () => played().map(({ id }) => id)

beforeEach(() => vi.stubGlobal('localStorage', storeOf(5_000_000)))

describe('the shelf of the history', () => {
  it('holds each game once, the latest first', () => {
    keepGame(game('a', 1))
    keepGame(game('b', 2))
    keepGame(game('a', 3))
    expect(ids()).toEqual(['a', 'b'])
  })

  const many = (count: number, name: string, from = 0) =>
    Array.from({ length: count }, (_, index) => game(`${name}-${index}`, from + index))

  it('forgets no game for a new one, whatever the clock says', () => {
    addGames(many(MOST, 'old', 9000))
    expect(keepGame(game('new', 1))).toBeNull()
    expect(ids()).toHaveLength(MOST + 1)
    expect(ids().at(-1)).toBe('new')
  })

  it('takes from a file what fits, the latest first, lets nothing go for it, and counts the rest', () => {
    for (const own of many(3, 'own')) keepGame(own)
    expect(addGames([...many(MOST, 'file', 9000), game('own-1')])).toEqual({
      ...{ added: MOST - 3, known: 1, left: 3, trouble: null },
    })
    expect(ids().slice(-4)).toEqual(['file-3', 'own-2', 'own-1', 'own-0'])
    expect(addGames([game('more')])).toEqual({ added: 0, known: 0, left: 1, trouble: null })
    expect(ids()).toHaveLength(MOST)
    keepGame(game('one-more-of-my-own'))
    expect(addGames([game('more')])).toMatchObject({ added: 0, left: 1 })
    expect(ids()).toHaveLength(MOST + 1)
  })

  it('remembers all that was removed', () => {
    const games = many(MOST, 'old')
    addGames(games)
    removeGames(ids())
    keepGame(game('last'))
    removeGames(['last'])
    const some = games.filter((_, index) => index % 99 === 0)
    expect(some.every(({ id }) => isKnown(id))).toBe(true)
  })

  it('adds from elsewhere what is not there yet, and counts it', () => {
    keepGame(game('a'))
    expect(addGames([game('a'), game('b'), game('b')])).toEqual({ added: 1, known: 2, left: 0, trouble: null })
    expect(ids()).toEqual(['a', 'b'])
  })

  it('remembers what was removed for good, but not an end that was taken back', () => {
    for (const id of ['a', 'b', 'c']) keepGame(game(id))
    removeGames(['a'])
    dropGame('b')
    expect(['a', 'b', 'c'].map(isKnown)).toEqual([true, false, true])
    expect(ids()).toEqual(['c'])
  })

  it('brings back what was removed when a file has it', () => {
    keepGame(game('a'))
    removeGames(['a'])
    expect(addGames([game('a')]).added).toBe(1)
    expect(ids()).toEqual(['a'])
    dropGame('a')
    expect(isKnown('a')).toBe(false)
  })

  it('keeps a game that was removed and ends again, until that end is taken back; other games stay removed', () => {
    for (const id of ['a', 'b']) keepGame(game(id))
    removeGames(['a', 'b'])
    keepGame(game('a'))
    dropGame('a')
    expect(['a', 'b'].map(isKnown)).toEqual([false, true])
    addGames([game('c')])
    expect(isKnown('b')).toBe(true)
  })

  it('writes nothing for an end that it did not know of', () => {
    keepGame(game('a'))
    const written = vi.spyOn(localStorage, 'setItem')
    dropGame('b')
    expect(written).not.toHaveBeenCalled()
  })

  it('leaves alone what a newer version wrote', () => {
    const newer = JSON.stringify({ format: 2, games: 'somewhere else' })
    localStorage.setItem('paddock.history', newer)
    expect(keepGame(game('a'))).toBe('forbidden')
    expect(localStorage.getItem('paddock.history')).toBe(newer)
  })
})

it('The shelf of the history knows its own key', () => {
  keepGame(game('a'))
  expect([localStorage.key(0), 'paddock.settings', null].map(isShelfKey)).toEqual([true, false, false])
})

describe('a shelf that somebody edited', () => {
  it('loses what is no game, keeps the rest, and never throws', () => {
    for (const [games, removed] of [
      [[null, 5, 'x', [], { id: 1 }, { id: 'no-end' }, game('a', 3)], 'all'],
      [[game('a', 3)], { length: 9 }],
    ]) {
      localStorage.setItem('paddock.history', JSON.stringify({ format: 1, games, removed }))
      expect(isKnown('b')).toBe(false)
      expect(keepGame(game('b', 4))).toBeNull()
      expect(ids()).toEqual(['b', 'a'])
      removeGames(['b'])
      expect(ids()).toEqual(['a'])
    }
  })
})

describe('a browser without room', () => {
  it('says so, and keeps what it had', () => {
    vi.stubGlobal('localStorage', storeOf(400))
    expect(keepGame(game('a'))).toBeNull()
    expect(keepGame(game('x'.repeat(5000)))).toBe('full')
    expect(addGames([game('b'), game('y'.repeat(5000))])).toEqual({ added: 0, known: 0, left: 2, trouble: 'full' })
    expect(ids()).toEqual(['a'])
  })
})

describe('a history from before', () => {
  it('has its people and bots as they are called now', () => {
    const seat = { name: 'Ann', colour: 'red', place: 1, score: 2, own: true, dice: null }
    const games = [
      {
        ...game('a'),
        seats: [
          { ...seat, bot: null },
          { ...seat, bot: 'club' },
        ],
      },
    ]
    localStorage.setItem('paddock.history', JSON.stringify({ format: 1, games, removed: [] }))
    expect(played()[0]!.seats).toEqual([
      { ...seat, player: 'person' },
      { ...seat, player: 'club' },
    ])
  })
})
