import { describe, expect, it } from 'vitest'
import { Timeline } from '../../../engine/timeline.ts'
import { type DangerKind, QUIET_ROUNDS } from '../board.ts'
import { diceyCurves as game } from '../game.ts'
import type { Action, State } from '../state.ts'
import { driven, entryOf, type Next, played, type Scene, STRAIGHT, staged, windowFrame } from '../testing/staging.ts'
import { openCards } from './view.ts'

const HANDS: DangerKind[][] = [
  ['Instant Damage', 'Super Size Your Combo'],
  ['Lane Closed', 'Repair Shop'],
  ['Minor Debris', 'Dangerous Curve'],
]
/** Seat 1 stands before the line. */
const CARS = { 0: '1:a1', 1: '3:a1', 2: '1:c1' }
const END: Action = { kind: 'end' }
const SHOWN = 'engine.undo-reveal'

/** Three players under DANGER!, Finish laid; seat 0 has the turn. */
const late = (cars: Scene['cars'], scene: Scene = {}): State =>
  staged({
    seats: 3,
    track: [STRAIGHT, 'Finish'],
    cars: cars!,
    white: '111',
    ...scene,
    danger: { hands: HANDS, ...scene.danger },
  })

/** Why the last of these acts cannot be taken back. */
function refused(state: State, ...acts: readonly Next[]): string | undefined {
  const timeline = Timeline.begin({ ...game, setup: () => state }, state.table)
  for (const next of acts) expect(timeline.append(entryOf(next))).toBeNull()
  return timeline.undoRefusal((timeline.log.at(-1) as { readonly seat: number }).seat)?.reason.key
}

const faceUp = (state: State): DangerKind[] => openCards(state.danger!).map(([kind]) => kind)

describe('what was shown is not taken back', () => {
  it("DX-3b the turn in which a rival's last car was driven home shows the rival's hand when it ends", () => {
    const home = driven(late(CARS), 1, '111', 'line')
    expect(faceUp(played(home, [0, END]))).toEqual(['Lane Closed', 'Repair Shop'])
    expect(refused(home, [0, END])).toBe(SHOWN)
  })

  it('DX-3b so does buying chips at its end', () => {
    const home = driven(late(CARS, { white: '11122', chips: [1, 0, 0] }), 1, '111', 'line')
    expect(refused(home, [0, { kind: 'buy' }])).toBe(SHOWN)
  })

  it.each([{ kind: 'repair' }, { kind: 'leave' }] as const)('DX-3b, DX-24: so does to $kind at the shop', (action) => {
    const cars = { ...CARS, 0: '1:a2' }
    const home = driven(late(cars, { danger: { cubes: [1, 0, 0], shop: 10 } }), 1, '111', 'line')
    expect(refused(home, [0, END])).toBeUndefined()
    expect(refused(home, [0, END], [0, action])).toBe(SHOWN)
  })

  it('DX-3b whoever brings the own last car home shows the own hand to the others', () => {
    const home = driven(late({ ...CARS, 0: '3:a1', 1: '1:b1' }), 0, '111', 'line')
    expect(faceUp(played(home, [0, END]))).toEqual(HANDS[0])
    expect(refused(home, [0, END])).toBe(SHOWN)
  })

  it('DX-4 a card that was played', () => {
    expect(
      refused(late(CARS, { frame: windowFrame(3) }), [0, { kind: 'play', card: 'Instant Damage', target: 1 }]),
    ).toBe(SHOWN)
  })

  it('DX-5 cards that were swapped', () => {
    expect(refused(late(CARS, { frame: { kind: 'swap', seat: 1 } }), [1, { kind: 'swap' }])).toBe(SHOWN)
  })

  it('DX-22 a Super Size', () => {
    expect(refused(late(CARS), [0, { kind: 'super-size' }])).toBe(SHOWN)
  })
})

describe('what showed nothing is taken back', () => {
  it('DX-3b the step over the line, while the turn goes on', () => {
    const begun = played(late(CARS), [0, { kind: 'move', car: 1, dice: [1, 1, 1], power: false }])
    const [step] = game.legal(begun, 0)
    expect(refused(begun, [0, step!])).toBeUndefined()
  })

  it('DX-3b the end of a turn after which all race on, or that sends home an empty hand', () => {
    expect(refused(late(CARS), [0, END])).toBeUndefined()
    const empty = driven(late(CARS, { danger: { hands: [HANDS[0]!, [], HANDS[2]!] } }), 1, '111', 'line')
    expect(refused(empty, [0, END])).toBeUndefined()
  })

  it('DX-3a, DX-5: a pass, and cards that were kept', () => {
    expect(refused(late(CARS, { frame: windowFrame(3) }), [0, { kind: 'pass' }])).toBeUndefined()
    expect(refused(late(CARS, { frame: { kind: 'swap', seat: 1 } }), [1, { kind: 'keep' }])).toBeUndefined()
  })

  it('DC-61, DX-2: the step that ends the race, for hands stay secret', () => {
    const begun = played(late({ 1: '3:a1', 2: '1:c1' }), [0, { kind: 'move', car: 1, dice: [1, 1, 1], power: false }])
    const [step] = game.legal(begun, 0)
    expect(game.waiting(played(begun, [0, step!])).kind).toBe('over')
    expect(refused(begun, [0, step!])).toBeUndefined()
  })

  it('DC-65, DX-2: the end of the last quiet turn, for the same reason', () => {
    const quiet = { ...late(CARS), quiet: QUIET_ROUNDS * 3 - 1 }
    expect(game.waiting(played(quiet, [0, END])).kind).toBe('over')
    expect(refused(quiet, [0, END])).toBeUndefined()
  })
})
