import pico from 'picocolors'
import { concluded } from '../../bots/judge.ts'
import { crossroads } from '../../engine/crossroads.ts'
import type { WholeMove } from '../../engine/ends.ts'
import type { Seat } from '../../engine/game.ts'
import type { Interval } from '../../engine/interval.ts'
import { seeded } from '../../engine/random.ts'
import type { Risk } from '../../engine/risk.ts'
import { reasons, type Weighed } from '../../lab/reason.ts'
import { strongestJudge } from '../players.ts'
import type { Question } from './question.ts'
import type { Session } from './session.ts'

interface Chance {
  readonly worth: number
  readonly interval: Interval | null
}

/** As many as one is willing to compare. */
const MOST = 24
/** Chances that differ less look the same. */
const ALIKE = 0.0005

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

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
  const judge = strongestJudge(game)
  const chances = new Map<WholeMove, Chance>()
  for (const { view, legal, taken } of crossroads(game, screen.sight().view, seat, moves)) {
    const { worths, intervals } = concluded(judge({ game, view, seat, legal, random: seeded(0) }))
    for (const { move, choice } of taken)
      chances.set(move, { worth: worths[choice]!, interval: intervals?.[choice] ?? null })
  }
  return chances
}

function shown({ worth, interval }: Chance): string {
  const margin = interval ? (100 * (interval[1] - interval[0])) / 2 : 0
  return `${percent(worth).padStart(7)}${margin >= 1 ? ` ±${margin.toFixed(0)}` : ''}`
}

const risksOf = ({ risks, screen }: Session, seat: Seat, { actions }: WholeMove): readonly Risk[] =>
  risks?.of(screen.sight().view, seat, actions) ?? []

const riskText = ({ say }: Session, { what, chance }: Risk): string =>
  pico.dim(`            ${percent(chance).padStart(7)}  ${say(what)}`)
