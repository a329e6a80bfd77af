import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { DANGER_KINDS, type DangerKind } from '../board.ts'
import { diceyCurves as game } from '../game.ts'
import type { Action, Danger, FrameOf, State } from '../state.ts'
import {
  at,
  drawn,
  driven,
  kinds,
  type Next,
  played,
  refusedBy,
  roll,
  type Scene,
  STRAIGHT,
  seated,
  staged,
  windowFrame,
} from '../testing/staging.ts'

const CARS = { 0: '1:a1', 1: '1:b1', 2: '1:c1' }
const PASS: Action = { kind: 'pass' }
const DULL: DangerKind[] = ['Critter Crossing', 'Nitro Boost']

const pass = (seat: Seat): Next => [seat, PASS]
const critter = (seat: Seat): Next => [seat, { kind: 'play', card: 'Critter Crossing' }]
const nitro = (seat: Seat): Next => [seat, { kind: 'play', card: 'Nitro Boost' }]

/** Three players in the window before seat 0 rolls. */
const open = (danger: Partial<Danger> = {}, more: Scene = {}): State =>
  staged({ seats: 3, cars: CARS, danger, frame: windowFrame(3), ...more })

const hands = (...cards: DangerKind[][]): Partial<Danger> => ({
  hands: [0, 1, 2].map((seat) => cards[seat] ?? [...DULL]),
})

const pile = (...cards: DangerKind[]): number[] =>
  DANGER_KINDS.map((kind) => cards.filter((card) => card === kind).length)

const waitedFor = (state: State): readonly Seat[] => {
  const waiting = game.waiting(state)
  return waiting.kind === 'seats' ? waiting.seats : []
}

describe('the Danger box', () => {
  it('DX-1 32 cards, 24 cubes, 6 barrels, a shop, and two cards for everybody before the race', () => {
    const start = seated(2, { danger: true, cars: 'one' })
    expect(start.danger).toMatchObject({ pile: 24, barrels: [], shop: -1, cubes: [0, 0] })
    const laid = played(start, { kind: 'card', card: STRAIGHT }, { kind: 'card', card: STRAIGHT })
    const placed = played(laid, [0, { kind: 'place', space: 0 }], [1, { kind: 'place', space: 1 }])
    expect(top(placed)).toEqual({ kind: 'refill', seat: 0 })
    const dealt = played(
      placed,
      drawn(0, 'Minor Debris'),
      drawn(0, 'Lane Closed'),
      drawn(1, 'Repair Shop'),
      drawn(1, 'Repair Shop'),
    )
    expect(dealt.danger!.hands.map((hand) => hand.length)).toEqual([2, 2])
    expect(top(dealt)).toEqual({ kind: 'card', seat: 0 })
    expect(seated(2).danger).toBeNull()
  })

  it('DX-1a the numbers of each kind stand in the deck file', () => {
    const { danger, table } = seated(2, { danger: true })
    expect(danger!.deck).toEqual(DANGER_KINDS.map((kind) => table.board.danger[kind]))
    expect(danger!.deck).toEqual([5, 4, 3, 2, 3, 3, 2, 4, 3, 3])
  })
})

describe('the window', () => {
  it('DX-3 cards are played between turns, Super Size is not', () => {
    const state = open(hands(['Nitro Boost', 'Super Size Your Combo']))
    expect(kinds(state)).toEqual(['pass', 'play'])
    expect(refusedBy(state, 0, { kind: 'play', card: 'Super Size Your Combo' } as never)).toBe('DX-3')
    const turn = staged({ cars: CARS, seats: 3, white: '11', danger: {} })
    expect(refusedBy(turn, 0, { kind: 'play', card: 'Nitro Boost' })).toBe('DX-3')
  })

  it('DX-3a everybody is asked at the same time, whatever the hand, and it closes when all have passed', () => {
    const state = open(hands(['Super Size Your Combo', 'Super Size Your Combo']))
    expect(waitedFor(state)).toEqual([0, 1, 2])
    const one = played(state, pass(2))
    expect(waitedFor(one)).toEqual([0, 1])
    expect(game.legal(one, 2)).toEqual([])
    expect(top(played(one, pass(0), pass(1)))).toEqual({ kind: 'roll', seat: 0, white: 5, green: 0 })
  })

  it('DX-3a a pass stands, and only the player about to roll is asked again after a Critter or a Nitro', () => {
    const passed = played(open(), pass(0), pass(1))
    expect(waitedFor(played(passed, critter(2), drawn(2, 'Minor Debris')))).toEqual([0, 2])
    expect(waitedFor(played(passed, nitro(2), drawn(2, 'Minor Debris')))).toEqual([0, 2])
    expect(waitedFor(played(open(), pass(1), critter(2), drawn(2, 'Minor Debris')))).toEqual([0, 2])
  })

  it('DX-3a whoever is given or relieved of a cube is asked again', () => {
    const state = open({ ...hands(DULL, DULL, ['Instant Damage', 'Instant Repair']), cubes: [0, 1, 0] })
    const passed = played(state, pass(0), pass(1))
    const hit = played(passed, [2, { kind: 'play', card: 'Instant Damage', target: 0 }], drawn(2, 'Minor Debris'))
    expect(waitedFor(hit)).toEqual([0, 2])
    const mended = played(passed, [2, { kind: 'play', card: 'Instant Repair', target: 1 }], drawn(2, 'Minor Debris'))
    expect(waitedFor(mended)).toEqual([1, 2])
  })

  it('DX-3a whoever has a car on the track card that is played on is asked again', () => {
    const cars = { 0: '2:a1', 1: '3:a1', 2: '1:c1' }
    const state = open(hands(DULL, DULL, ['Minor Debris', 'Repair Shop']), { cars })
    const passed = played(state, pass(0), pass(1))
    const debris = played(passed, [2, { kind: 'play', card: 'Minor Debris', on: 3 }], drawn(2, 'Lane Closed'))
    expect(waitedFor(debris)).toEqual([1, 2])
    const shop: Action = { kind: 'play', card: 'Repair Shop', space: at(state, '2:b3') }
    expect(waitedFor(played(passed, [2, shop], drawn(2, 'Lane Closed')))).toEqual([0, 2])
  })

  it('DX-3a a table may choose that each card asks everybody again', () => {
    const state = open({}, { options: { passing: 'each-card' } })
    expect(waitedFor(played(state, pass(0), pass(1), critter(2), drawn(2, 'Minor Debris')))).toEqual([0, 1, 2])
  })

  it('DX-3a everybody knows whom a card has hit since they last spoke', () => {
    const state = open(hands(DULL, DULL, ['Instant Damage', 'Instant Repair']))
    const hitBy = (at: State) => game.silence(game.view(at, null))!
    expect(hitBy(state)).toMatchObject({ turn: 0, hit: [] })
    const hit = played(state, [2, { kind: 'play', card: 'Instant Damage', target: 1 }], drawn(2, 'Minor Debris'))
    expect(hitBy(hit).hit).toEqual([1])
    expect(hitBy(played(hit, pass(1))).hit).toEqual([])
  })

  it('DX-3a a pass is always allowed, so that a host may pass for a silent player after the time limit', () => {
    const state = open({}, { options: { windowSeconds: 20 } })
    expect([0, 1, 2].every((seat) => refusedBy(state, seat, PASS) === 'allowed')).toBe(true)
    expect(state.table.options.windowSeconds).toBe(20)
  })

  it('DX-3b a player with no car left is out: hand, cubes and chips go back, nobody asks or aims', () => {
    const late = { track: [STRAIGHT, 'Finish'], cars: { ...CARS, 0: '3:a1' }, white: '111' }
    const danger = { ...hands(['Minor Debris', 'Lane Closed']), cubes: [2, 0, 0] }
    const over = played(driven(staged({ seats: 3, danger, ...late }), 0, '111', 'line'), [0, { kind: 'end' }])
    expect(over.danger!.hands[0]).toEqual([])
    expect(over.danger!.discards).toEqual(pile('Minor Debris', 'Lane Closed'))
    expect(over.danger!.cubes).toEqual([0, 0, 0])
    expect(over.danger!.pile).toBe(24)
    expect(over.chips[0]).toBe(0)
    const window = played(over, [1, { kind: 'keep' }])
    expect(waitedFor(window)).toEqual([1, 2])
    const armed = { ...window, danger: { ...window.danger!, ...hands([], ['Instant Damage', 'Nitro Boost']) } }
    expect(refusedBy(armed, 1, { kind: 'play', card: 'Instant Damage', target: 0 })).toBe('DX-6')
    expect(refusedBy(armed, 1, { kind: 'play', card: 'Instant Damage', target: 2 })).toBe('allowed')
  })

  it('DX-3b until the turn ends the chips and the hand stay, and may be used on the cars of others', () => {
    const late = { track: [STRAIGHT, 'Finish'], cars: { ...CARS, 0: '3:a1' }, white: '11123', chips: [2, 0, 0] }
    const danger = hands(['Super Size Your Combo', 'Lane Closed'])
    const home = driven(staged({ seats: 3, danger, ...late }), 0, '111', 'line')
    expect(home.chips[0]).toBe(2)
    expect(refusedBy(home, 0, { kind: 'juke', cars: [1, 2] })).toBe('allowed')
    const sized = played(home, [0, { kind: 'super-size' }])
    expect(top(sized)).toEqual({ kind: 'refill', seat: 0 })
    const controlled = driven(played(sized, drawn(0, 'Nitro Boost')), 1, '2', '1:b2 1:b3 2:a1')
    expect(controlled.chips[0]).toBe(1)
    const ended = played(controlled, [0, { kind: 'end' }])
    expect(ended.chips[0]).toBe(0)
    expect(ended.danger!.hands[0]).toEqual([])
  })

  it('DX-3b whose last car somebody else drives home is out when that turn ends', () => {
    const late = { track: [STRAIGHT, 'Finish'], cars: { ...CARS, 1: '3:a1' }, white: '111', chips: [2, 2, 2] }
    const home = driven(staged({ seats: 3, danger: {}, ...late }), 1, '111', 'line')
    expect(home.danger!.hands[1]).toHaveLength(2)
    const ended = played(home, [0, { kind: 'end' }])
    expect([ended.danger!.hands[1], ended.chips[1]]).toEqual([[], 0])
    expect(game.invariants(home)).toEqual([])
  })

  it('DX-3c there is no window before the first turn, and the swap is not one', () => {
    const first = { ...staged({ seats: 3, cars: CARS, danger: {}, frame: { kind: 'card', seat: 0 } }), begun: false }
    const added = played(first, { kind: 'card', card: STRAIGHT })
    const kept = played(added, [0, { kind: 'keep' }])
    expect(top(kept)).toEqual({ kind: 'roll', seat: 0, white: 5, green: 0 })
    const swapped = played(added, [0, { kind: 'swap' }], drawn(0, 'Lane Closed'), drawn(0, 'Lane Closed'))
    expect(top(swapped)).toEqual({ kind: 'roll', seat: 0, white: 5, green: 0 })
    const second = played(kept, roll('12345'), [0, { kind: 'end' }], { kind: 'card', card: STRAIGHT })
    expect(top(played(second, [1, { kind: 'keep' }]))).toMatchObject({ kind: 'window', seat: 1 })
  })

  it('DX-3c a table may choose a window before the first turn too', () => {
    const scene: Scene = { seats: 3, cars: CARS, danger: {}, options: { firstWindow: true } }
    const first = { ...staged({ ...scene, frame: { kind: 'swap', seat: 0 } }), begun: false }
    expect(top(played(first, [0, { kind: 'keep' }]))).toMatchObject({ kind: 'window', seat: 0 })
  })

  it('DX-3c there is no window after the race', () => {
    const last = staged({
      seats: 2,
      danger: {},
      track: [STRAIGHT, 'Finish'],
      cars: { 0: '3:a1', 1: '0:a1' },
      white: '111',
    })
    expect(top(driven(last, 0, '111', 'line'))).toEqual({ kind: 'over' })
  })
})

describe('playing and drawing', () => {
  it('DX-4 a played card is replaced at once, and the new one may be played', () => {
    const state = played(open(), critter(1))
    expect(top(state)).toEqual({ kind: 'refill', seat: 1 })
    const refilled = played(state, drawn(1, 'Critter Crossing'))
    expect(refilled.danger!.hands[1]).toEqual(['Critter Crossing', 'Nitro Boost'])
    expect(refusedBy(refilled, 1, { kind: 'play', card: 'Critter Crossing' })).toBe('allowed')
    expect(refusedBy(refilled, 1, { kind: 'play', card: 'Repair Shop', space: at(refilled, '1:a1') })).toBe('DX-4')
  })

  it('DX-4 two cards of one kind are one choice, and one of them is played', () => {
    const state = open(hands(['Nitro Boost', 'Nitro Boost']))
    expect(game.legal(state, 0)).toEqual([PASS, { kind: 'play', card: 'Nitro Boost' }])
    expect(played(state, nitro(0)).danger!.hands[0]).toEqual(['Nitro Boost'])
  })

  it('DX-4 the draw follows the numbers in the deck', () => {
    const state = played(open({ deck: pile('Minor Debris', 'Minor Debris', 'Lane Closed') }), critter(1))
    const waiting = game.waiting(state)
    if (waiting.kind !== 'chance') throw new Error('no draw')
    const { outcomes, weights } = game.outcomes(waiting.chance)
    expect(outcomes).toEqual([drawn(1, 'Minor Debris'), drawn(1, 'Lane Closed')])
    expect(weights).toEqual([2, 1])
  })

  it('DX-4 an empty deck is made anew from the discards', () => {
    const state = played(open({ deck: pile(), discards: pile('Repair Shop', 'Lane Closed') }), critter(1))
    const filled = played(state, drawn(1, 'Repair Shop'))
    expect(filled.danger!.hands[1]).toEqual(['Repair Shop', 'Nitro Boost'])
    expect([filled.danger!.deck, filled.danger!.discards]).toEqual([pile('Lane Closed'), pile()])
  })

  it('DX-4a a card that would change nothing may not be played', () => {
    expect(
      refusedBy(open(hands(['Instant Repair', 'Nitro Boost'])), 0, { kind: 'play', card: 'Instant Repair', target: 1 }),
    ).toBe('DX-7')
    const empty = open({ ...hands(['Minor Debris', 'Dangerous Curve']), pile: 0 })
    expect(kinds(empty)).toEqual(['pass'])
    expect(kinds(open({ ...hands(['Instant Damage', 'Major Debris']), pile: 0 }))).toEqual(['pass'])
  })

  it('DX-4a Instant Damage may be played on somebody with three cubes: the extra one goes back', () => {
    const state = open({ ...hands(['Instant Damage', 'Nitro Boost']), cubes: [0, 3, 0] })
    const hit = played(state, [0, { kind: 'play', card: 'Instant Damage', target: 1 }])
    expect(hit.danger!.cubes).toEqual([0, 3, 0])
    expect(hit.danger!.pile).toBe(21)
    expect(hit.danger!.played).toEqual(pile('Instant Damage'))
  })

  it('DX-4a Critter Crossing and Nitro Boost always may', () => {
    const state = open({ cubes: [3, 0, 0] })
    expect(refusedBy(state, 1, { kind: 'play', card: 'Critter Crossing' })).toBe('allowed')
    expect(refusedBy(state, 1, { kind: 'play', card: 'Nitro Boost' })).toBe('allowed')
  })

  it('DX-4b cards played in a window join the discards when it closes, and short hands are filled then', () => {
    const bare = open({ deck: pile(), discards: pile() })
    const state = played(bare, critter(1))
    expect(top(state).kind).toBe('window')
    expect(state.danger!.hands[1]).toEqual(['Nitro Boost'])
    expect(state.danger!.played).toEqual(pile('Critter Crossing'))
    const closed = played(state, pass(0), pass(1), pass(2))
    expect(top(closed)).toEqual({ kind: 'refill', seat: 1 })
    expect(closed.danger!.played).toEqual(pile())
    const refilled = played(closed, drawn(1, 'Critter Crossing'))
    expect(refilled.danger!.hands[1]).toHaveLength(2)
    expect(top(refilled)).toMatchObject({ kind: 'roll', seat: 0 })
  })

  it('DX-4b a window ends even if everybody plays whatever there is', () => {
    let state = open({ deck: pile('Nitro Boost', 'Nitro Boost') })
    for (
      let plays = 0;
      kinds(state, 1).includes('play') || kinds(state, 0).includes('play') || kinds(state, 2).includes('play');
      plays++
    ) {
      const seat = [0, 1, 2].find((one) => kinds(state, one).includes('play'))!
      state = played(state, [seat, game.legal(state, seat).find(({ kind }) => kind === 'play')!])
      if (top(state).kind === 'refill') state = played(state, drawn(seat, 'Nitro Boost'))
      expect(plays).toBeLessThan(9)
    }
    expect(top(played(state, pass(0), pass(1), pass(2))).kind).toBe('refill')
  })

  it('DX-5 at the start of the own turn both cards may be swapped, once', () => {
    const state = staged({
      seats: 3,
      cars: CARS,
      danger: hands(['Minor Debris', 'Repair Shop']),
      frame: { kind: 'swap', seat: 0 },
    })
    expect(game.legal(state, 0)).toEqual([{ kind: 'keep' }, { kind: 'swap' }])
    const swapped = played(state, [0, { kind: 'swap' }])
    expect(swapped.danger!.discards).toEqual(pile('Minor Debris', 'Repair Shop'))
    const refilled = played(swapped, drawn(0, 'Lane Closed'), drawn(0, 'Instant Damage'))
    expect(refilled.danger!.hands[0]).toEqual(['Instant Damage', 'Lane Closed'])
    expect(top(refilled).kind).toBe('window')
    expect(refusedBy(refilled, 0, { kind: 'swap' })).toBe('DX-5')
    expect(refusedBy(state, 1, { kind: 'swap' })).toBe('EN-4')
  })

  it('DX-5a a turn starts with the track card, then the swap, then the window', () => {
    const start = staged({ seats: 3, cars: CARS, danger: {}, frame: { kind: 'card', seat: 0 } })
    const added = played(start, { kind: 'card', card: STRAIGHT })
    expect(top(added)).toEqual({ kind: 'swap', seat: 0 })
    expect(top(played(added, [0, { kind: 'keep' }]))).toMatchObject({ kind: 'window', seat: 0 })
  })
})

describe('the first roll', () => {
  const closed = (state: State): FrameOf<'roll'> => top(played(state, pass(0), pass(1), pass(2))) as FrameOf<'roll'>
  const dice = (danger: Partial<Danger>, critters: number, nitros: number): [number, number] => {
    const { white, green } = closed(
      open(danger, { frame: { ...(windowFrame(3) as FrameOf<'window'>), critters, nitros } }),
    )
    return [white, green]
  }

  it('DX-14 Critter Crossing takes a die, Nitro Boost adds two', () => {
    const state = played(
      open({ deck: pile('Nitro Boost', 'Nitro Boost', 'Critter Crossing') }),
      critter(0),
      drawn(0, 'Nitro Boost'),
    )
    expect(closed(state)).toMatchObject({ white: 4, green: 0 })
    const boosted = played(
      open({ deck: pile('Nitro Boost', 'Nitro Boost', 'Critter Crossing') }),
      nitro(1),
      drawn(1, 'Nitro Boost'),
    )
    expect(closed(boosted)).toMatchObject({ white: 5, green: 2 })
  })

  it('DX-14a they act on the player about to roll, whoever plays them, and only on that roll', () => {
    const state = played(
      open({ deck: pile('Nitro Boost', 'Nitro Boost', 'Critter Crossing') }),
      critter(2),
      drawn(2, 'Nitro Boost'),
    )
    const turn = played(state, pass(0), pass(1), pass(2), roll('1234'), [0, { kind: 'end' }], {
      kind: 'card',
      card: STRAIGHT,
    })
    expect(top(played(turn, [1, { kind: 'keep' }], pass(0), pass(1), pass(2)))).toMatchObject({ seat: 1, white: 5 })
  })

  it('DX-15 the example of the rulebook: 2 cubes, a Nitro and a Critter give four dice', () => {
    expect(dice({ cubes: [2, 0, 0] }, 1, 1)).toEqual([4, 0])
  })

  it.each([
    ['never fewer than two', 3, 2, 0, [2, 0]],
    ['green dice fill up above five', 1, 0, 2, [5, 3]],
    ['at most ten', 0, 0, 3, [5, 5]],
    ['the cubes of others do not count', 0, 0, 0, [5, 0]],
  ])('DX-15 %s', (_, cubes, critters, nitros, expected) => {
    expect(dice({ cubes: [cubes, 3, 3] }, critters, nitros)).toEqual(expected)
  })

  it('DX-15a 6s bring the green dice, and then the white ones that were left out', () => {
    const frame = { kind: 'roll', seat: 0, white: 2, green: 0 } as const
    const state = played(staged({ seats: 3, cars: CARS, danger: {}, frame }), roll('66'))
    expect(top(state)).toMatchObject({ white: 2, green: 2 })
    const four = played(state, roll('66', '66'))
    expect(top(four)).toMatchObject({ white: 3, green: 5 })
    expect(top(played(four, roll('666', '66666')))).toMatchObject({ white: 5, green: 5 })
    expect(top(played(four, roll('116', '11116')))).toMatchObject({ white: 3, green: 1 })
  })
})
