import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORMAT, readFile, soundGames, written } from './file.ts'
import type { PlayedGame } from './played.ts'

const GAME: PlayedGame = {
  id: 'a',
  game: 'monza',
  rulesVersion: 1,
  options: { starter: 'random' },
  begun: 1,
  ended: 2,
  seats: [
    {
      name: '<b>أليس</b>\u202e🏁',
      colour: 'red',
      player: 'person',
      place: 1,
      score: 3.5,
      own: true,
      dice: { d6: { six: 2 } },
    },
    { name: '', colour: 'blue', player: 'casual', place: 2, score: -1, own: false, dice: null },
  ],
}

const FIELDS = Object.keys(GAME) as (keyof PlayedGame)[]
const SEAT_FIELDS = Object.keys(GAME.seats[0]!)

describe('a history in a file', () => {
  it('comes back as it was written, whatever people are called', () => {
    expect(readFile(written([GAME]))).toEqual({ ok: true, games: [GAME] })
  })

  it('any text is answered and nothing throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"format":"${FORMAT}","games":${json}}`),
        ),
        (text) => {
          const found = readFile(text)
          expect(found.ok ? found.games.length : found.why).toBeDefined()
        },
      ),
      { numRuns: 300, seed: 1 },
    )
  })

  it('one field that is anything else is named, or fits', () => {
    const field = fc.oneof(
      fc.constantFrom(...FIELDS).map((name) => [name]),
      fc.constantFrom(...SEAT_FIELDS).map((name) => ['seats', '0', name]),
    )
    fc.assert(
      fc.property(field, fc.jsonValue(), (path, value) => {
        const games = structuredClone([GAME])
        const [game] = games
        Object.assign(path[0] === 'seats' && path.length > 1 ? game!.seats[0]! : game!, { [path.at(-1)!]: value })
        const found = readFile(written(games))
        if (found.ok) expect(soundGames(found.games)).toEqual(found.games)
        else expect(found.where).toMatch(/^games\[0\]\./)
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  it('a time that has no date is refused: the page could not write it', () => {
    for (const time of [8.64e15 + 1, Number.MAX_SAFE_INTEGER, 1e300, -1, 0.5]) {
      expect(readFile(written([{ ...GAME, ended: time }]))).toEqual({
        ok: false,
        why: 'place',
        where: 'games[0].ended',
      })
      expect(soundGames([{ ...GAME, begun: time }])).toEqual([])
    }
    expect(new Intl.DateTimeFormat('en').format(8.64e15)).toContain('275760')
  })
})
