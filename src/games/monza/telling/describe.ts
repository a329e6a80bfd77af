import { top } from '../../../engine/frames.ts'
import { type Entry, isOutcome, type Seat } from '../../../engine/game.ts'
import { type Sentence, type SentenceValue, sentence } from '../../../engine/sentence.ts'
import { type Board, COLOURS, type Colour, goalAt, isGoal, laneAt, type Spot, START, squareAt } from '../board.ts'
import { diceOf } from '../rules/dice.ts'
import { waiting } from '../rules/sequence.ts'
import type { Action, Dice, FrameOf, Monza, View } from '../state.ts'

const say = (key: string, values: Sentence['values'] = {}): Sentence => sentence(`monza.${key}`, values)
const player = (seat: Seat) => ({ player: { seat } })
const colour = (name: Colour): Sentence => say(`colour.${name}`)
const carColour = ({ colours }: View, seat: Seat): Sentence => colour(COLOURS[colours[seat]!]!)

/** Lanes are named by the board; the usual names can be said in every language. */
const USUAL_LANES: readonly string[] = ['inner', 'middle', 'outer']
export const lane = (name: string): SentenceValue => (USUAL_LANES.includes(name) ? say(`lane.${name}`) : name)

/** A spot in words; players count squares from 1. */
export function place({ lanes, goals }: Board, spot: Spot): Sentence {
  if (spot === START) return say('spot.start')
  if (isGoal(spot)) return say('spot.goal', { colour: colour(goals[goalAt(spot)]!.colour) })
  const { name, squares } = lanes[laneAt(spot)]!
  const square = squares[squareAt(spot)]!
  return say('spot.square', { colour: say(`colour.${square.colour}`), lane: lane(name), number: squareAt(spot) + 1 })
}

const list = (items: readonly SentenceValue[]): SentenceValue =>
  items.reduceRight((rest, first) => say('list', { first, rest }))

const colours = (dice: Dice): SentenceValue =>
  list(COLOURS.filter((name) => dice[name] > 0).map((name) => say('dice', { count: dice[name], colour: colour(name) })))

export function prompt(view: View): Sentence {
  const frame = top(view)
  switch (frame.kind) {
    case 'starter':
      return say('prompt.starter')
    case 'over':
      return say('prompt.over', { players: list(winners(view).map((seat) => ({ seat }))), count: winners(view).length })
    case 'move':
      return say('prompt.move', { ...player(frame.seat), dice: colours(diceOf(frame.hand)) })
    case 'bonus':
      return say('prompt.bonus', { ...player(frame.seat), colour: carColour(view, frame.seat) })
    default:
      return say(`prompt.${frame.kind}`, player(frame.seat))
  }
}

export function choice(view: View, action: Action): Sentence {
  if (action.kind === 'take') return say('choice.take', { colour: colour(action.colour) })
  return action.kind === 'decline'
    ? say('choice.decline')
    : say('choice.step', { spot: place(view.table.board, action.to) })
}

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

function winners(view: View): Seat[] {
  const now = waiting(view)
  return now.kind === 'over' ? [...now.result.places.keys()].filter((seat) => now.result.places[seat] === 1) : []
}
