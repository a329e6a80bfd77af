import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import type { DangerKind } from '../board.ts'
import { diceyCurves as game } from '../game.ts'
import type { Action, Danger, PlayCard, State } from '../state.ts'
import {
  at,
  drawn,
  played,
  refusedBy,
  type Scene,
  STRAIGHT,
  spot,
  staged,
  WIDE,
  windowFrame,
} from '../testing/staging.ts'

const HARD_LEFT = 'Hard Curve left'
const DICEY_LEFT = 'Dicey Curve left'
const TRACK = [STRAIGHT, HARD_LEFT, WIDE, DICEY_LEFT, STRAIGHT]

/** Two players in a window; seat 0 holds the card. Cars stand on Start unless the scene says otherwise. */
const holding = (card: DangerKind, danger: Partial<Danger> = {}, more: Scene = {}): State =>
  staged({
    cars: { 0: '0:a1', 1: '0:b1' },
    track: TRACK,
    frame: windowFrame(2),
    danger: {
      hands: [
        [card, 'Nitro Boost'],
        ['Critter Crossing', 'Nitro Boost'],
      ],
      ...danger,
    },
    ...more,
  })

const targets = (state: State, card: DangerKind): PlayCard[] =>
  game.legal(state, 0).filter((action): action is PlayCard => action.kind === 'play' && action.card === card)

const cardsAimedAt = (state: State, card: DangerKind): number[] =>
  targets(state, card).flatMap((action) => ('on' in action ? [action.on] : []))

const debris = (state: State): string[] =>
  state.danger!.debris.map(({ space, cubes }) => `${spot(state, space)} ${cubes}`)

const barrels = (state: State): string[] => state.danger!.barrels.map((space) => spot(state, space))

const minor = (on: number): readonly [0, Action] => [0, { kind: 'play', card: 'Minor Debris', on }]
const major = (on: number): readonly [0, Action] => [0, { kind: 'play', card: 'Major Debris', on }]
const close = (on: number, lane: number): readonly [0, Action] => [0, { kind: 'play', card: 'Lane Closed', on, lane }]
const shop = (state: State, space: string): readonly [0, Action] => [
  0,
  { kind: 'play', card: 'Repair Shop', space: at(state, space) },
]

describe('instant cards', () => {
  it('DX-6 Instant Damage gives the target a cube, three at most', () => {
    const state = holding('Instant Damage', { cubes: [0, 2] })
    const hit = played(state, [0, { kind: 'play', card: 'Instant Damage', target: 1 }])
    expect(hit.danger!.cubes).toEqual([0, 3])
    expect(hit.danger!.pile).toBe(21)
    expect(refusedBy(state, 0, { kind: 'play', card: 'Instant Damage', target: 7 })).toBe('DX-6')
  })

  it('DX-7 Instant Repair returns a cube of anybody', () => {
    const state = holding('Instant Repair', { cubes: [2, 1] })
    expect(played(state, [0, { kind: 'play', card: 'Instant Repair', target: 0 }]).danger!.cubes).toEqual([1, 1])
    expect(played(state, [0, { kind: 'play', card: 'Instant Repair', target: 1 }]).danger!.cubes).toEqual([2, 0])
  })
})

describe('cards on the track', () => {
  it('DX-8 a card that holds something may not be played on', () => {
    const scene = holding('Minor Debris')
    const held = {
      debris: [{ space: at(scene, '2:a1'), cubes: 1 }],
      gates: [0],
      barrels: [at(scene, '4:a1')],
      shop: at(scene, '5:e1'),
    }
    const state = holding('Minor Debris', held)
    expect(cardsAimedAt(state, 'Minor Debris')).toEqual([1, 6])
    expect(refusedBy(state, ...minor(2))).toBe('DX-8')
    expect(refusedBy(state, ...minor(3))).toBe('DX-8')
  })

  it('DX-9 Debris lies on the arrows without a car, one cube or two', () => {
    const cars = { cars: { 0: '0:a1', 1: '2:a1' } }
    expect(debris(played(holding('Minor Debris'), minor(2)))).toEqual(['2:a1 1', '2:b1 1'])
    expect(debris(played(holding('Minor Debris', {}, cars), minor(2)))).toEqual(['2:b1 1'])
    const two = played(holding('Major Debris'), major(1))
    expect(debris(two)).toEqual(['1:a1 2', '1:b1 2', '1:c1 2'])
    expect(two.danger!.pile).toBe(18)
  })

  it('DX-9a Start has no arrows, Finish has', () => {
    const track = { track: [STRAIGHT, HARD_LEFT, 'Finish'] }
    const state = holding('Minor Debris', {}, track)
    expect(cardsAimedAt(state, 'Minor Debris')).toEqual([1, 2, 3, 4])
    expect(refusedBy(state, ...minor(0))).toBe('DX-9')
    expect(debris(played(state, minor(4)))).toEqual(['4:a1 1', '4:a2 1'])
  })

  it('DX-6a with too few cubes the left lane comes first', () => {
    expect(debris(played(holding('Major Debris', { pile: 3, cubes: [0, 0] }), major(1)))).toEqual(['1:a1 2', '1:b1 1'])
    const curve = holding('Dangerous Curve', { pile: 2 })
    const laid = played(curve, [0, { kind: 'play', card: 'Dangerous Curve', on: 3 }])
    expect(laid.danger!.gates).toEqual([0, 1])
    expect(laid.danger!.pile).toBe(0)
  })

  it('DX-10 Dangerous Curve puts a cube at each Gate of a card that has one', () => {
    const state = holding('Dangerous Curve')
    expect(cardsAimedAt(state, 'Dangerous Curve')).toEqual([3, 5])
    const hard = played(state, [0, { kind: 'play', card: 'Dangerous Curve', on: 3 }])
    expect(hard.danger!.gates).toEqual([0, 1, 2])
    const dicey = played(state, [0, { kind: 'play', card: 'Dangerous Curve', on: 5 }])
    expect(dicey.danger!.gates).toEqual([3])
    expect(refusedBy(state, 0, { kind: 'play', card: 'Dangerous Curve', on: 2 })).toBe('DX-10')
  })

  it('DX-13 the shop stands beside any space but those of a middle lane, on an empty card', () => {
    const state = holding('Repair Shop')
    const spaces = targets(state, 'Repair Shop').map((action) => spot(state, 'space' in action ? action.space : -1))
    expect(spaces).toContain('1:a2')
    expect(spaces).toContain('1:c3')
    expect(spaces).toContain('5:m')
    expect(spaces.filter((name) => /^[014]:b/.test(name))).toEqual([])
    expect(refusedBy(state, ...shop(state, '1:b1'))).toBe('DX-13')
    expect(spaces).toHaveLength(6 + 6 + 6 + 5 + 6 + 5 + 6)
  })

  it('DX-13 it may be moved from elsewhere on the track', () => {
    const state = holding('Repair Shop', { shop: at(holding('Repair Shop'), '2:a1') })
    expect(played(state, shop(state, '6:b3')).danger!.shop).toBe(at(state, '6:b3'))
    expect(refusedBy(state, ...shop(state, '2:b1'))).toBe('DX-13')
  })

  it('DX-25a a card left behind may not be played on', () => {
    const state = holding('Minor Debris', {}, { cars: { 0: '2:a3', 1: '3:i1' } })
    expect(cardsAimedAt(state, 'Minor Debris')).toEqual([2, 3, 4, 5, 6])
    expect(refusedBy(state, ...minor(1))).toBe('DX-8')
  })
})

describe('Lane Closed', () => {
  it('DX-11 barrels stand on every space of the lane without a car', () => {
    expect(barrels(played(holding('Lane Closed'), close(2, 0)))).toEqual(['2:a1', '2:a2', '2:a3'])
    const cars = { cars: { 0: '0:a1', 1: '2:a2' } }
    expect(barrels(played(holding('Lane Closed', {}, cars), close(2, 0)))).toEqual(['2:a1', '2:a3'])
    expect(barrels(played(holding('Lane Closed'), close(3, 1)))).toEqual(['3:o1', '3:o2', '3:o3'])
    expect(refusedBy(holding('Lane Closed'), ...close(2, 2))).toBe('DX-11')
  })

  it('DX-11 on the 5-dice Gate card the shared space stays free', () => {
    expect(barrels(played(holding('Lane Closed'), close(5, 0)))).toEqual(['5:e1', '5:x1'])
  })

  it('DX-11 a lane full of cars cannot be closed', () => {
    const full = staged({
      seats: 4,
      cars: { 0: '2:a1', 1: '2:a2', 2: '2:a3', 3: '0:a1' },
      track: TRACK,
      frame: windowFrame(4),
      danger: { hands: [['Lane Closed', 'Nitro Boost'], [], [], []] },
    })
    expect(refusedBy(full, ...close(2, 0))).toBe('DX-11')
  })

  const laid = (spots: readonly string[], more: Scene = {}): State =>
    holding('Lane Closed', { barrels: spots.map((name) => at(holding('Lane Closed', {}, more), name)) }, more)
  const FIVE = ['1:a1', '1:a2', '1:a3', '5:e1', '5:x1']

  it('DX-12 when barrels are short, laid ones are moved', () => {
    const state = laid(FIVE)
    const choosing = played(state, close(2, 0))
    expect(top(choosing)).toEqual({ kind: 'relocate', seat: 0, on: 2, lane: 0 })
    const moved = played(choosing, [0, { kind: 'relocate', barrels: ['5:e1', '5:x1'].map((name) => at(state, name)) }])
    expect(barrels(moved)).toEqual(['1:a1', '1:a2', '1:a3', '2:a1', '2:a2', '2:a3'])
    expect(top(moved)).toEqual({ kind: 'refill', seat: 0 })
  })

  it('DX-12b exactly as many as the pile lacks, chosen by the player', () => {
    const state = laid(FIVE)
    const choosing = played(state, close(2, 0))
    expect(game.legal(choosing, 0)).toHaveLength(10)
    expect(game.waiting(choosing)).toEqual({ kind: 'seats', seats: [0] })
    const one = { kind: 'relocate', barrels: [at(state, '5:e1')] } as const
    expect(refusedBy(choosing, 0, one)).toBe('DX-12b')
    expect(refusedBy(state, 0, one)).toBe('DX-12b')
    expect(top(played(laid(['1:a1', '1:a2', '1:a3']), close(2, 0))).kind).toBe('refill')
  })

  it('DX-12a a closure that leaves a car without a way is not allowed', () => {
    const behind = laid(['2:a1', '2:a2', '2:a3'], { track: [STRAIGHT, STRAIGHT, STRAIGHT] })
    expect(refusedBy(behind, ...close(3, 1))).toBe('DX-12a')
    expect(refusedBy(behind, ...close(3, 0))).toBe('allowed')
    const past = laid(['2:a1', '2:a2', '2:a3'], {
      track: [STRAIGHT, STRAIGHT, STRAIGHT],
      cars: { 0: '3:a1', 1: '2:b1' },
    })
    expect(refusedBy(past, ...close(3, 1))).toBe('DX-12a')
  })

  it('DX-12a a car between barrels behind a solid line has no way', () => {
    const cars = { cars: { 0: '0:a1', 1: '3:o2' } }
    expect(refusedBy(holding('Lane Closed', {}, cars), ...close(3, 1))).toBe('DX-12a')
    expect(refusedBy(holding('Lane Closed', {}, cars), ...close(3, 0))).toBe('allowed')
  })

  it('DX-12a Gates count as passable and other cars as absent', () => {
    const cars = { cars: { 0: '0:a1', 1: '3:i1' } }
    expect(refusedBy(holding('Lane Closed', {}, cars), ...close(3, 1))).toBe('allowed')
  })

  it('DX-12a barrels that would shut a car in must be among those that are moved', () => {
    const track = { track: [STRAIGHT, STRAIGHT, STRAIGHT, STRAIGHT] }
    const state = laid(['2:a1', '2:a2', '2:a3', '4:b1', '4:b2'], track)
    const choosing = played(state, close(3, 1))
    const choices = game
      .legal(choosing, 0)
      .map((action) => ('barrels' in action ? action.barrels.map((s) => spot(state, s)).join(' ') : ''))
    expect(choices).toContain('2:a2 2:a3')
    expect(choices).not.toContain('4:b1 4:b2')
    expect(choices.every((moved) => moved.includes('2:a'))).toBe(true)
    expect(refusedBy(choosing, 0, { kind: 'relocate', barrels: ['4:b1', '4:b2'].map((name) => at(state, name)) })).toBe(
      'DX-12b',
    )
  })

  it('DX-12b the card is replaced after the barrels stand', () => {
    const choosing = played(laid(FIVE), close(2, 0))
    expect(choosing.danger!.hands[0]).toEqual(['Nitro Boost'])
    const done = played(choosing, [0, game.legal(choosing, 0)[0]!], drawn(0, 'Minor Debris'))
    expect(done.danger!.hands[0]).toEqual(['Minor Debris', 'Nitro Boost'])
    expect(top(done).kind).toBe('window')
  })
})
