import { describe, expect, it } from 'vitest'
import { toy as game } from '../../test/contract/toy.ts'
import { anyAction, pickByKind, playOut } from './playout.ts'
import { type Random, seeded } from './random.ts'
import { prepare } from './table.ts'

const WORD = 2 ** 32

/** Draws that split every range into twelve equal parts, all combinations of two of them. */
function* pairsOfDraws(): Generator<Random> {
  const PARTS = 12
  for (let first = 0; first < PARTS; first++)
    for (let second = 0; second < PARTS; second++) {
      const words = [first, second].map((part) => Math.floor(((part + 0.5) * WORD) / PARTS))
      yield () => words.shift()!
    }
}

function chances(actions: readonly { kind: string; n?: number }[]): number[] {
  const counts = new Array<number>(actions.length).fill(0)
  for (const random of pairsOfDraws()) counts[actions.indexOf(pickByKind(actions, random))]!++
  return counts.map((count) => count / 144)
}

describe('pickByKind', () => {
  it('gives every kind the same chance, and every action of a kind', () => {
    expect(chances([{ kind: 'pass' }, { kind: 'move', n: 1 }, { kind: 'move', n: 2 }, { kind: 'move', n: 3 }])).toEqual(
      [1 / 2, 1 / 6, 1 / 6, 1 / 6],
    )
  })

  it('is not misled by the order of the list', () => {
    const actions = [{ kind: 'a', n: 1 }, { kind: 'b' }, { kind: 'a', n: 2 }, { kind: 'c' }]
    expect(chances(actions)).toEqual([1 / 6, 1 / 3, 1 / 6, 1 / 3])
  })

  it('is uniform within one kind', () => {
    expect(
      chances([
        { kind: 'a', n: 1 },
        { kind: 'a', n: 2 },
        { kind: 'a', n: 3 },
      ]),
    ).toEqual([1 / 3, 1 / 3, 1 / 3])
    expect(
      chances([
        { kind: 'a', n: 1 },
        { kind: 'a', n: 2 },
      ]),
    ).toEqual([1 / 2, 1 / 2])
    expect(chances([{ kind: 'a' }, { kind: 'b' }])).toEqual([1 / 2, 1 / 2])
  })

  it('draws nothing for a single action', () => {
    const only = { kind: 'a' }
    const never: Random = () => {
      throw new Error('drawn')
    }
    expect(pickByKind([only], never)).toBe(only)
  })
})

describe('playOut', () => {
  const fresh = () => {
    const prepared = prepare(game, { seats: 3 })
    if (!prepared.ok) throw new Error('no table')
    return game.setup(prepared.table)
  }

  it('plays a state to its end and gives the result', () => {
    const state = fresh()
    const result = playOut(game, state, seeded(4))
    expect(game.waiting(state)).toEqual({ kind: 'over', result })
  })

  it('gives the same game for the same seed', () => {
    const [one, other] = [fresh(), fresh()]
    playOut(game, one, seeded(4))
    playOut(game, other, seeded(4))
    expect(one).toEqual(other)
  })

  it('asks the chooser for every seat that is waited for', () => {
    const asked = new Set<number>()
    playOut(game, fresh(), seeded(4), (played, state, seat, random) => {
      expect(played.legal(state, seat)).not.toEqual([])
      asked.add(seat)
      return anyAction(played, state, seat, random)
    })
    expect(asked).toEqual(new Set([0, 1, 2]))
  })

  it('lets any of the seats that are waited for at once come first', () => {
    const first = new Set<number>()
    for (let seed = 0; seed < 50; seed++) {
      const order: number[] = []
      playOut(game, fresh(), seeded(seed), (played, state, seat, random) => {
        order.push(seat)
        return anyAction(played, state, seat, random)
      })
      first.add(order[0]!)
    }
    expect(first).toEqual(new Set([0, 1, 2]))
  })
})
