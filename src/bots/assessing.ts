import type { Kinds } from '../engine/game.ts'
import { halfOf, type Interval } from '../engine/interval.ts'
import { seeded } from '../engine/random.ts'
import { shareOfWin } from '../engine/share.ts'
import { guessed } from './estimate.ts'
import type { Assess, Judgement, Thought, Trust } from './judge.ts'
import { leftAfter, type OneGame, type Way } from './playing-out.ts'
import { Sample } from './sample.ts'
import type { Survey, Surveyed } from './survey.ts'

/** So many actions at most are played on after, the ones that seem best; of the others nobody knows how far they are off. */
const PLAYED = 24
/** Before so many games after each of them, what seems is nearer to the truth. */
const LEAST = 16

/** A turn that is played on after. */
interface Line<Action> {
  readonly actions: readonly Action[]
  readonly sample: Sample
  /** Whether it ends the game, and everybody sees how: then one game is enough. */
  readonly isEnd: boolean
}

/** By their places among the legal actions. */
type Lines<Action> = ReadonlyMap<number, Line<Action>>

/**
 * Plays on after every action, in all alike, until each chance is known well enough. All meet the same hidden things and the
 * same dice, as far as that goes.
 */
export const assessing = <K extends Kinds>(survey: Survey<K>, way: Way<K>): Assess<K> =>
  function* (thought, within) {
    const surveyed = yield* seeming(survey(thought))
    const seemed = guessed(surveyed.judgement.worths)
    const seed = thought.random()
    const lines = linesOf(thought, surveyed)
    let open = [...new Set(lines.values())]
    let number = 0
    const look = () => (number < LEAST ? seemed : told(seemed, lines))
    for (; open.length > 0; number++) {
      for (const line of open) {
        play(thought, way, line, { seed, number })
        yield look
      }
      open = open.filter((line) => halfOf(trustIn(line)) > within)
    }
    return told(seemed, lines)
  }

/** Whatever is sampled before games are played on ends in an evaluation. */
function* seeming<Found>(thinking: Generator<() => Judgement, Found, void>): Generator<() => Judgement, Found, void> {
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
    yield () => guessed(step.value().worths)
  }
}

/** Where an action has no way on of its own, it leads where another does that seems worth just as much. */
function linesOf<K extends Kinds>(thought: Thought<K>, { judgement, wayFrom }: Surveyed<K['action']>) {
  const { worths } = judgement
  const { legal } = thought
  const order = [...legal.keys()].sort((one, other) => worths[other]! - worths[one]!).slice(0, PLAYED)
  const lines = new Map<number, Line<K['action']>>()
  const known = new Map<number, Line<K['action']>>()
  for (const i of order) {
    const actions = wayFrom(legal[i]!)
    if (!actions) continue
    lines.set(i, lineOf(thought, actions))
    known.set(worths[i]!, lines.get(i)!)
  }
  for (const i of order) if (!lines.has(i)) lines.set(i, known.get(worths[i]!) ?? lineOf(thought, [legal[i]!]))
  return lines
}

const lineOf = <K extends Kinds>(thought: Thought<K>, actions: readonly K['action'][]): Line<K['action']> => ({
  actions,
  sample: new Sample(),
  isEnd: isEnd(thought, actions),
})

function isEnd<K extends Kinds>({ game, view, seat }: Thought<K>, actions: readonly K['action'][]): boolean {
  if (game.hides(view.table.options)) return false
  const state = game.guess(view, seat, seeded(0))
  for (const action of actions) game.play(state, seat, action)
  return game.waiting(state).kind === 'over'
}

function play<K extends Kinds>(thought: Thought<K>, way: Way<K>, line: Line<K['action']>, one: OneGame): void {
  const { state, result } = leftAfter(thought, way, line.actions, one)
  line.sample.add(result ? shareOfWin(result, thought.seat) : way.evaluate(state, thought.seat))
}

const trustIn = ({ sample, isEnd }: Line<unknown>): Interval => (isEnd ? [sample.mean, sample.mean] : sample.interval())

/** What was not played on after seemed worse than all that was: it is told to be as much worse than they are now. */
function told<Action>({ worths: seemed }: Judgement, lines: Lines<Action>): Judgement {
  const [[best, first]] = [...lines] as [[number, Line<Action>]]
  const least = Math.min(...[...lines.values()].map(({ sample }) => sample.mean))
  const seems = (i: number) => Math.max(0, Math.min(least, first.sample.mean + seemed[i]! - seemed[best]!))
  const trusts = seemed.map((_, i): Trust => (lines.has(i) ? trustIn(lines.get(i)!) : null))
  return { worths: seemed.map((_, i) => lines.get(i)?.sample.mean ?? seems(i)), intervals: trusts }
}
