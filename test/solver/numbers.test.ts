import { describe, expect, it } from 'vitest'
import type { Numbering, Place } from '../../src/engine/exact.ts'
import type { Game, Kinds, Table } from '../../src/engine/game.ts'
import { anyAction, playOut } from '../../src/engine/playout.ts'
import { seeded } from '../../src/engine/random.ts'
import { copy } from '../../src/engine/values.ts'
import { chancesByRules } from '../../src/solver/by-rules.ts'
import { solutionWith } from '../../src/solver/oracle.ts'
import { tableFor } from '../bots/thoughts.ts'
import { SOLVABLE } from './solvable.ts'

/** Every reading of the rules that changes what states are worth, for two. */
const TABLES: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  pig: [{}],
  'dodge-dice': [{}],
  monza: [
    {},
    { distance: 'never-stop-early' },
    { ending: 'one-more-turn', starter: 'random' },
    { variation: true, starter: 'random' },
    { variation: true, colours: 'chosen', ending: 'one-more-turn' },
  ],
}

const CASES = SOLVABLE.flatMap(({ game, exact }) =>
  TABLES[game.id]!.map((options) => {
    const table = tableFor(game, 2, options)
    return { name: `${game.title} ${JSON.stringify(options)}`, game, table, numbering: exact.numbering(table) }
  }),
)

interface Found extends Place {
  readonly state: Kinds['state']
}

/** The numbered states of random games, and a few of each. */
function statesOf(game: Game, table: Table<object>, numbering: Numbering): Found[] {
  return [1, 2, 3].flatMap((seed) => {
    const seen: Found[] = []
    const note = (state: Kinds['state']) => {
      const place = numbering.place(state)
      if (place) seen.push({ ...place, state: copy(state) })
    }
    const noting: Game = {
      ...game,
      waiting(state) {
        note(state)
        return game.waiting(state)
      },
    }
    playOut(noting, game.setup(table), seeded(seed), anyAction)
    return seen.filter((_, i) => i % Math.ceil(seen.length / 5) === 0)
  })
}

describe.each(CASES)('$name in numbers', ({ game, table, numbering }) => {
  const found = statesOf(game, table, numbering)
  const random = seeded(1)
  const values = Float64Array.from({ length: numbering.size }, () => random() / 2 ** 32)

  it('is the game: whatever states are worth, each is worth what the rules make of the next ones', () => {
    expect(found.length).toBeGreaterThan(10)
    const chances = new Float64Array(1)
    for (const { state, number, seat } of found) {
      numbering.weigh(number, values, chances)
      expect(chances[0]).toBeCloseTo(chancesByRules(solutionWith(game, numbering, values), state)[seat]!, 9)
    }
  })

  it('has every number in one part', () => {
    const counts = new Uint8Array(numbering.size)
    for (const { first, end } of numbering.parts.flat()) for (let i = first; i < end; i++) counts[i]!++
    expect(counts.every((count) => count === 1)).toBe(true)
  })
})
