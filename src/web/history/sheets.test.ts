import { expect, it } from 'vitest'
import type { PlayedGame, PlayedSeat } from './played.ts'
import { sheetsOf } from './sheets.ts'

const seat = (name: string, own: boolean): PlayedSeat => ({
  ...{ name, colour: 'red', player: own ? 'person' : 'club', place: 1, score: 0, own, dice: null },
})
const seats = [seat('Ann', true), seat('Rosa', false), seat('Bob', true)]
const sheet = (luck: number) => ({ decisions: 2, lost: 0.1, luck })
const REVIEW = { isExact: true, seats: [sheet(0.1), sheet(-0.3), sheet(0.2)] }
const played = (id: string, ended: number, more: Partial<PlayedGame> = {}): PlayedGame => ({
  ...{ id, game: 'monza', rulesVersion: 1, options: {}, begun: 0, ended, seats, review: REVIEW },
  ...more,
})
const EVERYBODY = { game: null, person: null }

it('Everybody here who was reviewed has a sheet, in the order of play', () => {
  const { review: _review, ...unreviewed } = played('c', 3)
  const sheets = sheetsOf([played('b', 2), unreviewed, played('a', 1)], EVERYBODY)
  expect(sheets.map(({ id, luck }) => [id, luck])).toEqual([
    ['a-0', 0.1],
    ['a-2', 0.2],
    ['b-0', 0.1],
    ['b-2', 0.2],
  ])
})

it('Only what is asked for counts', () => {
  const games = [played('a', 1), played('b', 2, { game: 'pig' })]
  expect(sheetsOf(games, { game: 'pig', person: 'Bob' })).toEqual([{ id: 'b-2', game: 'pig', ended: 2, ...sheet(0.2) }])
})

it('A review of fewer seats, as somebody may write it by hand, breaks nothing', () => {
  expect(sheetsOf([played('a', 1, { review: { isExact: false, seats: [] } })], EVERYBODY)).toEqual([])
})
