import { describe, expect, it } from 'vitest'
import { dice, evaluateTrial, fork, type Spot, stateAt, type Trial, trial, worth } from '../../test/bots/trial.ts'
import { seeded } from '../engine/random.ts'
import { byPlan, byReflex, byRoutine } from './conduct.ts'

const hoped = (hunch: number, ...ways: Spot[]): Spot => ({ kind: 'fork', hunch, ways })

function endOf(spot: Spot) {
  const { game, counts } = trial()
  const { spot: end } = byPlan<Trial>({ width: 2, steps: 8 }, evaluateTrial)(game, stateAt(spot), 0, seeded(1))
  return { end, ...counts }
}

describe('how a game is played on', () => {
  it('by a plan goes to the end of the turn that seems best', () => {
    expect(endOf(fork(hoped(0.6, worth(0.2), hoped(0.4, worth(0.7))), worth(0.5))).end).toEqual(worth(0.7))
  })

  it('by a plan stops where dice are due', () => {
    const gamble = dice([worth(0.9), 1], [worth(0.8), 1])
    expect(endOf(fork(worth(0.3), gamble)).end).toEqual(gamble)
  })

  it('by a plan looks at a few of many much the same', () => {
    const many = fork(...Array.from({ length: 1000 }, (_, i) => worth(i / 2000)))
    const { end, plays } = endOf(many)
    expect(plays).toBeLessThanOrEqual(8)
    expect(end.kind === 'worth' && end.worth).toBeGreaterThan(0.4)
  })

  it('by a reflex takes what is best at a glance, one step at a time', () => {
    const { game } = trial()
    const glance = () => [0.1, 0.9, 0.3]
    const state = byReflex<Trial>(glance)(game, stateAt(fork(worth(0), fork(worth(1)), worth(2))), 0, seeded(1))
    expect(state.spot.kind).toBe('fork')
  })

  it('by routine takes what is worth most, and plans where there is no routine', () => {
    const { game } = trial()
    const conduct = byRoutine<Trial>(
      (_state, _seat, legal) => (legal.length === 2 ? [5, 7] : null),
      byPlan({ width: 2, steps: 8 }, evaluateTrial),
    )
    const end = (spot: Spot) => conduct(game, stateAt(spot), 0, seeded(1)).spot
    expect(end(fork(worth(0.9), worth(0.1)))).toEqual(worth(0.1))
    expect(end(fork(worth(0.2), worth(0.8), worth(0.3)))).toEqual(worth(0.8))
    expect(end(fork(fork(worth(0.9), worth(0.1))))).toEqual(fork(worth(0.9), worth(0.1)))
  })
})
