import pico from 'picocolors'
import { isOutcome, type Seat } from '../engine/game.ts'
import type { Decision } from '../lab/finding.ts'
import { GRADE_NAMES } from '../lab/grade.ts'
import { changeBy, type Review } from '../lab/review.ts'
import type { Match } from '../protocol/match.ts'
import { type Say, speaker } from '../words/say.ts'
import { CATALOGUE } from './catalogue.ts'
import { columns } from './output.ts'
import { seatNames } from './shown.ts'

const HEAD = ['player', 'decisions', ...GRADE_NAMES, 'gave away', 'luck', 'won', 'without luck']

export const headText = (match: Match, { isExact }: Review): string =>
  [
    `${pico.bold(match.timeline.game.title)}: ${seatNames(match.head.seats).join(', ')}`,
    isExact ? 'Judged exactly.' : 'Judged by estimates.',
    '',
  ].join('\n')

/** A review in text: a line for each player, then what was given away, then the moments that decided it. */
export function reviewText(match: Match, review: Review, race: number | null): string {
  const names = seatNames(match.head.seats)
  const say = speaker(CATALOGUE, names)
  const given = review.decisions.filter(({ grade }) => grade !== 'good')
  return [
    ...(race === null ? [] : [pico.bold(race === 0 ? 'Qualifying' : `Race ${race}`)]),
    columns([HEAD, ...names.map((name, seat) => seatRow(name, review, seat))]),
    '',
    ...given.map((decision) => decisionLine(match, decision, say)),
    ...(given.length > 0 ? [''] : []),
    'The moments that decided it:',
    ...review.moments.map((index) => momentLine(match, review, index, names, say)),
    ...(race === null ? [] : ['']),
  ].join('\n')
}

function seatRow(name: string, { seats }: Review, seat: Seat): (string | number)[] {
  const { decisions, grades, lost, luck, share, adjusted } = seats[seat]!
  const counts = GRADE_NAMES.map((grade) => grades[grade])
  return [name, decisions, ...counts, percent(lost), signed(luck), optional(share), optional(adjusted)]
}

const optional = (share: number | null): string => (share === null ? '–' : percent(share))

function decisionLine({ timeline }: Match, { index, seat, action, best, lost, grade }: Decision, say: Say): string {
  const view = timeline.game.view(timeline.before(index), seat)
  const [done, better] = [action, best].map((one) => say(timeline.game.choice(view, one)))
  return `${pico.dim(String(index).padStart(4))}  ${grade}, ${percent(lost)}: ${done}; better: ${better}`
}

function momentLine(match: Match, review: Review, index: number, names: readonly string[], say: Say): string {
  const changes = changeBy(review, index)
  const gainer = changes.indexOf(Math.max(...changes))
  const what = saidOf(match, index, say)
  return `${pico.dim(String(index).padStart(4))}  ${names[gainer]} ${signed(changes[gainer]!)}: ${what}`
}

function saidOf({ timeline }: Match, index: number, say: Say): string {
  const { game, log } = timeline
  const entry = log[index]!
  const [before, after] = [timeline.before(index), timeline.before(index + 1)].map((state) => game.view(state, null))
  const sentences = game.describe(game.redact(entry, null), before!, after!)
  return sentences.length > 0 ? sentences.map(say).join(' ') : isOutcome(entry) ? 'a roll' : entry.action.kind
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`
