import { describe, expect, it } from 'vitest'
import { refusalOf } from '../../../engine/act.ts'
import { top } from '../../../engine/frames.ts'
import { prepare } from '../../../engine/table.ts'
import { allensDirt as game } from '../game.ts'
import type { Dice, State } from '../state.ts'
import { along, choices, due, onGrid, played, scene, tableOf, whereIs } from '../testing/staging.ts'
import { nextToRoll, ranking } from './qualifying.ts'

const fresh = (): State => game.setup(tableOf())

/** Eight different totals, so that no tie is left: seat 4 is best. */
const CLEAR: readonly Dice[] = [
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 3],
  [6, 6],
  [3, 4],
  [4, 4],
  [4, 5],
]

describe('the race', () => {
  it('AD-1 eight cars race, over eight laps unless the table says otherwise', () => {
    expect(game.seats).toEqual({ least: 8, most: 8 })
    expect(tableOf().options.laps).toBe(8)
    expect(fresh().lane).toHaveLength(8)
    expect(prepare(game, { seats: 7 }).ok).toBe(false)
  })

  it.each([
    [0, false],
    [1, true],
    [50, true],
    [51, false],
    [2.5, false],
  ])('AD-1 a race of %d laps is allowed: %s', (laps, allowed) => {
    expect(prepare(game, { seats: 8, options: { laps } }).ok).toBe(allowed)
  })
})

describe('qualifying', () => {
  it('AD-2 everybody rolls two dice, the highest starts first, and the chart keeps the rolls', () => {
    const state = played(fresh(), ...CLEAR)
    expect(state.grid).toEqual([4, 7, 6, 5, 3, 2, 1, 0])
    expect(state.chart[7]).toEqual([[4, 5]])
    expect(due(state)).toBe('movement of 4')
  })

  it('AD-2 the tied roll again, the highest tie first, and nobody else does', () => {
    const rolls: Dice[] = [...CLEAR]
    rolls[0] = [4, 3] // as seat 5: 7
    rolls[1] = [6, 3] // as seat 7: 9
    const tied = played(fresh(), ...rolls)
    expect(due(tied)).toBe('qualifying of 1')
    expect(due(played(tied, [2, 2]))).toBe('qualifying of 7')
    const second = played(tied, [2, 2], [2, 1])
    expect(due(second)).toBe('qualifying of 0')
    const state = played(second, [1, 1], [6, 6])
    expect(state.grid).toEqual([4, 1, 7, 6, 5, 0, 3, 2])
    expect(state.chart[1]).toEqual([
      [6, 3],
      [2, 2],
    ])
  })

  it('AD-2 who ties again rolls again, and never loses a place to those below the tie', () => {
    const rolls: Dice[] = [...CLEAR]
    rolls[0] = [6, 6]
    const state = played(fresh(), ...rolls, [1, 2], [2, 1], [1, 1], [1, 2])
    expect(state.grid.slice(0, 3)).toEqual([4, 0, 7])
    expect(state.chart[0]!.map(([a, b]) => a + b)).toEqual([12, 3, 2])
  })

  it('AD-2 three tied drivers part in two steps', () => {
    const chart: Dice[][] = [[[3, 3]], [[2, 4]], [[1, 5]]]
    expect(nextToRoll(chart)).toBe(0)
    const once: Dice[][] = chart.map((rolls, i) => [...rolls, [1, i === 1 ? 6 : 2]])
    expect(nextToRoll(once)).toBe(0)
    const twice: Dice[][] = once.map((rolls, i) => (i === 1 ? rolls : [...rolls, [1, i + 1]]))
    expect(nextToRoll(twice)).toBeNull()
    expect(ranking(twice)).toEqual([1, 2, 0])
  })
})

describe('the pole sitter’s bonus', () => {
  const pole = (change = {}): State => scene({ 0: ['low', 4], 1: ['high', 1] }, { bonus: true, ...change })

  it('AD-3 the pole sitter adds 1 to a roll, once in the race', () => {
    const asked = played(pole(), [2, 3])
    expect(choices(asked)).toEqual(['+1', 'keep'])
    const used = played(asked, '+1')
    expect(top(used)).toMatchObject({ kind: 'move', left: 6 })
    expect(used.bonus).toBe(false)
    const later = played(used, ...along('low', 6), [1, 2], 'high', 'high', 'middle', [2, 3])
    expect(top(later)).toMatchObject({ kind: 'move', seat: 0, left: 5 })
  })

  it('AD-3 who keeps the bonus is asked again at the next roll', () => {
    const kept = played(pole(), [2, 2], 'keep', ...along('low', 3), 'middle')
    expect(kept.bonus).toBe(true)
    expect(choices(played(kept, [1, 2], 'high', 'middle', 'middle', [4, 4]))).toEqual(['+1', 'keep'])
  })

  it('AD-3 no other driver is asked', () => {
    expect(top(played(pole({ grid: [1, 0, 2, 3, 4, 5, 6, 7] }), [2, 3]))).toMatchObject({ kind: 'move', left: 5 })
  })

  it('AD-3a the bonus saves a trouble roll', () => {
    const state = played(pole(), [1, 3], 'keep', ...along('low', 4), [1, 2])
    expect(choices(state)).toEqual(['+1', 'keep'])
    expect(whereIs(played(state, '+1'), 0)).toBe('low 8')
    expect(played(state, '+1').halfSpeed[0]).toBe(true)
    expect(whereIs(played(state, 'keep'), 0)).toBe('pits 2')
  })

  it('AD-3a the bonus turns a contact roll, and the roll is remembered with it', () => {
    const state = scene({ 0: ['low', 4], 1: ['low', 5], 2: ['high', 1] }, { bonus: true, mover: 0 })
    const rolled = played(state, [1, 2], 'keep', 'into low', [3, 3], [2, 4])
    expect(choices(rolled)).toEqual(['+1', 'keep'])
    const won = played(rolled, '+1')
    expect(won.contact.slice(0, 2)).toEqual([7, 6])
    expect(due(won)).toBe('consequence of 1')
    expect(due(played(rolled, 'keep'))).toBe('consequence of 0')
  })

  it('AD-3a the bonus turns a consequence, a check for snake eyes and a crash check', () => {
    const hit = scene({ 0: ['low', 4], 1: ['low', 5], 2: ['high', 12] }, { bonus: true, mover: 0 })
    const lost = played(hit, [1, 2], 'keep', 'into low', [1, 1], [6, 6], 'keep', [1, 1])
    expect(whereIs(played(lost, '+1'), 0)).toBe('pits 2')
    expect(played(lost, 'keep').retired).toContain(0)

    const snake = played(pole(), [1, 1], 'keep', [1, 2])
    expect(top(played(snake, '+1'))).toMatchObject({ kind: 'move', left: 2 })
    expect(played(snake, 'keep').incidents.at(-1)).toMatchObject({ kind: 'flag', colour: 'yellow' })

    const wreck = scene({ 0: ['high', 3], 1: ['low', 4], 2: ['low', 5] }, { bonus: true, mover: 1 })
    const check = played(wreck, [2, 4], 'into low', [1, 1], [6, 6], [1, 1], [1, 2])
    expect(played(check, '+1').retired).not.toContain(0)
    expect(played(check, 'keep').retired).toContain(0)
  })

  it('AD-3b nothing happens before the answer, and the roll cannot be changed after it took effect', () => {
    const asked = played(pole(), [2, 3])
    expect(asked.position).toEqual(pole().position)
    expect(refusalOf(game, asked, 0, { kind: 'step', lane: 0 })?.rule).toBe('AD-3b')
    expect(refusalOf(game, played(asked, 'keep'), 0, { kind: 'add-one' })?.rule).toBe('AD-3b')
  })

  it('AD-3b in a contact the question comes when all rolls lie on the table, whoever moved', () => {
    const hit = scene({ 0: ['low', 4], 1: ['low', 5], 2: ['high', 1] }, { bonus: true, mover: 0 })
    const mine = played(hit, [1, 2], 'keep', 'into low', [3, 3])
    expect(due(mine)).toBe('contact of 1')
    expect(top(played(mine, [2, 4]))).toMatchObject({ kind: 'bonus', seat: 0, dice: [3, 3] })
    const struck = scene({ 0: ['low', 5], 1: ['low', 4], 2: ['high', 1] }, { bonus: true, mover: 1 })
    const yours = played(struck, [1, 2], 'into low', [3, 3], [2, 4])
    expect(top(yours)).toMatchObject({ kind: 'bonus', seat: 0, dice: [2, 4] })
    expect(due(played(yours, '+1'))).toBe('consequence of 1')
  })

  it('AD-3b in a contact a roll from before is no longer asked about', () => {
    const hit = scene({ 0: ['low', 4], 1: ['low', 5], 2: ['low', 6] }, { bonus: true, mover: 0 })
    const again = played(hit, [1, 2], 'keep', 'into low', [1, 2], [3, 3], 'keep', [3, 4], 'into low', [6, 6])
    expect(due(again)).toBe('choice of 0')
    expect(choices(again)).not.toContain('+1')
  })

  it('AD-3b the bonus is added before halving', () => {
    const slow = pole({ halfSpeed: [true, ...Array(7).fill(false)] })
    expect(top(played(slow, [2, 4], '+1'))).toMatchObject({ kind: 'move', left: 4 })
    expect(top(played(slow, [2, 4], 'keep'))).toMatchObject({ kind: 'move', left: 3 })
  })

  it('AD-3b snake eyes go by the natural dice, and 13 is no special number', () => {
    expect(due(played(pole(), [1, 1], '+1'))).toBe('snake-eyes of 0')
    expect(top(played(pole(), [1, 1], '+1', [3, 3]))).toMatchObject({ kind: 'move', left: 3 })
    expect(due(played(pole(), [1, 2], '+1'))).toBe('choice of 0')
    const hit = scene({ 0: ['low', 4], 1: ['low', 5], 2: ['high', 1] }, { bonus: true, mover: 0 })
    const twelve = played(hit, [1, 2], 'keep', 'into low', [1, 1], [6, 6], 'keep', [6, 6])
    expect(played(twelve, '+1').halfSpeed[0]).toBe(true)
    expect(played(twelve, 'keep').incidents.at(-1)).toMatchObject({ kind: 'flag', colour: 'yellow' })
  })

  it('AD-3c there is no question where 1 more would change nothing', () => {
    expect(due(played(pole(), [1, 3], 'keep', ...along('low', 4), [2, 2]))).toBe('movement of 1')
    const slow = pole({ halfSpeed: [true, ...Array(7).fill(false)] })
    expect(top(played(slow, [2, 5]))).toMatchObject({ kind: 'move', left: 4 })
  })

  it('AD-3c a contact roll is always worth asking about, even a 12, which 1 more lifts above another 12', () => {
    const hit = scene({ 0: ['low', 4], 1: ['low', 5], 2: ['high', 1] }, { bonus: true, mover: 0 })
    const twelve = played(hit, [1, 2], 'keep', 'into low', [6, 6], [6, 6])
    expect(choices(twelve)).toEqual(['+1', 'keep'])
    expect(due(played(twelve, '+1'))).toBe('consequence of 1')
    expect(due(played(twelve, 'keep'))).toBe('consequence of 0')
  })

  it('AD-3 qualifying rolls know no bonus, and the best of them has it', () => {
    const state = played(fresh(), ...CLEAR, [3, 4])
    expect(top(state)).toMatchObject({ kind: 'bonus', seat: 4 })
    expect(onGrid().grid[0]).toBe(0)
  })
})
