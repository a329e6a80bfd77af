import { describe, expect, it } from 'vitest'
import { chooserOf, loreFor } from '../../src/bots/levels.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { assessorFor } from '../../src/lab/assessor.ts'
import { type Duel, shareInRound } from '../../src/lab/duel.ts'
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

function exactly(duel: Duel) {
  const working = assessorFor(duel.game, lore, duel.table, 'quick')
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
    const exact = meanOf({ ...duel, assessor: exactly(duel), departures: 0 }, 100)
    const told = meanOf({ ...duel, departures: 50 }, 40)
    expect(exact.mean).toBeLessThan(0.5 - 3 * exact.error)
    expect(Math.abs(told.mean - exact.mean)).toBeLessThan(3 * Math.hypot(told.error, exact.error))
  })
})
