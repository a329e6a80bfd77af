import pico from 'picocolors'
import type { Entry, Kinds, Seat } from '../../engine/game.ts'
import { append } from '../../engine/match.ts'
import type { Sentence } from '../../engine/sentence.ts'
import { same } from '../../engine/values.ts'
import { ranking } from '../play-text.ts'
import { type Line, matching, menu } from './menu.ts'
import { HELP, type Obeyed, obey } from './orders.ts'
import { type Session, watcher } from './session.ts'

/** Plays until the game is over or the people have gone. */
export async function playSession(session: Session): Promise<void> {
  greet(session)
  while (!session.over) await step(session)
}

export const greet = ({ talk }: Session): void => talk.say(pico.dim(HELP))

/** One entry of the log, or one question to a person. */
export async function step(session: Session): Promise<void> {
  const { game, state } = session.match
  const waiting = game.waiting(state)
  if (waiting.kind === 'over') return farewell(session)
  if (waiting.kind === 'chance') return enter(session, { outcome: game.sample(waiting.chance, session.random) })
  const bot = waiting.seats.find((seat) => session.bots[seat])
  if (bot === undefined) return askPerson(session, waiting.seats[0]!)
  enter(session, { seat: bot, action: session.bots[bot]!(game, state, bot, session.random) })
}

/** Plays an entry and tells what it did. */
function enter(session: Session, entry: Entry): void {
  const { game, state } = session.match
  const next = append(session.match, entry)
  if (!next.ok) return session.talk.say(`${next.refusal.rule}: ${session.say(next.refusal.reason)}`)
  session.match = next.match
  const eyes = watcher(session)
  const told = game.describe(game.redact(entry, eyes), game.view(state, eyes), game.view(next.match.state, eyes))
  for (const line of told) session.talk.say(`${pico.dim('·')} ${session.say(line)}`)
}

async function askPerson(session: Session, seat: Seat): Promise<void> {
  await handOver(session, seat)
  const { game, state } = session.match
  const view = game.view(state, seat)
  const actions = game.legal(state, seat)
  const lines = actions.map((action, i) => lineOf(session, game.choice(view, action), i + 1))
  const head = ['', game.draw(view, session.names), '', pico.bold(session.say(game.prompt(view)))]
  session.talk.say([...head, ...menu(lines)].join('\n'))
  await answer(session, seat, { actions, lines })
}

const lineOf = ({ say }: Session, choice: Sentence, number: number): Line => ({
  number,
  text: say(choice),
  kind: choice.key,
})

interface Choices {
  readonly actions: readonly Kinds['action'][]
  readonly lines: readonly Line[]
}

async function answer(session: Session, seat: Seat, { actions, lines }: Choices): Promise<void> {
  for (;;) {
    const line = await session.talk.ask('> ')
    const action = line === '' && actions.length === 1 ? actions[0] : actions[numbered(line)]
    if (action) return enter(session, { seat, action })
    const done = line?.startsWith('/') ? find(session, lines, line.slice(1)) : obey(session, seat, line)
    if (done === 'again') return
    if (done === 'gone') return leave(session)
    if (done === 'unknown') session.talk.say(`A number from 1 to ${actions.length}, please, or ? for help.`)
  }
}

function find({ talk }: Session, lines: readonly Line[], wish: string): Obeyed {
  talk.say(matching(lines, wish.trim()).join('\n'))
  return 'done'
}

function leave(session: Session): void {
  const lost = session.match.log.length > 0 && session.saved.size === 0
  session.talk.say(lost ? 'Goodbye. The match was not saved.' : 'Goodbye.')
  session.over = true
}

const numbered = (line: string | null): number => (line !== null && /^\d{1,6}$/.test(line) ? Number(line) - 1 : -1)

/** Where seats know different things, the next person sits down before anything is shown. */
async function handOver(session: Session, seat: Seat): Promise<void> {
  const { match, bots, names, talk } = session
  const others = [...bots.keys()].filter((other) => other !== seat && bots[other] === null)
  const hides = others.some((other) => !same(match.game.view(match.state, other), match.game.view(match.state, seat)))
  if (hides && session.reader !== seat) {
    talk.clear()
    await talk.ask(`\n${pico.bold(names[seat]!)}, please sit down and press Enter. `)
  }
  session.reader = seat
}

async function farewell(session: Session): Promise<void> {
  const { match, names, talk } = session
  const waiting = match.game.waiting(match.state)
  const picture = match.game.draw(match.game.view(match.state, null), names)
  talk.say(['', picture, '', pico.bold(session.say(match.game.prompt(match.game.view(match.state, null))))].join('\n'))
  if (waiting.kind === 'over') talk.say(ranking(waiting.result, names))
  session.over = true
  if (session.bots.every((bot) => bot !== null)) return
  await parting(session)
}

/** The game is over, but it may still be saved or read. */
async function parting(session: Session): Promise<void> {
  for (;;) {
    const line = await session.talk.ask(`${pico.dim('Enter leaves, s FILE saves, l shows the log')} > `)
    if (!line || !/^[sl]\b/.test(line)) return
    obey(session, 0, line)
  }
}
