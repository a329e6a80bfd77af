import pico from 'picocolors'
import type { Refusal, Seat } from '../../engine/game.ts'
import { Complaint } from '../complaint.ts'
import { createFile, replaceFile } from '../match-file.ts'
import { scoreSheet } from '../score-sheet.ts'
import { helpText } from './help.ts'
import type { Session } from './session.ts'

/** What an order came to: asked again, asked anew from the start, the people have gone, or nothing known. */
export type Obeyed = 'done' | 'again' | 'gone' | 'unknown'

export function obey(session: Session, seat: Seat, line: string | null): Obeyed {
  const [order, ...words] = (line ?? 'q').split(/\s+/)
  switch (order) {
    case 'u':
      return takeBack(session, seat)
    case 'w':
      return switchSteps(session)
    case 'p':
      return pass(session, seat)
    case 'r':
      return showSheet(session)
    case 's':
      return save(session, words.join(' '))
    case 'l':
      return showLog(session)
    case 'q':
      return 'gone'
    case '?':
      session.talk.say(helpText(session))
      return 'done'
    default:
      return 'unknown'
  }
}

/** At a shared screen whoever acted last may take it back, also when another person is asked by now. */
function takeBack(session: Session, seat: Seat): Obeyed {
  const { screen, say, talk } = session
  const refusal = takeBackAct(session, screen.sight().undoable?.seat ?? seat)
  talk.say(refusal ? `${refusal.rule}: ${say(refusal.reason)}` : 'Taken back.')
  if (refusal) return 'done'
  takeBackAnswer(session)
  session.told = session.match.timeline.length
  return 'again'
}

/** Who passed until the own turn is asked again. */
function takeBackAct({ referee }: Session, seat: Seat): Refusal | null {
  const refusal = referee.undo(seat)
  if (!refusal) referee.stayQuiet(seat, false)
  return refusal
}

/** What else the same answer did. */
function takeBackAnswer(session: Session): void {
  const { screen, answered, match } = session
  const { timeline } = match
  const start = answered.findLast((at) => at <= timeline.length) ?? timeline.length
  let last = screen.sight().undoable
  for (; last && timeline.length > start; last = screen.sight().undoable) takeBackAct(session, last.seat)
  while (answered.length > 0 && answered.at(-1)! >= timeline.length) answered.pop()
}

function switchSteps(session: Session): Obeyed {
  session.isStepwise = !session.isStepwise
  session.talk.say(session.isStepwise ? 'From now on step by step.' : 'From now on by whole moves.')
  return 'again'
}

/** From now on silence answers for this seat, until a decision is its own. */
function pass({ referee, talk, answered, match }: Session, seat: Seat): Obeyed {
  if (referee.silence() === null) {
    talk.say('This decision is your own: nobody can pass it.')
    return 'done'
  }
  answered.push(match.timeline.length)
  referee.stayQuiet(seat, true)
  talk.say('You pass until your turn.')
  return 'again'
}

function save(session: Session, path: string): Obeyed {
  session.talk.say(path === '' ? 'Which file? Type: s FILE' : saved(session, path))
  return 'done'
}

/** A file that this session did not write is never overwritten. */
function saved({ match, saved }: Session, path: string): string {
  try {
    if (saved.has(path)) replaceFile(path, match)
    else createFile(path, match)
  } catch (error) {
    if (error instanceof Complaint) return error.message
    throw error
  }
  saved.add(path)
  return `Saved. "paddock table --resume ${path}" goes on, "paddock play ${path}" shows it.`
}

function showLog({ screen, say, talk }: Session): Obeyed {
  const { told } = screen.sight()
  const lines = told.since(0).flatMap(({ sentences }) => sentences)
  talk.say(
    lines.length === 0 ? 'Nothing has happened yet.' : lines.map((line) => `${pico.dim('·')} ${say(line)}`).join('\n'),
  )
  return 'done'
}

function showSheet({ match, talk }: Session): Obeyed {
  talk.say(scoreSheet(match) ?? 'There is no score sheet to show.')
  return 'done'
}
