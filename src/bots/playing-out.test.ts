import { describe, expect, it } from 'vitest'
import { dice, evaluateTrial, fork, type Spot, stateAt, type Trial, trial, worth } from '../../test/bots/trial.ts'
import { seeded } from '../engine/random.ts'
import { byReflex } from './conduct.ts'
import { concluded } from './judge.ts'
import { playingOut } from './playing-out.ts'
import { surveying } from './search.ts'

const GAMES = 1000

/** Which way seems best in the end, and how many games that took. */
function playedOut(...ways: readonly Spot[]) {
  const { game, counts } = trial()
  // Nothing is looked into beforehand, so all ways seem alike.
  const survey = surveying<Trial>({ budget: 1, width: 10, steps: 100, worlds: 1 }, evaluateTrial)
  const conduct = byReflex<Trial>((_state, _seat, legal) => legal.map(() => 0))
  const over = { ...game, waiting: (state: Trial['state']) => ending(game.waiting(state), state) } as typeof game
  const state = stateAt(fork(...ways))
  const judge = playingOut(survey, { candidates: 6, games: GAMES, laps: 1, conduct, evaluate: evaluateTrial })
  const thought = { game: over, view: over.view(state, 0), seat: 0, legal: over.legal(state, 0), random: seeded(1) }
  const { worths } = concluded(judge(thought))
  return { best: worths.indexOf(Math.max(...worths)), games: counts.settled }
}

/** A known worth is the end: won or lost. */
const ending = (waiting: ReturnType<ReturnType<typeof trial>['game']['waiting']>, { spot }: Trial['state']) =>
  spot.kind === 'worth'
    ? { kind: 'over', result: { places: spot.worth > 0.5 ? [1, 2] : [2, 1], scores: [0, 0] } }
    : waiting

const chance = (won: number) => dice([worth(1), won], [worth(0), 10 - won])

describe('games that are played out', () => {
  it('show which way is best', () => {
    expect(playedOut(chance(4), chance(6), chance(5)).best).toBe(1)
  })

  it('are no more than it takes to show it', () => {
    const { best, games } = playedOut(chance(1), chance(9))
    expect(best).toBe(1)
    expect(games).toBeLessThan(GAMES / 3)
  })

  it('go on where ways are alike', () => {
    expect(playedOut(chance(5), chance(5)).games).toBe(GAMES)
  })
})
