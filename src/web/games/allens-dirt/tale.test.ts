import { describe, expect, it } from 'vitest'
import { atRandom, chronicleOf, diceOf, reasons, recorded, winnerOf } from '../../../../test/tales.ts'
import { allensDirt } from '../../../games/allens-dirt/game.ts'
import { tallyOf } from '../../end/dice-count.ts'
import { gapsOf, standingsOf } from '../../end/lines.ts'
import { tale } from './tale.ts'

const NAMES = ['finish', 'first-across', 'flag-on-the-last-lap', 'one-car-left', 'nobody-left'] as const
const GAMES = NAMES.map((name) => recorded(allensDirt, name))

/** One lap is soon over, and often close. */
const oneLap = (seed: number, house = {}) => atRandom(allensDirt, { seats: 8, options: { laps: 1, ...house } }, seed)

describe('the tale of Allen’s Dirt', () => {
  it.each(GAMES)('tells two dice for every roll, each side one in six', (game) => {
    const rolls = game.log.filter((entry) => 'outcome' in entry)
    expect(diceOf(tale, game)).toHaveLength(rolls.length * 2)
    const { thrown, bars } = tallyOf(tale.dice[0]!, chronicleOf(tale, game).counts, null)
    expect(thrown).toBe(rolls.length * 2)
    for (const { expected } of bars) expect(expected).toBeCloseTo(thrown / 6, 9)
  })

  it.each(GAMES)('who leads at the end has won', (game) => {
    expect(chronicleOf(tale, game).leads.at(-1)!.seat).toBe(winnerOf(game.result))
  })

  it('the lead chart shows how far everybody is behind whoever is furthest', () => {
    const standings = standingsOf(chronicleOf(tale, recorded(allensDirt, 'finish')))
    const gaps = gapsOf(standings)
    expect(tale.isRace).toBe(true)
    expect(gaps.every(({ progress }) => Math.max(...progress) === 0)).toBe(true)
    const last = standings.at(-1)!.progress
    expect(gaps.at(-1)!.progress).toEqual(last.map((each) => each - Math.max(...last)))
  })

  it('the pole sitter is the first to lead', () => {
    const game = recorded(allensDirt, 'finish')
    expect(chronicleOf(tale, game).leads[0]).toMatchObject({ seat: game.states.at(-1)!.grid[0], before: null })
  })

  it('AD-21 says by what the cars rank that completed the last lap', () => {
    expect(reasons(tale, oneLap(6))).toEqual(['AD-21 Who completed the last lap ranks by who crossed the line first.'])
  })

  it('AD-21 says who crossed the line first with equal moves left, where these count', () => {
    expect(reasons(tale, oneLap(5, { finish: 'moves-left' })).slice(0, 2)).toEqual([
      'AD-21 Who completed the last lap ranks by the moves left beyond the line.',
      'AD-21 Ada and Cleo both had 3 moves left beyond the line: Ada crossed it first.',
    ])
  })

  it('AD-4a says how cars rank that came equally far', () => {
    expect(reasons(tale, oneLap(7))).toContain(
      'AD-4a Bo and Finn stand on one spot: Bo came off better there, or was there first.',
    )
    expect(reasons(tale, oneLap(1))).toContain(
      'AD-4a Bo and Cleo came equally far: the inner lane counts as ahead, and the pits as behind.',
    )
  })

  it('AD-21, AD-21b says that the race ended under a flag, and who was out', () => {
    expect(reasons(tale, recorded(allensDirt, 'flag-on-the-last-lap'))).toEqual([
      'AD-21b The race ended under a flag, so the cars rank in the order in which they completed the lap that counts, ' +
        'spun cars last.',
    ])
    expect(reasons(tale, oneLap(15))).toEqual([
      'AD-21 Out of the race: Player 8 and Player 7. The latest crash ranks first, and cars of one crash as they ran.',
    ])
  })

  it('AD-21c says that one car was left, or none', () => {
    expect(reasons(tale, recorded(allensDirt, 'one-car-left'))[0]).toBe(
      'AD-21c Bo was the only car left and won at once.',
    )
    expect(reasons(tale, recorded(allensDirt, 'nobody-left'))[0]).toBe(
      'AD-21c No car was left: the latest crash wins, and that was Bo.',
    )
  })
})
