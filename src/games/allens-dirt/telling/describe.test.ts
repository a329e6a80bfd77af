import { describe, expect, it } from 'vitest'
import { english } from '../../../../test/english.ts'
import { act } from '../../../engine/act.ts'
import type { Entry } from '../../../engine/game.ts'
import { allensDirt as game } from '../game.ts'
import type { AllensDirt, Dice, State } from '../state.ts'
import { onGrid, played, scene, tableOf } from '../testing/staging.ts'

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal']

function told(state: State, entry: Entry<AllensDirt>): string[] {
  const acted = act(game, state, entry)
  if (!acted.ok) throw new Error(JSON.stringify(acted.refusal))
  const said = game.describe(entry, game.view(state, null), game.view(acted.state, null))
  return said.map((sentence) => english(game, sentence, NAMES))
}

const roll = (a: number, b: number): Entry<AllensDirt> => ({ outcome: { dice: [a, b] } })
const step = (lane: number, seat = 0): Entry<AllensDirt> => ({ seat, action: { kind: 'step', lane } })

const ADD: Entry<AllensDirt> = { seat: 0, action: { kind: 'add-one' } }
const KEEP: Entry<AllensDirt> = { seat: 0, action: { kind: 'keep-roll' } }

const caught = (change = {}): State =>
  played(scene({ 0: ['low', 14], 1: ['low', 15], 2: ['high', 3] }, { mover: 0, ...change }), [1, 2])

describe('the race report', () => {
  it('tells qualifying, ties, the pole and the grid', () => {
    const clear: Dice[] = [2, 3, 4, 5, 6, 5, 4].map((die, i) => [die, i < 5 ? die : 5])
    const before = played(game.setup(tableOf()), ...clear)
    expect(told(game.setup(tableOf()), roll(3, 4))).toEqual(['Ann qualifies with 3 + 4 = 7.'])
    const tied = played(before, [6, 6])
    expect(told(tied, roll(1, 2))).toEqual(['A tie: Eve goes out again and rolls 1 + 2 = 3.'])
    const last = played(tied, [1, 2], [1, 1], [2, 2])
    expect(told(last, roll(3, 3))).toEqual([
      'A tie: Fay goes out again and rolls 3 + 3 = 6.',
      'Eve takes the pole.',
      'The grid: Eve, Hal, Fay, Dee, Gus, Cy, Bob, Ann.',
    ])
  })

  it('tells where a move ended, and nothing of the steps before', () => {
    const state = played(scene({ 0: ['low', 14], 1: ['high', 3] }), [1, 2])
    expect(told(state, step(0))).toEqual([])
    const line = played(scene({ 0: ['low', 22], 1: ['high', 3] }), [1, 1], [3, 4])
    expect(told(line, step(0))).toEqual(['Ann leads lap 2 of 8.', 'Ann stops on the line.'])
    expect(told(played(state, 'low', 'low'), step(1))).toEqual(['Ann has trouble on middle 17: Go to Pits.'])
    expect(told(played(state, 'low', 'low'), step(0))).toEqual(['Ann runs to low 17.'])
  })

  it('tells the first crossing of the line, which completes no lap', () => {
    const start = played(onGrid(), [1, 2])
    expect(told(onGrid(), roll(1, 2))).toEqual(['Ann rolls 3.', 'Ann crosses the line for the first time.'])
    expect(told(start, step(0))).toEqual([])
  })

  it('tells laps and half speed', () => {
    const state = scene({ 0: ['low', 22], 1: ['high', 3] }, { halfSpeed: [true, ...Array(7).fill(false)] })
    expect(told(state, roll(2, 3))).toEqual(['Ann rolls 5, at half speed 3 moves.'])
    expect(told(played(state, [2, 3]), step(0))).toEqual(['Ann leads lap 2 of 8.'])
  })

  it('tells a contact from the hit to the consequences', () => {
    expect(told(caught(), { seat: 0, action: { kind: 'contact', lane: 0 } })).toEqual([
      'Ann drives into Bob on low 15. Contact!',
    ])
    const hit = played(caught(), 'into low', [1, 2])
    expect(told(hit, roll(3, 4))).toEqual(['Bob rolls 7 for the contact.', 'Bob holds on, Ann comes off worse.'])
    expect(told(hit, roll(1, 2)).at(-1)).toBe('A tie: Ann and Bob both suffer.')
    expect(told(played(hit, [3, 4]), roll(1, 2))).toEqual(['Ann rolls 3 and limps into the pits.'])
  })

  it('AD-16a tells that an old roll is used and that somebody has already paid', () => {
    const three = played(scene({ 0: ['low', 14], 1: ['low', 15], 2: ['low', 16] }, { mover: 0 }), [1, 2])
    const paid = played(three, 'into low', [1, 2], [3, 4], [3, 4])
    expect(told(paid, { seat: 0, action: { kind: 'contact', lane: 0 } })).toEqual([
      'Ann drives into Cy on low 16. Contact!',
      'Ann has already rolled 3, which counts again.',
    ])
    expect(told(played(paid, 'into low'), roll(4, 4))).toEqual([
      'Cy rolls 8 for the contact.',
      'Cy holds on, Ann comes off worse.',
      'Ann has already paid in this round.',
    ])
  })

  it('AD-16a tells nothing of a roll that has lapsed', () => {
    const three = played(scene({ 0: ['low', 14], 1: ['low', 15], 2: ['low', 16] }, { mover: 0 }), [1, 2])
    const won = played(three, 'into low', [3, 4], [1, 2], [3, 4])
    expect(told(won, { seat: 0, action: { kind: 'contact', lane: 0 } })).toEqual([
      'Ann drives into Cy on low 16. Contact!',
    ])
  })

  it('tells a flag, what counts and the restart', () => {
    const lost = played(caught(), 'into low', [1, 2], [3, 4])
    expect(told(lost, roll(6, 6))).toEqual([
      'Ann rolls 12 and spins!',
      'Yellow flag!',
      'Lap 1 counts for all.',
      'They restart from the line: Bob, Cy, Ann.',
    ])
    expect(told(played(onGrid(), [1, 1]), roll(1, 1)).slice(1, 3)).toEqual([
      'Yellow flag!',
      'No lap counts yet: the order goes back to the grid.',
    ])
    expect(told(played(onGrid(), [1, 1], [1, 1], [1, 1]), roll(1, 1))[2]).toBe(
      'The order goes back to the last restart, with 0 laps run.',
    )
  })

  it('tells which laps a flag cancels', () => {
    const cars = { 0: ['low', 5, 3], 1: ['low', 10, 1], 2: ['low', 20, 1] } as const
    const spun = (laps: number[][]) => told(played(scene(cars, { laps, mover: 0 }), [1, 1]), roll(1, 1)).slice(2, 4)
    expect(spun([[1, 2, 0], [0], [0]])).toEqual(['Lap 1 counts for all.', 'Laps 2 to 3 are cancelled and run again.'])
    const two = { ...cars, 0: ['low', 5, 2] } as const
    const once = played(scene(two, { laps: [[1, 2, 0], [0]], mover: 0 }), [1, 1])
    expect(told(once, roll(1, 1))[3]).toBe('Lap 2 is cancelled and run again.')
  })

  it('tells the pole sitter’s choice', () => {
    const state = scene({ 0: ['low', 3], 1: ['high', 1] }, { bonus: true })
    expect(told(state, roll(2, 3))).toEqual(['Ann rolls 5 and weighs up the pole sitter’s +1.'])
    expect(told(played(state, [2, 3]), ADD)).toEqual(['Ann uses the pole sitter’s +1: 6.'])
    expect(told(played(state, [2, 3]), KEEP)).toEqual(['Ann keeps the +1.'])
    const slow = { ...state, halfSpeed: [true, ...Array(7).fill(false)] }
    expect(told(played(slow, [2, 4]), ADD)).toEqual([
      'Ann uses the pole sitter’s +1: 7.',
      'At half speed that is 4 moves.',
    ])
    const snake = played(state, [1, 1], 'keep', [1, 2])
    expect(told(snake, KEEP)[0]).toBe('Ann keeps the +1 and spins!')
    expect(told(snake, ADD)[0]).toBe('Ann uses the pole sitter’s +1 for 4 and catches the slide.')
  })

  it('AD-3b tells the pole sitter’s choice in a contact after both rolls', () => {
    const hit = played(caught({ bonus: true }), 'keep', 'into low', [1, 2])
    expect(told(hit, roll(1, 2))).toEqual(['Bob rolls 3 for the contact.', 'Ann weighs up the pole sitter’s +1.'])
    expect(told(played(hit, [1, 2]), ADD)).toEqual([
      'Ann uses the pole sitter’s +1: 4.',
      'Ann holds on, Bob comes off worse.',
    ])
  })

  it('tells every ending', () => {
    const line = played(scene({ 0: ['low', 22], 1: ['low', 23] }, { length: 2 }), [1, 2], [3, 3])
    expect(told(line, step(0)).slice(0, 2)).toEqual(['Ann takes the chequered flag in place 2.', 'Bob wins the race!'])
    const moves = { length: 2, house: { finish: 'moves-left' } } as const
    const left = played(scene({ 0: ['low', 22], 1: ['low', 23] }, moves), [1, 2], [3, 3])
    expect(told(left, step(0)).slice(0, 2)).toEqual([
      'Ann takes the chequered flag with 4 moves left over.',
      'Ann wins the race!',
    ])
    const flag = played(scene({ 0: ['low', 23], 1: ['low', 22], 2: ['low', 3] }, { length: 2 }), [1, 2], [1, 2], 'low')
    expect(told(played(flag, [1, 1]), roll(1, 1)).at(-2)).toBe('The race is over under the flag, and Ann wins!')
    const two = played(scene({ 0: ['low', 14], 1: ['low', 15] }, { mover: 0 }), [1, 2], 'into low')
    expect(told(played(two, [1, 2], [3, 4]), roll(1, 1)).at(-2)).toBe('Bob is the last car running and wins!')
    expect(told(played(two, [3, 4], [3, 4], [1, 1]), roll(1, 1)).at(-2)).toBe(
      'Nobody is left running. Bob got furthest in the last crash and wins!',
    )
  })
})
