import { describe, expect, it } from 'vitest'
import { freeze } from '../../../../engine/values.ts'
import { type State, setup } from '../../state.ts'
import { RISKS } from './index.ts'

const table = freeze({ seats: 2, options: { starter: 'first' as const }, board: null })
const state = (changes: Partial<State>): State => ({ ...setup(table), ...changes })
const rolled = (changes: Partial<State>) =>
  Object.fromEntries(
    RISKS.of(state(changes), 0, [{ kind: 'roll' }]).map(({ what, chance }) => [what.key.split('.').at(-1), chance]),
  )

describe('the risks of Dodge Dice', () => {
  it.each([
    [3, 'who could pay'],
    [0, 'who could not pay'],
  ])('DD-4, DD-7 of the last blue die, with %i chips: %s', (chips) => {
    const { ends, costs } = rolled({ penalty: 'blue', dodge: 1, chips: [chips, 3], centre: 18 - chips - 3 })
    // Stop ends it, or the die matches in one of two; of the six icons Minus and Give cost nothing.
    expect(ends).toBeCloseTo(1 / 6 + (5 / 6) * (1 / 2), 12)
    expect(costs).toBeCloseTo(1 / 6 + (3 / 6) * (1 / 2), 12)
  })

  it('DD-4 with many dice left only Stop is to be feared', () => {
    const { ends } = rolled({ penalty: 'red', dodge: 8 })
    expect(ends).toBeCloseTo(1 / 6 + (5 / 6) * (1 / 6) ** 8, 12)
  })

  it('DD-7 tell how many points it costs, if it does', () => {
    const [costs] = RISKS.of(state({ penalty: 'red', dodge: 8 }), 0, [{ kind: 'roll' }])
    expect(costs).toMatchObject({ kind: 'danger', what: { values: { points: 40 } } })
  })

  it('DD-8 of a skip there are none', () => {
    expect(RISKS.of(state({}), 0, [{ kind: 'skip' }])).toEqual([])
  })
})
