import { describe, expect, it } from 'vitest'
import type { Livery, Sitter } from '../../engine/sitter.ts'
import type { Play } from '../games/play.ts'
import { movedOn } from './moved-on.ts'

const SITTERS: readonly Sitter[] = [
  { name: 'Ann', colour: 'red', player: 'person' },
  { name: 'Bob', colour: 'blue', player: 'person', number: 44 },
  { name: 'Rosa', colour: 'green', player: 'club' },
]

const seen = (options: object) => ({
  sitters: SITTERS,
  view: { table: { seats: 3, options, board: null } },
})

const game = (more: Partial<Livery>) => ({ livery: { colours: null, picks: true, isNumbered: false, ...more } }) as Play

describe('the next race', () => {
  it('begins with the next player, and everybody keeps the colour', () => {
    expect(movedOn(game({}), seen({ starter: 'first' }))).toEqual([SITTERS[1], SITTERS[2], SITTERS[0]])
  })

  it('colours stay with the seats where the rules say so', () => {
    const next = movedOn(game({ colours: ['red', 'blue', 'green'], picks: false }), seen({ starter: 'first' }))!
    expect(next.map(({ name, colour }) => `${name} ${colour}`)).toEqual(['Bob red', 'Rosa blue', 'Ann green'])
  })

  it('cars keep their numbers, also those that nobody picked', () => {
    const next = movedOn(game({ isNumbered: true }), seen({}))!
    expect(next.map(({ name, number }) => `${name} ${number}`)).toEqual(['Bob 44', 'Rosa 3', 'Ann 1'])
  })

  it('is no other than a rematch where the starter is drawn', () => {
    expect(movedOn(game({}), seen({ starter: 'random' }))).toBeNull()
  })
})
