import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import { seeded } from '../../../engine/random.ts'
import { CUBES } from '../board.ts'
import { diceyCurves as game } from '../game.ts'
import type { Action, Danger, FrameOf, State } from '../state.ts'
import {
  at,
  combos,
  drawn,
  driven,
  kinds,
  move,
  played,
  refusedBy,
  type Scene,
  STRAIGHT,
  seated,
  spots,
  staged,
  ways,
} from '../testing/staging.ts'

const HARD_LEFT = 'Hard Curve left'
const GENTLE_LEFT = 'Gentle Curve left'
const END: Action = { kind: 'end' }

/** Seat 0 drives; spots in `debris`, `barrels` and `shop` are named. */
interface Hazards {
  readonly debris?: Readonly<Record<string, number>>
  readonly gates?: readonly number[]
  readonly barrels?: readonly string[]
  readonly shop?: string
  readonly danger?: Partial<Danger>
}

function driving(
  white: string,
  { debris = {}, gates = [], barrels = [], shop, danger }: Hazards,
  more: Scene = {},
): State {
  const scene = { cars: { 0: '2:a1', 1: '0:a1' }, track: [STRAIGHT, STRAIGHT], white, ...more }
  const plain = staged({ ...scene, danger: {} })
  return staged({
    ...scene,
    danger: {
      debris: Object.entries(debris).map(([name, cubes]) => ({ space: at(plain, name), cubes })),
      gates: [...gates],
      barrels: barrels.map((name) => at(plain, name)),
      ...(shop ? { shop: at(plain, shop) } : {}),
      ...danger,
    },
  })
}

describe('cubes on spaces', () => {
  it('DX-20 a car that lands on or passes a space with cubes takes all of them', () => {
    const state = driving('111', { debris: { '2:a2': 2, '2:a3': 1 } })
    const passed = driven(state, 0, '111', '2:a2')
    expect(passed.danger!.cubes).toEqual([2, 0])
    expect(passed.danger!.debris).toHaveLength(1)
    const landed = driven(driving('1', { debris: { '2:a2': 2 } }), 0, '1', '2:a2')
    expect(landed.danger!.cubes).toEqual([2, 0])
    expect(landed.danger!.debris).toEqual([])
  })

  it('DX-6, DX-20: beyond three cubes the rest goes to the pile', () => {
    const state = driving('1', { debris: { '2:a2': 2 }, danger: { cubes: [2, 0] } })
    const landed = driven(state, 0, '1', '2:a2')
    expect(landed.danger!.cubes).toEqual([3, 0])
    expect(landed.danger!.pile).toBe(CUBES - 3)
  })

  it('DX-20a in passing a chip avoids them, and they stay', () => {
    const state = driving('11', { debris: { '2:a2': 2 } })
    expect(ways(played(state, move(0, '11')))).toEqual(['2:a2', '2:a2!', '2:b1'])
    const passed = driven(state, 0, '11', '2:a2! 2:a3')
    expect(passed.danger!.cubes).toEqual([0, 0])
    expect(passed.chips[0]).toBe(1)
    expect(passed.danger!.debris).toEqual([{ space: at(passed, '2:a2'), cubes: 2 }])
  })

  it('DX-20a where the car ends nothing avoids them', () => {
    const state = driven(driving('11', { debris: { '2:a3': 1 } }), 0, '11', '2:a2')
    expect(ways(state)).toEqual(['2:a3', '2:b2'])
    expect(refusedBy(state, 0, { kind: 'step', to: at(state, '2:a3'), avoid: true })).toBe('DX-20a')
    expect(refusedBy(state, 0, { kind: 'step', to: at(state, '2:b2'), avoid: true })).toBe('DX-20')
  })

  it('DX-20a nor at a Gate, at a dead end, or without a chip', () => {
    const gate = driving(
      '1111',
      { debris: { '3:o1': 1 } },
      { track: [STRAIGHT, HARD_LEFT], cars: { 0: '2:b2', 1: '0:a1' } },
    )
    expect(ways(driven(gate, 0, '1111', '2:b3'))).toEqual(['2:a3', '3:o1'])
    const blocked = driving('111', { debris: { '2:a2': 1 } }, { seats: 3, cars: { 0: '2:a1', 1: '2:a3', 2: '2:b2' } })
    expect(ways(played(blocked, move(0, '111')))).toEqual(['2:a2', '2:b1'])
    const poor = driving('11', { debris: { '2:a2': 1 } }, { chips: [0, 2] })
    expect(ways(played(poor, move(0, '11')))).toEqual(['2:a2', '2:b1'])
  })

  it('DX-20a a car that paid on the last row may not end there', () => {
    const state = driving('1111', { debris: { '3:a3': 1 } }, { cars: { 0: '3:a2', 1: '0:a1' } })
    expect(ways(driven(state, 0, '1111', '3:a3!'))).toEqual(['3:b3'])
    expect(ways(driven(state, 0, '1111', '3:a3'))).toEqual(['3:b3', 'stop'])
  })

  it('DX-20b who drives takes the cubes, on spaces and at Gates, and pays the chip', () => {
    const state = driving('11', { debris: { '0:a2': 2 } }, { chips: [2, 3] })
    const taken = driven(state, 1, '11', '0:a2 0:a3')
    expect(taken.danger!.cubes).toEqual([2, 0])
    const gate = { track: [STRAIGHT, GENTLE_LEFT, STRAIGHT], cars: { 0: '0:a1', 1: '3:o1' } }
    expect(driven(driving('11', { gates: [1] }, gate), 1, '11', '3:o2').danger!.cubes).toEqual([1, 0])
    const avoided = driven(state, 1, '11', '0:a2! 0:a3')
    expect(avoided.chips).toEqual([0, 3])
    expect(avoided.danger!.cubes).toEqual([0, 0])
  })

  it('DX-20b who drives has the repairs of the shop too, for a car that was paid for in this turn', () => {
    const state = driving('15', { shop: '0:a2', danger: { cubes: [2, 1] } })
    const asked = played(driven(state, 1, '1', '0:a2'), [0, END])
    expect(top(asked)).toEqual({ kind: 'repair', seat: 0 })
    expect(played(asked, [0, { kind: 'repair' }]).danger!.cubes).toEqual([0, 1])
  })

  it('DX-20b a table may choose that the owner of the car takes the cubes, and that only own cars are repaired', () => {
    const owner = { options: { damage: 'owner' } } as const
    const taken = driven(driving('11', { debris: { '0:a2': 2 } }, owner), 1, '11', '0:a2 0:a3')
    expect(taken.danger!.cubes).toEqual([0, 2])
    const gate = { track: [STRAIGHT, GENTLE_LEFT, STRAIGHT], cars: { 0: '0:a1', 1: '3:o1' }, ...owner }
    expect(driven(driving('11', { gates: [1] }, gate), 1, '11', '3:o2').danger!.cubes).toEqual([0, 1])
    const shop = driving('15', { shop: '0:a2', danger: { cubes: [2, 1] } }, owner)
    expect(top(played(driven(shop, 1, '1', '0:a2'), [0, END])).kind).toBe('card')
  })

  it('DX-20c a Combo that ends there ends there, even if the car goes on with other dice', () => {
    const state = driving('1122', { debris: { '2:a3': 2 } })
    const ended = driven(state, 0, '11', '2:a2 2:a3')
    expect(ended.danger!.cubes).toEqual([2, 0])
    expect(combos(ended, 0)).toContain('22')
  })

  it('DX-20c passing costs a chip for each space, however many cubes lie there', () => {
    const state = driving('1111', { debris: { '2:a2': 2, '2:a3': 1 } })
    expect(driven(state, 0, '1111', '2:a2! 2:a3! 3:a1').chips[0]).toBe(0)
  })

  it('DX-20, DC-43a: a Power Move takes cubes and may avoid them in passing', () => {
    const state = driving('111', { debris: { '2:a3': 1 } }, { cars: { 0: '2:a1', 1: '2:a2' }, chips: [2, 0] })
    const begun = driven(state, 0, '111', '2:a2', true)
    expect(ways(begun)).toEqual(['2:a3', '2:a3!', '2:b2'])
    expect(driven(state, 0, '111', '2:a2 2:a3! 3:a1', true).chips[0]).toBe(0)
    expect(driven(state, 0, '111', '2:a2 2:a3 3:a1', true).danger!.cubes).toEqual([1, 0])
  })
})

describe('cubes at Gates', () => {
  const gate = (white: string, gates: readonly number[], more: Scene = {}): State =>
    driving(
      white,
      { gates },
      { track: [STRAIGHT, GENTLE_LEFT, STRAIGHT], cars: { 0: '3:o1', 1: '0:a1' }, chips: [0, 0], ...more },
    )

  it('DX-21 the exact size crosses and takes the cube', () => {
    const crossed = driven(gate('11', [1]), 0, '11', '3:o2')
    expect(crossed.danger!.cubes).toEqual([1, 0])
    expect(crossed.danger!.gates).toEqual([])
  })

  it('DX-21 one larger crosses too and avoids it', () => {
    const state = gate('111', [1])
    const crossed = driven(state, 0, '111', '3:o2')
    expect(crossed.danger!.cubes).toEqual([0, 0])
    expect(crossed.danger!.gates).toEqual([1])
    expect(ways(played(gate('111', []), move(0, '111')))).toEqual(['3:i1'])
    expect(ways(played(gate('1111', [1]), move(0, '1111')))).toEqual(['3:i1'])
  })

  it('DX-21 the steps that are left are those of the larger Combo', () => {
    const state = gate('1111', [0], { cars: { 0: '3:i1', 1: '0:a1' } })
    const crossed = driven(state, 0, '1111', '3:i2')
    expect((top(crossed) as FrameOf<'drive'>).left).toBe(3)
  })

  it('DX-21a an avoided cube stays; once it is taken only the exact size crosses', () => {
    const crossed = driven(gate('11', [1]), 0, '11', '3:o2')
    expect(crossed.danger!.gates).toEqual([])
    const again = driving(
      '111',
      {},
      { track: [STRAIGHT, GENTLE_LEFT, STRAIGHT], cars: { 0: '3:o1', 1: '0:a1' }, chips: [0, 0] },
    )
    expect(refusedBy(played(again, move(0, '111')), 0, { kind: 'step', to: at(again, '3:o2'), avoid: false })).toBe(
      'DC-37',
    )
  })

  it('DX-21a Finish has one Gate: a cube there is taken with three dice and avoided with four', () => {
    const late = (white: string) =>
      driving(
        white,
        { gates: [0] },
        { seats: 3, track: [STRAIGHT, 'Finish'], cars: { 0: '3:a1', 1: '0:a1', 2: '3:a2' } },
      )
    const four = driven(late('1111'), 0, '1111', 'line')
    expect(four.danger!.gates).toEqual([0])
    const three = driven(late('111'), 2, '111', 'line')
    expect(three.danger!.gates).toEqual([])
    expect(three.danger!.cubes).toEqual([1, 0, 0])
  })

  it('DX-21 beyond three cubes the cube of the Gate goes to the pile', () => {
    const state = driving(
      '11',
      { gates: [1], danger: { cubes: [3, 0] } },
      { track: [STRAIGHT, GENTLE_LEFT, STRAIGHT], cars: { 0: '3:o1', 1: '0:a1' } },
    )
    const crossed = driven(state, 0, '11', '3:o2')
    expect(crossed.danger!.cubes).toEqual([3, 0])
    expect(crossed.danger!.pile).toBe(CUBES - 3)
  })
})

describe('Super Size', () => {
  const SUPER: Action = { kind: 'super-size' }
  const sized = (
    white: string,
    from: string,
    more: Scene = {},
    hand = ['Super Size Your Combo', 'Nitro Boost'],
  ): State =>
    driving(
      white,
      { danger: { hands: [hand as never, ['Critter Crossing', 'Nitro Boost']] } },
      { track: [STRAIGHT, GENTLE_LEFT, STRAIGHT], cars: { 0: from, 1: '0:a1' }, chips: [0, 0], ...more },
    )

  it('DX-22 the example of the rulebook: a Single crosses a 3-dice Gate, and the car may go on', () => {
    const state = sized('1225', '3:i1')
    const boosted = played(state, [0, SUPER], drawn(0, 'Minor Debris'))
    expect(boosted.danger!.hands[0]).toEqual(['Minor Debris', 'Nitro Boost'])
    const crossed = driven(boosted, 0, '1', '3:i2 4:a1 4:a2')
    expect(spots(crossed)[0]).toBe('4:a2')
    expect(combos(crossed, 0)).toContain('22')
    expect(combos(crossed, 0)).toContain('5')
    expect((top(played(crossed, move(0, '22'))) as FrameOf<'drive'>).left).toBe(2)
  })

  it('DX-22 a Combo of two counts as four', () => {
    const boosted = played(sized('11', '1:a1'), [0, SUPER], drawn(0, 'Minor Debris'))
    expect((top(played(boosted, move(0, '11'))) as FrameOf<'drive'>).left).toBe(4)
    expect(refusedBy(sized('11', '1:a1', {}, ['Nitro Boost', 'Nitro Boost']), 0, SUPER)).toBe('DX-22')
  })

  it('DX-22a it counts for Gates and for avoiding cubes, and several may be put on one Combo', () => {
    const twice = sized('12', '3:i1', {}, ['Super Size Your Combo', 'Super Size Your Combo'])
    const four = played(twice, [0, SUPER], drawn(0, 'Nitro Boost'), [0, SUPER], drawn(0, 'Nitro Boost'))
    expect((top(four) as FrameOf<'turn'>).boost).toBe(2)
    expect((top(played(four, move(0, '1'))) as FrameOf<'drive'>).left).toBe(5)
    const cubed = driving(
      '22',
      {
        gates: [0],
        danger: {
          hands: [
            ['Super Size Your Combo', 'Nitro Boost'],
            ['Nitro Boost', 'Nitro Boost'],
          ],
        },
      },
      { track: [STRAIGHT, GENTLE_LEFT, STRAIGHT], cars: { 0: '3:i1', 1: '0:a1' } },
    )
    const avoided = driven(played(cubed, [0, SUPER], drawn(0, 'Minor Debris')), 0, '22', '3:i2')
    expect(avoided.danger!.cubes).toEqual([0, 0])
  })

  it('DX-22b it is played before its Combo, may be stacked with the card drawn for it, and must be used', () => {
    const state = sized('1225', '1:a1')
    const boosted = played(state, [0, SUPER], drawn(0, 'Super Size Your Combo'))
    expect(kinds(boosted)).toEqual(['move', 'super-size'])
    expect(refusedBy(boosted, 0, END)).toBe('DX-22b')
    expect(refusedBy(boosted, 0, { kind: 'buy' })).toBe('DX-22b')
    expect(refusedBy(boosted, 0, { kind: 'juke', cars: [0, 1] })).toBe('DX-22b')
    expect(refusedBy(boosted, 0, SUPER)).toBe('allowed')
  })

  it('DX-22b it may not be played where no such Combo could move a car', () => {
    const stuck = sized('1155', '3:o2')
    expect(refusedBy(stuck, 0, SUPER)).toBe('DX-22b')
    expect(refusedBy(sized('115', '3:i1'), 0, SUPER)).toBe('allowed')
  })

  it('DX-22, DC-23a: after it dice are changed no more', () => {
    const boosted = played(sized('1225', '1:a1', { chips: [2, 0] }), [0, SUPER], drawn(0, 'Minor Debris'))
    expect(refusedBy(boosted, 0, { kind: 'add', value: 1 })).toBe('DC-23a')
  })
})

describe('barrels, the shop and tidying up', () => {
  it('DX-23 barrels block their space, for a Power Move too', () => {
    const state = driving('11', { barrels: ['2:a2'] }, { cars: { 0: '2:a1', 1: '2:b1' } })
    expect(combos(state, 0)).toEqual([])
    expect(ways(played(state, move(0, '11', true)))).toEqual(['2:b1'])
    const begun = played(driving('11', { barrels: ['2:a2'] }), move(0, '11'))
    expect(refusedBy(begun, 0, { kind: 'step', to: at(begun, '2:a2'), avoid: false })).toBe('DX-23')
  })

  it('DX-24 who ends the own turn beside the shop may return all cubes', () => {
    const state = driving('135', { shop: '2:a2', danger: { cubes: [3, 1] } })
    const there = driven(state, 0, '1', '2:a2')
    const asked = played(there, [0, END])
    expect(game.legal(asked, 0)).toEqual([{ kind: 'repair' }, { kind: 'leave' }])
    expect(played(asked, [0, { kind: 'repair' }]).danger!.cubes).toEqual([0, 1])
    expect(played(asked, [0, { kind: 'leave' }]).danger!.cubes).toEqual([3, 1])
    expect(top(played(asked, [0, { kind: 'repair' }]))).toEqual({ kind: 'card', seat: 1 })
    expect(top(played(state, [0, END])).kind).toBe('card')
  })

  it("DX-24 in another's turn, or without damage, nothing is asked", () => {
    const other = driving('135', { shop: '0:a1', danger: { cubes: [3, 1] } })
    expect(top(played(other, [0, END])).kind).toBe('card')
    expect(top(played(driving('135', { shop: '2:a1' }), [0, END])).kind).toBe('card')
    expect(refusedBy(other, 0, { kind: 'repair' })).toBe('DX-24')
  })

  it('DX-25, DX-25a: what lies on a card goes back as soon as the last car has left it, at once', () => {
    const state = driving(
      '111',
      { debris: { '2:b1': 2 }, barrels: ['1:c1'], shop: '0:c1' },
      { cars: { 0: '2:a3', 1: '2:b3' }, chips: [4, 0] },
    )
    const one = driven(state, 0, '11', '3:a1')
    expect(one.danger!.debris).toHaveLength(1)
    expect(one.danger!.barrels).toEqual([])
    expect(one.danger!.shop).toBe(-1)
    const both = driven(played(one, [0, { kind: 'step', to: at(one, '3:a2'), avoid: false }]), 1, '1', '3:b1')
    expect(both.danger!.debris).toEqual([])
    expect(both.danger!.pile).toBe(CUBES)
  })

  it('DX-25 cubes at Gates go back too, and what lies before Finish when the last car comes to it', () => {
    const state = driving(
      '11122',
      { gates: [1, 2], debris: { '3:b1': 1 } },
      { track: [GENTLE_LEFT, STRAIGHT, 'Finish'], cars: { 0: '2:i1', 1: '4:a2' } },
    )
    const left = driven(state, 0, '111', '2:i2 3:a1 3:a2')
    expect(left.danger!.gates).toEqual([])
    expect(left.danger!.debris).toHaveLength(1)
    const last = driven(left, 0, '22', '3:a3 4:a1')
    expect(last.danger!.debris).toEqual([])
    expect(last.danger!.pile).toBe(CUBES)
  })

  it('DX-26 cubes, barrels, shop, Danger cards and chips are conserved in every state of random races', () => {
    const state = seated(6, { danger: true, length: 'short' })
    const random = seeded(11)
    const flaws = new Set<string>()
    for (let entries = 0; entries < 4000 && top(state).kind !== 'over'; entries++) {
      for (const flaw of game.invariants(state)) flaws.add(flaw)
      const waiting = game.waiting(state)
      if (waiting.kind === 'chance') game.settle(state, game.sample(waiting.chance, random))
      else if (waiting.kind === 'seats') {
        const seat = waiting.seats[random() % waiting.seats.length]!
        const legal = game.legal(state, seat)
        game.play(state, seat, legal[random() % legal.length]!)
      }
    }
    expect([...flaws]).toEqual([])
    const broken = { ...state, danger: { ...state.danger!, pile: state.danger!.pile + 1 } }
    expect(game.invariants(broken).join()).toContain('DX-26')
  })
})
