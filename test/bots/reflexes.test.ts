import { describe, expect, it } from 'vitest'
import { best, careless, reflexBot, reflexChooser } from '../../src/bots/reflex.ts'
import { seeded } from '../../src/engine/random.ts'
import { same } from '../../src/engine/values.ts'
import { atDecisions, ESTIMATED, tableFor } from './thoughts.ts'

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed)

describe('what is taken of some worths', () => {
  it('at best is the first of the best', () => {
    expect(best([0.1, 0.3, 0.3, 0.2], seeded(1))).toBe(1)
  })

  it('without care is mostly the best, now and then another, and never a silly one', () => {
    const taken = SEEDS.map((seed) => careless([0.5, 0.45, 0.3], seeded(seed)))
    expect(new Set(taken)).toEqual(new Set([0, 1]))
    expect(taken.filter((i) => i === 0).length).toBeGreaterThan(SEEDS.length / 2)
  })
})

const REFLEXES = ESTIMATED.flatMap(({ game, reflex }) => (reflex ? [{ game, reflex }] : []))

describe.each(REFLEXES)('the reflex of $game.id', ({ game, reflex }) => {
  const sometimes = (decision: number) => decision % 41 === 0

  it('belongs to a game that hides nothing', () => {
    atDecisions(
      game,
      tableFor(game, game.seats.least),
      1,
      ({ view, seat }) => {
        const state = game.guess(view, seat, seeded(1))
        for (let other = 0; other < state.table.seats; other++) expect(same(game.view(state, other), state)).toBe(true)
      },
      sometimes,
    )
  })

  it('gives every legal action a worth, and the same answer with a view in between', () => {
    atDecisions(
      game,
      tableFor(game, game.seats.least),
      2,
      (thought) => {
        const { view, seat, legal } = thought
        const state = game.guess(view, seat, seeded(1))
        const before = JSON.stringify(state)
        const worths = reflex(state, seat, legal)
        expect(worths.map(Number.isFinite)).toEqual(legal.map(() => true))
        expect(reflexChooser(reflex, best)(game, state, seat, seeded(3))).toEqual(reflexBot(reflex, best)(thought))
        expect(JSON.stringify(state)).toBe(before)
      },
      sometimes,
    )
  })
})
