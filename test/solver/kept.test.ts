import { describe, expect, it } from 'vitest'
import { dodgeDice } from '../../src/games/dodge-dice/game.ts'
import file from '../../src/games/dodge-dice/tables/fresh-rounds.json' with { type: 'json' }
import { keptFrom, keptText } from '../../src/games/dodge-dice/thinking/exact/kept.ts'
import { NUMBERING } from '../../src/games/dodge-dice/thinking/exact/numbering.ts'
import { FRESH, numberAt, partsOf, roundAt, STOCKS } from '../../src/games/dodge-dice/thinking/exact/numbers.ts'
import { worth } from '../../src/games/dodge-dice/thinking/exact/worth.ts'
import { settlePart } from '../../src/solver/solve.ts'

const kept = keptFrom(file.freshRounds)

/** Two bytes tell chances apart by this; one roll later the difference is no larger. */
const STEP = 1 / (2 ** 16 - 1)

/** Some of all pairs of scores, low and high, near and far. */
const STANDINGS = [
  [0, 0],
  [3, 17],
  [10, 10],
  [12, 11],
  [19, 18],
] as const

describe('what is kept of Dodge Dice', () => {
  it('belongs to the rules as they are, and is written as it was read', () => {
    expect(file.rulesVersion).toBe(dodgeDice.rulesVersion)
    expect(keptText(kept.values())).toBe(file.freshRounds)
    expect(file.freshRounds.length).toBeLessThan(400_000)
  })

  it('holds still: each beginning of a round is worth what its round makes of the other beginnings', () => {
    const values = kept.values()
    for (const [own, other] of STANDINGS) {
      for (const part of partsOf(own, other).slice(0, FRESH)) for (const _ of settlePart(NUMBERING, part, values));
      const first = numberAt(roundAt(own, other), FRESH, 0)
      for (let stock = 0; stock < STOCKS; stock++)
        expect(Math.abs(worth(first + stock, values) - values[first + stock]!)).toBeLessThan(2 * STEP)
    }
  })

  it('gives whoever begins 0.499', () => {
    const start = dodgeDice.setup({ seats: 2, options: { starter: 'first' }, board: null })
    expect(kept.values()[NUMBERING.place(start)!.number]).toBeCloseTo(0.4991, 4)
  })
})
