import { describe, expect, it } from 'vitest'
import { type Spot, START } from '../board.ts'
import type { Options } from '../state.ts'
import {
  dice,
  due,
  GREEN_GOAL,
  inner,
  legalSpots,
  middle,
  outer,
  played,
  RED_GOAL,
  racing,
  refusedBy,
  result,
  toRoll,
} from '../testing/staging.ts'

describe('the end', () => {
  it('MZ-10 after the first car in a goal the round is finished', () => {
    const home = played(racing([inner(22), START, START]), dice('rwwwww'), RED_GOAL)
    expect(toRoll(home)).toBe(1)
    const next = played(home, dice('rrrrrr'))
    expect(toRoll(next)).toBe(2)
    expect(result(played(next, dice('rrrrrr')))?.places).toEqual([1, 2, 2])
  })

  it('MZ-10 a goal needs a die of its colour', () => {
    expect(toRoll(played(racing([inner(22), START]), dice('gggggg')))).toBe(1)
    expect(legalSpots(played(racing([middle(22), START]), dice('rggggg')))).toEqual([RED_GOAL, GREEN_GOAL])
  })

  it('MZ-10 the last player of a round ends the race at once, whoever began', () => {
    const last = { ...racing([START, inner(22)]), frames: [{ kind: 'roll', seat: 1 } as const] }
    expect(result(played(last, dice('rwwwww'), RED_GOAL))?.places).toEqual([2, 1])
    const begunByOther = { ...last, starter: 1 }
    expect(toRoll(played(begunByOther, dice('rwwwww'), RED_GOAL))).toBe(0)
  })

  it('MZ-10a everybody else has one more turn, if the table likes', () => {
    const cars = [START, inner(22), START]
    const state = { ...racing(cars, { ending: 'one-more-turn' }), frames: [{ kind: 'roll', seat: 1 } as const] }
    const home = played(state, dice('rwwwww'), RED_GOAL)
    expect(toRoll(home)).toBe(2)
    expect(toRoll(played(home, dice('rrrrrr')))).toBe(0)
    expect(result(played(home, dice('rrrrrr'), dice('rrrrrr')))?.places).toEqual([2, 1, 2])
  })

  it('MZ-10a a second car in a goal brings nobody another turn', () => {
    const cars = [START, inner(22), outer(22)]
    const state = { ...racing(cars, { ending: 'one-more-turn' }), frames: [{ kind: 'roll', seat: 1 } as const] }
    const both = played(state, dice('rwwwww'), RED_GOAL, dice('gwwwww'), GREEN_GOAL)
    expect(toRoll(both)).toBe(0)
    expect(result(played(both, dice('rrrrrr')))?.places).toEqual([3, 1, 1])
  })

  it('MZ-11 one car in a goal wins; of several the one that used fewer dice', () => {
    const alone = played(racing([inner(22), outer(21)]), dice('rwwwww'), RED_GOAL, dice('wwwwww'))
    expect(result(alone)?.places).toEqual([1, 2])
    const second = played(
      racing([outer(21), inner(22)]),
      dice('ygwwww'),
      outer(22),
      GREEN_GOAL,
      dice('rwwwww'),
      RED_GOAL,
    )
    expect(second.used).toEqual([2, 1])
    expect(result(second)?.places).toEqual([2, 1])
  })

  it('MZ-11 only the dice of the last round count', () => {
    const before = played(racing([inner(21), START]), dice('gwwwww'), inner(22), dice('rrrrrr'))
    expect(before.used).toEqual([0, 0])
    expect(played(before, dice('rwwwww'), RED_GOAL).used).toEqual([1, 0])
  })

  it('MZ-11a equal dice share the win, and the others rank by the far end of their squares', () => {
    const cars = [inner(22), outer(22), inner(4), outer(4), START]
    const state = played(racing(cars), dice('rwwwww'), RED_GOAL, dice('gwwwww'), GREEN_GOAL)
    const over = played(state, dice('gggggg'), dice('gggggg'), dice('gggggg'))
    expect(result(over)).toEqual({ places: [1, 1, 3, 3, 5], scores: [58, 58, 10, 10, 0] })
  })
})

describe('the variation', () => {
  const varied = (cars: Spot[], options: Partial<Options> = {}) => racing(cars, { variation: true, ...options })

  it('MZ-12 the driver of the colour used last decides about a step ahead in any lane', () => {
    const state = played(varied([START, inner(4)]), dice('bppppp'), inner(0))
    expect(due(state)).toBe(1)
    expect(legalSpots(state)).toEqual([inner(5), middle(5), 'decline'])
    const moved = played(state, middle(5))
    expect(moved.cars).toEqual([inner(0), middle(5)])
    expect(toRoll(moved)).toBe(1)
    const stayed = played(state, 'decline')
    expect(stayed.cars).toEqual([inner(0), inner(4)])
    expect(toRoll(stayed)).toBe(1)
    expect(refusedBy(state, inner(5), 0)).toBe('EN-4')
  })

  it('MZ-12 the bonus may be the own one, and comes after pushing back', () => {
    const own = played(varied([START, START]), dice('wrrrrr'), outer(0))
    expect(due(own)).toBe(0)
    expect(played(own, outer(1)).cars[0]).toBe(outer(1))
    expect(played(own, outer(1)).used[0]).toBe(1)
    const pushed = played(varied([START, inner(0)]), dice('bppppp'), inner(0))
    expect(pushed.cars).toEqual([inner(0), START])
    expect(legalSpots(pushed)).toEqual([outer(0), 'decline'])
  })

  it('MZ-12 without the variation there is no bonus step', () => {
    expect(toRoll(played(racing([START, inner(4)]), dice('bppppp'), inner(0)))).toBe(1)
  })

  it('MZ-12a a bonus step needs no die, a free square, and no tyres', () => {
    const crowded = played(varied([START, inner(4), inner(5)]), dice('bppppp'), inner(0))
    expect(legalSpots(crowded)).toEqual([middle(5), 'decline'])
    expect(refusedBy(crowded, inner(5))).toBe('MZ-12a')
    expect(refusedBy(crowded, inner(3))).toBe('MZ-5')
    const beforeTyres = played(varied([START, inner(6)]), dice('bppppp'), inner(0))
    expect(legalSpots(beforeTyres)).toEqual([middle(6), 'decline'])
    expect(refusedBy(beforeTyres, inner(7))).toBe('MZ-6')
    expect(toRoll(played(varied([START, inner(6), middle(6)]), dice('bppppp'), inner(0)))).toBe(1)
  })

  it('MZ-12a, MZ-12b: a bonus step into a goal before the own turn uses no dice and skips that turn', () => {
    const home = played(varied([START, inner(22), START]), dice('bppppp'), inner(0), RED_GOAL)
    expect(toRoll(home)).toBe(2)
    const over = played({ ...home, used: [1, 0, 0] }, dice('rrrrrr'))
    expect(result(over)).toEqual({ places: [2, 1, 3], scores: [2, 59, 0] })
  })

  it('MZ-12b the dice of an earlier round do not count for a car that does not roll in the last one', () => {
    const before = { ...varied([START, inner(22), START]), used: [0, 4, 3] }
    const over = played(before, dice('bppppp'), inner(0), RED_GOAL, dice('rrrrrr'))
    expect(over.used[1]).toBe(0)
    expect(result(over)?.scores[1]).toBe(59)
  })

  it('MZ-12b a bonus step into a goal after the own turn counts the dice of that turn', () => {
    const state = {
      ...varied([START, inner(22), START]),
      used: [0, 4, 0],
      frames: [{ kind: 'roll', seat: 2 } as const],
    }
    const over = played(state, dice('bppppp'), inner(0), RED_GOAL)
    expect(over.used).toEqual([0, 4, 1])
    expect(result(over)?.scores).toEqual([0, 55, 2])
  })

  it('MZ-10b if a bonus step comes home first, all but the player at turn have one more turn', () => {
    const start = varied([START, inner(22), START], { ending: 'one-more-turn' })
    const state = { ...start, frames: [{ kind: 'roll', seat: 2 } as const] }
    const home = played(state, dice('bppppp'), inner(0), RED_GOAL)
    expect(toRoll(home)).toBe(0)
    expect(result(played(home, dice('rrrrrr')))?.places).toEqual([3, 1, 2])
    const early = played(start, dice('bppppp'), inner(0), RED_GOAL)
    expect(toRoll(early)).toBe(2)
    expect(result(played(early, dice('rrrrrr')))?.places).toEqual([2, 1, 3])
  })

  it('MZ-12c no bonus without a die used, and none for a colour that nobody drives', () => {
    expect(toRoll(played(varied([START, START]), dice('rrrrrr')))).toBe(1)
    expect(toRoll(played(varied([inner(0), START]), dice('rwwwww'), inner(1)))).toBe(1)
  })

  it('MZ-12c from the start to blue or white, and a goal is free whoever is in it', () => {
    const fromStart = played(varied([inner(3), START]), dice('brrrrr'), middle(4))
    expect(legalSpots(fromStart)).toEqual([inner(0), outer(0), 'decline'])
    expect(refusedBy(fromStart, middle(1))).toBe('MZ-4')
    const full = { ...varied([START, inner(22), RED_GOAL]), last: 2 }
    expect(played(full, dice('bppppp'), inner(0), RED_GOAL).cars).toEqual([inner(0), RED_GOAL, RED_GOAL])
  })
})
