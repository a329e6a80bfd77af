import { describe, expect, it } from 'vitest'
import { act } from '../../../engine/act.ts'
import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { prepare } from '../../../engine/table.ts'
import { CHIPS, type Colour, type Icon } from '../board.ts'
import { dodgeDice as game } from '../game.ts'
import type { Action, Options, Roll, State } from '../state.ts'
import { outcomes, rollDue } from './dice.ts'

const seated = (seats: number, options: Partial<Options> = {}): State => {
  const prepared = prepare(game, { seats, options })
  if (!prepared.ok) throw new Error(prepared.refusal.reason.key)
  return game.setup(prepared.table)
}

/** Three players without chips, so that every roll counts at once; seat 0 is about to roll. */
const bare = (change: Partial<State> = {}): State => ({
  ...seated(3),
  chips: [0, 0, 0],
  centre: CHIPS,
  frames: [{ kind: 'roll', seat: 0 }],
  ...change,
})

/** A roll in the middle of a round: so many dice match the colour, the others show something else. */
const later = (match: Colour, matching: number, others: number, icon: Icon): Roll => {
  const other: Colour = match === 'blue' ? 'green' : 'blue'
  return { penalty: null, dodge: { blue: 0, green: 0, red: 0, [match]: matching, [other]: others }, icon }
}

const first = (penalty: Colour, matching: number, icon: Icon): Roll => ({
  ...later(penalty, matching, 8 - matching, icon),
  penalty,
})

const played = (state: State, ...entries: (Roll | [Seat, Action])[]): State =>
  entries.reduce((now, entry) => {
    const acted = act(game, now, Array.isArray(entry) ? { seat: entry[0], action: entry[1] } : { outcome: entry })
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal))
    return acted.state
  }, state)

const refusedBy = (state: State, seat: Seat, action: Action): string => {
  const acted = act(game, state, { seat, action })
  return acted.ok ? 'allowed' : acted.refusal.rule
}

const ROLL: Action = { kind: 'roll' }
const SKIP: Action = { kind: 'skip' }
const ACCEPT: Action = { kind: 'accept' }
const IGNORE: Action = { kind: 'ignore' }

const lastDie = (change: Partial<State> = {}): State => bare({ penalty: 'green', dodge: 1, ...change })

describe('components and set-up', () => {
  it.each([2, 3, 4, 5, 6])(
    'DD-1 with %i players everybody has 3 of the 18 chips and the rest lie in the centre',
    (seats) => {
      const state = seated(seats)
      expect(state.chips).toEqual(Array(seats).fill(3))
      expect(state.centre).toBe(18 - 3 * seats)
      expect(state.scores).toEqual(Array(seats).fill(0))
    },
  )

  it.each([1, 7])('DD-1 a table for %i is refused', (seats) => {
    expect(prepare(game, { seats })).toMatchObject({ ok: false, refusal: { rule: 'EN-1' } })
  })

  it('DD-1 a chip too many is noticed', () => {
    expect(game.invariants({ ...seated(4), centre: 7 })).toEqual(['DD-1: 19 chips instead of 18'])
  })

  const chanceOf = (dice: number, holds: (roll: Roll) => boolean, penalty = false): number => {
    const { outcomes: rolls, weights, total } = outcomes(rollDue(0, dice, penalty).chance)
    return rolls.reduce((sum, roll, i) => sum + (holds(roll as Roll) ? weights[i]! : 0), 0) / total
  }

  it('DD-2 the Penalty die shows blue three, green two and red one time in six', () => {
    expect(chanceOf(8, (roll) => roll.penalty === 'blue', true)).toBeCloseTo(3 / 6, 12)
    expect(chanceOf(8, (roll) => roll.penalty === 'green', true)).toBeCloseTo(2 / 6, 12)
    expect(chanceOf(8, (roll) => roll.penalty === 'red', true)).toBeCloseTo(1 / 6, 12)
  })

  it('DD-2 a Dodge die has three blue, two green and one red side, each die by itself', () => {
    expect(chanceOf(1, (roll) => roll.dodge.blue === 1)).toBeCloseTo(3 / 6, 12)
    expect(chanceOf(1, (roll) => roll.dodge.green === 1)).toBeCloseTo(2 / 6, 12)
    expect(chanceOf(2, (roll) => roll.dodge.red === 2)).toBeCloseTo(1 / 36, 12)
    expect(chanceOf(8, (roll) => roll.dodge.blue === 8)).toBeCloseTo(0.5 ** 8, 12)
  })

  it.each(['stop', 'chip', 'double', 'triple', 'minus', 'give'])(
    'DD-2 the Action die shows %s one time in six',
    (icon) => {
      expect(chanceOf(5, (roll) => roll.icon === icon)).toBeCloseTo(1 / 6, 12)
    },
  )

  it.each([
    ['blue', 10],
    ['green', 20],
    ['red', 40],
  ] as const)('DD-2 %s costs %i points', (penalty, points) => {
    expect(played(bare(), first(penalty, 0, 'stop')).scores[0]).toBe(points)
  })
})

describe('how to play', () => {
  it('DD-3 the first seat starts and rolls eight Dodge dice, the Penalty die and the Action die', () => {
    const state = seated(3)
    expect(game.waiting(state)).toEqual({ kind: 'seats', seats: [0] })
    expect(game.waiting(played(state, [0, ROLL]))).toEqual({
      kind: 'chance',
      chance: { kind: 'roll', seat: 0, dodge: 8, penalty: true },
    })
  })

  it('DD-3 the Penalty die is rolled once a round', () => {
    const state = played(bare(), first('red', 2, 'double'))
    expect(state.penalty).toBe('red')
    expect(game.waiting(state)).toMatchObject({ chance: { dodge: 6, penalty: false } })
    expect(act(game, state, { outcome: first('blue', 1, 'double') }).ok).toBe(false)
  })

  it('DD-3 by option chance says who starts, everybody equally likely', () => {
    const state = seated(4, { starter: 'random' })
    expect(game.waiting(state)).toEqual({ kind: 'chance', chance: { kind: 'starter', seat: null, seats: 4 } })
    expect(outcomes({ kind: 'starter', seat: null, seats: 4 })).toMatchObject({ weights: [1, 1, 1, 1], total: 4 })
    const acted = act(game, state, { outcome: { starter: 2 } })
    expect(acted.ok && game.waiting(acted.state)).toEqual({ kind: 'seats', seats: [2] })
  })

  it('DD-4 Stop ends the round at once with the Penalty points for the roller', () => {
    const state = played(bare(), first('green', 3, 'stop'))
    expect(state.scores).toEqual([20, 0, 0])
    expect(state).toMatchObject({ penalty: null, dodge: 8 })
  })

  it('DD-4 Stop ends a round that is under way as well', () => {
    expect(played(lastDie({ dodge: 4 }), later('green', 1, 3, 'stop')).scores).toEqual([20, 0, 0])
  })

  it('DD-5 matching dice leave play and the rest pass to the left', () => {
    const state = played(bare(), first('blue', 5, 'minus'))
    expect(state).toMatchObject({ dodge: 3, penalty: 'blue', scores: [0, 0, 0] })
    expect(top(state)).toEqual({ kind: 'roll', seat: 1 })
  })

  it('DD-5 from the last seat the dice pass to the first', () => {
    const state = bare({ penalty: 'red', dodge: 5, frames: [{ kind: 'roll', seat: 2 }] })
    expect(top(played(state, later('red', 0, 5, 'give')))).toEqual({ kind: 'roll', seat: 0 })
  })

  it('DD-6 the chip icon brings a chip from the centre', () => {
    expect(played(bare(), first('blue', 1, 'chip'))).toMatchObject({ chips: [1, 0, 0], centre: 17 })
  })

  it('DD-6 an empty centre gives no chip', () => {
    const state = bare({ chips: [1, 9, 8], centre: 0 })
    expect(played(state, first('blue', 1, 'chip'))).toMatchObject({ chips: [1, 9, 8], centre: 0 })
  })

  it.each([
    ['double', 40],
    ['triple', 60],
    ['minus', -20],
  ] as const)('DD-7 the last match with %s changes the score by %i', (icon, change) => {
    expect(played(lastDie(), later('green', 1, 0, icon)).scores).toEqual([change, 0, 0])
  })

  it.each(['double', 'triple', 'minus', 'give'] as const)('DD-7 %s means nothing before the last match', (icon) => {
    const state = played(lastDie(), later('green', 0, 1, icon))
    expect(state.scores).toEqual([0, 0, 0])
    expect(top(state)).toEqual({ kind: 'roll', seat: 1 })
  })

  it('DD-7 all eight dice may match in the first roll', () => {
    expect(played(bare(), first('blue', 8, 'triple')).scores).toEqual([30, 0, 0])
  })

  it('DD-7 with Give the roller chooses who gets the points', () => {
    const asked = played(lastDie(), later('green', 1, 0, 'give'))
    expect(game.waiting(asked)).toEqual({ kind: 'seats', seats: [0] })
    expect(played(asked, [0, { kind: 'give', to: 2 }]).scores).toEqual([0, 0, 20])
    expect(refusedBy(asked, 0, ROLL)).toBe('DD-8')
  })

  it('DD-7 nothing can be given in the middle of a round', () => {
    expect(refusedBy(seated(3), 0, { kind: 'give', to: 1 })).toBe('DD-7')
  })

  it('DD-7a Chip with the last match: the chip and the plain points', () => {
    expect(played(lastDie(), later('green', 1, 0, 'chip'))).toMatchObject({ scores: [20, 0, 0], chips: [1, 0, 0] })
  })

  it('DD-7b Stop with the last match costs the plain points', () => {
    expect(played(lastDie(), later('green', 1, 0, 'stop')).scores).toEqual([20, 0, 0])
  })

  it('DD-7c the points go to another player, not to oneself and not to somebody who watches', () => {
    const asked = played(lastDie(), later('green', 1, 0, 'give'))
    expect(game.legal(asked, 0)).toEqual([
      { kind: 'give', to: 1 },
      { kind: 'give', to: 2 },
    ])
    expect(refusedBy(asked, 0, { kind: 'give', to: 0 })).toBe('DD-7c')
    const playOff = played(lastDie({ tied: [0, 2] }), later('green', 1, 0, 'give'))
    expect(game.legal(playOff, 0)).toEqual([{ kind: 'give', to: 2 }])
    expect(refusedBy(playOff, 0, { kind: 'give', to: 1 })).toBe('DD-7c')
  })
})

describe('skip chips', () => {
  it('DD-8 one chip before rolling passes the dice on as they are', () => {
    const state = played(lastDie({ chips: [1, 0, 0], centre: 17, frames: [{ kind: 'before-roll', seat: 0 }] }), [
      0,
      SKIP,
    ])
    expect(state).toMatchObject({ chips: [0, 0, 0], centre: 18, penalty: 'green', dodge: 1, scores: [0, 0, 0] })
    expect(top(state)).toEqual({ kind: 'roll', seat: 1 })
  })

  it('DD-8 the starter of a round may skip too', () => {
    expect(top(played(seated(3), [0, SKIP]))).toEqual({ kind: 'before-roll', seat: 1 })
  })

  it('DD-8 without a chip there is no choice and the dice roll', () => {
    const state = played(bare({ chips: [0, 0, 2], centre: 16 }), first('blue', 1, 'minus'))
    expect(top(state)).toEqual({ kind: 'roll', seat: 1 })
    expect(game.legal(state, 1)).toEqual([])
    expect(top(played(state, later('blue', 1, 6, 'minus')))).toEqual({ kind: 'before-roll', seat: 2 })
  })

  it('DD-8 nobody skips after rolling', () => {
    expect(refusedBy(played(seated(3), [0, ROLL], first('blue', 2, 'stop')), 0, SKIP)).toBe('DD-8')
  })

  it('DD-9 two chips after rolling ignore even a roll that ends the round, and those dice pass on', () => {
    const rolling = lastDie({ chips: [2, 0, 0], centre: 16 })
    const state = played(rolling, later('green', 1, 0, 'triple'), [0, IGNORE])
    expect(state).toMatchObject({ scores: [0, 0, 0], chips: [0, 0, 0], centre: 18, penalty: 'green', dodge: 1 })
    expect(top(state)).toEqual({ kind: 'roll', seat: 1 })
  })

  it('DD-9 nobody ignores a roll before it is made', () => {
    expect(refusedBy(seated(3), 0, IGNORE)).toBe('DD-9')
  })

  it('DD-9a an ignored roll takes no die out and brings no chip', () => {
    const rolling = lastDie({ dodge: 6, chips: [3, 0, 0], centre: 15 })
    expect(played(rolling, later('green', 4, 2, 'chip'), [0, IGNORE])).toMatchObject({ dodge: 6, chips: [1, 0, 0] })
  })

  it('DD-9a a chip that was just rolled cannot pay', () => {
    const state = played(bare({ chips: [1, 0, 0], centre: 17 }), first('blue', 1, 'chip'))
    expect(state.chips).toEqual([2, 0, 0])
    expect(top(state)).toEqual({ kind: 'roll', seat: 1 })
  })

  it('DD-9a an ignored first roll passes on all ten dice', () => {
    const state = played(seated(3), [0, ROLL], first('red', 3, 'stop'), [0, IGNORE], [1, ROLL])
    expect(game.waiting(state)).toMatchObject({ chance: { seat: 1, dodge: 8, penalty: true } })
  })

  it('DD-9b with two chips the roller decides after seeing the roll', () => {
    const seen = played(seated(3), [0, ROLL], first('red', 3, 'stop'))
    expect(seen.scores).toEqual([0, 0, 0])
    expect(game.legal(seen, 0)).toEqual([ACCEPT, IGNORE])
    expect(played(seen, [0, ACCEPT]).scores).toEqual([40, 0, 0])
  })

  it('DD-9b with one chip the roll counts at once', () => {
    expect(played(bare({ chips: [1, 0, 0], centre: 17 }), first('red', 3, 'stop')).scores).toEqual([40, 0, 0])
  })
})

describe('ending a round', () => {
  it('DD-10 the player to the left of the last roller starts anew with all dice', () => {
    const state = played(lastDie({ frames: [{ kind: 'roll', seat: 1 }] }), later('green', 1, 0, 'double'))
    expect(game.waiting(state)).toMatchObject({ chance: { seat: 2, dodge: 8, penalty: true } })
  })

  it('DD-10 left of the roller, not of the player who was given the points', () => {
    const state = played(lastDie(), later('green', 1, 0, 'give'), [0, { kind: 'give', to: 2 }])
    expect(top(state)).toEqual({ kind: 'roll', seat: 1 })
  })
})

describe('ending the game', () => {
  const ended = (scores: number[], roll: Roll, change: Partial<State> = {}) =>
    game.waiting(played(bare({ scores, ...change }), roll))

  it('DD-11 100 points end the game and the lowest score wins', () => {
    expect(ended([80, 50, 20], first('green', 0, 'stop'))).toEqual({
      kind: 'over',
      result: { places: [3, 2, 1], scores: [100, 50, 20] },
    })
  })

  it('DD-11 99 points do not', () => {
    expect(ended([79, 50, 20], first('green', 0, 'stop'))).toMatchObject({ kind: 'chance' })
  })

  it('DD-11 nothing more is accepted afterwards', () => {
    const over = played(bare({ scores: [80, 50, 20] }), first('green', 0, 'stop'))
    expect(refusedBy(over, 1, ROLL)).toBe('EN-5')
  })

  it('DD-12 players tied for lowest play on alone', () => {
    const state = played(bare({ scores: [80, 30, 30] }), first('green', 0, 'stop'))
    expect(state.tied).toEqual([1, 2])
    expect(top(played(state, first('blue', 2, 'double')))).toEqual({ kind: 'roll', seat: 2 })
    expect(top(played(state, first('blue', 2, 'double'), later('blue', 2, 4, 'double')))).toEqual({
      kind: 'roll',
      seat: 1,
    })
  })

  it('DD-12 the play-off ends with the round in which one of them is lowest', () => {
    const state = played(bare({ scores: [80, 30, 30] }), first('green', 0, 'stop'), first('blue', 0, 'stop'))
    expect(game.waiting(state)).toMatchObject({ kind: 'over', result: { places: [3, 2, 1] } })
  })

  it('DD-12 even if all scores are equal at the end', () => {
    const state = played(bare({ scores: [80, 100, 100] }), first('green', 0, 'stop'))
    expect(state.tied).toEqual([0, 1, 2])
    expect(top(state)).toEqual({ kind: 'roll', seat: 1 })
  })

  it('DD-12a the first tied player to the left of the last roller starts', () => {
    const state = bare({ scores: [10, 80, 10], frames: [{ kind: 'roll', seat: 1 }] })
    expect(top(played(state, first('green', 0, 'stop')))).toEqual({ kind: 'roll', seat: 2 })
    const passing = bare({ scores: [10, 10, 80], frames: [{ kind: 'roll', seat: 2 }] })
    expect(top(played(passing, first('green', 0, 'stop')))).toEqual({ kind: 'roll', seat: 0 })
  })

  it('DD-12b whoever was tied stays in, even when two others of them are lower', () => {
    const tied = played(bare({ scores: [80, 80, 80], penalty: 'red', dodge: 1 }), later('red', 1, 0, 'stop'))
    expect(tied.tied).toEqual([1, 2])
    const four: State = { ...seated(4), chips: [0, 0, 0, 0], centre: CHIPS, scores: [120, 10, 10, 10], tied: [1, 2, 3] }
    const state = played({ ...four, frames: [{ kind: 'roll', seat: 1 }] }, first('green', 0, 'stop'))
    expect(state.tied).toEqual([1, 2, 3])
    expect(top(played(state, first('blue', 0, 'double'), later('blue', 0, 8, 'double')))).toEqual({
      kind: 'roll',
      seat: 1,
    })
  })

  it('DD-12b scores and chips run on, and those who watch keep theirs', () => {
    const state = bare({
      scores: [120, 30, 30],
      chips: [5, 2, 1],
      centre: 10,
      tied: [1, 2],
      frames: [{ kind: 'roll', seat: 2 }],
    })
    const next = played(state, first('blue', 1, 'chip'))
    expect(next).toMatchObject({ scores: [120, 30, 30], chips: [5, 2, 2], centre: 9 })
  })

  it('DD-13 behind the winner players rank by score and equal scores share a place', () => {
    const four: State = { ...seated(4), chips: [0, 0, 0, 0], centre: CHIPS, frames: [{ kind: 'roll', seat: 0 }] }
    const over = played({ ...four, scores: [90, 40, 10, 40] }, first('green', 0, 'stop'))
    expect(game.waiting(over)).toMatchObject({ result: { places: [4, 2, 1, 2] } })
  })

  it('DD-13 the winner of a play-off is first, even above a lower score that had no part in it', () => {
    const state = bare({ scores: [45, 50, 40], tied: [1, 2], frames: [{ kind: 'roll', seat: 2 }] })
    expect(game.waiting(played(state, first('blue', 8, 'minus')))).toMatchObject({ result: { places: [2, 3, 1] } })
    const lower = bare({ scores: [45, 50, 50], tied: [1, 2], frames: [{ kind: 'roll', seat: 2 }] })
    expect(game.waiting(played(lower, first('red', 8, 'stop')))).toMatchObject({ result: { places: [2, 1, 3] } })
  })
})
