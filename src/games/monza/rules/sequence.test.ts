import { describe, expect, it } from 'vitest'
import { act, refusalOf } from '../../../engine/act.ts'
import { top } from '../../../engine/frames.ts'
import { COLOURS, goalOf, START, spotOf } from '../board.ts'
import { monza as game } from '../game.ts'
import type { Action, FrameOf, State } from '../state.ts'
import {
  dice,
  GREEN_GOAL,
  going,
  inner,
  legalSpots,
  middle,
  outer,
  played,
  RED_GOAL,
  racing,
  refusedBy,
  seated,
  toRoll,
} from '../testing/staging.ts'
import { chance, diceOf, HANDS, handOf, outcomes } from './dice.ts'

describe('components and set-up', () => {
  it('MZ-1 two to six cars of six colours, six dice with one side of each', () => {
    expect(game.seats).toEqual({ least: 2, most: 6 })
    expect(COLOURS).toEqual(['white', 'blue', 'red', 'yellow', 'green', 'purple'])
    const { outcomes: rolls, weights, total } = outcomes({ kind: 'roll', seat: 0 })
    expect(rolls).toHaveLength(462)
    expect(total).toBe(6 ** 6)
    expect(weights[rolls.findIndex((roll) => JSON.stringify(roll) === JSON.stringify(dice('wbrygp')))]).toBe(720)
    expect(weights[rolls.findIndex((roll) => JSON.stringify(roll) === JSON.stringify(dice('rryyyg')))]).toBe(60)
  })

  it('MZ-1a the cars are those of the seats, or everybody chooses one that is still free', () => {
    expect(seated(3).colours).toEqual([0, 1, 2])
    const choosing = seated(3, { colours: 'chosen' })
    expect(game.legal(choosing, 0)).toHaveLength(6)
    const two = played(choosing, 'green', 'white')
    expect(game.legal(two, 2).map((action) => game.choice(two, action).values.colour)).toMatchObject([
      { key: 'monza.colour.blue' },
      { key: 'monza.colour.red' },
      { key: 'monza.colour.yellow' },
      { key: 'monza.colour.purple' },
    ])
    expect(refusedBy(two, 'green')).toBe('MZ-1a')
    expect(refusedBy(two, inner(0))).toBe('MZ-1a')
    expect(refusedBy(two, 'decline')).toBe('MZ-1a')
    const chosen = played(two, 'red')
    expect(chosen.colours).toEqual([4, 0, 2])
    expect(toRoll(chosen)).toBe(0)
    expect(refusedBy(played(chosen, dice('bbbbbb')), 'blue')).toBe('MZ-1a')
  })

  it('MZ-1a, MZ-2 who starts is settled after the cars', () => {
    const chosen = played(seated(2, { colours: 'chosen', starter: 'random' }), 'red', 'blue')
    expect(top(chosen)).toEqual({ kind: 'starter' })
  })

  it('MZ-1a, MZ-12 the bonus step is for who chose the colour used last', () => {
    const options = { colours: 'chosen', variation: true } as const
    const chosen = played(seated(2, options), 'purple', 'blue')
    expect(top(played(chosen, dice('bbbbbb'), inner(0)))).toEqual({ kind: 'bonus', seat: 1, mover: 0 })
    const nobody = played(seated(2, options), 'purple', 'red')
    expect(toRoll(played(nobody, dice('bbbbbb'), inner(0)))).toBe(1)
  })

  it('MZ-1 a roll is six dice of known colours and nothing else', () => {
    const roll = { kind: 'roll', seat: 0 } as const
    expect(chance.possible(roll, dice('rryyyg'))).toBe(true)
    for (const wrong of [
      dice('rryyy'),
      dice('rryyygg'),
      { ...dice('rryyyg'), black: 0 },
      { red: 6 },
      [1, 1, 1, 1, 1, 1],
    ])
      expect(chance.possible(roll, wrong)).toBe(false)
    for (const odd of [
      { ...dice('rryyyg'), red: 1.5, blue: 0.5 },
      { ...dice('rryyyg'), red: 3, blue: -1 },
      null,
      'red',
      6,
    ])
      expect(chance.possible(roll, odd)).toBe(false)
    expect(chance.possible({ kind: 'starter', seat: null, seats: 3 }, { starter: 2 })).toBe(true)
    expect(chance.possible({ kind: 'starter', seat: null, seats: 3 }, { starter: 3 })).toBe(false)
  })

  it('MZ-2 all cars stand at the start, the first seat begins, and play goes to the left', () => {
    const state = seated(3)
    expect(state.cars).toEqual([START, START, START])
    expect(toRoll(state)).toBe(0)
    const next = played(state, dice('rrrrrr'))
    expect(toRoll(next)).toBe(1)
    expect(toRoll(played(next, dice('rrrrrr')))).toBe(2)
    expect(toRoll(played(next, dice('rrrrrr'), dice('rrrrrr')))).toBe(0)
  })

  it('MZ-2 chance may choose who begins', () => {
    const state = seated(3, { starter: 'random' })
    expect(game.waiting(state)).toEqual({ kind: 'chance', chance: { kind: 'starter', seat: null, seats: 3 } })
    expect(outcomes({ kind: 'starter', seat: null, seats: 3 }).outcomes).toEqual([
      { starter: 0 },
      { starter: 1 },
      { starter: 2 },
    ])
    const begun = act(game, state, { outcome: { starter: 2 } })
    expect(begun.ok && toRoll(begun.state)).toBe(2)
  })
})

describe('moving', () => {
  it('MZ-3 each step uses up a die of the colour of its square', () => {
    const state = played(seated(2), dice('brgrww'))
    const next = played(state, inner(0))
    expect(next.cars[0]).toBe(inner(0))
    expect(diceOf((top(next) as FrameOf<'move'>).hand)).toEqual(dice('rgrww'))
    expect(next.used[0]).toBe(1)
    expect(refusedBy(next, middle(1))).toBe('MZ-3')
  })

  it('MZ-3 six squares at most, then the next player rolls all six dice', () => {
    const state = played(seated(2), dice('brgrpr'), inner(0), inner(1), inner(2), inner(3), inner(4), inner(5))
    expect(state.used[0]).toBe(6)
    expect(state.cars[0]).toBe(inner(5))
    expect(toRoll(state)).toBe(1)
  })

  it('MZ-3 a turn without a fitting die is over at once', () => {
    const state = played(seated(2), dice('ryyggp'))
    expect(state.cars[0]).toBe(START)
    expect(toRoll(state)).toBe(1)
  })

  it('MZ-4 from the start only to blue or white', () => {
    const state = played(seated(2), dice('bbwwwb'))
    expect(legalSpots(state)).toEqual([inner(0), outer(0)])
    expect(refusedBy(state, middle(1))).toBe('MZ-4')
    expect(refusedBy(state, inner(3))).toBe('MZ-4')
  })

  it('MZ-5 neither back nor to a neighbour that does not reach further ahead', () => {
    const state = played(racing([middle(5), START], { distance: 'never-stop-early' }), dice('yyprrb'))
    expect(legalSpots(state)).toEqual([inner(6), middle(6), outer(5)])
    expect(refusedBy(state, inner(5))).toBe('MZ-5')
    expect(refusedBy(state, middle(4))).toBe('MZ-5')
    expect(refusedBy(state, START)).toBe('MZ-5')
    expect(refusedBy(state, outer(6))).toBe('MZ-5')
  })

  it('MZ-6 tyres are never entered', () => {
    const state = played(racing([inner(6), START]), dice('pprrbg'))
    expect(legalSpots(state)).toEqual([middle(6)])
    expect(refusedBy(state, inner(7))).toBe('MZ-6')
    expect(refusedBy(played(seated(2), dice('bbbbbb')), middle(0))).toBe('MZ-6')
  })

  it('MZ-7 a step over another car takes a die and moves nobody', () => {
    const state = played(racing([inner(0), inner(1)]), dice('rgbbbb'), inner(1))
    expect(state.cars).toEqual([inner(1), inner(1)])
    expect(state.used[0]).toBe(1)
    expect(played(state, inner(2)).cars).toEqual([inner(2), inner(1)])
  })

  it('MZ-13 what is not on the board cannot be reached', () => {
    const state = played(seated(2), dice('bbwwwb'))
    for (const nowhere of [spotOf(0, 23), spotOf(3, 0), goalOf(2), 1.5, -1])
      expect(refusedBy(state, nowhere)).toBe('MZ-13')
    const strange = { kind: 'step', to: 'inner' } as unknown as Action
    expect(refusalOf(game, state, 0, strange)?.rule).toBe('MZ-13')
    expect(refusalOf(game, state, 0, { kind: 'step', to: inner(0), by: 'car' } as Action)?.rule).toBe('EN-4')
    expect(refusalOf(game, state, 1, going(inner(0)))?.rule).toBe('EN-4')
    expect(refusalOf(game, state, 0, { kind: 'fly' } as unknown as Action)?.rule).toBe('EN-4')
  })
})

describe('pushing back', () => {
  it('MZ-8 who ends a move on a square with a car sends it back one free square in its lane', () => {
    const state = played(racing([inner(3), inner(4)]), dice('pyyyyy'), inner(4))
    expect(state.cars).toEqual([inner(4), inner(3)])
    expect(toRoll(state)).toBe(1)
  })

  it('MZ-6, MZ-8a: the way back passes tyres', () => {
    expect(played(racing([inner(6), outer(9), middle(7)]), dice('pryyyy'), middle(6), middle(7)).cars).toEqual([
      middle(7),
      outer(9),
      middle(6),
    ])
    const behindTyres = racing([middle(7), inner(8)])
    expect(played(behindTyres, dice('wbrrrr'), middle(8), inner(8)).cars).toEqual([inner(8), inner(6)])
  })

  it('MZ-8a the way back passes other cars, which stay', () => {
    const state = played(racing([middle(4), inner(4), inner(3), inner(2)]), dice('pyyyyy'), inner(4))
    expect(state.cars).toEqual([inner(4), inner(1), inner(3), inner(2)])
  })

  it('MZ-8a with no square left the car returns to the start, where any number may stand', () => {
    const first = played(racing([START, inner(0), START]), dice('bppppp'), inner(0))
    expect(first.cars).toEqual([inner(0), START, START])
    expect(played(racing([outer(0), middle(1)]), dice('ywwwww'), middle(1)).cars).toEqual([middle(1), START])
    expect(played(racing([inner(0), inner(2), inner(1), START]), dice('rwwwww'), inner(1)).cars).toEqual([
      inner(1),
      inner(2),
      inner(0),
      START,
    ])
  })

  it('MZ-8a nobody is pushed out of a goal', () => {
    const home = { ...racing([START, inner(22), GREEN_GOAL]), starter: 1, last: 0 }
    const state = { ...home, cars: [middle(22), RED_GOAL, GREEN_GOAL] }
    expect(played(state, dice('gwwwww'), GREEN_GOAL).cars).toEqual([GREEN_GOAL, RED_GOAL, GREEN_GOAL])
  })

  it('MZ-8b the square that the mover left is free', () => {
    expect(played(racing([inner(0), inner(1)]), dice('rwwwww'), inner(1)).cars).toEqual([inner(1), inner(0)])
  })
})

describe('as far as possible', () => {
  it('MZ-9 who can move must', () => {
    const state = played(seated(2), dice('bppppp'))
    expect(legalSpots(state)).toEqual([inner(0)])
    expect(refusedBy(state, 'decline')).toBe('MZ-9')
  })

  it('MZ-9, MZ-9a: a way that uses fewer dice than another is refused', () => {
    const state = played(seated(2), dice('wbrgrr'))
    expect(legalSpots(state)).toEqual([inner(0)])
    expect(refusedBy(state, outer(0))).toBe('MZ-9')
  })

  it('MZ-9a among ways with equally many dice the player chooses', () => {
    const state = played(seated(2), dice('bwyppp'))
    expect(legalSpots(state)).toEqual([inner(0), outer(0)])
    expect(played(state, inner(0), middle(1)).used[0]).toBe(2)
    expect(played(state, outer(0), outer(1)).used[0]).toBe(2)
  })

  it('MZ-9a never stopping early is enough if the table likes', () => {
    const state = played(seated(2, { distance: 'never-stop-early' }), dice('wbrgrr'))
    expect(legalSpots(state)).toEqual([inner(0), outer(0)])
    expect(toRoll(played(state, outer(0)))).toBe(1)
    expect(toRoll(played(state, inner(0)))).toBe(null)
  })

  it('MZ-9b a shorter way is far enough if it ends in a goal, and then it must', () => {
    const state = played(racing([inner(19), START]), dice('bbypgw'))
    expect(played(state, middle(20), inner(20), inner(21), middle(22), GREEN_GOAL).used[0]).toBe(5)
    const short = played(state, inner(20), inner(21))
    expect(legalSpots(short)).toEqual([middle(22)])
    expect(refusedBy(short, inner(22))).toBe('MZ-9')
    expect(played(short, middle(22), GREEN_GOAL).used[0]).toBe(4)
  })

  it('MZ-9b on a shorter way only steps that still lead into a goal are left, not those that use most dice from there', () => {
    const state = played(racing([inner(18), START]), dice('wbrygg'), inner(19))
    expect(legalSpots(state)).toEqual([inner(20)])
    expect(refusedBy(state, middle(20))).toBe('MZ-9')
    expect(played(state, inner(20), inner(21), inner(22), RED_GOAL).used[0]).toBe(5)
  })
})

describe('invariants', () => {
  it.each<[string, Partial<State>]>([
    ['MZ-1', { cars: [START] }],
    ['MZ-1a', { colours: [2, 2] }],
    ['MZ-1a', { colours: [2] }],
    ['MZ-3', { used: [0, 7] }],
    ['MZ-3', { frames: [{ kind: 'move', seat: 0, hand: 500000, most: 2 }] }],
    ['MZ-6', { cars: [START, inner(7)] }],
    ['MZ-8', { cars: [inner(1), inner(1)] }],
    ['MZ-10', { cars: [START, RED_GOAL] }],
    ['MZ-13', { cars: [START, spotOf(0, 50)] }],
  ])('%s is watched', (rule, change) => {
    expect(game.invariants({ ...seated(2), ...change }).map((line) => line.split(':')[0])).toContain(rule)
  })

  it('MZ-7 a car in its move may be where another stands', () => {
    expect(game.invariants(played(racing([inner(0), inner(1)]), dice('rgbbbb'), inner(1)))).toEqual([])
  })
})

describe('hands', () => {
  it('MZ-3 are numbers with a digit for each colour', () => {
    expect(handOf(dice('wbbggp'))).toBe(120021)
    expect(diceOf(120021)).toEqual(dice('wbbggp'))
    expect(HANDS).toHaveLength(924)
    for (const hand of HANDS) expect(handOf(diceOf(hand))).toBe(hand)
  })
})
