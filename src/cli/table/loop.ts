import pico from 'picocolors'
import type { Refusal, Seat } from '../../engine/game.ts'
import { peopleOf } from '../../engine/sitter.ts'
import type { Choice } from '../../table/seat-view.ts'
import { ranking } from '../play-text.ts'
import { type Line, matching, menu } from './menu.ts'
import { HELP, type Obeyed, obey } from './orders.ts'
import { publicEyes, type Session } from './session.ts'

/** Plays until the game is over or the people have gone. */
export async function playSession(session: Session): Promise<void> {
  greet(session)
  while (!session.over) await step(session)
}

export const greet = ({ talk }: Session): void => talk.say(pico.dim(HELP))

/** One entry of the log, or one question to a person. At a keyboard all dice fall by themselves. */
export async function step(session: Session): Promise<void> {
  const { referee } = session
  const due = referee.due()
  if (due.kind === 'over') return farewell(session)
  if (due.kind === 'decision') return askPerson(session, due.seats[0]!)
  if (due.kind === 'throw') return tell(session, referee.press(due.seat))
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
  const choices = session.screen.sight().choices.filter((choice) => choice.seat === seat)
  const lines = choices.map((choice, i) => lineOf(session, choice, i + 1))
  session.talk.say([...picture(session), ...menu(lines)].join('\n'))
  await answer(session, seat, { choices, lines })
}

function picture({ screen, match, names, say }: Session): string[] {
  const { game } = match.timeline
  const { view } = screen.sight()
  return ['', game.draw(view, names), '', pico.bold(say(game.prompt(view)))]
}

const lineOf = ({ say }: Session, { meaning }: Choice, number: number): Line => ({
  number,
  text: say(meaning),
  kind: meaning.key,
})

interface Menu {
  readonly choices: readonly Choice[]
  readonly lines: readonly Line[]
}

async function answer(session: Session, seat: Seat, { choices, lines }: Menu): Promise<void> {
  for (;;) {
    const line = await session.talk.ask('> ')
    const choice = line === '' && choices.length === 1 ? choices[0] : choices[numbered(line)]
    if (choice) return tell(session, session.referee.act(seat, choice.action))
    const done = line?.startsWith('/') ? find(session, lines, line.slice(1)) : obey(session, seat, line)
    if (done === 'again') return
    if (done === 'gone') return leave(session)
    if (done === 'unknown') session.talk.say(`A number from 1 to ${choices.length}, please, or ? for help.`)
  }
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

const numbered = (line: string | null): number => (line !== null && /^\d{1,6}$/.test(line) ? Number(line) - 1 : -1)

/** Where seats hide things from each other, the next person sits down before anything is shown. */
async function handOver({ screen, names, talk }: Session, seat: Seat): Promise<void> {
  if (!screen.hides || screen.watcher === seat) return
  talk.clear()
  await talk.ask(`\n${pico.bold(names[seat]!)}, please sit down and press Enter. `)
  screen.look(seat)
}

async function farewell(session: Session): Promise<void> {
  const { match, referee, screen, names, talk } = session
  screen.look(publicEyes(match))
  talk.say(picture(session).join('\n'))
  talk.say(ranking(match.timeline.result!, names))
  session.over = true
  if (peopleOf(referee.sitters).length > 0) await parting(session)
}

/** The game is over, but it may still be saved or read. */
async function parting(session: Session): Promise<void> {
  for (;;) {
    const line = await session.talk.ask(`${pico.dim('Enter leaves, s FILE saves, l shows the log')} > `)
    if (!line || !/^[sl]\b/.test(line)) return
    obey(session, 0, line)
  }
}
