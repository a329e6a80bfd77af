import pico from 'picocolors'
import type { WholeMove } from '../../engine/ends.ts'
import type { Refusal, Seat } from '../../engine/game.ts'
import { peopleOf } from '../../engine/sitter.ts'
import { ranking } from '../play-text.ts'
import { scoreSheet } from '../score-sheet.ts'
import { breath } from '../stop.ts'
import { dropAhead, keepAhead, numbersIn, typeAhead } from './ahead.ts'
import { GREETING } from './help.ts'
import { type Line, matching } from './menu.ts'
import { oddsText } from './odds.ts'
import { type Obeyed, obey } from './orders.ts'
import { type Question, questionFor, questionText } from './question.ts'
import { publicEyes, type Session } from './session.ts'

/** Plays until the game is over or the people have gone. */
export async function playSession(session: Session): Promise<void> {
  greet(session)
  while (!session.over) await step(session)
}

export const greet = ({ talk }: Session): void => talk.say(pico.dim(GREETING))

/** One entry of the log, or one question to a person. At a keyboard all dice fall by themselves. */
export async function step(session: Session): Promise<void> {
  const { referee, talk } = session
  if (talk.hasEnded()) return leave(session)
  const due = referee.due()
  keepAhead(session, due)
  if (due.kind === 'over') return farewell(session)
  if (due.kind === 'decision') return askPerson(session, due.seats[0]!)
  if (due.kind === 'throw') return tell(session, referee.press(due.seat))
  // Bots think without a pause, and Ctrl-C is heard in one.
  await breath()
  const { entry, thought } = referee.next()!
  tell(session, referee.enter(entry ?? (await thought!)))
}

/** Says what was refused, or what happened. */
function tell(session: Session, refusal: Refusal | null): void {
  const { screen, say, talk } = session
  if (refusal) return talk.say(`${refusal.rule}: ${say(refusal.reason)}`)
  const { told } = screen.sight()
  for (const line of told.since(session.told).flatMap(({ sentences }) => sentences))
    talk.say(`${pico.dim('·')} ${say(line)}`)
  session.told = told.length
}

async function askPerson(session: Session, seat: Seat): Promise<void> {
  await handOver(session, seat)
  if (session.talk.hasEnded()) return leave(session)
  const question = questionFor(session, seat)
  if (session.ahead && choose(session, seat, question, session.ahead.numbers)) return
  session.talk.say([...picture(session), questionText(question)].join('\n'))
  await answer(session, seat, question)
}

function picture({ screen, match, names, say }: Session): string[] {
  const { game } = match.timeline
  const { view } = screen.sight()
  return ['', game.draw(view, names), '', pico.bold(say(game.prompt(view)))]
}

async function answer(session: Session, seat: Seat, question: Question): Promise<void> {
  const { answers, lines } = question
  for (;;) {
    const line = await session.talk.ask('> ')
    const numbers = line === '' && answers.length === 1 ? ['1'] : numbersIn(line)
    if (numbers.length > 0 && choose(session, seat, question, numbers)) return
    const done = line?.startsWith('/') ? find(session, lines, line.slice(1)) : ordered(session, seat, question, line)
    if (done === 'again') return
    if (done === 'gone') return leave(session)
    if (done === 'unknown') session.talk.say(`A number from 1 to ${answers.length}, please, or ? for help.`)
  }
}

function ordered(session: Session, seat: Seat, question: Question, line: string | null): Obeyed {
  if (line !== 'o') return obey(session, seat, line)
  session.talk.say(oddsText(session, seat, question))
  return 'done'
}

/** Gives the answer with the first of these numbers, and keeps the others for what is asked next. */
function choose(
  session: Session,
  seat: Seat,
  { answers, lines }: Question,
  [first, ...rest]: readonly string[],
): boolean {
  const chosen = answers[Number(first) - 1]
  if (!chosen) {
    dropAhead(session, `there is no choice ${first} here`)
    return false
  }
  if (session.ahead) session.talk.say(pico.dim(`> ${first}  ${lines[Number(first) - 1]!.text}`))
  give(session, seat, chosen)
  typeAhead(session, seat, rest)
  if (hasRevealed(session)) dropAhead(session, 'something hidden was shown')
  return true
}

/** Whether the last answer showed something hidden. */
function hasRevealed({ match: { timeline }, answered }: Session): boolean {
  const first = answered.at(-1)!
  return timeline.log.slice(first).some((_, i) => timeline.revealed(first + i))
}

/** Plays all that an answer stands for. */
function give(session: Session, seat: Seat, { actions }: WholeMove): void {
  const { referee, match, answered } = session
  answered.push(match.timeline.length)
  let refusal: Refusal | null = null
  for (const action of actions) refusal ??= referee.act(seat, action)
  tell(session, refusal)
}

function find({ talk }: Session, lines: readonly Line[], wish: string): Obeyed {
  talk.say(matching(lines, wish.trim()).join('\n'))
  return 'done'
}

function leave(session: Session): void {
  const lost = session.match.timeline.length > 0 && session.saved.size === 0
  session.talk.say(lost ? 'Goodbye. The match was not saved.' : 'Goodbye.')
  session.over = true
}

/** Where seats hide things from each other, the next person sits down before anything is shown. */
async function handOver({ screen, names, talk }: Session, seat: Seat): Promise<void> {
  if (!screen.hides || screen.watcher === seat) return
  talk.clear()
  const answer = await talk.ask(`\n${pico.bold(names[seat]!)}, please sit down and press Enter. `)
  if (answer !== null) screen.look(seat)
}

async function farewell(session: Session): Promise<void> {
  const { match, referee, screen, names, talk } = session
  screen.look(publicEyes(match))
  talk.say(picture(session).join('\n'))
  talk.say(`\n${scoreSheet(match) ?? ranking(match.timeline.result!, names)}`)
  session.over = true
  if (peopleOf(referee.sitters).length > 0) await parting(session)
}

/** The game is over, but it may still be saved or read. */
async function parting(session: Session): Promise<void> {
  for (;;) {
    const line = await session.talk.ask(`${pico.dim('Enter leaves, s FILE saves, l shows the log')} > `)
    if (!line || !/^[slr]\b/.test(line)) return
    obey(session, 0, line)
  }
}
