import { expect, it } from 'vitest'
import { COLOURS } from '../../../engine/colour.ts'
import type { Livery } from '../../../engine/sitter.ts'
import { PERSON } from '../../../engine/sitter.ts'
import type { Play } from '../../games/play.ts'
import { FIRST_LEVEL, quickAgreement, withBots, withOne } from './new-table.ts'

const playWith = (livery: Partial<Livery>) => ({ livery: { colours: null, picks: true, ...livery } }) as Play
const FREE = playWith({})
const colours = (sitters: readonly { readonly colour: string }[]) => sitters.map(({ colour }) => colour)

it('A quick table has one person and as many bots, with names and colours of their own', () => {
  const { seats, options } = quickAgreement(FREE, 'Ann', 3, { laps: 2 })
  expect(options).toEqual({ laps: 2 })
  expect(seats.map(({ name, player }) => [name, player])).toEqual([
    ['Ann', PERSON],
    ['Rosa', FIRST_LEVEL],
    ['Enzo', FIRST_LEVEL],
    ['Mika', FIRST_LEVEL],
  ])
  expect(new Set(colours(seats)).size).toBe(4)
})

it('A bot takes a name that nobody has, and a person none', () => {
  const sitters = withBots(FREE, 'Rosa', 1)
  expect(sitters.map(({ name }) => name)).toEqual(['Rosa', 'Enzo'])
  expect(withOne(FREE, sitters, PERSON).at(-1)).toMatchObject({ name: '', player: PERSON })
})

it('More bots than names share one', () => {
  const names = withBots(FREE, 'Ann', 13).map(({ name }) => name)
  expect([new Set(names.slice(1, 13)).size, names[13], names.includes('')]).toEqual([12, 'Rosa', false])
})

it('Who comes later has a colour that is free, and the usual one where none is or the game has its own', () => {
  const first = withBots(FREE, 'Ann', 0)
  const usual = withOne(FREE, first, PERSON).at(-1)!.colour
  const taken = [{ ...first[0]!, colour: usual }]
  const free = COLOURS.find((colour) => colour !== usual)
  expect(colours(withOne(FREE, taken, PERSON))).toEqual([usual, free])
  const all = COLOURS.map((colour) => ({ ...first[0]!, colour }))
  expect(COLOURS).toContain(withOne(FREE, all, PERSON).at(-1)!.colour)
  const own = playWith({ colours: [usual, usual] })
  expect(colours(withOne(own, taken, PERSON))).toEqual([usual, usual])
})
