import { describe, expect, it } from 'vitest'
import { atRandom, chronicleOf, diceOf, reasons, recorded, winnerOf } from '../../../../test/tales.ts'
import { dodgeDice } from '../../../games/dodge-dice/game.ts'
import { tallyOf } from '../../end/dice-count.ts'
import { tale } from './tale.ts'

const GAMES = [2, 3, 6].map((seats) => atRandom(dodgeDice, { seats, options: { starter: 'random' } }, seats))

describe('the tale of Dodge Dice', () => {
  it.each(GAMES)('tells every die of every roll', (game) => {
    const expected = game.log.reduce((sum, entry) => {
      if (!('outcome' in entry) || !('icon' in entry.outcome)) return sum
      const { penalty, dodge } = entry.outcome
      return sum + 1 + (penalty ? 1 : 0) + dodge.blue + dodge.green + dodge.red
    }, 0)
    expect(diceOf(tale, game)).toHaveLength(expected)
  })

  it('the dice belong to who rolled, and only the first roll of a round has a Penalty die', () => {
    const game = recorded(dodgeDice, 'plain-end')
    const at = game.log.findIndex((entry) => 'outcome' in entry)
    const dice = diceOf(tale, game).slice(0, 10)
    expect(game.log[at]).toMatchObject({ outcome: { icon: dice[9]!.side } })
    expect(dice.map(({ die }) => die)).toEqual(['penalty', ...Array(8).fill('dodge'), 'action'])
    for (const { seat } of dice) expect(game.log[at - 1]).toMatchObject({ seat, action: { kind: 'roll' } })
  })

  it('what is to be expected is chance × dice thrown, of everybody and of one', () => {
    const { counts } = chronicleOf(tale, GAMES[1]!)
    for (const die of tale.dice) {
      expect(die.sides.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
      const all = tallyOf(die, counts, null)
      const each = [0, 1, 2].map((seat) => tallyOf(die, counts, seat))
      expect(each.reduce((sum, { thrown }) => sum + thrown, 0)).toBe(all.thrown)
      for (const { side, expected } of all.bars) expect(expected).toBe(side.chance * all.thrown)
    }
    const dodge = tallyOf(tale.dice[0]!, counts, null)
    const shares = dodge.bars.map(({ expected }) => dodge.thrown / expected)
    expect(shares.map((share) => Number(share.toFixed(9)))).toEqual([2, 3, 6])
  })

  it.each([...GAMES, recorded(dodgeDice, 'play-off-of-two'), recorded(dodgeDice, 'play-off-of-three')])(
    'who leads at the end has won',
    (game) => {
      expect(chronicleOf(tale, game).leads.at(-1)!.seat).toBe(winnerOf(game.result))
    },
  )

  it('a change for every round, of one score', () => {
    const game = recorded(dodgeDice, 'plain-end')
    const { turns } = chronicleOf(tale, game)
    expect(turns.every(({ changed }) => changed.filter((at) => at >= 0).length === 1)).toBe(true)
    expect(turns.at(-1)!.after).toEqual(game.result.scores)
  })

  it('DD-12 says who played on and who came out lowest', () => {
    const game = recorded(dodgeDice, 'play-off-of-two')
    expect(reasons(tale, game)).toContain(
      'DD-12 Ada and Bo were tied for the lowest score and played on: Bo came out lowest.',
    )
  })

  it('DD-13 says who shares a place', () => {
    expect(reasons(tale, recorded(dodgeDice, 'shared-second-place'))).toEqual([
      'DD-13 Ada and Bo have 20 points each and share place 2.',
    ])
  })

  it('says nothing where nobody was level', () => {
    expect(reasons(tale, recorded(dodgeDice, 'plain-end'))).toEqual([])
  })
})
