import type { Kinds } from '../engine/game.ts'
import { chancesAfter, chancesIn, type Known, type Solution } from '../solver/by-rules.ts'
import { DOUBT } from '../solver/playing.ts'
import type { Assessor } from './assessor.ts'
import type { Chances } from './expected.ts'

export function assessorBySolution<K extends Kinds>(solution: Solution<K>): Assessor<K> {
  const chances = (state: K['state']): Chances => ({ chances: chancesIn(solution, state), error: 0 })
  return {
    isExact: true,
    judgedBy: null,
    chances,
    // A solved state before a throw is worth the mean of what follows it.
    expected: chances,
    // Where all others are worth less than the state nothing was given away: that saves looking through what was done, often a throw.
    weigh(state, seat, legal, taken) {
      const known: Known = new Map()
      const worthOf = (action: K['action']) => chancesAfter(solution, state, seat, action, known)[seat]!
      const worths = legal.map((action, i) => (i === taken ? 0 : worthOf(action)))
      if (Math.max(...worths) < chancesIn(solution, state, known)[seat]! - DOUBT)
        return { best: taken, lost: 0, error: 0 }
      worths[taken] = worthOf(legal[taken]!)
      const best = worths.indexOf(Math.max(...worths))
      return { best, lost: worths[best]! - worths[taken], error: 0 }
    },
  }
}
