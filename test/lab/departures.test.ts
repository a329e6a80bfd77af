import { describe, expect, it } from 'vitest'
import { best } from '../../src/bots/glance.ts'
import { chooserOf, loreFor, reflexChooser } from '../../src/bots/levels.ts'
import { playOut } from '../../src/engine/playout.ts'
import { seeded } from '../../src/engine/random.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { assessorBySolution } from '../../src/lab/by-solution.ts'
import { gainBy } from '../../src/lab/departures.ts'
import { type Duel, shareInRound } from '../../src/lab/duel.ts'
import { chancesAfter } from '../../src/solver/by-rules.ts'
import { solutionOf } from '../../src/solver/oracle.ts'
import { tableFor } from '../bots/thoughts.ts'

const { game, ...lender } = MANIFESTS.monza!
const lore = await loreFor('champion', lender)
const [casual, club] = [chooserOf('casual', lore), chooserOf('club', lore)]

const contest = (seats: number): Duel => ({
  game,
  table: tableFor(game, seats),
  challenger: casual,
  field: club,
  seed: 1,
  assessor: null,
  departures: 20,
})

/** The mean of what is won in some rounds, and how far it can be off. */
function meanOf(duel: Duel, rounds: number) {
  const shares = Array.from({ length: rounds }, (_, round) => shareInRound(duel, round))
  const mean = shares.reduce((sum, share) => sum + share, 0) / rounds
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (rounds - 1)
  return { mean, error: Math.sqrt(variance / rounds) }
}

function solved(duel: Duel, known = lore) {
  const working = solutionOf(duel.game, known.exact!, duel.table)
  let step = working.next()
  while (!step.done) step = working.next()
  return step.value
}

describe('departures from what is usual', () => {
  it('are worth nothing to whoever does what is usual', () => {
    expect(shareInRound({ ...contest(3), challenger: club }, 0)).toBeCloseTo(1 / 3, 12)
  })

  it('tell what games tell, and more of it', () => {
    const plain = meanOf({ ...contest(3), departures: 0 }, 200)
    const without = meanOf(contest(3), 20)
    expect(without.error * Math.sqrt(20)).toBeLessThan((plain.error * Math.sqrt(200)) / 2)
    expect(Math.abs(without.mean - plain.mean)).toBeLessThan(3 * Math.hypot(without.error, plain.error))
  })

  it('tell what exact play for two tells', () => {
    const duel = contest(2)
    const exact = meanOf({ ...duel, assessor: assessorBySolution(solved(duel)), departures: 0 }, 100)
    const told = meanOf({ ...duel, departures: 50 }, 40)
    expect(exact.mean).toBeLessThan(0.5 - 3 * exact.error)
    expect(Math.abs(told.mean - exact.mean)).toBeLessThan(3 * Math.hypot(told.error, exact.error))
  })
})

it('at Dodge Dice for two, games played on in haste tell what actions are worth as exact play does', async () => {
  const { game: dodge, ...dodgeLender } = MANIFESTS['dodge-dice']!
  const dodgeLore = await loreFor('champion', dodgeLender)
  const solution = solved({ ...contest(2), game: dodge, table: tableFor(dodge, 2) }, dodgeLore)
  const hasty = reflexChooser(dodgeLore.hasty!, best)
  const gaps: number[] = []
  let met = 0
  playOut(dodge, dodge.setup(tableFor(dodge, 2)), seeded(1), (rules, state, seat, random) => {
    const [one, other] = rules.legal(state, seat)
    if (other && met++ % 2 === 0) {
      const [worth, less] = [one!, other].map((action) => chancesAfter(solution, state, seat, action)[seat]!)
      gaps.push(gainBy({ game: dodge, state, seat, usual: hasty }, one!, other, 200, met) - (worth! - less!))
    }
    return hasty(rules, state, seat, random)
  })
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  const error = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0)) / gaps.length
  expect(gaps.length).toBeGreaterThan(20)
  expect(error).toBeLessThan(0.02)
  expect(Math.abs(mean)).toBeLessThan(3 * error)
})
