import { describe, expect, it } from 'vitest'
import type { Ending } from '../../src/engine/ending.ts'
import type { Game } from '../../src/engine/game.ts'
import { seeded } from '../../src/engine/random.ts'
import { prepare } from '../../src/engine/table.ts'
import { GAMES } from '../../src/games/index.ts'
import { ENDINGS, endingProblems, somewhere } from './ending.ts'
import type { State } from './moment.ts'
import { guarded, type Problems, range } from './problems.ts'
import { pairwiseTables } from './tables.ts'
import { type Toy, toy } from './toy.ts'
import { volumeOf } from './volume.ts'

const SEED = 5
const WARM_UP = 800
const ENTRIES = 200
const TIMEOUT = { timeout: 60_000 }

/** Games short enough to be played to their ends. */
const SHORT: Readonly<Record<string, Record<string, unknown>>> = {
  'dicey-curves': { length: 'exact', finish: 1, cars: 'one' },
  'allens-dirt': { laps: 1 },
  'allens-dirt-season': { laps: 1 },
}

function beginning(game: Game, options: Record<string, unknown> = {}): State {
  const prepared = prepare(game, { seats: game.seats.least, options })
  if (!prepared.ok) throw new Error(prepared.refusal.rule)
  return game.setup(prepared.table)
}

function everywhere(game: Game, ending: Ending): Problems {
  const tables = pairwiseTables(game)
  return range(volumeOf(game.id).stubborn).flatMap((stream) =>
    guarded(
      () => `stream ${stream}`,
      () => {
        const random = seeded(SEED, stream)
        const state = somewhere(game, ending, tables[stream % tables.length]!, random, WARM_UP)
        return endingProblems(game, ending, state, random, ENTRIES)
      },
    ),
  )
}

const toTheEnd = (game: Game, ending: Ending): Problems =>
  guarded(
    () => 'a game',
    () => endingProblems(game, ending, beginning(game, SHORT[game.id]), seeded(SEED), Number.POSITIVE_INFINITY),
  )

describe.each(Object.values(GAMES))('$title among players who want no end', TIMEOUT, (game) => {
  it('comes nearer to its end wherever it stands', () => {
    expect(everywhere(game, ENDINGS[game.id]!)).toEqual([])
  })

  it('is over in the end', () => {
    expect(toTheEnd(game, ENDINGS[game.id]!)).toEqual([])
  })
})

describe('a planted fault is found', TIMEOUT, () => {
  const TOY: Ending<Toy> = { measure: ({ rounds }) => rounds, patience: () => 12, isKind: () => true }
  const found = (faults: Partial<Game<Toy>>, ending: Partial<Ending<Toy>> = {}) =>
    toTheEnd({ ...toy, ...faults } as unknown as Game, { ...TOY, ...ending } as unknown as Ending).join()

  it('and none in a sound game', () => {
    expect(found({})).toBe('')
  })

  it('rounds that never run out', () => {
    const settle: Game<Toy>['settle'] = (state, outcome) => {
      toy.settle(state, outcome)
      state.rounds = 2
    }
    expect(found({ settle })).toContain('the measure rose')
  })

  it('a choice that leads back to itself', () => {
    const play: Game<Toy>['play'] = (state, seat, action) => action.kind !== 'take' && toy.play(state, seat, action)
    expect(found({ play })).toContain('the measure stayed')
  })

  it('a measure that is no number, and dice that are never kind', () => {
    expect(found({}, { measure: ({ rounds }) => rounds - 2 })).toContain('no natural number')
    expect(found({}, { isKind: () => false })).toContain('no outcome of deal is kind')
  })

  it('DC-65 quiet turns that are counted anew after a step to the side', () => {
    const game = GAMES['dicey-curves']!
    const play: Game['play'] = (state, seat, action) => {
      game.play(state, seat, action)
      if (action.kind === 'step') (state as State & { quiet: number }).quiet = -1
    }
    expect(toTheEnd({ ...game, play }, ENDINGS['dicey-curves']!).join()).toContain('the measure rose')
  })

  it('PG-5a a turn that may go on when it has won', () => {
    const game = GAMES.pig!
    const BOTH = [{ kind: 'roll' }, { kind: 'hold' }]
    const legal: Game['legal'] = (state, seat) => (game.legal(state, seat).length > 0 ? BOTH : [])
    expect(toTheEnd({ ...game, legal }, ENDINGS.pig!).join()).toContain('the measure stayed')
  })
})
