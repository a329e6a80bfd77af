import { describe, expect, it } from 'vitest'
import { freeze } from '../../../engine/values.ts'
import { legal } from '../rules/sequence.ts'
import { type Roll, type State, setup } from '../state.ts'
import { hasty } from './hasty.ts'

const table = freeze({ seats: 4, options: { starter: 'first' as const }, board: null })
const rolled = (roll: Partial<Roll>): State['frames'] => [
  {
    kind: 'after-roll',
    seat: 0,
    roll: { penalty: null, dodge: { blue: 0, green: 0, red: 0 }, icon: 'minus', ...roll },
  },
]

function taken(changes: Partial<State>): string {
  const state = { ...setup(table), ...changes }
  const actions = legal(state, 0)
  const gains = hasty(state, 0, actions)
  return actions[gains.indexOf(Math.max(...gains))]!.kind
}

describe('what is done in haste', () => {
  it('never skips what could still be ignored', () => {
    for (let dodge = 1; dodge <= 8; dodge++) expect(taken({ penalty: 'red', dodge })).toBe('roll')
  })

  it('ignores a roll that costs much, and takes one that brings something', () => {
    expect(taken({ penalty: 'red', frames: rolled({ icon: 'stop' }) })).toBe('ignore')
    expect(taken({ penalty: 'red', dodge: 1, frames: rolled({ dodge: { blue: 0, green: 0, red: 1 } }) })).toBe('accept')
    expect(taken({ penalty: 'blue', frames: rolled({ icon: 'chip' }) })).toBe('accept')
  })

  it('gives points to whoever has the fewest', () => {
    const state = {
      ...setup(table),
      penalty: 'red' as const,
      scores: [0, 30, 10, 20],
      frames: [{ kind: 'give' as const, seat: 0 }],
    }
    const gains = hasty(state, 0, legal(state, 0))
    expect(gains.indexOf(Math.max(...gains))).toBe(1)
  })
})
