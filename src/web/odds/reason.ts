import type { Kinds } from '../../engine/game.ts'
import { seeded } from '../../engine/random.ts'
import type { Risk } from '../../engine/risk.ts'
import { type Sentence, sentence } from '../../engine/sentence.ts'
import { best, type Decision, type Judged, keyOf, type Reading } from './odds.ts'

/** A difference of chances that is worth a word. */
const TELLING = 0.005

const why = (key: string, values: Sentence['values'] = {}): Sentence => sentence(`odds.why.${key}`, values)

/** Why the best move is the best, from facts alone, the most telling first; nothing before all moves are judged. */
export function reasons(reading: Reading): Sentence[] {
  const { decision, isDone } = reading
  const [first, second] = best(reading, 2)
  if (!decision || !isDone || !first) return []
  if (!second) return [why('only')]
  return [...atOnce(decision, first), lead(first, second), ...risks(reading, first, second)]
}

function atOnce({ game, view, seat }: Decision, { move }: Judged): Sentence[] {
  const state: Kinds['state'] = game.guess(view, seat, seeded(0))
  for (const action of move.actions) game.play(state, seat, action)
  const waiting = game.waiting(state)
  return waiting.kind === 'over' && waiting.result.places[seat] === 1 ? [why('wins')] : []
}

function lead(first: Judged, second: Judged): Sentence {
  const gap = first.chance.worth - second.chance.worth
  return why(gap < TELLING ? 'alike' : 'better', { gap, other: second.move.meaning })
}

/** The one risk by which the two moves differ most: a danger avoided, or something to hope for. */
function risks({ risks }: Reading, first: Judged, second: Judged): Sentence[] {
  const own = risks.get(keyOf(first.move.actions)) ?? []
  const others = risks.get(keyOf(second.move.actions)) ?? []
  const gains = [
    ...others
      .filter(({ kind }) => kind === 'danger')
      .map((risk) => ({ risk, gain: risk.chance - chanceIn(own, risk) })),
    ...own.filter(({ kind }) => kind === 'hope').map((risk) => ({ risk, gain: risk.chance - chanceIn(others, risk) })),
  ]
  const [most] = gains.filter(({ gain }) => gain >= TELLING).sort((a, b) => b.gain - a.gain)
  if (!most) return []
  const { kind, what } = most.risk
  return [why(kind, { what, chance: chanceIn(own, most.risk), other: chanceIn(others, most.risk) })]
}

const chanceIn = (list: readonly Risk[], { what }: Risk): number =>
  list.find((risk) => JSON.stringify(risk.what) === JSON.stringify(what))?.chance ?? 0
