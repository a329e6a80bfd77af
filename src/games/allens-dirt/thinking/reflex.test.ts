import { describe, expect, it } from 'vitest'
import { allensDirt } from '../game.ts'
import type { Action, State } from '../state.ts'
import { due, played, scene, whereIs } from '../testing/staging.ts'
import { reflex } from './reflex.ts'

const mover = (state: State): number => {
  const waiting = allensDirt.waiting(state)
  return waiting.kind === 'seats' ? waiting.seats[0]! : -1
}

/** What the house driver does. */
function choice(state: State): Action {
  const seat = mover(state)
  const legal = allensDirt.legal(state, seat)
  const worths = reflex(state, seat, legal)
  return legal[worths.indexOf(Math.max(...worths))]!
}

/** Drives on until somebody else or the dice are due, and tells what was done. */
function driven(state: State): { state: State; kinds: string[] } {
  const now = structuredClone(state)
  const seat = mover(state)
  const kinds: string[] = []
  while (mover(now) === seat) {
    const action = choice(now)
    kinds.push(action.kind)
    allensDirt.play(now, seat, action)
  }
  return { state: now, kinds }
}

const pole = { bonus: true, grid: [0, 1, 2, 3, 4, 5, 6, 7] }

describe('a house driver', () => {
  it('goes around rather than hit', () => {
    const { kinds, state } = driven(
      played(scene({ 0: ['low', 5], 1: ['low', 6], 2: ['low', 1] }, { mover: 0 }), [1, 2]),
    )
    expect(kinds).toEqual(['step', 'step', 'step'])
    expect(whereIs(state, 0)).toMatch(/^(middle|high) 8$/)
  })

  it('keeps its lane where nothing speaks for another', () => {
    const { state } = driven(played(scene({ 0: ['middle', 5], 1: ['low', 23] }, { mover: 0 }), [1, 2]))
    expect(whereIs(state, 0)).toBe('middle 8')
  })

  it('stays out of trouble', () => {
    const { state } = driven(played(scene({ 0: ['low', 5], 1: ['low', 1] }), [1, 2]))
    expect(whereIs(state, 0)).not.toBe('low 8')
    expect(due(state)).toBe('movement of 1')
  })

  it('aims for a Sweet Spot from far away', () => {
    const { state } = driven(played(scene({ 0: ['high', 4], 1: ['low', 1] }), [3, 4]))
    expect(whereIs(state, 0)).toBe('low 11')
    expect(due(state)).toBe('movement of 0')
  })

  it('drives into a car only if that pays', () => {
    const behind = (lane: string, column: number) =>
      driven(played(scene({ 0: ['low', 8], 1: [lane, column], 2: ['low', 1] }, { mover: 0 }), [1, 2])).kinds
    expect(behind('low', 11)).toEqual(['step', 'step', 'contact'])
    expect(behind('low', 10)).toEqual(['step', 'step', 'step'])
  })

  it('drives into cars where the whole road is taken and stopping would cost more', () => {
    const wall = { 1: ['low', 6], 2: ['middle', 6], 3: ['high', 6] } as const
    const car = (moves: [number, number]) => choice(played(scene({ 0: ['low', 5], ...wall }, { mover: 0 }), moves)).kind
    expect(car([6, 6])).toBe('contact')
    expect(car([1, 2])).toBe('stop')
  })

  it('minds contact less when it has nothing left to lose in this round', () => {
    const state = played(scene({ 0: ['low', 9], 1: ['low', 12], 2: ['low', 1] }, { mover: 0 }), [1, 2])
    const into = (now: State) =>
      reflex({ ...now, frames: now.frames.with(-1, { ...LAST }) }, 0, [{ kind: 'contact', lane: 0 }])[0]!
    const LAST = { kind: 'move', seat: 0, extra: false, left: 1, moved: true } as const
    const near = { ...state, position: state.position.with(0, 24 + 11), lane: state.lane.with(0, 0) }
    expect(into({ ...near, affected: near.affected.with(0, true) })).toBeGreaterThan(into(near))
  })
})

describe('the pole sitter', () => {
  const asked = (column: number, dice: [number, number], length = 8) =>
    choice(played(scene({ 0: ['low', column], 1: ['low', 1] }, { ...pole, length, mover: 0 }), dice)).kind

  it('adds 1 to reach a Sweet Spot, and keeps it for better days otherwise', () => {
    expect(asked(6, [1, 3])).toBe('add-one')
    expect(asked(2, [1, 3])).toBe('keep-roll')
  })

  it('does not keep it beyond the last lap', () => {
    expect(asked(19, [3, 3], 2)).toBe('add-one')
    expect(asked(19, [3, 3], 8)).toBe('keep-roll')
  })

  it('expects nothing of the spots behind the last line', () => {
    expect(asked(22, [2, 3], 8)).toBe('keep-roll')
    expect(asked(22, [2, 3], 2)).toBe('add-one')
  })

  it('adds 1 to get off a spin, and not to get into one', () => {
    const after = (dice: [number, number]) => {
      const rolled = played(scene({ 0: ['low', 2], 1: ['low', 1] }, { ...pole, mover: 0 }), [1, 1])
      return choice(played(rolled, 'keep', dice)).kind
    }
    expect(after([1, 2])).toBe('add-one')
    const contact = played(scene({ 0: ['low', 2], 1: ['low', 3] }, { ...pole, mover: 0 }), [1, 2], 'keep', 'into low')
    expect(choice(played(contact, [3, 3], [3, 3])).kind).toBe('add-one')
    expect(choice(played(contact, [3, 3], [6, 6])).kind).toBe('keep-roll')
    const suffers = played(contact, [1, 2], [6, 6], 'keep')
    expect(choice(played(suffers, [5, 6])).kind).toBe('keep-roll')
    expect(choice(played(suffers, [1, 1])).kind).toBe('add-one')
  })
})
