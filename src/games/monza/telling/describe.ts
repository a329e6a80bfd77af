import { top } from '../../../engine/frames.ts'
import { type Entry, isOutcome, type Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { isGoal } from '../board.ts'
import type { Action, Dice, FrameOf, Monza, View } from '../state.ts'
import { carColour, colour, colours, list, place, player, say, winners } from './say.ts'

/** What happened, told from the views before and after. */
export const describe = (entry: Entry<Monza>, before: View, after: View): Sentence[] => [
  ...telling(entry, before, after),
  ...ending(before, after),
]

function telling(entry: Entry<Monza>, before: View, after: View): Sentence[] {
  if (!isOutcome(entry)) return acted(entry.seat, entry.action, before, after)
  if ('starter' in entry.outcome) return [say('log.starter', player(entry.outcome.starter))]
  return rolled((top(before) as FrameOf<'roll'>).seat, entry.outcome, after)
}

function rolled(seat: Seat, dice: Dice, after: View): Sentence[] {
  const roll = say('log.rolled', { ...player(seat), dice: colours(dice) })
  return top(after).kind === 'move' ? [roll] : [roll, say('log.stuck', player(seat))]
}

function acted(seat: Seat, action: Action, before: View, after: View): Sentence[] {
  if (action.kind === 'take') return [say('log.take', { ...player(seat), colour: colour(action.colour) })]
  if (action.kind === 'decline') return [say('log.decline', player(seat))]
  const end = { ...player(seat), spot: place(after.table.board, action.to), dice: after.used[seat]! }
  if (top(before).kind === 'bonus') return [say(isGoal(action.to) ? 'log.bonus-home' : 'log.bonus-step', end)]
  return top(after).kind === 'move' ? [] : driven(seat, end, before, after)
}

/** A drive is told once, when it is over. */
const driven = (seat: Seat, end: Sentence['values'], before: View, after: View): Sentence[] => [
  say(isGoal(after.cars[seat]!) ? 'log.home' : 'log.drive', end),
  ...pushed(seat, before, after),
  ...offered(after),
]

const pushed = (mover: Seat, before: View, after: View): Sentence[] =>
  [...after.cars.keys()]
    .filter((seat) => seat !== mover && after.cars[seat] !== before.cars[seat])
    .map((seat) => say('log.pushed', { ...player(seat), spot: place(after.table.board, after.cars[seat]!) }))

function offered(after: View): Sentence[] {
  const frame = top(after)
  return frame.kind === 'bonus'
    ? [say('log.bonus', { ...player(frame.seat), colour: carColour(after, frame.seat) })]
    : []
}

function ending(before: View, after: View): Sentence[] {
  if (top(after).kind === 'over') return won(after)
  const isFirstHome = before.last === null && after.last !== null
  return isFirstHome ? [say(`log.${after.table.options.ending}`)] : []
}

function won(view: View): Sentence[] {
  const [winner, ...others] = winners(view)
  if (others.length > 0) return [say('log.shared', { players: list(winners(view).map((seat) => ({ seat }))) })]
  return [say('log.wins', player(winner!))]
}
