import { describe, expect, it } from 'vitest'
import { CHIPS, COLOURS, type Colour, DODGE_DICE, PENALTY } from '../board.ts'
import { dodgeDice as game } from '../game.ts'
import type { Action, Roll, State } from '../state.ts'

// Scores may fall for ever by Minus (DD-7), so the measure of the ending alone has no greatest value. But points come
// faster than chips keep them away: with each chip taken for so many points, every roll brings some on average.
const WORTH_OF_A_CHIP = 5
const LEAST_GAIN = 5 / 6

const SEATS = 3

const rolling = (penalty: Colour | null, dodge: number): State => ({
  ...game.setup({ seats: SEATS, options: { starter: 'first' }, board: null }),
  chips: [3, 0, 0],
  centre: CHIPS - 3,
  penalty,
  dodge,
  frames: [{ kind: 'roll', seat: 0 }],
})

const worth = ({ scores, chips }: State): number =>
  scores.reduce((sum, score) => sum + score, 0) - WORTH_OF_A_CHIP * chips.reduce((sum, held) => sum + held, 0)

function after(state: State, action: Action): number {
  const next = structuredClone(state)
  game.play(next, 0, action)
  return game.legal(next, 0)[0]?.kind === 'give' ? after(next, game.legal(next, 0)[0]!) : worth(next)
}

/** What the roll brings at least, whatever its roller makes of it. */
function gain(state: State, roll: Roll): number {
  const rolled = structuredClone(state)
  game.settle(rolled, roll)
  return Math.min(...game.legal(rolled, 0).map((action) => after(rolled, action))) - worth(state)
}

function averageGain(state: State): number {
  const { outcomes, weights, total } = game.outcomes({
    kind: 'roll',
    seat: 0,
    dodge: state.dodge,
    penalty: state.penalty === null,
  })
  return outcomes.reduce((sum, roll, i) => sum + (gain(state, roll as Roll) * weights[i]!) / total, 0)
}

const DICE = Array.from({ length: DODGE_DICE }, (_, i) => i + 1)

describe('players who keep points away with chips', () => {
  it.each(COLOURS)('DD-7, DD-9: collect points on average in a %s round, however many dice are left', (colour) => {
    for (const dodge of DICE) expect(averageGain(rolling(colour, dodge))).toBeGreaterThan(LEAST_GAIN - 1e-9)
  })

  it('DD-3 so they do with the first roll of a round', () => {
    expect(averageGain(rolling(null, DODGE_DICE))).toBeGreaterThan(LEAST_GAIN - 1e-9)
  })

  it('DD-8 a skipped turn costs a chip, which is never worth less than nothing', () => {
    const before = { ...rolling('blue', 1), frames: [{ kind: 'before-roll', seat: 0 } as const] }
    expect(after(before, { kind: 'skip' }) - worth(before)).toBe(WORTH_OF_A_CHIP)
    expect(2 * WORTH_OF_A_CHIP).toBeLessThanOrEqual(PENALTY.blue)
  })
})
