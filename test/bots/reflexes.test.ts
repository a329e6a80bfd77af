import { describe, expect, it } from 'vitest'
import { best, careless } from '../../src/bots/glance.ts'
import { concluded } from '../../src/bots/judge.ts'
import { botOf, chooserOf, decide } from '../../src/bots/levels.ts'
import { seeded } from '../../src/engine/random.ts'
import { same } from '../../src/engine/values.ts'
import { GAMES } from '../../src/games/index.ts'
import { atDecisions, LORES, tableFor } from './thoughts.ts'

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed)

describe('what is taken of some worths', () => {
  it('at best is the first of the best', () => {
    expect(best([0.1, 0.3, 0.3, 0.2], seeded(1), [])).toBe(1)
  })

  it('without care is mostly the best, now and then another, and never a silly one', () => {
    const taken = SEEDS.map((seed) => careless([0.5, 0.45, 0.3], seeded(seed), []))
    expect(new Set(taken)).toEqual(new Set([0, 1]))
    expect(taken.filter((i) => i === 0).length).toBeGreaterThan(SEEDS.length / 2)
  })
})

const REFLEXIVE = Object.keys(LORES).filter((id) => LORES[id]!.reflex)

describe.each(REFLEXIVE)('the reflex of %s', (id) => {
  const game = GAMES[id]!
  const lore = LORES[id]!
  const bot = botOf('club', lore)
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
        const worths = lore.reflex!(state, seat, legal)
        expect(worths.map(Number.isFinite)).toEqual(legal.map(() => true))
        expect(chooserOf('club', lore)(game, state, seat, seeded(3))).toEqual(decide(bot, thought))
        expect(JSON.stringify(state)).toBe(before)
      },
      sometimes,
    )
  })

  it('judges by chances: the best action keeps those of the state, and none is better', () => {
    atDecisions(
      game,
      tableFor(game, game.seats.least),
      3,
      (thought) => {
        const { view, seat, legal } = thought
        const { worths } = concluded(bot.judge(thought))
        const state = game.guess(view, seat, seeded(1))
        const taken = best(lore.reflex!(state, seat, legal), seeded(1), legal)
        expect(worths[taken]).toBeCloseTo(lore.evaluate(state, seat), 12)
        expect(worths.filter((worth) => worth < 0 || worth > worths[taken]!)).toEqual([])
      },
      sometimes,
    )
  })
})
