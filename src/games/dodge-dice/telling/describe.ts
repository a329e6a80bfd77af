import { top } from '../../../engine/frames.ts'
import { type Entry, isOutcome, type Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { PENALTY } from '../board.ts'
import type { Action, DodgeDice, FrameOf, Roll, View } from '../state.ts'
import { colour, icon, player, say } from './say.ts'

/** What happened, told from the views before and after. */
export function describe(entry: Entry<DodgeDice>, before: View, after: View): Sentence[] {
  return [...telling(entry, before), ...chips(entry, before, after), ...points(before, after), ...ending(before, after)]
}

/** That somebody rolls is told with the dice, that points are given with the points. */
function telling(entry: Entry<DodgeDice>, before: View): Sentence[] {
  if (!isOutcome(entry)) return isToldLater(entry.action) ? [] : [acted(entry.seat, entry.action, before)]
  if ('starter' in entry.outcome) return [say('log.starter', player(entry.outcome.starter))]
  return [rolled(before, entry.outcome)]
}

function acted(seat: Seat, { kind }: Action, before: View): Sentence {
  const frame = top(before)
  const colour = frame.kind === 'after-roll' ? (frame.roll.penalty ?? before.penalty!) : null
  return say(`log.${kind}`, { ...player(seat), ...(colour && kind === 'ignore' ? { points: PENALTY[colour] } : {}) })
}

const isToldLater = ({ kind }: Action): boolean => kind === 'roll' || kind === 'give'

function rolled(before: View, roll: Roll): Sentence {
  const { seat } = top(before) as FrameOf<'roll'>
  const penalty = roll.penalty ?? before.penalty!
  return say(roll.penalty ? 'log.rolled-first' : 'log.rolled', {
    ...player(seat),
    penalty: colour(penalty),
    points: PENALTY[penalty],
    dodge: roll.dodge[penalty],
    icon: icon(roll.icon),
  })
}

/** The roll that an entry lets count, if it does. */
function counted(entry: Entry<DodgeDice>, before: View, after: View): Roll | null {
  const frame = top(before)
  if (frame.kind === 'after-roll') return isOutcome(entry) || entry.action.kind === 'ignore' ? null : frame.roll
  const isRoll = isOutcome(entry) && !('starter' in entry.outcome) && top(after).kind !== 'after-roll'
  return isRoll ? (entry.outcome as Roll) : null
}

/** DD-6 A chip, if there is one. */
function chips(entry: Entry<DodgeDice>, before: View, after: View): Sentence[] {
  if (counted(entry, before, after)?.icon !== 'chip') return []
  return [say(before.centre > 0 ? 'log.chip' : 'log.no-chip', player((top(before) as FrameOf<'roll'>).seat))]
}

/** DD-5, DD-7 The dice that stay in play, or what the end of the round brings. */
function points(before: View, after: View): Sentence[] {
  const scored = [...after.scores.keys()].find((seat) => after.scores[seat] !== before.scores[seat])
  if (scored !== undefined) return [scoring(before, scored, after.scores[scored]! - before.scores[scored]!)]
  const isFewer = after.dodge < before.dodge && after.dodge > 0
  return isFewer ? [say('log.left', { dice: after.dodge })] : []
}

function scoring(before: View, seat: Seat, points: number): Sentence {
  const frame = top(before)
  if (frame.kind === 'give') return say('log.gives', { giver: { seat: frame.seat }, ...player(seat), points })
  return say(points > 0 ? 'log.scores' : 'log.loses', { ...player(seat), points: Math.abs(points) })
}

function ending(before: View, after: View): Sentence[] {
  const frame = top(after)
  if (frame.kind === 'over') return [say('log.wins', { ...player(frame.winner), points: after.scores[frame.winner]! })]
  return after.tied.length > 0 && before.tied.length === 0 ? [say('log.play-off', { players: list(after.tied) })] : []
}

/** Names in a row. */
function list([first, ...others]: readonly Seat[]): Sentence {
  if (others.length === 0) return say('list.one', player(first!))
  return say(others.length === 1 ? 'list.last' : 'list.more', { ...player(first!), others: list(others) })
}
