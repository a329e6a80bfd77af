import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import { prepare } from '../../../engine/table.ts'
import { CAR_COLOURS, CHIPS, DEFAULT_BOARD, type Deck, type TrackCard } from '../board.ts'
import { diceyCurves as game } from '../game.ts'
import type { Action, FrameOf, Options, Outcome, State } from '../state.ts'
import { at, kinds, played, refusedBy, seated, spots } from '../testing/staging.ts'
import { facesOf, NONE } from './deck.ts'
import { boardFlaws } from './flaws.ts'

const card = (name: string): Outcome => ({ kind: 'card', card: name })
const TWO_STRAIGHTS = [card('Straight-Away'), card('Straight-Away')]

const laidOut = (seats: number, options: Partial<Options> = {}): State =>
  played(seated(seats, options), ...TWO_STRAIGHTS)

const places = (state: State, ...spaces: string[]): State =>
  spaces.reduce((now, name) => {
    const { seat } = top(now) as FrameOf<'place'>
    return played(now, [seat, { kind: 'place', space: at(now, `0:${name}`) }])
  }, state)

/** Who places, in order. */
const placers = (state: State): number[] => {
  const order: number[] = []
  for (let now = state; top(now).kind === 'place'; ) {
    const { seat } = top(now) as FrameOf<'place'>
    order.push(seat)
    now = played(now, [seat, game.legal(now, seat)[0]! as Action])
  }
  return order
}

describe('components and set-up', () => {
  it.each([
    [2, 4],
    [4, 8],
    [5, 5],
    [8, 8],
  ])('DC-1 %i players drive %i cars', (seats, cars) => {
    expect(seated(seats).cars).toHaveLength(cars)
    expect(CAR_COLOURS).toHaveLength(8)
  })

  it('DC-1a a table chooses one or two cars, two only while eight are enough', () => {
    expect(seated(3, { cars: 'one' }).cars).toHaveLength(3)
    expect(seated(4, { cars: 'two' }).cars).toHaveLength(8)
    const five = prepare(game, { seats: 5, options: { cars: 'two' } })
    expect(five).toMatchObject({ ok: false, refusal: { rule: 'DC-1a' } })
  })

  it('DC-2 everybody has 2 of the 32 chips', () => {
    const { chips, pile } = seated(6)
    expect(chips).toEqual([2, 2, 2, 2, 2, 2])
    expect(pile).toBe(CHIPS - 12)
  })

  it('DC-3 36 cards: 33 to draw, and Start, Finish and a straight card with three lanes apart', () => {
    const state = seated(2)
    expect(facesOf(DEFAULT_BOARD).list.reduce((sum, { count }) => sum + count, 0)).toBe(36)
    expect(state.deck.reduce((sum, count) => sum + count, 0)).toBe(33)
    expect(state.track).toEqual(['Start', 'Wide-Open'])
    expect(state.deck[facesOf(DEFAULT_BOARD).byName.get('Wide-Open')!]).toBe(3)
  })

  it('DC-4 the race begins on four cards, of which two were drawn and are not Finish', () => {
    const state = seated(2, { length: 'exact', finish: 1 })
    const waiting = game.waiting(state)
    expect(waiting).toMatchObject({ chance: { kind: 'card', places: 0 } })
    expect(laidOut(2).track).toEqual(['Start', 'Wide-Open', 'Straight-Away', 'Straight-Away'])
    expect(top(laidOut(2)).kind).toBe('place')
  })

  it('DC-5 Start has nine spaces, and the front row leads on to the next card', () => {
    const state = laidOut(2)
    expect(game.legal(state, 0)).toHaveLength(9)
    const raced = { ...state, cars: [at(state, '0:a3'), NONE, NONE, NONE] }
    raced.frames.splice(0, 1, {
      kind: 'drive',
      seat: 0,
      car: 0,
      size: 2,
      left: 2,
      power: false,
      single: false,
      came: NONE,
      passing: false,
    })
    expect(game.legal(raced, 0)).toContainEqual({ kind: 'step', to: at(state, '1:a1'), avoid: false })
  })

  it('DC-6 first cars go round to the left and second cars back to the right', () => {
    expect(placers(laidOut(3))).toEqual([0, 1, 2, 2, 1, 0])
    expect(placers(laidOut(5))).toEqual([0, 1, 2, 3, 4])
    const random = played(seated(3, { starter: 'random' }), { kind: 'starter', seat: 1 }, ...TWO_STRAIGHTS)
    expect(placers(random)).toEqual([1, 2, 0, 0, 2, 1])
  })

  it('DC-6 a car is placed on a free space of Start and nowhere else', () => {
    const state = places(laidOut(2), 'a3')
    expect(refusedBy(state, 1, { kind: 'place', space: at(state, '0:a3') })).toBe('DC-6')
    expect(refusedBy(state, 1, { kind: 'place', space: at(state, '1:a1') })).toBe('DC-6')
    expect(spots(places(state, 'b3', 'c3', 'b2'))).toEqual(['0:a3', '0:b2', '0:b3', '0:c3'])
  })

  it('DC-8 the first player has the first turn, then play goes left', () => {
    const state = places(laidOut(2), 'a3', 'b3', 'c3', 'b2')
    expect(top(state)).toEqual({ kind: 'card', seat: 0 })
    const rolled = played(state, card('Straight-Away'), { kind: 'roll', white: [1, 1, 2, 3, 5], green: [] })
    expect(kinds(rolled)).toEqual(expect.arrayContaining(['add', 'reroll', 'move', 'buy', 'end']))
    expect(top(played(rolled, [0, { kind: 'end' }]))).toEqual({ kind: 'card', seat: 1 })
  })

  it('DC-8a the first seat goes first, or anybody with equal chances', () => {
    expect(seated(3).first).toBe(0)
    const state = seated(3, { starter: 'random' })
    const waiting = game.waiting(state)
    if (waiting.kind !== 'chance') throw new Error('no chance')
    expect(game.outcomes(waiting.chance).weights).toEqual([1, 1, 1])
    expect(played(state, { kind: 'starter', seat: 2 }).first).toBe(2)
  })
})

describe('the deck', () => {
  it('DC-7 the default deck is sound', () => {
    expect(boardFlaws(DEFAULT_BOARD)).toEqual([])
  })

  const changed = (name: string, change: object): Deck => ({
    ...DEFAULT_BOARD,
    track: DEFAULT_BOARD.track.map((one) => (one.name === name ? ({ ...one, ...change } as TrackCard) : one)),
  })

  it.each<[string, Deck, RegExp]>([
    ['a wrong total', changed('Straight-Away', { count: 11 }), /37 track cards/],
    [
      'nothing but Super Sizes to draw',
      { ...DEFAULT_BOARD, danger: { ...DEFAULT_BOARD.danger, 'Super Size Your Combo': 16 } },
      /more than 15 cards "Super Size Your Combo"/,
    ],
    ['a wrong Danger total', { ...DEFAULT_BOARD, danger: { ...DEFAULT_BOARD.danger, 'Nitro Boost': 4 } }, /33 Danger/],
    ['no Start', changed('Start', { name: 'Grid' }), /"Start"/],
    ['too few start places', changed('Start', { rows: 2 }), /"Start"/],
    ['no Finish', changed('Finish', { name: 'End' }), /"Finish"/],
    ['Finish without its Gate', changed('Finish', { gates: [] }), /"Finish"/],
    ['a Gate of 6', changed('Hard Curve', { inside: ['i1', 6, 'i2'] }), /"Hard Curve".*6 dice/],
    ['a Gate at the edge', changed('Hard Curve', { inside: [4, 'i1', 'i2'] }), /between two spaces/],
    ['an unknown space', changed('Hard Curve', { arrows: ['o1', 'q9'] }), /unknown space "q9"/],
    ['a space twice', changed('Hard Curve', { inside: ['o1', 4, 'i2'] }), /"o1"/],
    ['seven spaces in a lane', changed('Straight-Away', { rows: 7 }), /7 rows/],
    ['four lanes', changed('Straight-Away', { lanes: 4 }), /4 lanes/],
    [
      'a space out of reach',
      changed('Dicey Curve', {
        forward: [
          ['e1', 'm'],
          ['e2', 'm'],
          ['m', 'x1'],
        ],
        sideways: [['e1', 'e2']],
      }),
      /"x2" cannot be reached/,
    ],
    [
      'a space with no way on',
      changed('Dicey Curve', {
        forward: [
          ['e1', 'm'],
          ['m', 'x1'],
          ['m', 'x2'],
        ],
        sideways: [['x1', 'x2']],
      }),
      /"e2" has no way on/,
    ],
    [
      'a way back',
      changed('Dicey Curve', {
        forward: [
          ['e1', 'm'],
          ['e2', 'm'],
          ['m', 'x1'],
          ['m', 'x2'],
          ['m', 'e1'],
        ],
      }),
      /leads back/,
    ],
    [
      'crossed sideways steps',
      changed('Hard Curve', {
        sideways: [
          ['o1', 'i2'],
          ['o3', 'i1'],
        ],
      }),
      /meets another/,
    ],
    ['a sideways step to a shared space', changed('Dicey Curve', { sideways: [['e1', 'm']] }), /shared/],
    ['a turn of 30 degrees', changed('Gentle Curve', { turn: 30 }), /30°/],
    ['an exit that heads elsewhere', changed('Hard Curve', { exit: { x: 0, y: 88, heading: 0 } }), /heads 0°/],
    ['a curve without a side', changed('Hard Curve', { count: 8 }), /left and a right/],
    ['a card without an exit', changed('Straight-Away', { exit: undefined }), /exit is needed/],
    ['half a card', changed('Straight-Away', { count: 9.5 }), /whole numbers/],
    ['a name twice', changed('Wide-Open', { name: 'Straight-Away' }), /described twice/],
  ])('DC-7 a deck with %s is refused', (_, deck, flaw) => {
    expect(boardFlaws(deck).join('\n')).toMatch(flaw)
  })

  it('DC-3 a card with three lanes that turns, or of which there is none, is not the one set aside', () => {
    const wide = DEFAULT_BOARD.track.find(({ name }) => name === 'Wide-Open')!
    const exit = { x: -31.5, y: 56.5, heading: -90 }
    const sweep = { ...wide, name: 'Sweep', count: { left: 1, right: 1 }, turn: 90, exit } as TrackCard
    const { track } = changed('Straight-Away', { count: 8 })
    const deck = { ...DEFAULT_BOARD, track: [sweep, { ...wide, name: 'Boulevard', count: 0 }, ...track] }
    expect(boardFlaws(deck)).toEqual([])
    const prepared = prepare(game, { seats: 2, board: deck })
    if (!prepared.ok) throw new Error('refused')
    const state = game.setup(prepared.table)
    expect(state.track).toEqual(['Start', 'Wide-Open'])
    expect(state.deck.reduce((sum, count) => sum + count, 0)).toBe(33)
    expect(boardFlaws({ ...deck, track: deck.track.filter(({ name }) => name !== 'Wide-Open') }).join()).toMatch(
      /straight/,
    )
  })

  it('DC-7 right cards mirror left ones', () => {
    const faces = facesOf(DEFAULT_BOARD)
    const [left, right] = ['left', 'right'].map((side) => faces.list[faces.byName.get(`Hard Curve ${side}`)!]!)
    expect(left!.lanes.map((lane) => lane.map((space) => left!.spaces[space]))).toEqual([
      ['i1', 'i2'],
      ['o1', 'o2', 'o3'],
    ])
    expect(right!.lanes.map((lane) => lane.map((space) => right!.spaces[space]))).toEqual([
      ['o1', 'o2', 'o3'],
      ['i1', 'i2'],
    ])
    expect(right!.exit).toEqual({ x: 31.5, y: 56.5, heading: 90 })
    expect(left!.gateSizes).toEqual([4, 3, 3])
    expect(right!.gateSizes).toEqual([3, 3, 4])
  })
})
