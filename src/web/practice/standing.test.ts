import { expect, it } from 'vitest'
import { apply } from '../../engine/act.ts'
import type { Drives } from '../../engine/guide.ts'
import { anyAction } from '../../engine/playout.ts'
import { seeded } from '../../engine/random.ts'
import { MANIFESTS } from '../../games/index.ts'
import { movesAt } from '../../lab/position.ts'
import { tableFor } from '../../table/testing/fixtures.ts'
import type { Decision } from '../odds/odds.ts'
import { moveFor, refusalIn } from './standing.ts'

const { game, guide } = MANIFESTS.monza!

/** The first drive with several ends, one of them several steps away. */
function decisionIn(drives: Drives): Decision {
  const random = seeded(1)
  const state = game.setup(tableFor(game, 2))
  for (;;) {
    const waiting = game.waiting(state)
    if (waiting.kind === 'over') throw new Error('no such drive')
    if (waiting.kind === 'chance') apply(game, state, { outcome: game.sample(waiting.chance, random) })
    else {
      const seat = waiting.seats[0]!
      const view = game.view(state, seat)
      const moves = movesAt(game, drives, view, seat, game.legal(state, seat))
      if (moves.length > 1 && moves[0]!.actions.length > 1) return { game, view, seat, moves }
      apply(game, state, { seat, action: anyAction(game, state, seat, random) })
    }
  }
}

it('Steps are the move that they lead to; a part of a move is none, and what is not allowed is refused', async () => {
  const decision = decisionIn((await guide!()).drives!)
  for (const move of decision.moves) expect(moveFor(decision, [...move.actions])).toBe(move)
  const [step] = decision.moves[0]!.actions
  expect(moveFor(decision, [step!])).toBeNull()
  expect(refusalIn(decision, step!)).toBeNull()
  const nowhere = { kind: 'step', to: 'nowhere' }
  expect(moveFor(decision, [nowhere])).toBeNull()
  expect(refusalIn(decision, nowhere)).not.toBeNull()
})
