import { describe, expect, it } from 'vitest'
import type { Numbering, Values } from '../../src/engine/exact.ts'
import { chancesByRules, chancesIn } from '../../src/solver/by-rules.ts'
import { solutionWith } from '../../src/solver/oracle.ts'
import { type Progress, solve, unknown } from '../../src/solver/solve.ts'
import { tableFor } from '../bots/thoughts.ts'
import { SOLVABLE } from './solvable.ts'

const solvable = (id: string) => SOLVABLE.find(({ game }) => game.id === id)!

function finished(numbering: Numbering, values: Values): Progress {
  const solving = solve(numbering, values)
  let step = solving.next()
  while (!step.done) step = solving.next()
  return step.value
}

/** The chance of whoever begins. */
function solved(id: string, options: Readonly<Record<string, unknown>> = {}) {
  const { game, exact } = solvable(id)
  const table = tableFor(game, 2, options)
  const numbering = exact.numbering(table)
  const values = unknown(numbering)
  const { residual } = finished(numbering, values)
  const solution = solutionWith(game, numbering, values)
  return { ...solution, residual, first: chancesIn(solution, game.setup(table))[0]!, start: game.setup(table) }
}

describe('a solved game', () => {
  it('of Pig is won by whoever begins as often as Neller and Presser found', () => {
    const { first, residual } = solved('pig')
    expect(first).toBeCloseTo(0.5306, 4)
    expect(residual).toBeLessThan(1e-9)
  })

  it.each([
    [{}, 0.4912],
    [{ distance: 'never-stop-early' }, 0.4908],
  ])('of Monza with %j is won by whoever begins in %d', (options, chance) => {
    const { first, residual, numbering } = solved('monza', options)
    expect(first).toBeCloseTo(chance, 4)
    expect(residual).toBeLessThan(1e-9)
    expect(numbering.size).toBe(7938)
  })

  it('of Monza gives nobody an advantage who is chosen by chance', () => {
    expect(solved('monza', { starter: 'random' }).first).toBeCloseTo(0.5, 9)
  })

  it('says the same one step later, by the rules', () => {
    const { first, start, ...solution } = solved('monza', { variation: true })
    const [one, other] = chancesByRules(solution, start)
    expect(one).toBeCloseTo(first, 9)
    expect(other).toBeCloseTo(1 - first, 9)
  })
})

describe('solving', () => {
  /** Two states: in the first one wins with 1/4 or comes to the second, from which one comes back. */
  const toy: Numbering = {
    size: 2,
    seats: 2,
    parts: [[{ first: 0, end: 2 }]],
    place: () => null,
    weigh(number, values, chances) {
      chances[0] = number === 0 ? 0.25 + 0.75 * (1 - values[1]!) : 1 - values[0]!
    },
  }

  it('finds where values hold still, and can begin with any', () => {
    for (const from of [0, 0.5, 1]) {
      const values = new Float64Array(2).fill(from)
      expect(finished(toy, values).residual).toBeLessThan(1e-9)
      expect([...values].map((value) => value.toFixed(6))).toEqual(['1.000000', '0.000000'])
    }
  })

  it('goes on where it was stopped', () => {
    const { game, exact } = solvable('monza')
    const numbering = exact.numbering(tableFor(game, 2))
    const values = unknown(numbering)
    const stopped = solve(numbering, values)
    let steps = 0
    for (; steps < 2000; steps++) stopped.next()
    let rest = 0
    for (const _ of solve(numbering, values)) rest++
    let whole = 0
    for (const _ of solve(numbering, unknown(numbering))) whole++
    expect(rest).toBeLessThan(whole)
  })
})
