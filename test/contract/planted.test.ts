import { beforeAll, describe, expect, it } from 'vitest'
import { top } from '../../src/engine/frames.ts'
import { type Game, isOutcome, type Kinds } from '../../src/engine/game.ts'
import { below, seeded } from '../../src/engine/random.ts'
import { copy } from '../../src/engine/values.ts'
import { chanceEvents, samplerProblems } from './chance.ts'
import { CHECKS } from './checks.ts'
import { copyingGuess, type Faults, leakyView, PLANTED, wholeChance, wholeLog, without } from './faults.ts'
import { idleProblems, leaksThrough } from './hidden.ts'
import type { Around, Moment } from './moment.ts'
import { legalActions, playGame, problemsIn, sampleMoments } from './moments.ts'
import { allPairs, defaultTables, everyTable, pairsIn, pairwiseTables, product } from './tables.ts'
import { type Toy, toy } from './toy.ts'
import { catalogueProblems } from './words.ts'

// A check that never fails proves nothing: here each gets a toy game with one fault, and must find it.

const plain = toy as unknown as Game
const faulty = (faults: Faults): Game => ({ ...toy, ...faults }) as unknown as Game
let moments: readonly Moment[]
let around: Around

beforeAll(() => {
  moments = sampleMoments(plain, pairwiseTables(plain), 300, 500)
  around = {
    random: seeded(5),
    actions: legalActions(moments),
    foreign: [{ kind: 'roll' }, { starter: 1 }, { kind: 'bid', card: 9 }, { to: 0, card: 9 }],
  }
})

const problemsWith = (faults: Faults, check: string) =>
  problemsIn(
    moments.map((moment) => ({ ...moment, game: faulty(faults) })),
    CHECKS[check]!,
    around,
  )

const spoiled = (state: Toy['state'], spoil = (sound: Toy['state']) => sound) => spoil(copy(state))

describe('the toy game', () => {
  it.each(Object.keys(CHECKS))('%s', (title) => {
    expect(problemsWith({}, title)).toEqual([])
  })

  it('samples as it is distributed, keeps secrets and has its words', () => {
    const events = chanceEvents(moments, 5)
    expect(events.flatMap((event) => samplerProblems(plain, event, seeded(1)))).toEqual([])
    expect(idleProblems(moments, around)).toEqual([])
    expect(catalogueProblems(plain)).toEqual([])
  })
})

describe('a planted fault is found', () => {
  const cases = PLANTED.map(([check, fault, faults, spoil]) => ({ check, fault, faults, spoil }))

  it.each(cases)('$check: $fault', ({ check, faults, spoil }) => {
    const found = problemsIn(
      moments.map((moment) => ({
        ...moment,
        state: spoiled(moment.state as Toy['state'], spoil),
        game: faulty(faults),
      })),
      CHECKS[check]!,
      around,
    )
    expect(found).not.toEqual([])
    expect(found.join('\n')).not.toContain('the check threw')
  })

  it('every check has at least one', () => {
    expect([...new Set(PLANTED.map(([check]) => check))].sort()).toEqual(Object.keys(CHECKS).sort())
  })
})

describe('a planted fault is found in what a seat view gives', () => {
  it.each([
    ['what a chance event is drawn from', wholeChance],
    ['the log as it is', wholeLog],
  ])('%s', (_, faultyLook) => {
    expect(problemsIn(moments, leaksThrough(faultyLook), around).join()).toContain('leak: ')
  })
})

describe('a planted fault is found in play', () => {
  const [table] = defaultTables(plain)
  const played = (faults: Faults) => playGame(faulty(faults), table!, seeded(1), 500).problems.join()

  it('a dead end', () => {
    expect(played({ legal: (state, seat) => (top(state).kind === 'take' ? [] : toy.legal(state, seat)) })).toContain(
      'dead end',
    )
  })

  it('an endless game', () => {
    const settle: Faults['settle'] = (state, outcome) => {
      toy.settle(state, outcome)
      state.rounds = 2
    }
    expect(played({ settle })).toContain('endless')
  })

  it('a broken invariant', () => {
    expect(played({ settle: (state, { to, card }) => void state.hands[to]!.push(card) })).toContain('cards')
  })

  it('a wrong result', () => {
    const waiting: Faults['waiting'] = (state) =>
      top(state).kind === 'over' ? { kind: 'over', result: { places: [1], scores: [0, 0] } } : toy.waiting(state)
    expect(played({ waiting })).toContain('1 places for 2 seats')
  })
})

describe('a planted fault is found in chance', () => {
  const loaded = faulty({
    sample: (chance, random) => (below(random, 12) === 0 ? { to: chance.seat, card: 1 } : toy.sample(chance, random)),
  })
  const deal: Kinds['chance'] = { kind: 'deal', seat: 0, deck: [4, 4, 4] } as Toy['chance']

  it('loaded dice', () => {
    expect(samplerProblems(loaded, deal, seeded(1)).join()).toContain('off its distribution')
  })

  it('an outcome that is not listed', () => {
    const stranger = faulty({ sample: () => ({ to: 0, card: 9 }) })
    expect(samplerProblems(stranger, deal, seeded(1)).join()).toContain('not listed')
  })
})

describe('a planted fault is found in what was tried', () => {
  it('secrets of which no two were compared', () => {
    const open = faulty({ guess: copyingGuess, view: leakyView, reveals: () => true })
    const tried = moments
      .filter(({ next }) => next === null || !isOutcome(next))
      .map((moment) => ({ ...moment, game: open }))
    expect(idleProblems(tried, around)).not.toEqual([])
  })

  it('an option without words, a message that cannot be read', () => {
    expect(catalogueProblems(faulty(without('toy.option.start.odd')))).toHaveLength(1)
    expect(catalogueProblems(faulty({ words: { ...toy.words, 'toy.no': '{open' } }))).toHaveLength(1)
  })
})

describe('the list of tables', () => {
  it('lets every two values meet', () => {
    const sizes = [5, 2, 3, 2, 2]
    const rows = allPairs(sizes)
    const all = new Set([...product(sizes)].flatMap(pairsIn))
    expect(new Set(rows.flatMap(pairsIn))).toEqual(all)
    expect(rows.length).toBeLessThan(25)
  })

  it('leaves out what is not allowed, and only that', () => {
    const rows = allPairs([3, 3, 2], ([a, b]) => a !== b)
    expect(rows.every(([a, b]) => a !== b)).toBe(true)
    const all = new Set([...product([3, 3, 2])].filter(([a, b]) => a !== b).flatMap(pairsIn))
    expect(new Set(rows.flatMap(pairsIn))).toEqual(all)
  })

  it('lists single factors and none', () => {
    expect(allPairs([3])).toEqual([[0], [1], [2]])
    expect([...product([])]).toEqual([[]])
  })

  it('knows all tables of a game', () => {
    expect([...everyTable(plain)]).toHaveLength(2 * 3 * 2)
  })
})
