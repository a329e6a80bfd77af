import { expect, it } from 'vitest'
import { manifest } from './index.ts'

const { game } = manifest

/** Three players: digits are rolls, `h` holds, and between two rolls lies the decision to roll again. */
function after(steps: string) {
  const state = game.setup({ seats: 3, options: {}, board: null })
  for (const step of steps) {
    if (!state.isRolling) game.play(state, state.seat, { kind: step === 'h' ? 'hold' : 'roll' })
    if (step !== 'h') game.settle(state, { pips: Number(step) })
  }
  return { ...state, ...game.waiting(state) }
}

it.each([
  ['PG-1 the first seat begins, and nobody has points', '', { kind: 'chance', scores: [0, 0, 0], seat: 0 }],
  ['PG-2 rolls add up, with a choice after each', '36', { kind: 'seats', scores: [0, 0, 0], seat: 0, stake: 9 }],
  ['PG-3 a 1 takes the points of the turn alone', '66h1161', { scores: [12, 0, 0], seat: 1, stake: 0 }],
  ['PG-4 what is held is banked', '36h', { kind: 'chance', scores: [9, 0, 0], seat: 1, stake: 0 }],
  ['PG-5 100 points win at once', `1${'5'.repeat(20)}h`, { result: { places: [2, 1, 2], scores: [0, 100, 0] } }],
])('%s', (_, steps, expected) => {
  expect(after(steps)).toMatchObject(expected)
})

it('PG-5a there is nothing left to roll for', () => {
  expect(game.legal(after(`1${'5'.repeat(19)}`), 1)).toEqual([{ kind: 'roll' }, { kind: 'hold' }])
  expect(game.legal(after(`1${'5'.repeat(20)}`), 1)).toEqual([{ kind: 'hold' }])
  expect(game.refuse(after(`1${'5'.repeat(20)}`), 1, { kind: 'roll' }).rule).toBe('PG-5a')
})
