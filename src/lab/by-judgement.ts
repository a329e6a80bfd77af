import { concluded, type Judge } from '../bots/judge.ts'
import type { Game, Kinds } from '../engine/game.ts'
import type { Lore } from '../engine/lore.ts'
import { seeded } from '../engine/random.ts'
import type { Assessor } from './assessor.ts'
import { chancesAtRest } from './at-rest.ts'
import type { Judges } from './effort.ts'
import { expectedAfter } from './expected.ts'
import { gradeOf } from './grade.ts'
import { type Weighed, weighedBy } from './weighed.ts'

/** States are estimated, and decisions are judged by bots. */
export function assessorByJudgement<K extends Kinds>(
  game: Game<K>,
  lore: Lore<K>,
  { name, first, second }: Judges<K>,
  seed: number,
): Assessor<K> {
  const chances = chancesAtRest(game, lore, seed, (state) => ({ chances: evenedOut(state, lore), error: null }))
  const [weigh, again] = [askedBy(game, first, seed, FIRST), second && askedBy(game, second, seed, AGAIN)]
  return {
    isExact: false,
    judgedBy: name,
    chances,
    // Estimates before and after a throw need not agree.
    expected: (state, chance) => expectedAfter(game, state, chance, (after) => chances(after).chances),
    weigh(...decision) {
      const weighed = weigh(...decision)
      return again && gradeOf(weighed.lost) !== 'good' ? again(...decision) : weighed
    },
  }
}

/** Others than at first are asked with other numbers: what was lucky there will not be so again. */
const FIRST = 1
const AGAIN = 2

const askedBy =
  <K extends Kinds>(game: Game<K>, judge: Judge<K>, seed: number, stream: number): Assessor<K>['weigh'] =>
  (state, seat, legal, taken): Weighed => {
    const thought = { game, view: game.view(state, seat), seat, legal, random: seeded(seed, stream) }
    return weighedBy(concluded(judge(thought)), taken)
  }

/** Estimates of all seats, so that they add up to one win. */
function evenedOut<K extends Kinds>(state: K['state'], { evaluate }: Lore<K>): number[] {
  const estimates = Array.from({ length: state.table.seats }, (_, seat) => evaluate(state, seat))
  const sum = estimates.reduce((total, estimate) => total + estimate, 0)
  return estimates.map((estimate) => (sum > 0 ? estimate / sum : 1 / estimates.length))
}
