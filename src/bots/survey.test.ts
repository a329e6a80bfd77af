import { describe, expect, it } from 'vitest'
import { dice, evaluateTrial, fork, type Spot, stateAt, type Trial, trial, worth } from '../../test/bots/trial.ts'
import type { Reflex } from '../engine/lore.ts'
import { seeded } from '../engine/random.ts'
import { surveying } from './search.ts'
import { besideReflex } from './survey.ts'

const EFFORT = { budget: 100, width: 10, steps: 100, worlds: 1 }

/** The turns that are worth a closer look to whoever would always take the first way. */
function surveyed(spot: Spot) {
  const { game } = trial()
  const state = stateAt(spot)
  const legal = game.legal(state, 0)
  const first: Reflex<Trial> = (_state, _seat, legal) => legal.map((_, i) => -i)
  const survey = besideReflex(first, surveying<Trial>(EFFORT, evaluateTrial))
  const thinking = survey({ game, view: game.view(state, 0), seat: 0, legal, random: seeded(1) })
  let step = thinking.next()
  while (!step.done) step = thinking.next()
  for (const { actions } of step.value.turns) expect(legal).toContain(actions[0])
  return step.value.turns.map((turn) => ({ ways: turn.actions.map(({ way }) => way), worth: turn.worth }))
}

describe('a survey beside a reflex', () => {
  it('begins with the turn that the reflex makes, worth as much as the best, and has the others behind it', () => {
    expect(surveyed(fork(fork(worth(0.2), worth(0.6)), worth(0.5)))).toEqual([
      { ways: [0, 0], worth: 0.6 },
      { ways: [0, 1], worth: 0.6 },
      { ways: [1], worth: 0.5 },
    ])
  })

  it('has each end once, whatever leads there', () => {
    const end = worth(0.4)
    expect(surveyed(fork(end, fork(end, worth(0.3))))).toEqual([
      { ways: [0], worth: 0.4 },
      { ways: [1, 1], worth: 0.3 },
    ])
  })

  it('ends turns where dice are due', () => {
    const gamble = dice([worth(0.8), 1], [worth(0.2), 1])
    expect(surveyed(fork(gamble, worth(0.1)))[0]).toEqual({ ways: [0], worth: 0.5 })
  })
})
