import pico from 'picocolors'
import { isOutcome, type Seat } from '../engine/game.ts'
import type { JudgeName } from '../lab/effort.ts'
import type { Decision } from '../lab/finding.ts'
import { GRADE_NAMES } from '../lab/grade.ts'
import { changeBy, possible, type Review } from '../lab/review.ts'
import type { Match } from '../protocol/match.ts'
import { type Say, speaker } from '../words/say.ts'
import { CATALOGUE } from './catalogue.ts'
import { columns } from './output.ts'
import { seatNames } from './shown.ts'

const HEAD = ['player', 'decisions', ...GRADE_NAMES, 'gave away', 'luck', 'won', 'without luck']

/** What chances and decisions were judged by. */
const JUDGED: Readonly<Record<JudgeName, string>> = {
  club: estimated('a club player'),
  keen: estimated('a player between club and expert'),
  expert: estimated('an expert'),
  brisk: estimated('a champion in a hurry, and again by a champion with time where it seemed to give something away'),
  champion: estimated('a champion'),
  games:
    'Judged by games played to the end, with the same dice after each choice; nobody is blamed for what luck explains.',
}

function estimated(judge: string): string {
  return `Chances are estimates. Each decision was judged by ${judge}.`
}

export const headText = (match: Match, { judgedBy }: Review): string =>
  [
    `${pico.bold(match.timeline.game.title)}: ${seatNames(match.head.seats).join(', ')}`,
    judgedBy === null ? 'Judged exactly.' : JUDGED[judgedBy],
    '',
  ].join('\n')

/** A review in text: a line for each player, then what was given away, then the moments that decided it. */
export function reviewText(match: Match, review: Review, race: number | null): string {
  const names = seatNames(match.head.seats)
  const say = speaker(CATALOGUE, names)
  const given = review.decisions.filter(({ grade }) => grade !== 'good')
  return [
    ...titleOf(review, race),
    columns([HEAD, ...names.map((name, seat) => seatRow(name, review, seat))]),
    '',
    ...given.map((decision) => decisionLine(match, decision, names, say)),
    ...(given.length > 0 ? [''] : []),
    ...momentLines(match, review, names, say),
    ...(race === null ? [] : ['']),
  ].join('\n')
}

const seenIn = ({ chances }: Review): number => chances.length - 1
const isPart = (review: Review): boolean => seenIn(review) < review.end - review.first

function titleOf(review: Review, race: number | null): string[] {
  const part = isPart(review) ? `the first ${seenIn(review)} of ${review.end - review.first} entries` : null
  if (race === null) return part ? [pico.bold(`Only ${part}:`)] : []
  const title = race === 0 ? 'Qualifying' : `Race ${race}`
  return [pico.bold(part ? `${title}, only ${part}:` : title)]
}

function seatRow(name: string, { seats }: Review, seat: Seat): (string | number)[] {
  const { decisions, grades, lost, luck, share, adjusted } = seats[seat]!
  const counts = GRADE_NAMES.map((grade) => grades[grade])
  const without = adjusted === null ? null : possible(adjusted)
  return [name, decisions, ...counts, percent(lost), signed(luck), optional(share), optional(without)]
}

const optional = (share: number | null): string => (share === null ? '–' : percent(share))

function decisionLine({ timeline }: Match, decision: Decision, names: readonly string[], say: Say): string {
  const { index, seat, action, best, lost, grade } = decision
  const view = timeline.game.view(timeline.before(index), seat)
  const [done, better] = [action, best].map((one) => say(timeline.game.choice(view, one)))
  const whose = `${names[seat]}, ${grade}, ${percent(lost)}`
  return `${pico.dim(String(index).padStart(4))}  ${whose}: ${done}; better: ${better}`
}

function momentLines(match: Match, review: Review, names: readonly string[], say: Say): string[] {
  if (review.moments.length === 0) return ['Nothing changed the chances.']
  const title = isPart(review) ? 'What changed most by then:' : 'The moments that decided it:'
  return [title, ...review.moments.map((index) => momentLine(match, review, index, names, say))]
}

function momentLine(match: Match, review: Review, index: number, names: readonly string[], say: Say): string {
  const changes = changeBy(review, index)
  const gainer = changes.indexOf(Math.max(...changes))
  const what = saidOf(match, index, names, say)
  return `${pico.dim(String(index).padStart(4))}  ${names[gainer]} ${signed(changes[gainer]!)}: ${what}`
}

/** In the words of the log; where the log is silent, what was chosen or that something fell. */
function saidOf({ timeline }: Match, index: number, names: readonly string[], say: Say): string {
  const { game, log } = timeline
  const entry = log[index]!
  const [before, after] = [timeline.before(index), timeline.before(index + 1)]
  const sentences = game.describe(game.redact(entry, null), game.view(before, null), game.view(after, null))
  if (sentences.length > 0) return sentences.map(say).join(' ')
  if (isOutcome(entry)) return 'a roll'
  return `${names[entry.seat]}: ${say(game.choice(game.view(before, entry.seat), entry.action))}`
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const signed = (share: number): string => `${share < 0 ? '-' : '+'}${percent(Math.abs(share))}`
