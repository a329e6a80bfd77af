import { describe, expect, it } from 'vitest'
import { refusalOf } from '../../../engine/act.ts'
import type { Seat, Watcher } from '../../../engine/game.ts'
import { seeded } from '../../../engine/random.ts'
import { copy } from '../../../engine/values.ts'
import { DANGER_KINDS, type DangerKind } from '../board.ts'
import { diceyCurves as game } from '../game.ts'
import type { Action, State } from '../state.ts'
import { drawn, entryOf, type Next, played, type Scene, STRAIGHT, staged, windowFrame } from '../testing/staging.ts'
import { comingRoll } from './turn.ts'
import { openCards, unseen } from './view.ts'

const CARS = { 0: '1:a1', 1: '1:b1', 2: '1:c1' }
const SECRETS: readonly [DangerKind, DangerKind][] = [
  ['Lane Closed', 'Super Size Your Combo'],
  ['Instant Damage', 'Repair Shop'],
]

/** Three players; seat 1 holds one pair of cards or another, and the deck holds the rest. */
const holding = (hand: readonly DangerKind[], scene: Scene): State =>
  staged({
    seats: 3,
    cars: CARS,
    track: [STRAIGHT, 'Hard Curve left', STRAIGHT],
    ...scene,
    danger: {
      ...scene.danger,
      hands: [['Minor Debris', 'Nitro Boost'], [...hand], ['Critter Crossing', 'Instant Repair']],
    },
  })

const FRAMES: readonly [string, Scene][] = [
  ['a window', { frame: windowFrame(3) }],
  ['the swap', { frame: { kind: 'swap', seat: 1 } }],
  [
    'a turn of its own',
    { white: '1122', frame: { kind: 'turn', seat: 1, moving: false, boost: 0, done: [], controlled: [] } },
  ],
  ['a turn of another', { white: '1122' }],
]

/** The entry and its sentences as a watcher gets them. */
function told(state: State, next: Next, watcher: Watcher) {
  const entry = entryOf(next)
  const after = played(state, next)
  const seen = game.redact(entry, watcher)
  return [seen, game.describe(seen, game.view(state, watcher), game.view(after, watcher)), game.view(after, watcher)]
}

const isReveal = (state: State, next: readonly [Seat, Action]): boolean =>
  game.reveals(state, played(state, next), next[1])

describe('secrets', () => {
  it.each(FRAMES)('DX-2 in %s nobody else can tell one hand from another', (_, scene) => {
    const [one, other] = SECRETS.map((hand) => holding(hand, scene))
    for (const watcher of [0, 2, null]) {
      expect(JSON.stringify(game.view(one!, watcher))).toBe(JSON.stringify(game.view(other!, watcher)))
      if (watcher !== null) expect(game.legal(one!, watcher)).toEqual(game.legal(other!, watcher))
    }
    expect(game.waiting(one!)).toEqual(game.waiting(other!))
    expect(game.view(one!, 1).danger!.hand).toEqual(SECRETS[0])
  })

  it.each(FRAMES)('DX-2 in %s what is refused to others is the same, whatever the hand', (_, scene) => {
    const [one, other] = SECRETS.map((hand) => holding(hand, scene)) as [State, State]
    const tried = [one, other].flatMap((state) => [0, 1, 2].flatMap((seat) => game.legal(state, seat)))
    for (const watcher of [0, 2])
      for (const action of tried)
        expect(refusalOf(game, one, watcher, action)).toEqual(refusalOf(game, other, watcher, action))
  })

  it.each(FRAMES)('DX-2 in %s an entry that shows no card leaves the same log and the same view', (_, scene) => {
    const [one, other] = SECRETS.map((hand) => holding(hand, scene)) as [State, State]
    const common = [0, 1, 2].flatMap((seat) =>
      game
        .legal(one, seat)
        .map((action) => [seat, action] as const)
        .filter((next) => !isReveal(one, next) && refusalOf(game, other, ...next) === null),
    )
    expect(common.length).toBeGreaterThan(0)
    for (const next of common)
      for (const watcher of [0, 2, null]) expect(told(one, next, watcher)).toEqual(told(other, next, watcher))
  })

  it('DX-2 a drawn card is hidden in the log from everybody but its owner, and cannot be settled so', () => {
    const entry = entryOf(drawn(1, 'Lane Closed'))
    expect(game.redact(entry, 1)).toBe(entry)
    const hidden = { outcome: { kind: 'danger', seat: 1, card: null } }
    expect(game.redact(entry, 0)).toEqual(hidden)
    expect(game.redact(entry, null)).toEqual(hidden)
    const chance = { kind: 'danger', seat: 1, deck: [['Lane Closed', 1]] } as const
    expect(game.possible(chance, drawn(1, 'Lane Closed'))).toBe(true)
    expect(game.possible(chance, hidden.outcome)).toBe(false)
    expect(game.possible(chance, drawn(0, 'Lane Closed'))).toBe(false)
  })

  it('DX-2 views differ after a card only by what it does, not by what was drawn for it', () => {
    const state = holding(['Critter Crossing', 'Nitro Boost'], { frame: windowFrame(3) })
    const drawing = (card: DangerKind) => played(state, [1, { kind: 'play', card: 'Critter Crossing' }], drawn(1, card))
    expect(game.view(drawing('Lane Closed'), 0)).toEqual(game.view(drawing('Instant Damage'), 0))
    expect(game.view(drawing('Lane Closed'), null)).toEqual(game.view(drawing('Instant Damage'), null))
  })

  it('DX-4, DX-5: everybody sees what a swap laid open, and only its owner what was drawn for it', () => {
    const state = holding(SECRETS[0]!, { frame: { kind: 'swap', seat: 1 } })
    const swapping = played(state, [1, { kind: 'swap' }])
    const drawing = (card: DangerKind) => played(swapping, drawn(1, card), drawn(1, 'Nitro Boost'))
    for (const watcher of [0, 1, 2, null]) {
      const { danger } = game.view(swapping, watcher)
      expect(openCards(danger!)).toEqual(SECRETS[0]!.map((kind) => [kind, 1]))
    }
    for (const watcher of [0, 2, null])
      expect(game.view(drawing('Lane Closed'), watcher)).toEqual(game.view(drawing('Repair Shop'), watcher))
  })

  it('DX-15 everybody sees how many dice the coming roll has, from the swap to the end of the window', () => {
    const danger = { cubes: [2, 0, 0] }
    const swap = holding(SECRETS[0]!, { danger, frame: { kind: 'swap', seat: 0 } })
    const window = played(swap, [0, { kind: 'keep' }], [2, { kind: 'play', card: 'Critter Crossing' }])
    for (const watcher of [0, 1, null]) {
      expect(comingRoll(game.view(swap, watcher))).toEqual({ seat: 0, dice: 3 })
      expect(comingRoll(game.view(window, watcher))).toEqual({ seat: 0, dice: 2 })
    }
    expect(comingRoll(game.view(holding(SECRETS[0]!, { white: '12' }), null))).toBeNull()
  })

  it('DX-2 what a seat has not seen is the deck and the other hands', () => {
    const state = holding(SECRETS[0]!, { frame: windowFrame(3) })
    const seen = unseen(game.view(state, 0))
    expect(seen.reduce((sum, count) => sum + count, 0)).toBe(30)
    expect(seen[DANGER_KINDS.indexOf('Minor Debris')]).toBe(2)
    expect(unseen(game.view(state, null)).reduce((sum, count) => sum + count, 0)).toBe(32)
  })

  it('DX-2 a guess keeps the own hand and everything public, and deals the others from the unseen cards', () => {
    const state = holding(SECRETS[0]!, { frame: windowFrame(3), danger: { cubes: [1, 0, 2] } })
    const view = game.view(state, 0)
    const hands = new Set<string>()
    for (let stream = 0; stream < 200; stream++) {
      const guess = game.guess(view, 0, seeded(1, stream))
      expect(game.invariants(guess)).toEqual([])
      expect(game.view(guess, 0)).toEqual(view)
      hands.add(JSON.stringify(guess.danger!.hands[1]))
    }
    expect(hands.size).toBeGreaterThan(20)
  })

  it('a guess from a view that was written down plays on like any state', () => {
    const state = holding(SECRETS[0]!, { frame: windowFrame(3) })
    const revived = JSON.parse(JSON.stringify(game.view(state, 0)))
    const guess = game.guess(revived, 0, seeded(1))
    expect(Object.isFrozen(guess.track)).toBe(true)
    expect(game.guess(revived, 0, seeded(2)).track).toBe(guess.track)
    expect(game.legal(guess, 0)).toEqual(game.legal(state, 0))
  })
})

describe('the track in the view', () => {
  it('DC-11a every card has its place and heading, and its spaces are numbered through', () => {
    const view = game.view(holding(SECRETS[0]!, {}), null)
    expect(view.laid).toEqual([
      { card: 'Start', x: 0, y: -44, heading: 0, firstSpace: 0, firstGate: 0 },
      { card: 'Wide-Open', x: 0, y: 44, heading: 0, firstSpace: 9, firstGate: 0 },
      { card: STRAIGHT, x: 0, y: 132, heading: 0, firstSpace: 18, firstGate: 0 },
      { card: 'Hard Curve left', x: 0, y: 220, heading: 0, firstSpace: 24, firstGate: 0 },
      { card: STRAIGHT, x: -31.5, y: 276.5, heading: -90, firstSpace: 29, firstGate: 3 },
    ])
  })

  it('copies of a state share the track, which is frozen', () => {
    const state = played(holding(SECRETS[0]!, { white: '13' }), [0, { kind: 'end' }], { kind: 'card', card: STRAIGHT })
    expect(Object.isFrozen(state.track)).toBe(true)
    expect(copy(state).track).toBe(state.track)
  })
})

describe('the text picture', () => {
  it('shows players, dice, cars, Gates, cubes, barrels and the shop', () => {
    const state = holding(SECRETS[0]!, {
      white: '1123',
      danger: { debris: [{ space: 18, cubes: 2 }], gates: [0], barrels: [30], shop: 10, cubes: [2, 0, 0] },
    })
    expect(game.draw(game.view(state, 0), ['Ada', 'Bo', 'Cleo']).split('\n')).toEqual([
      '▶ Ada   chips ●●    damage ■■   cards 2  A red',
      '  Bo    chips ●●    damage      cards 2  B yellow',
      '  Cleo  chips ●●    damage      cards 2  C green',
      '',
      'Dice: white 11 2 3, green –.  In the middle: 26 chips, 19 cubes, 26 Danger cards to draw.  Your cards: Minor Debris, Nitro Boost.',
      'Discards: none.',
      '',
      '   (card 1 is left behind)',
      ' 2 Wide-Open        [A][ ]+[ ]   [B][ ][ ]   [C][ ][ ]',
      ' 3 Straight-Away    [2][ ][ ]   [ ][ ][ ]',
      ' 4 Hard Curve left  [ ]4*[ ]   [ ]3[ ]3[ ]',
      ' 5 Straight-Away    [ ][#][ ]   [ ][ ][ ]',
    ])
  })
})
