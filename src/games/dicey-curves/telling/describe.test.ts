import { describe, expect, it } from 'vitest'
import { english } from '../../../../test/english.ts'
import { act } from '../../../engine/act.ts'
import type { Seat, Watcher } from '../../../engine/game.ts'
import { diceyCurves as game } from '../game.ts'
import type { Action, Danger, State } from '../state.ts'
import {
  at,
  drawn,
  driven,
  entryOf,
  move,
  type Next,
  played,
  type Scene,
  STRAIGHT,
  staged,
  windowFrame,
} from '../testing/staging.ts'

const NAMES = ['Ada', 'Bo', 'Cleo']
const END: Action = { kind: 'end' }
const GENTLE = { track: [STRAIGHT, 'Gentle Curve left', STRAIGHT], cars: { 0: '3:o1', 1: '0:a1' } }

/** What a watcher is told of the next thing that happens. */
function told(state: State, next: Next, watcher: Watcher = null): string[] {
  const [before, after] = [game.view(state, watcher), game.view(played(state, next), watcher)]
  return game.describe(game.redact(entryOf(next), watcher), before, after).map((line) => english(game, line, NAMES))
}

const prompted = (state: State): string => english(game, game.prompt(game.view(state, null)), NAMES)

const choices = (state: State, seat: Seat = 0): string[] =>
  game.legal(state, seat).map((action) => english(game, game.choice(game.view(state, seat), action), NAMES))

function refusal(state: State, action: Action): string {
  const acted = act(game, state, { seat: 0, action })
  return acted.ok ? 'allowed' : english(game, acted.refusal.reason, NAMES)
}

const driving = (white: string, danger: Partial<Danger>, more: Scene = {}): State =>
  staged({ cars: { 0: '2:a1', 1: '0:a1' }, white, danger, ...more })

const step = (state: State, to: string, avoid = false): Next => [0, { kind: 'step', to: at(state, to), avoid }]

describe('cubes in words', () => {
  it('DX-20 a choice and the log say who takes how many, and what goes beyond three', () => {
    const plain = driving('1', {})
    const debris = [{ space: at(plain, '2:a2'), cubes: 2 }]
    const state = played(driving('1', { debris, cubes: [2, 0] }), move(0, '1'))
    expect(choices(state)).toContain('Go to a2 on card 3 (Straight-Away): Ada takes 2 damage cubes, 1 goes back')
    expect(told(state, step(state, '2:a2'))).toEqual([
      'Red goes to a2 on card 3 (Straight-Away).',
      'Ada takes 2 damage cubes; 1 goes back, since three are the most.',
    ])
  })

  it('DX-20a one cube that is passed is one cube', () => {
    const debris = [{ space: at(driving('11', {}), '2:a2'), cubes: 1 }]
    const state = played(driving('11', { debris }), move(0, '11'))
    expect(choices(state)).toContain('Go to a2 on card 3 (Straight-Away) and avoid its cube (1 chip)')
    expect(told(state, step(state, '2:a2', true))).toEqual([
      'Red passes the cube on a2 on card 3 (Straight-Away) for a chip.',
    ])
  })

  it('DX-21 a cube at a Gate is told of before and after it is taken', () => {
    const state = played(driving('11', { gates: [1] }, GENTLE), move(0, '11'))
    expect(choices(state)).toContain('Go to o2 on card 4 (Gentle Curve left): Ada takes the cube at the Gate')
    expect(told(state, step(state, '3:o2'))).toContain('Ada takes the cube at the Gate.')
  })

  it('DX-20b who takes the cubes of a car that somebody else drives is named', () => {
    const debris = [{ space: at(driving('1', {}), '0:a2'), cubes: 1 }]
    const state = (options: Scene['options']) => played(driving('1', { debris }, { options: options! }), move(1, '1'))
    expect(told(state({}), step(state({}), '0:a2'))).toContain('Ada takes 1 damage cube.')
    const owner = state({ damage: 'owner' })
    expect(told(owner, step(owner, '0:a2'))).toContain('Bo takes 1 damage cube.')
  })

  it('DX-6 Instant Damage on three cubes says that the cube goes back', () => {
    const hands: Danger['hands'] = [
      ['Instant Damage', 'Nitro Boost'],
      ['Nitro Boost', 'Nitro Boost'],
    ]
    const state = driving('', { hands, cubes: [0, 3] }, { frame: windowFrame(2) })
    expect(told(state, [0, { kind: 'play', card: 'Instant Damage', target: 1 }])).toEqual([
      'Ada plays Instant Damage on Bo.',
      'Bo takes 1 damage cube; 1 goes back, since three are the most.',
    ])
  })
})

describe('what is public in words', () => {
  it('DX-5 everybody hears which cards a swap laid open, also when the deck is made anew of them', () => {
    const hands: Danger['hands'] = [
      ['Lane Closed', 'Nitro Boost'],
      ['Nitro Boost', 'Nitro Boost'],
    ]
    const state = driving('', { hands, deck: new Array(10).fill(0) }, { frame: { kind: 'swap', seat: 0 } })
    for (const watcher of [0, 1, null])
      expect(told(state, [0, { kind: 'swap' }], watcher)).toEqual([
        'Ada discards Lane Closed and Nitro Boost for new Danger cards.',
      ])
  })

  it('DX-15 the window says how many dice will be rolled, and the log when that changes', () => {
    const state = driving('', { cubes: [2, 0] }, { frame: windowFrame(2) })
    expect(prompted(state)).toBe('Before Ada rolls 3 dice: play a Danger card, or pass?')
    expect(told(state, [1, { kind: 'play', card: 'Nitro Boost' }])).toEqual([
      'Bo plays Nitro Boost on the roll of Ada.',
      'Ada has 5 dice for the coming roll.',
    ])
    const least = driving('', { cubes: [3, 0] }, { frame: windowFrame(2) })
    expect(told(least, [1, { kind: 'play', card: 'Critter Crossing' }])).toEqual([
      'Bo plays Critter Crossing on the roll of Ada.',
    ])
  })

  it('DX-4, DX-15: the picture shows the discards, those of the open window too, and the dice of the coming roll', () => {
    const discards = [2, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    const state = driving('', { discards, cubes: [1, 0] }, { frame: windowFrame(2) })
    const drawing = played(state, [1, { kind: 'play', card: 'Critter Crossing' }])
    const picture = game.draw(game.view(drawing, null), NAMES)
    expect(picture).toContain('Ada rolls 3 dice next.\nDiscards: Instant Damage × 2, Lane Closed, Critter Crossing.')
  })

  it('DX-3b who has no car left is out when the turn ends, in one sentence', () => {
    const late = { seats: 3, track: [STRAIGHT, 'Finish'], cars: { 0: '3:a1', 1: '0:a1', 2: '0:b1' } }
    const home = driven(driving('111', { cubes: [2, 0, 0] }, late), 0, '111', 'line')
    expect(told(home, [0, END])).toEqual([
      'Ada ends the turn.',
      'Ada has no car left in the race and is out of the Danger game: cards, cubes and chips go back.',
    ])
  })
})

describe('chips in words', () => {
  const single = driven(driving('1122', {}, { chips: [2, 0] }), 0, '1', '2:a2')

  it('DC-40, DC-41, DC-43: a price says what it buys', () => {
    expect(choices(single)).toContain('Move Red 2 spaces with 2 2 (1 chip: Continue)')
    expect(choices(single)).toContain('Move Yellow 2 spaces with 2 2 (1 chip: Control)')
    expect(told(single, move(0, '22'))).toEqual(['Ada moves Red with 2 2 and pays 1 chip: Continue.'])
    const behind = driven(driving('1122', {}, { chips: [2, 0], cars: { 0: '2:a1', 1: '2:a3' } }), 0, '1', '2:a2')
    expect(choices(behind)).toContain('Move Red 2 spaces with 2 2 (2 chips: Continue and Power Move)')
  })

  it('DC-35 without a chip the reason is the Single, not the chip', () => {
    const poor = driven(driving('1122', {}, { chips: [0, 0] }), 0, '1', '2:a2')
    expect(refusal(poor, { kind: 'move', car: 0, dice: [2, 2], power: false })).toBe(
      'A car that used a Single is done for this turn, unless a chip is paid.',
    )
    expect(refusal(poor, { kind: 'move', car: 1, dice: [2, 2], power: false })).toBe(
      'The car of another player is driven for a chip, and there is none.',
    )
  })

  it('DC-44 where several chips are due they are counted', () => {
    const poor = driven(driving('1122', {}, { chips: [1, 0] }), 0, '1', '2:a2')
    expect(refusal(poor, { kind: 'move', car: 0, dice: [2, 2], power: true })).toBe(
      'This costs 2 chips, and there is only 1.',
    )
  })

  it('DC-23a after a Juke no car has moved, and nobody says so', () => {
    const juked = played(driving('11', {}, { cars: { 0: '2:a1', 1: '2:b1' } }), [0, { kind: 'juke', cars: [0, 1] }])
    expect(refusal(juked, { kind: 'add', value: 1 })).toBe('Dice are changed no more once moving has begun.')
  })
})

describe('Gates and Super Size in words', () => {
  it('DC-37, DX-21: the sizes that cross a Gate are named, with a cube and without', () => {
    const cubed = played(driving('1111', { gates: [1] }, GENTLE), move(0, '1111'))
    expect(refusal(cubed, { kind: 'step', to: at(cubed, '3:o2'), avoid: false })).toBe(
      'Only a Combo of 2 dice, or of 3 to avoid the cube, crosses this Gate.',
    )
    const plain = played(driving('111', {}, GENTLE), move(0, '111'))
    expect(refusal(plain, { kind: 'step', to: at(plain, '3:o2'), avoid: false })).toBe(
      'Only a Combo of exactly 2 dice crosses this Gate.',
    )
  })

  it('DX-22a two Super Sizes count as four dice more', () => {
    const hands: Danger['hands'] = [
      ['Super Size Your Combo', 'Super Size Your Combo'],
      ['Nitro Boost', 'Nitro Boost'],
    ]
    const sized: Next[] = [[0, { kind: 'super-size' }], drawn(0, 'Lane Closed')]
    const once = played(driving('12', { hands }), ...sized)
    expect(prompted(once)).toBe('Ada: choose the Single or Combo that counts as 2 dice more.')
    expect(prompted(played(once, ...sized))).toBe('Ada: choose the Single or Combo that counts as 4 dice more.')
  })
})

describe('the end in words', () => {
  it('DC-62 with two cars each the scores are explained', () => {
    const cars = { 1: '3:a1', 3: '0:a1' }
    const state = driving('111', {}, { track: [STRAIGHT, 'Finish'], cars, options: { cars: 'two' } })
    const begun = played(state, move(1, '111'))
    expect(told(begun, step(begun, 'line'))).toEqual([
      'Yellow goes to the finish line.',
      'Yellow (Ada) finishes in place 3.',
      'Blue (Bo) is still on the track and takes place 4.',
      'Ada scores 7: place 1, and twice place 3.',
      'Bo scores 10: place 2, and twice place 4.',
      'Ada wins the race.',
    ])
  })

  it('DC-65 those who are equal share the win', () => {
    const state = { ...driving('', {}, { cars: { 0: '3:a1', 1: '3:a2' }, track: [STRAIGHT, 'Finish'] }), quiet: 59 }
    expect(told(state, [0, END])).toEqual([
      'Ada ends the turn.',
      'No car has gone forward for 30 rounds: the race ends.',
      'Red (Ada) is still on the track and takes place 1.',
      'Yellow (Bo) is still on the track and takes place 1.',
      'Ada and Bo share the win.',
    ])
  })
})
