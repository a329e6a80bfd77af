import { describe, expect, it } from 'vitest'
import { monza as game } from '../games/monza/game.ts'
import { DRIVES } from '../games/monza/telling/guide/drives.ts'
import { dice, inner, played, racing } from '../games/monza/testing/staging.ts'
import { crossroads } from './crossroads.ts'
import { endsOf, type WholeMove } from './ends.ts'
import type { Game } from './game.ts'
import type { Drives } from './guide.ts'

const state = played(racing([inner(10), inner(2)]), dice('wbrygp'))
const moves = endsOf(game as unknown as Game, DRIVES as unknown as Drives, state, 0)
const partings = crossroads(game as unknown as Game, state, 0, moves)

describe('where moves part', () => {
  it('every move is found, at its last step', () => {
    const taken = partings.flatMap((parting) => parting.taken.map((each) => ({ ...each, parting })))
    expect(taken.map(({ move }) => move)).toHaveLength(moves.length)
    for (const { move, choice, parting } of taken) expect(parting.legal[choice]).toEqual(move.actions.at(-1))
  })

  it('moves with the same way up to there share one', () => {
    const ways = new Set(moves.map(({ actions }) => JSON.stringify(actions.slice(0, -1))))
    expect(partings).toHaveLength(ways.size)
  })

  it('a move of one step parts where one stands', () => {
    const [action] = game.legal(state, 0)
    const move: WholeMove = { actions: [action!], meaning: { key: '', values: {} } }
    const [parting] = crossroads(game as unknown as Game, state, 0, [move])
    expect(parting!.view).toBe(state)
    expect(parting!.taken).toEqual([{ move, choice: 0 }])
  })
})
