import type { Seat } from '../../engine/game.ts'
import type { Due } from '../../table/referee.ts'
import type { Session } from './session.ts'

/** `1 3 1` in numbers; nothing for any other line. */
export const numbersIn = (line: string | null): readonly string[] =>
  line !== null && /^\d{1,6}(\s+\d{1,6})*$/.test(line) ? line.split(/\s+/) : []

export function typeAhead(session: Session, seat: Seat, numbers: readonly string[]): void {
  session.ahead = numbers.length === 0 ? null : { seat, numbers, at: session.match.timeline.length }
}

/** Forgets the numbers unless they still answer the questions of the one who typed them. */
export function keepAhead(session: Session, due: Due): void {
  const { ahead, match } = session
  if (!ahead) return
  const isNext = due.kind === 'decision' && due.seats[0] === ahead.seat && match.timeline.length === ahead.at
  if (!isNext) dropAhead(session, 'dice, a draw or another player came between')
}

export function dropAhead(session: Session, why: string): void {
  if (session.ahead)
    session.talk.say(`The rest of what you typed (${session.ahead.numbers.join(' ')}) is dropped: ${why}.`)
  session.ahead = null
}
