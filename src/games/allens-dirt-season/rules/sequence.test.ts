import { describe, expect, it } from 'vitest'
import { english } from '../../../../test/english.ts'
import { act } from '../../../engine/act.ts'
import { top } from '../../../engine/frames.ts'
import type { Entry, Seat } from '../../../engine/game.ts'
import { pickByKind } from '../../../engine/playout.ts'
import { seeded } from '../../../engine/random.ts'
import { prepare } from '../../../engine/table.ts'
import { Timeline } from '../../../engine/timeline.ts'
import type { Dice, State as Race } from '../../allens-dirt/state.ts'
import { type At, scene } from '../../allens-dirt/testing/staging.ts'
import { allensDirtSeason as game } from '../game.ts'
import type { RaceRecord, Season, State } from '../state.ts'
import { compare, lapsLed, standings } from './standings.ts'

const tableOf = (laps = 1): State['table'] => {
  const prepared = prepare(game, { seats: 12, options: { laps } })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusal))
  return prepared.table
}

const rolled = (state: State, ...rolls: Dice[]): State =>
  rolls.reduce((now, dice) => {
    const acted = act(game, now, { outcome: { dice } })
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal))
    return acted.state
  }, state)

const byNumber = (drivers: readonly Seat[]): Seat[] => [...drivers].sort((a, b) => a - b)

/** A race in the books: the drivers as they finished, and who led its laps. */
function book(finish: readonly Seat[], led: readonly Seat[] = []): RaceRecord {
  const drivers = byNumber(finish)
  const seats = (list: readonly Seat[]) => list.map((driver) => drivers.indexOf(driver))
  return {
    drivers,
    chart: [],
    grid: [],
    laps: led.map((driver) => seats([driver])),
    incidents: [],
    order: seats(finish),
  }
}

/** A race in which the last car to move has only to cross the line; cars after `running` are out. */
function lastMove(finish: readonly Seat[], running = finish.length): Race {
  const drivers = byNumber(finish)
  const seats = finish.map((driver) => drivers.indexOf(driver))
  const cars = seats
    .slice(0, running)
    .map((seat, i): [Seat, At] => [seat, i === 0 ? ['low', 23, 0] : ['high', 21 - i, 0]])
  const order = [...seats.slice(1, running), seats[0]!]
  return scene(Object.fromEntries(cars), {
    length: 1,
    order,
    turn: order.length - 1,
    frames: [{ kind: 'movement', seat: seats[0]!, extra: false }],
    retired: seats.slice(running),
  })
}

/** A season with some races over, and one about to end with this order. */
function season(races: readonly RaceRecord[], finish: readonly Seat[], running?: number): State {
  const drivers = byNumber(finish)
  return { ...game.setup(tableOf()), races, drivers, race: lastMove(finish, running), frames: [{ kind: 'race' }] }
}

const CROSS: Dice = [1, 2]
const ended = (races: readonly RaceRecord[], finish: readonly Seat[], running?: number): State =>
  rolled(season(races, finish, running), CROSS)

const due = (state: State): unknown => {
  const waiting = game.waiting(state)
  return waiting.kind === 'chance' ? waiting.chance : waiting
}

const totals = (state: State): number[] => standings(state.races).map(({ points }) => points)

/** Drivers 0 to 10 roll 2 to 12, driver 11 a 7 like driver 5, and loses to it. */
const QUALIFYING: readonly Dice[] = [
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
  [4, 4],
  [4, 5],
  [5, 5],
  [5, 6],
  [6, 6],
  [1, 6],
  [6, 2],
  [1, 2],
]

describe('the first race', () => {
  it('AD-30 all twelve qualify; the best eight run race 1 and the others race 2', () => {
    expect(game.seats).toEqual({ least: 12, most: 12 })
    const start = rolled(game.setup(tableOf()), ...QUALIFYING.slice(0, 12))
    expect(due(start)).toEqual({ kind: 'qualifying', seat: 5 })
    const state = rolled(start, ...QUALIFYING.slice(12))
    expect(state.drivers).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
    expect(game.legal(state, 3)).toEqual([])
    const second = ended([], [4, 5, 6, 7, 8, 9, 10, 11])
    expect(top(second)).toEqual({ kind: 'next-race', drivers: [0, 1, 2, 3, 4, 5, 6, 7] })
  })

  it('AD-31a race 1 starts in the order of that qualifying, whose best has the pole', () => {
    const state = rolled(game.setup(tableOf()), ...QUALIFYING)
    const grid = state.race!.grid.map((seat) => state.drivers[seat])
    expect(grid).toEqual([10, 9, 8, 7, 6, 5, 11, 4])
    expect(due(state)).toEqual({ kind: 'movement', seat: 10 })
    expect(top(rolled(state, [3, 4]).race!).kind).toBe('bonus')
    expect(game.waiting(rolled(state, [3, 4]))).toEqual({ kind: 'seats', seats: [10] })
    expect(state.race!.chart[state.drivers.indexOf(11)]).toEqual([
      [1, 6],
      [1, 2],
    ])
  })

  it('AD-31a every later race has its own qualifying among its eight', () => {
    const state = ended([], [4, 5, 6, 7, 8, 9, 10, 11])
    expect(due(state)).toEqual({ kind: 'qualifying', seat: 0 })
    const next = rolled(state, ...QUALIFYING.slice(0, 8))
    expect(next.race!.grid.map((seat) => next.drivers[seat])).toEqual([7, 6, 5, 4, 3, 2, 1, 0])
    expect(due(next)).toEqual({ kind: 'movement', seat: 7 })
  })
})

describe('races 1 to 9', () => {
  it('AD-31 places 1 to 4 score 4, 3, 2, 1 and carry on; the others are replaced by those who sat out', () => {
    const state = ended([], [7, 2, 9, 4, 0, 1, 3, 5])
    expect(totals(state)).toEqual([0, 0, 3, 0, 1, 0, 0, 4, 0, 2, 0, 0])
    expect(top(state)).toEqual({ kind: 'next-race', drivers: [2, 4, 6, 7, 8, 9, 10, 11] })
    const later = ended([book([7, 2, 9, 4, 0, 1, 3, 5])], [11, 10, 8, 6, 2, 4, 7, 9])
    expect(top(later)).toEqual({ kind: 'next-race', drivers: [0, 1, 3, 5, 6, 8, 10, 11] })
  })

  it('AD-31b points and seats go by the final order, retired cars included', () => {
    const state = ended([], [7, 2, 9, 4, 0, 1, 3, 5], 2)
    expect(totals(state)[9]).toBe(2)
    expect(top(state)).toMatchObject({ drivers: [2, 4, 6, 7, 8, 9, 10, 11] })
  })
})

const FINISH = [0, 1, 2, 3, 4, 5, 6, 7]

/** Eight races after which driver 0 has 32 points, 1 24, 2 16, 3 8 and all others none. */
const EIGHT = Array.from({ length: 8 }, () => book(FINISH))

describe('the finale', () => {
  it('AD-32 the best eight on points drive race 10', () => {
    const races = [book([8, 9, 10, 11, 0, 1, 2, 3]), ...EIGHT.slice(1)]
    const state = ended(races, FINISH)
    expect(top(state)).toEqual({ kind: 'next-race', drivers: [0, 1, 2, 3, 8, 9, 10, 11] })
  })

  it('AD-32 its places 1 to 6 score 6, 5, 4, 3, 2, 1', () => {
    const state = ended([...EIGHT, book(FINISH)], [7, 6, 5, 4, 3, 2, 1, 0])
    expect(totals(state)).toEqual([36, 27, 19, 11, 3, 4, 5, 6, 0, 0, 0, 0])
    expect(totals(state).reduce((sum, points) => sum + points)).toBe(9 * 10 + 21)
  })

  it('AD-32a a tie for the eighth seat goes by the tie-breaks of the title', () => {
    const state = ended(EIGHT, FINISH)
    expect(top(state)).toEqual({ kind: 'next-race', drivers: FINISH })
  })

  it('AD-32a who is equal in them too rolls for the seat, until the rolls differ', () => {
    const others = [8, 9, 10].map((driver) => book([driver, 1, 2, 3, 4, 5, 6, 7]))
    const state = ended([...others, ...EIGHT.slice(3)], [0, 1, 2, 3, 11, 5, 6, 7])
    expect(top(state)).toMatchObject({ kind: 'roll-off', prize: 'finale', tied: [4, 11], places: 1 })
    const level = rolled(state, [3, 4], [1, 6])
    expect(due(level)).toEqual({ kind: 'roll-off', seat: 4 })
    expect(top(rolled(level, [1, 1], [1, 2]))).toEqual({ kind: 'next-race', drivers: [0, 1, 2, 3, 8, 9, 10, 11] })
  })

  it('AD-32a who is equal where there are seats for all does not roll', () => {
    const races = THREE_FOR_TWO.with(2, book([3, 0, 1, 2, 6, 8, 4, 5]))
    const state = ended(races, [0, 1, 2, 3, 4, 5, 9, 11])
    const [six, seven] = standings(state.races).slice(6, 8)
    expect(compare(six!, seven!)).toBe(0)
    expect(top(state)).toEqual({ kind: 'next-race', drivers: FINISH })
  })

  it('AD-32b of three who roll for two seats only those at the cut roll again', () => {
    const tied = ended(THREE_FOR_TWO, [0, 1, 2, 3, 4, 5, 9, 11])
    expect(top(tied)).toMatchObject({ kind: 'roll-off', prize: 'finale', tied: [6, 7, 8], places: 2 })
    expect(due(tied)).toEqual({ kind: 'roll-off', seat: 6 })
    const clear = rolled(tied, [1, 1], [2, 2], [2, 2])
    expect(top(clear)).toEqual({ kind: 'next-race', drivers: [0, 1, 2, 3, 4, 5, 7, 8] })
    expect(clear.rollOffs).toMatchObject([{ prize: 'finale', tied: [6, 7, 8], places: 2 }])
    const again = rolled(tied, [6, 6], [2, 2], [1, 3])
    expect(due(again)).toEqual({ kind: 'roll-off', seat: 7 })
    expect(top(rolled(again, [3, 3], [1, 1]))).toMatchObject({ drivers: [0, 1, 2, 3, 4, 5, 6, 7] })
  })

  it('AD-32a, AD-32b: who is level again for the last seat rolls until the rolls differ, whoever is through already', () => {
    const tied = ended(THREE_FOR_TWO, [0, 1, 2, 3, 4, 5, 9, 11])
    const level = rolled(tied, [6, 6], [2, 2], [1, 3], [3, 3], [2, 4])
    expect(due(level)).toEqual({ kind: 'roll-off', seat: 7 })
    const third = rolled(level, [1, 1])
    expect(due(third)).toEqual({ kind: 'roll-off', seat: 8 })
    expect(top(rolled(third, [1, 2]))).toMatchObject({ drivers: [0, 1, 2, 3, 4, 5, 6, 8] })
  })
})

/** Eight races in which drivers 6, 7 and 8 win once each and are otherwise fifth, with six drivers ahead of them. */
const THREE_FOR_TWO = [
  book([6, 0, 1, 2, 7, 3, 4, 5]),
  book([7, 0, 1, 2, 8, 3, 4, 5]),
  book([8, 0, 1, 2, 6, 3, 4, 5]),
  book([3, 4, 5, 0, 1, 2, 9, 10]),
  book([3, 4, 5, 0, 1, 2, 9, 10]),
  book([4, 5, 3, 0, 1, 2, 9, 10]),
  book([5, 3, 4, 0, 1, 2, 9, 11]),
  book([0, 1, 2, 3, 4, 5, 9, 11]),
]

const standing = (points: number, wins = 0, places = 0, races = 1, topFinishes = 0, led = 0) => ({
  driver: 0,
  points,
  wins,
  places,
  races,
  topFinishes,
  lapsLed: led,
})

describe('the champion', () => {
  it('AD-33 most points after ten races is champion', () => {
    const state = ended([...EIGHT, book(FINISH)], FINISH)
    expect(top(state)).toEqual({ kind: 'over', champion: 0 })
    const waiting = game.waiting(state)
    expect(waiting).toMatchObject({ kind: 'over', result: { scores: totals(state) } })
    expect(totals(state)[0]).toBe(42)
  })

  it('AD-33a the others rank by the same order, and who is equal in everything shares a place', () => {
    const waiting = game.waiting(ended([...EIGHT, book(FINISH)], FINISH))
    expect(waiting).toMatchObject({ result: { places: [1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9] } })
  })

  it.each([
    ['points', standing(9), standing(8, 5)],
    ['wins', standing(9, 2, 80, 8), standing(9, 1, 8, 8)],
    ['the average finish', standing(9, 1, 10, 5, 0), standing(9, 1, 17, 8, 9)],
    ['finishes among the first four', standing(9, 1, 10, 5, 4, 0), standing(9, 1, 10, 5, 3, 9)],
    ['laps led', standing(9, 1, 10, 5, 4, 3), standing(9, 1, 10, 5, 4, 2)],
  ])('AD-34 %s decide, and nothing that comes later', (_what, better, worse) => {
    expect(compare(better, worse)).toBeLessThan(0)
    expect(compare(worse, better)).toBeGreaterThan(0)
  })

  it('AD-34 wins and finishes among the first four are counted from the books', () => {
    const table = standings([book(FINISH), book([1, 2, 3, 0, 4, 5, 6, 7])])
    expect(table.map(({ wins }) => wins)).toEqual([1, 1, ...Array(10).fill(0)])
    expect(table.map(({ topFinishes }) => topFinishes)).toEqual([2, 2, 2, 2, ...Array(8).fill(0)])
  })

  it('AD-34a the average counts the races a driver ran', () => {
    expect(compare(standing(9, 1, 6, 2), standing(9, 1, 12, 4))).toBe(0)
    const [first] = standings([book(FINISH), book([8, 9, 10, 11, 1, 0, 2, 3])])
    expect(first).toMatchObject({ places: 7, races: 2 })
  })

  it('AD-34a laps led are those whose completion the driver crossed first', () => {
    const record = book(FINISH, [3, 3, 5])
    expect([0, 3, 5].map((driver) => lapsLed(record, driver))).toEqual([0, 2, 1])
    expect(standings([record, record])[3]!.lapsLed).toBe(4)
  })

  it('AD-34a who is still equal rolls for the title', () => {
    const [first, second] = [book([0, 1, 2, 3, 4, 5, 6, 7]), book([1, 0, 2, 3, 4, 5, 6, 7])]
    const led = book([1, 0, 2, 3, 4, 5, 6, 7], [1])
    const nine = [...Array(4).fill(first), ...Array(4).fill(second), led]
    const state = ended(nine, FINISH)
    expect(top(state)).toMatchObject({ kind: 'roll-off', prize: 'title', tied: [0, 1], places: 1 })
    const won = rolled(state, [1, 2], [3, 4])
    expect(top(won)).toEqual({ kind: 'over', champion: 1 })
    expect(game.waiting(won)).toMatchObject({ result: { places: [2, 1, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9] } })
    expect(top(ended([...nine.slice(0, 8), second], FINISH))).toEqual({ kind: 'over', champion: 0 })
  })
})

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo', 'Kit', 'Lee']

function told(state: State, ...dice: Dice): string[] {
  const entry: Entry<Season> = { outcome: { dice } }
  const said = game.describe(entry, game.view(state, null), game.view(rolled(state, dice), null))
  return said.map((sentence) => english(game, sentence, NAMES))
}

describe('the season report', () => {
  it('tells the race of its drivers, the points and who drives next', () => {
    expect(told(season([], [7, 2, 9, 4, 0, 1, 3, 5]), ...CROSS)).toEqual([
      'Hal rolls 3.',
      'Hal takes the chequered flag in place 1.',
      'Hal wins the race!',
      'The result: Hal, Cy, Jo, Eve, Ann, Bob, Dee, Fay.',
      'Hal scores 4 points and stands at 4.',
      'Cy scores 3 points and stands at 3.',
      'Jo scores 2 points and stands at 2.',
      'Eve scores 1 point and stands at 1.',
      'Race 2: Hal, Cy, Jo, Eve carry on, Gus, Ida, Kit, Lee come back, Ann, Bob, Dee, Fay sit out.',
    ])
  })

  it('tells the opening of a race, a roll-off and the champion', () => {
    expect(told(ended([], [7, 2, 9, 4, 0, 1, 3, 5]), 3, 4)).toEqual([
      'Qualifying for race 2 of 10.',
      'Cy qualifies with 3 + 4 = 7.',
    ])
    const tied = ended(THREE_FOR_TWO, [0, 1, 2, 3, 4, 5, 9, 11])
    expect(told(rolled(tied, [1, 1], [2, 2]), 2, 2)).toEqual([
      'Ida rolls 2 + 2 = 4.',
      'That decides between Gus, Hal, Ida.',
      'The finale: Ann, Bob, Cy, Dee, Eve, Fay, Hal, Ida race for the title, Gus, Jo, Kit, Lee watch.',
    ])
    expect(told(season([...EIGHT, book(FINISH)], FINISH), ...CROSS).at(-1)).toBe('Ann is the champion with 42 points!')
  })
})

describe('the books', () => {
  it('AD-35 each race is recorded with its chart, grid, laps, incidents and final order', () => {
    const state = ended([], [7, 2, 9, 4, 0, 1, 3, 5])
    expect(state.races).toHaveLength(1)
    expect(state.races[0]).toMatchObject({ drivers: [0, 1, 2, 3, 4, 5, 7, 9], laps: [[6]], incidents: [] })
    expect(Object.isFrozen(state.races[0])).toBe(true)
  })

  it('AD-35 a season that was stopped anywhere goes on as it would have', () => {
    const { log, state } = randomSeason(1)
    for (const stop of [5, 40, 400, 1500]) {
      const stopped = Timeline.replay(game, tableOf(), log.slice(0, stop))
      const revived = JSON.parse(JSON.stringify(stopped.ok && stopped.timeline.present)) as State
      expect(log.slice(stop).reduce(next, revived)).toEqual(state)
    }
  })

  it('AD-35 a season is its log', () => {
    const { log, state } = randomSeason(2)
    const replayed = Timeline.replay(game, tableOf(), JSON.parse(JSON.stringify(log)))
    expect(replayed.ok && replayed.timeline.present).toEqual(state)
    expect(totals(state).reduce((sum, points) => sum + points)).toBe(9 * 10 + 21)
    expect(state.races).toHaveLength(10)
  })
})

const next = (state: State, entry: Entry<Season>): State => {
  if ('outcome' in entry) game.settle(state, entry.outcome)
  else game.play(state, entry.seat, entry.action)
  return state
}

function randomSeason(seed: number): { log: Entry<Season>[]; state: State } {
  const random = seeded(seed)
  const state = game.setup(tableOf())
  const log: Entry<Season>[] = []
  for (let waiting = game.waiting(state); waiting.kind !== 'over'; waiting = game.waiting(state)) {
    const entry: Entry<Season> =
      waiting.kind === 'chance'
        ? { outcome: game.sample(waiting.chance, random) }
        : { seat: waiting.seats[0]!, action: pickByKind(game.legal(state, waiting.seats[0]!), random) }
    log.push(entry)
    next(state, entry)
  }
  return { log, state }
}
