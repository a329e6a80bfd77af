import { describe, expect, it } from 'vitest'
import { prepare } from '../../../engine/table.ts'
import { copy } from '../../../engine/values.ts'
import { goalOf, type Spot, START, spotOf } from '../board.ts'
import { monza as game } from '../game.ts'
import type { Action, Dice, Options, State } from '../state.ts'

const racing = (cars: Spot[], options: Partial<Options> = {}): State => {
  const prepared = prepare(game, { seats: cars.length, options })
  if (!prepared.ok) throw new Error(prepared.refusal.reason.key)
  return { ...game.setup(prepared.table), cars }
}

const ONE_RED: Dice = { white: 5, blue: 0, red: 1, yellow: 0, green: 0, purple: 0 }
const NO_RED: Dice = { white: 6, blue: 0, red: 0, yellow: 0, green: 0, purple: 0 }

const rolled = (before: State, outcome: Dice) => {
  const after = copy(before)
  game.settle(after, outcome)
  return { after, told: game.describe({ outcome }, before, after).map(({ key }) => key) }
}

const drove = (before: State, to: Spot) => {
  const after = copy(before)
  const action: Action = { kind: 'step', to }
  game.play(after, 0, action)
  return { after, told: game.describe({ seat: 0, action }, before, after) }
}

describe('the log', () => {
  it('tells what was rolled, and when nothing fits', () => {
    expect(rolled(racing([START, START]), { ...NO_RED, white: 0, red: 6 }).told).toEqual([
      'monza.log.rolled',
      'monza.log.stuck',
    ])
    expect(rolled(racing([spotOf(0, 0), START]), ONE_RED).told).toEqual(['monza.log.rolled'])
  })

  it('tells a drive once, when it is over', () => {
    const dice: Dice = { ...NO_RED, white: 0, red: 1, green: 5 }
    const first = drove(rolled(racing([spotOf(0, 0), START]), dice).after, spotOf(0, 1))
    expect(first.told).toEqual([])
    expect(drove(first.after, spotOf(0, 2)).told).toMatchObject([{ key: 'monza.log.drive', values: { dice: 2 } }])
  })

  it('tells who is pushed where', () => {
    const { told } = drove(rolled(racing([spotOf(0, 0), spotOf(0, 1)]), ONE_RED).after, spotOf(0, 1))
    expect(told.map(({ key }) => key)).toEqual(['monza.log.drive', 'monza.log.pushed'])
    expect(told[1]!.values).toMatchObject({ player: { seat: 1 }, spot: { values: { number: 1 } } })
  })

  it('tells of the goal, of the last round and of the winners', () => {
    const { after, told } = drove(rolled(racing([spotOf(0, 22), START]), ONE_RED).after, goalOf(0))
    expect(told.map(({ key }) => key)).toEqual(['monza.log.home', 'monza.log.finish-round'])
    expect(rolled(after, { ...NO_RED, white: 0, red: 6 }).told).toEqual([
      'monza.log.rolled',
      'monza.log.stuck',
      'monza.log.wins',
    ])
  })

  it('tells of an offered bonus step', () => {
    const before = racing([spotOf(0, 0), START, START], { variation: true })
    const { told } = drove(rolled(before, ONE_RED).after, spotOf(0, 1))
    expect(told.map(({ key }) => key)).toEqual(['monza.log.drive', 'monza.log.bonus'])
  })
})

describe('the picture', () => {
  const names = ['Ann', 'Bob', 'Cleo']
  const lines = (state: State) => game.draw(state, names).split('\n')

  it('shows every car and fits into a terminal', () => {
    const drawn = lines(racing([spotOf(0, 0), spotOf(2, 1), goalOf(1)]))
    expect(Math.max(...drawn.map((line) => line.length))).toBeLessThanOrEqual(100)
    expect(drawn).toContain('▶ W Ann   on blue, inner lane, square 1')
    expect(drawn.find((line) => line.startsWith('inner'))).toContain('|b  W |r    |g    |')
    expect(drawn.find((line) => line.startsWith('middle'))).toContain('|##|y    |g    |')
    expect(drawn.find((line) => line.startsWith('outer'))).toContain('|w    |pB|r       |')
    expect(drawn).toContain('green goal after middle and outer: R')
  })

  it('shows the dice that are left', () => {
    expect(lines(rolled(racing([spotOf(0, 0), START, START]), ONE_RED).after).at(-1)).toBe(
      'Dice left: [white] [white] [white] [white] [white] [red]',
    )
  })
})
