import { describe, expect, it } from 'vitest'
import { toy as game } from '../../test/contract/toy.ts'
import { english } from '../../test/english.ts'
import { GAMES } from '../games/index.ts'
import type { Game } from './game.ts'
import { allowed, fits, matters, type OptionList } from './options.ts'
import { sentence } from './sentence.ts'
import { prepare, type TableWish } from './table.ts'

function refusal(wish: TableWish) {
  const prepared = prepare(game, wish)
  if (prepared.ok) throw new Error('nothing was refused')
  return [prepared.refusal.rule, english(game as unknown as Game, prepared.refusal.reason, [])]
}

describe('seats', () => {
  it.each([2, 3])('EN-1 %i seats are a table', (seats) => {
    expect(prepare(game, { seats })).toMatchObject({ ok: true, table: { seats } })
  })

  it.each([0, 1, 4, -2, 2.5, Number.NaN, '2' as never, null as never, undefined as never])(
    'EN-1 %s seats are not',
    (seats) => {
      expect(refusal({ seats })[0]).toBe('EN-1')
    },
  )

  it('EN-1 says how many there may be', () => {
    expect(refusal({ seats: 9 })).toEqual(['EN-1', 'Toy is for 2 to 3 seats, not 9.'])
  })
})

describe('options', () => {
  it('EN-2 what is not said is the default', () => {
    expect(prepare(game, { seats: 2 })).toMatchObject({ table: { options: { rounds: 2, start: 'even' } } })
    expect(prepare(game, { seats: 2, options: { rounds: 3 } })).toMatchObject({
      table: { options: { rounds: 3, start: 'even' } },
    })
  })

  it('EN-2 an unknown name is refused with the known ones', () => {
    expect(refusal({ seats: 2, options: { laps: 2 } })).toEqual([
      'EN-2',
      'Toy has no option "laps"; it has: rounds, start.',
    ])
  })

  it.each(['toString', '__proto__', 'constructor', ''])('EN-2 "%s" is no option either', (name) => {
    expect(refusal({ seats: 2, options: JSON.parse(`{"${name}":1}`) })[1]).toContain(`has no option "${name}"`)
  })

  it.each([
    ['rounds', 0],
    ['rounds', 4],
    ['rounds', 1.5],
    ['rounds', '2'],
    ['rounds', null],
    ['rounds', undefined],
    ['start', 'Even'],
    ['start', 1],
    ['start', ['even']],
  ])('EN-2 %s cannot be %j', (name, value) => {
    expect(refusal({ seats: 2, options: { [name]: value } })[0]).toBe('EN-2')
  })

  it('EN-2 says what is allowed', () => {
    expect(refusal({ seats: 2, options: { start: 'late' } })[1]).toBe(
      'Option "start" cannot be "late"; allowed: even, odd.',
    )
    expect(refusal({ seats: 2, options: { rounds: 7 } })[1]).toBe('Option "rounds" cannot be 7; allowed: 1–3.')
    expect(allowed({ kind: 'flag', default: true })).toBe('true, false')
  })

  it('EN-2 a flag is true or false', () => {
    const flagged = { ...game, options: { night: { kind: 'flag', default: false } } } as const
    expect(prepare(flagged, { seats: 2, options: { night: true } }).ok).toBe(true)
    expect(prepare(flagged, { seats: 2, options: { night: 'true' } }).ok).toBe(false)
  })
})

describe('a table', () => {
  it('is frozen, and apart from the wish it came from', () => {
    const options = { rounds: 1 }
    const prepared = prepare(game, { seats: 2, options })
    options.rounds = 3
    expect(prepared).toMatchObject({ ok: true, table: { options: { rounds: 1 }, board: null } })
    expect(prepared.ok && Object.isFrozen(prepared.table) && Object.isFrozen(prepared.table.options)).toBe(true)
  })

  it('has the first board, unless another is wished for', () => {
    const boarded = { ...game, boards: [{ id: 'a', title: 'A', board: null }] }
    expect(prepare(boarded, { seats: 2 })).toMatchObject({ table: { board: null } })
    expect(prepare(boarded, { seats: 2, board: { length: 3 } })).toMatchObject({ table: { board: { length: 3 } } })
  })

  it('is refused when the game objects', () => {
    const objection = { rule: 'ZZ-1', reason: sentence('toy.no') }
    expect(prepare({ ...game, objection: () => objection }, { seats: 2 })).toEqual({ ok: false, refusal: objection })
  })
})

describe('an option that depends on another', () => {
  const specs: OptionList = {
    length: { kind: 'choice', values: ['short', 'exact'], default: 'short' },
    cards: { kind: 'number', least: 1, most: 9, default: 3, only: { option: 'length', is: 'exact' } },
  }

  it('matters only at the value that it names, chosen or by default', () => {
    expect(matters(specs, 'length', {})).toBe(true)
    expect(matters(specs, 'cards', {})).toBe(false)
    expect(matters(specs, 'cards', { length: 'exact' })).toBe(true)
    expect(matters({ ...specs, length: { kind: 'flag', default: false } }, 'cards', { length: 'exact' })).toBe(true)
  })

  it.each(Object.values(GAMES))('names an option and a value that $id has', ({ options }) => {
    const needs = Object.values(options).flatMap(({ only }) => (only ? [only] : []))
    expect(needs.filter(({ option, is }) => !options[option] || !fits(options[option], is))).toEqual([])
  })
})
