import type { Game, Kinds, Seat } from './game.ts'
import type { Drives } from './guide.ts'
import { seeded } from './random.ts'
import type { Sentence } from './sentence.ts'
import { everyWay, type Step, walk, wayTo } from './turns.ts'

/** What can be chosen at once: all the steps of a drive, or one action where there is no more to it. */
export interface WholeMove<K extends Kinds = Kinds> {
  readonly actions: readonly K['action'][]
  readonly meaning: Sentence
}

/** A drive with more states than this is asked step by step. */
const BOUND = 20_000

/**
 * Where the drive of a seat can end, by the game's own judgement of each step in a state that the seat cannot tell from
 * the real one; nothing where no drive is under way. The longest ways come first, those that are cut short last.
 */
export function endsOf(game: Game, drives: Drives, view: Kinds['view'], seat: Seat): WholeMove[] {
  const state = game.guess(view, seat, seeded(0))
  const isUnderWay = (at: Kinds['state']) => drives.isUnderWay(at, seat)
  if (!isUnderWay(state)) return []
  const ends = new Map<string, WholeMove>()
  const onward = everyWay((at) => (isUnderWay(at) ? game.legal(at, seat) : []))
  const layers = walk(game, seat, { before: null, state, actions: game.legal(state, seat) }, onward, BOUND)
  for (;;) {
    const { done, value } = layers.next()
    if (done) return value ? longestFirst(ends.values()) : []
    for (const step of [...value.open, ...value.ended]) if (!isUnderWay(step.state)) note(ends, drives, step, seat)
  }
}

const longestFirst = (ends: Iterable<WholeMove>): WholeMove[] =>
  [...ends].sort((a, b) => b.actions.length - a.actions.length)

/** The first way to an end is the shortest. */
function note(ends: Map<string, WholeMove>, drives: Drives, step: Step, seat: Seat): void {
  const way = wayTo(step)
  const meaning = drives.tell(way, seat)
  const key = JSON.stringify(meaning)
  if (!ends.has(key)) ends.set(key, { actions: way.map(({ action }) => action), meaning })
}
