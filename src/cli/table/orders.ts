import { writeFileSync } from 'node:fs'
import pico from 'picocolors'
import { isOutcome, type Seat } from '../../engine/game.ts'
import { undo } from '../../engine/match.ts'
import { writeMatch } from '../../protocol/match-file.ts'
import { Complaint } from '../complaint.ts'
import { reasoned } from '../files.ts'
import { replayFile } from '../replay.ts'
import { resultOf } from '../shown.ts'
import { type Session, watcher } from './session.ts'

export const HELP =
  'Type the number of your choice. /WORDS: find one, u: take back, s FILE: save, l: log, q: quit, ?: help.'

/** What an order came to: asked again, asked anew from the start, the people have gone, or nothing known. */
export type Obeyed = 'done' | 'again' | 'gone' | 'unknown'

export function obey(session: Session, seat: Seat, line: string | null): Obeyed {
  const [order, ...words] = (line ?? 'q').split(/\s+/)
  switch (order) {
    case 'u':
      return takeBack(session, seat)
    case 's':
      return save(session, words.join(' '))
    case 'l':
      return showLog(session)
    case 'q':
      return 'gone'
    case '?':
      session.talk.say(HELP)
      return 'done'
    default:
      return 'unknown'
  }
}

/** At a shared terminal whoever acted last may take it back, also when another person is asked by now. */
function takeBack(session: Session, seat: Seat): Obeyed {
  const last = session.match.log.at(-1)
  const actor = last && !isOutcome(last) && !session.bots[last.seat] ? last.seat : seat
  const undone = undo(session.match, actor)
  if (!undone.ok) {
    session.talk.say(`${undone.refusal.rule}: ${session.say(undone.refusal.reason)}`)
    return 'done'
  }
  session.match = undone.match
  session.talk.say('Taken back.')
  return 'again'
}

function save(session: Session, path: string): Obeyed {
  session.talk.say(path === '' ? 'Which file? Type: s FILE' : saved(session, path))
  return 'done'
}

/** A file that this session did not write is never overwritten. */
function saved(session: Session, path: string): string {
  const flag = session.saved.has(path) ? 'w' : 'wx'
  try {
    reasoned(path, () => writeFileSync(path, matchText(session), { flag }))
  } catch (error) {
    if (error instanceof Complaint) return error.message
    throw error
  }
  session.saved.add(path)
  return `Saved. "paddock table --resume ${path}" goes on, "paddock play ${path}" shows it.`
}

export function matchText({ match: { game, table, log, state }, seats }: Session): string {
  return writeMatch({ game, table, log, seats, result: resultOf(game.waiting(state)) })
}

function showLog(session: Session): Obeyed {
  const { match, seats, say, talk } = session
  const opened = { ...match, seats, result: null }
  const played = replayFile({ match: opened, at: match.log.length, random: null, watcher: watcher(session) })
  const lines = played.ok ? played.value.entries.flatMap(({ told }) => told) : []
  talk.say(
    lines.length === 0 ? 'Nothing has happened yet.' : lines.map((line) => `${pico.dim('·')} ${say(line)}`).join('\n'),
  )
  return 'done'
}
