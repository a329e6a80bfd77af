import pico from 'picocolors'
import { type Chance, digitsOf, figureOf } from '../../bots/figure.ts'
import { concluded } from '../../bots/judge.ts'
import { crossroads } from '../../engine/crossroads.ts'
import type { WholeMove } from '../../engine/ends.ts'
import type { Seat } from '../../engine/game.ts'
import { seeded } from '../../engine/random.ts'
import type { Risk } from '../../engine/risk.ts'
import { reasons, type Weighed } from '../../lab/reason.ts'
import { strongestAssessor } from '../players.ts'
import type { Question } from './question.ts'
import type { Session } from './session.ts'

/** As many as one is willing to compare. */
const MOST = 24
/** Chances that differ less look the same. */
const ALIKE = 0.0005

/** It is thought about until each chance is off by no more than this in 95 of 100 cases, or for so many milliseconds. */
const WITHIN = 0.005
const PATIENCE = 4000

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`

/** What each answer is worth to the one who is asked and what may come of it, the best first, from what they see. */
export function oddsText(session: Session, seat: Seat, { answers, lines }: Question): string {
  const chances = judged(session, seat, answers)
  const order = [...answers.keys()].filter((i) => chances.has(answers[i]!))
  const worthOf = (i: number) => chances.get(answers[i]!)!.worth
  order.sort((a, b) => worthOf(b) - worthOf(a))
  const best = worthOf(order[0]!) - ALIKE
  const told = order.slice(0, MOST).flatMap((i) => {
    const mark = worthOf(i) >= best ? '★' : ' '
    const figure = shown(chances.get(answers[i]!)!)
    return [
      `${mark} ${figure}  ${pico.bold(String(i + 1))} ${lines[i]!.text}`,
      ...risksOf(session, seat, answers[i]!).map((risk) => riskText(session, risk)),
    ]
  })
  const [first, second] = order.slice(0, 2).map((i) => weighed(session, seat, answers[i]!, chances))
  return [...told, hint(session, seat, first!, second)].join('\n')
}

/** What a champion would do, and why. */
function hint({ match, screen, risks, say }: Session, seat: Seat, first: Weighed, second: Weighed | undefined): string {
  const chooser = { game: match.timeline.game, view: screen.sight().view, seat, told: risks }
  return `★ ${[pico.bold(say(first.meaning)), ...reasons(chooser, first, second).map(say)].join('  ')}`
}

const weighed = (session: Session, seat: Seat, move: WholeMove, chances: ReadonlyMap<WholeMove, Chance>): Weighed => ({
  ...move,
  chance: chances.get(move)!,
  risks: risksOf(session, seat, move),
})

function judged({ match, screen }: Session, seat: Seat, moves: readonly WholeMove[]): Map<WholeMove, Chance> {
  const { game } = match.timeline
  const assess = strongestAssessor(game)
  const chances = new Map<WholeMove, Chance>()
  const all = crossroads(game, screen.sight().view, seat, moves)
  for (const { view, legal, taken } of all) {
    const until = performance.now() + PATIENCE / all.length
    const thinking = assess({ game, view, seat, legal, random: seeded(0) }, WITHIN)
    const { worths, intervals } = concluded(thinking, () => performance.now() > until)
    for (const { move, choice } of taken) chances.set(move, { worth: worths[choice]!, interval: intervals[choice]! })
  }
  return chances
}

/** As wide as the widest. */
const shown = (chance: Chance): string => figureText(chance).padStart(12)

function figureText(chance: Chance): string {
  const figure = figureOf(chance)
  if (figure.kind === 'exact') return percent(figure.chance)
  if (figure.kind !== 'sampled') return `${figure.kind} ${percent(figure.chance, 0)}`
  const digits = digitsOf(figure.margin)
  return `${percent(figure.chance, digits)} ±${(100 * figure.margin).toFixed(digits)}`
}

const risksOf = ({ risks, screen }: Session, seat: Seat, { actions }: WholeMove): readonly Risk[] =>
  risks?.of(screen.sight().view, seat, actions) ?? []

const riskText = ({ say }: Session, { what, chance }: Risk): string =>
  pico.dim(`                 ${percent(chance).padStart(7)}  ${say(what)}`)
