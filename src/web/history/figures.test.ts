import { describe, expect, it } from 'vitest'
import { sentence } from '../../engine/sentence.ts'
import type { DiceTale } from '../games/tale.ts'
import { coloursTaken, diceOf, people, resultsOf, runsOf, seatsTaken, wished } from './figures.ts'
import { readFile, soundGames, written } from './file.ts'
import type { PlayedGame, PlayedSeat } from './played.ts'

const seat = (name: string, place: number, more: Partial<PlayedSeat> = {}): PlayedSeat => ({
  name,
  colour: 'red',
  player: 'person',
  place,
  score: 0,
  own: true,
  dice: null,
  ...more,
})
const bot = (place: number): PlayedSeat => seat('Rosa', place, { colour: 'blue', player: 'casual', own: false })

const NO_PRACTICE = { practice: [], days: [] }
const inFile = (games: readonly PlayedGame[]) => written({ games, ...NO_PRACTICE })

let ended = 0
const game = (id: string, ...seats: PlayedSeat[]): PlayedGame => ({
  id: `${id}-${++ended}`,
  game: id,
  rulesVersion: 1,
  options: {},
  begun: 0,
  ended,
  seats,
})

const GAMES = [
  game('monza', seat('Ann', 1), bot(2)),
  game('monza', seat('Ann', 1), seat('Bob', 3, { colour: 'green' }), bot(2), bot(4)),
  game('dodge-dice', bot(1), seat('Ann', 2)),
]
const ALL = { game: null, person: null }

describe('figures', () => {
  it('count games once and places for each person', () => {
    expect(resultsOf(GAMES, ALL)).toEqual({
      played: 3,
      won: 2,
      podium: { times: 1, of: 1 },
      place: 7 / 4,
      field: 12 / 4,
    })
  })

  it('are those of one person or one game when asked', () => {
    expect(resultsOf(GAMES, { game: null, person: 'Bob' })).toMatchObject({ played: 1, won: 0, place: 3, field: 4 })
    expect(wished(GAMES, { game: 'dodge-dice', person: null })).toEqual([GAMES[2]])
    expect(wished(GAMES, { game: 'dodge-dice', person: 'Bob' })).toEqual([])
    expect(people(GAMES)).toEqual(['Ann', 'Bob'])
  })

  it('know runs of wins in the order of time, whatever the order of the list', () => {
    expect(runsOf([...GAMES].reverse(), ALL)).toEqual({ longest: 2, now: 0 })
    expect(runsOf(GAMES.slice(0, 2), ALL)).toEqual({ longest: 2, now: 2 })
  })

  it('know which seats and colours were taken and won with', () => {
    expect(seatsTaken(GAMES, ALL)).toEqual([
      { key: 0, taken: 2, won: 2 },
      { key: 1, taken: 2, won: 0 },
    ])
    expect(coloursTaken(GAMES, ALL)).toEqual([
      { key: 'red', taken: 3, won: 2 },
      { key: 'green', taken: 1, won: 0 },
    ])
  })

  it('have what was taken most first, and of these what won most', () => {
    const [ann, bob] = [seat('Ann', 2, { colour: 'blue' }), seat('Bob', 1, { colour: 'green' })]
    const games = [game('toy', ann, bob), game('toy', bot(1), { ...bob, place: 2 }), game('toy', ann, bob)]
    const once = game('toy', bot(2), bot(3), seat('Cid', 1, { colour: 'red' }))
    expect(coloursTaken([once, ...games], ALL).map(({ key, taken, won }) => [key, taken, won])).toEqual([
      ['green', 3, 2],
      ['blue', 2, 0],
      ['red', 1, 1],
    ])
    expect(coloursTaken([game('toy', ann, bob)], ALL).map(({ key }) => key)).toEqual(['green', 'blue'])
  })
})

const COIN: DiceTale = {
  dice: [
    {
      id: 'coin',
      name: sentence('toy.coin'),
      sides: ['heads', 'tails'].map((id) => ({ id, name: sentence(id), chance: 1 / 2 })),
    },
    { id: 'never', name: sentence('toy.never'), sides: [] },
  ],
  thrown: () => [],
}

describe('dice', () => {
  const thrown = [
    game('toy', seat('Ann', 1, { dice: { coin: { heads: 3 } } }), seat('Bob', 2, { dice: { coin: { tails: 2 } } })),
    game('toy', seat('Ann', 1, { dice: { coin: { heads: 4, edge: 1 } } }), bot(2)),
    game('other', seat('Ann', 1, { dice: { coin: { heads: 9 } } })),
  ]

  it('are added up against what fair ones give, and a side that nobody knows is shown too', () => {
    const [coin, ...others] = diceOf(thrown, { game: 'toy', person: null }, COIN)
    expect(others).toEqual([])
    expect(coin).toMatchObject({ id: 'coin', thrown: 10 })
    expect(coin!.sides.map(({ id, fell, expected }) => [id, fell, expected])).toEqual([
      ['heads', 7, 5],
      ['tails', 2, 5],
      ['edge', 1, null],
    ])
  })

  it('are those of one person when asked', () => {
    expect(diceOf(thrown, { game: 'toy', person: 'Bob' }, COIN)[0]).toMatchObject({ thrown: 2 })
  })
})

describe('a history file', () => {
  it('comes back as it was written', () => {
    expect(readFile(inFile(GAMES))).toEqual({ ok: true, games: GAMES, ...NO_PRACTICE })
    expect(JSON.parse(inFile([]))).toEqual({ format: 'paddock-history/3', games: [], ...NO_PRACTICE })
  })

  it.each([
    ['text that is no JSON', '{', 'json', ''],
    ['something else', '{"format":"paddock-match/1"}', 'format', ''],
    ['nothing', 'null', 'format', ''],
    ['a list that is none', '{"format":"paddock-history/1","games":{}}', 'place', 'games'],
    ['a place of 0', inFile([game('monza', seat('Ann', 0))]), 'place', 'games[0].seats[0].place'],
    ['a field too many', inFile([{ ...GAMES[0]!, luck: 1 } as PlayedGame]), 'place', 'games[0].luck'],
    ['a file that is too long', ' '.repeat(5_000_001), 'size', ''],
  ])('%s is refused, and it is said where', (_, text, why, where) => {
    expect(readFile(text)).toEqual({ ok: false, why, where })
  })

  it('what is broken among the kept games is passed over', () => {
    expect(soundGames([GAMES[0], null, { id: 3 }, GAMES[1]])).toEqual([GAMES[0], GAMES[1]])
  })
})
