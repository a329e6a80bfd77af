import { describe, expect, it } from 'vitest'
import { english } from '../../../../test/english.ts'
import { act } from '../../../engine/act.ts'
import type { Entry } from '../../../engine/game.ts'
import { prepare } from '../../../engine/table.ts'
import { CHIPS, type Colour, type Icon } from '../board.ts'
import { dodgeDice as game } from '../game.ts'
import type { DodgeDice, Roll, State } from '../state.ts'

const NAMES = ['Ann', 'Bob', 'Cy']

/** Ann is about to roll without a chip, in a green round with some Dodge dice. */
function rolling(dodge: number, change: Partial<State> = {}): State {
  const prepared = prepare(game, { seats: 3 })
  if (!prepared.ok) throw new Error(prepared.refusal.reason.key)
  const bare: Partial<State> = { chips: [0, 0, 0], centre: CHIPS, penalty: 'green', dodge }
  return { ...game.setup(prepared.table), ...bare, frames: [{ kind: 'roll', seat: 0 }], ...change }
}

const roll = (green: number, others: number, icon: Icon, penalty: Colour | null = null): Entry<DodgeDice> => ({
  outcome: { penalty, dodge: { blue: others, green, red: 0 }, icon } satisfies Roll,
})

function next(state: State, entry: Entry<DodgeDice>): State {
  const acted = act(game, state, entry)
  if (!acted.ok) throw new Error(JSON.stringify(acted.refusal))
  return acted.state
}

const told = (state: State, entry: Entry<DodgeDice>): string[] =>
  game
    .describe(entry, game.view(state, null), game.view(next(state, entry), null))
    .map((sentence) => english(game, sentence, NAMES))

describe('the log of Dodge Dice', () => {
  it('DD-5 tells how many dice stay in play', () => {
    expect(told(rolling(3), roll(1, 2, 'double'))).toEqual([
      'Ann rolls: 1 Dodge die matches (green), Action die: ×2.',
      '2 Dodge dice stay in play.',
    ])
    expect(told(rolling(3), roll(2, 1, 'double'))[1]).toBe('1 Dodge die stays in play.')
    expect(told(rolling(3), roll(0, 3, 'double'))).toHaveLength(1)
  })

  it('DD-6 tells a chip, and that there was none', () => {
    expect(told(rolling(1), roll(0, 1, 'chip'))[1]).toBe('Ann takes a chip.')
    const empty = { chips: [0, CHIPS, 0], centre: 0 }
    expect(told(rolling(1, empty), roll(0, 1, 'chip'))[1]).toBe('The centre is empty: no chip for Ann.')
  })

  it('DD-7 tells who gave the points to whom', () => {
    const giving = next(rolling(1), roll(1, 0, 'give'))
    expect(told(giving, { seat: 0, action: { kind: 'give', to: 2 } })).toEqual([
      'The round is over: Ann gives 20 points to Cy.',
    ])
  })

  it('DD-9b tells a roll when it is seen and what it does when it counts', () => {
    const rich = rolling(3, { chips: [2, 0, 0], centre: CHIPS - 2 })
    expect(told(rich, roll(1, 2, 'chip'))).toEqual(['Ann rolls: 1 Dodge die matches (green), Action die: Chip.'])
    const seen = next(rich, roll(1, 2, 'chip'))
    expect(told(seen, { seat: 0, action: { kind: 'accept' } })).toEqual([
      'Ann lets the roll count.',
      'Ann takes a chip.',
      '2 Dodge dice stay in play.',
    ])
    expect(told(seen, { seat: 0, action: { kind: 'ignore' } })).toEqual(['Ann pays 2 chips and dodges 20.'])
    const first = next({ ...rich, penalty: null, dodge: 8 }, roll(3, 5, 'chip', 'red'))
    expect(told(first, { seat: 0, action: { kind: 'ignore' } })).toEqual(['Ann pays 2 chips and dodges 40.'])
  })

  it('DD-12 tells who plays on', () => {
    const two = told(rolling(1, { scores: [80, 30, 30] }), roll(0, 1, 'stop'))
    expect(two.slice(1)).toEqual([
      'The round is over: Ann collects 20 points.',
      'A tie for lowest: Bob and Cy play on.',
    ])
    const three = told(rolling(1, { scores: [80, 100, 100] }), roll(0, 1, 'stop'))
    expect(three[2]).toBe('A tie for lowest: Ann, Bob and Cy play on.')
  })
})

describe('the picture of Dodge Dice', () => {
  const last = (state: State) => game.draw(state, NAMES).split('\n').at(-1)

  it('speaks of one die and one chip', () => {
    const one = rolling(1, { chips: [0, CHIPS - 1, 0], centre: 1 })
    expect(last(one)).toBe('This round: 20 points (green), 1 Dodge die in play, 1 chip in the centre.')
  })

  it('DD-11 speaks of no new round when the game is over', () => {
    expect(last(next(rolling(1, { scores: [80, 50, 20] }), roll(0, 1, 'stop')))).toBe(
      'The game is over, 18 chips in the centre.',
    )
  })
})
