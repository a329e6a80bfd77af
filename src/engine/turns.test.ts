import { describe, expect, it } from 'vitest'
import { toy as game, type Toy } from '../../test/contract/toy.ts'
import type { Entry } from './game.ts'
import { prepare } from './table.ts'
import { Timeline } from './timeline.ts'
import { turns } from './turns.ts'

const deal = (to: number, card: number): Entry<Toy> => ({ outcome: { to, card } })
const bid = (seat: number, card: number): Entry<Toy> => ({ seat, action: { kind: 'bid', card } })
const DEALT = [deal(0, 1), deal(0, 2), deal(1, 2), deal(1, 3)]
const BID = [...DEALT, bid(0, 1), bid(1, 3)]

function following(log: readonly Entry<Toy>[]): Toy['state'] {
  const prepared = prepare(game, { seats: 2 })
  const replayed = prepared.ok ? Timeline.replay(game, prepared.table, log) : prepared
  if (!replayed.ok || !('timeline' in replayed)) throw new Error('no such match')
  return replayed.timeline.present
}

const kinds = (actions: readonly Toy['action'][]): string => actions.map(({ kind }) => kind).join()

describe('whole turns', () => {
  it('go on until somebody else or chance is due', () => {
    const { turns: found, complete } = turns(game, following(BID), 1)
    expect(found.map(({ actions }) => kinds(actions)).sort()).toEqual(['stop', 'take,stop', 'take,take'])
    expect(found.map(({ state }) => state.scores[1]).sort()).toEqual([0, 1, 2])
    expect(complete).toBe(true)
  })

  it('end where others may act too', () => {
    const { turns: found } = turns(game, following(DEALT), 0)
    expect(found.map(({ actions }) => actions)).toEqual([[{ kind: 'bid', card: 1 }], [{ kind: 'bid', card: 2 }]])
  })

  it('end where the seat may go on, but others may come first', () => {
    const open = {
      ...game,
      waiting: (state: Toy['state']) => {
        const waiting = game.waiting(state)
        return waiting.kind === 'seats' ? ({ kind: 'seats', seats: [0, 1] } as const) : waiting
      },
    }
    expect(turns(open, following(BID), 1).turns.map(({ actions }) => kinds(actions))).toEqual(['take', 'stop'])
  })

  it('go on where the seat itself is next', () => {
    const { turns: found } = turns(game, following([...DEALT, bid(0, 1)]), 1)
    expect(found.map(({ actions }) => kinds(actions))).toContain('bid,take,take')
  })

  it('lead to each state once, by the first way', () => {
    const twoWays = {
      ...game,
      legal: (...[state, seat]: Parameters<typeof game.legal>) => [
        ...game.legal(state, seat),
        ...game.legal(state, seat),
      ],
    }
    expect(turns(twoWays, following(BID), 1).turns).toHaveLength(3)
  })

  it('say when the bound left some out', () => {
    expect(turns(game, following(BID), 1, 1).complete).toBe(false)
    expect(turns(game, following(BID), 1, 4).complete).toBe(true)
  })

  it('are none for a seat that is not waited for, and leave the state alone', () => {
    const state = following(BID)
    const before = JSON.stringify(state)
    expect(turns(game, state, 0)).toEqual({ turns: [], complete: true })
    turns(game, state, 1)
    expect(JSON.stringify(state)).toBe(before)
  })
})
