import { top } from '../../../engine/frames.ts'
import { type Entry, isOutcome, type Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { PENALTY } from '../board.ts'
import type { DodgeDice, FrameOf, Roll, View } from '../state.ts'
import { colour, icon, player, say } from './say.ts'

/** What happened, told from the views before and after. */
export function describe(entry: Entry<DodgeDice>, before: View, after: View): Sentence[] {
  return [...telling(entry, before), ...consequences(before, after), ...ending(before, after)]
}

function telling(entry: Entry<DodgeDice>, before: View): Sentence[] {
  if (!isOutcome(entry))
    return entry.action.kind === 'give' ? [] : [say(`log.${entry.action.kind}`, player(entry.seat))]
  if ('starter' in entry.outcome) return [say('log.starter', player(entry.outcome.starter))]
  return [rolled(before, entry.outcome)]
}

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

function consequences(before: View, after: View): Sentence[] {
  const seats = [...after.scores.keys()]
  const gained = seats.filter((seat) => after.chips[seat]! > before.chips[seat]!)
  const scored = seats.filter((seat) => after.scores[seat] !== before.scores[seat])
  return [
    ...gained.map((seat) => say('log.chip', player(seat))),
    ...scored.map((seat) => scoring(seat, after.scores[seat]! - before.scores[seat]!)),
  ]
}

const scoring = (seat: Seat, points: number): Sentence =>
  say(points > 0 ? 'log.scores' : 'log.loses', { ...player(seat), points: Math.abs(points) })

function ending(before: View, after: View): Sentence[] {
  const frame = top(after)
  if (frame.kind === 'over') return [say('log.wins', { ...player(frame.winner), points: after.scores[frame.winner]! })]
  return after.tied.length > 0 && before.tied.length === 0 ? [say('log.play-off')] : []
}
