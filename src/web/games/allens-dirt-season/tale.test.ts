import { describe, expect, it } from 'vitest'
import { chronicleOf, diceOf, lastView, type Played, reasons, recorded, winnerOf } from '../../../../test/tales.ts'
import { allensDirtSeason } from '../../../games/allens-dirt-season/game.ts'
import { compare, standings } from '../../../games/allens-dirt-season/rules/standings.ts'
import type { RaceRecord, Season, View } from '../../../games/allens-dirt-season/state.ts'
import { tallyOf } from '../../end/dice-count.ts'
import { tell } from './tale.ts'
import { TALE } from './tale-parts.ts'

const tale = tell(TALE)

const GAMES = ['whole-season', 'roll-off-for-the-finale'].map((name) => recorded(allensDirtSeason, name))
const [WHOLE] = GAMES as [Played<Season>, Played<Season>]

/** A race by the drivers in the order of their finish; `led` led so many laps each. */
function race(finish: readonly number[], led: readonly number[] = []): RaceRecord {
  const drivers = finish.toSorted((a, b) => a - b)
  const seat = (driver: number) => drivers.indexOf(driver)
  return { drivers, chart: [], grid: [], incidents: [], order: finish.map(seat), laps: led.map((one) => [seat(one)]) }
}

/** What would be said if the season had these races. */
function said(races: readonly RaceRecord[], more: Partial<View> = {}): string[] {
  const table = standings(races)
  const places = table.map((own) => 1 + table.filter((other) => compare(other, own) < 0).length)
  const result = { places, scores: table.map(({ points }) => points) }
  return reasons(tale, { ...WHOLE, result }, { ...lastView(WHOLE), races, ...more })
}

describe('the tale of a season', () => {
  it.each(GAMES)('tells two dice for every roll: qualifying, races and roll-offs', (game) => {
    const rolls = game.log.filter((entry) => 'outcome' in entry)
    expect(diceOf(tale, game)).toHaveLength(rolls.length * 2)
    const { thrown, bars } = tallyOf(tale.dice[0]!, chronicleOf(tale, game).counts, null)
    for (const { expected } of bars) expect(expected).toBeCloseTo(thrown / 6, 9)
  })

  it('the dice belong to drivers, not to seats of a race', () => {
    const dice = diceOf(tale, WHOLE)
    expect(dice.slice(0, 24).map(({ seat }) => seat)).toEqual([...Array(12).keys()].flatMap((seat) => [seat, seat]))
    expect(new Set(dice.map(({ seat }) => seat)).size).toBe(12)
  })

  it.each(GAMES)('AD-31 a change for every race, and who leads at the end is the champion', (game) => {
    const { turns, leads } = chronicleOf(tale, game)
    expect(turns).toHaveLength(10)
    expect(turns.at(-1)!.after).toEqual(game.result.scores)
    expect(leads.at(-1)!.seat).toBe(winnerOf(game.result))
  })

  it('AD-34 says what decided between equal points', () => {
    expect(reasons(tale, WHOLE)).toEqual([
      'AD-34 Cleo and Eve both have 15 points: Cleo is ahead by wins, 2 to 1.',
      'AD-34 Ada and Player 10 both have 13 points: Ada is ahead by wins, 2 to 0.',
      'AD-34 Finn and Player 11 both have 9 points and equally many wins: Finn is ahead by the average finish, 4.29 to 4.83.',
      'AD-34 Player 9 and Player 12 both have 5 points and equally many wins: Player 9 is ahead by the average finish, 5.17 to 5.5.',
    ])
  })

  it('AD-34 finishes among the first four come before laps led', () => {
    const races = [race([2, 3, 0, 1, 4, 5, 6, 7], [0, 0]), race([3, 2, 4, 1, 0, 5, 6, 7], [0, 0])]
    expect(said(races)).toContain(
      'AD-34 Bo and Ada both have 2 points, and wins and average finish are equal: ' +
        'Bo is ahead by finishes among the first four, 2 to 1.',
    )
  })

  it('AD-34 laps led come last', () => {
    const races = [race([0, 1, 2, 3, 4, 5, 6, 7], [1, 1, 0]), race([1, 0, 2, 3, 4, 5, 6, 7], [0, 1])]
    expect(said(races)).toContain(
      'AD-34 Bo and Ada both have 7 points and are equal in all but the laps led: Bo led 3, Ada 2.',
    )
  })

  it('AD-33a says who is equal in everything', () => {
    expect(said([race([0, 1, 2, 3, 4, 5, 6, 7])])).toContain(
      'AD-33a Player 9, Player 10, Player 11 and Player 12 have 0 points each, are equal in everything, and share place 9.',
    )
  })

  it('AD-32a, AD-34a says who rolled off, for a seat in the finale or for the title', () => {
    expect(reasons(tale, GAMES[1]!)[0]).toBe(
      'AD-32a Bo and Dan were equal in everything and rolled for a seat in the finale: Bo got one.',
    )
    const title = { prize: 'title', tied: [0, 1], places: 1, chart: [[[1, 2]], [[6, 5]]] } as const
    expect(said([], { rollOffs: [title] })[0]).toBe(
      'AD-34a Ada and Bo were equal in everything and rolled for the title: Bo won it with 11.',
    )
  })
})
