import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { BONUS, type Check, EFFECTS, effectOf, SNAKE_EYES } from '../board.ts'
import { isKept } from '../rules/meeting.ts'
import { movesOf, reachOf } from '../rules/movement.ts'
import { column } from '../rules/order.ts'
import { totalOf } from '../rules/qualifying.ts'
import { type AllensDirt, type Dice, type Frame, type FrameOf, LINE, PITS, type View } from '../state.ts'
import { carsAt, driver, lane, list, say } from './say.ts'

// What was rolled or chosen.

export function rolled(before: View, after: View, dice: Dice): Sentence[] {
  const frame = top(before) as RollFrame
  const total = totalOf(dice)
  if (frame.kind === 'qualifying') return [qualified(before, frame.seat, dice)]
  if (frame.kind === 'contact') return [say('log.contact', { ...driver(frame.seat), total }), ...weighed(after)]
  if (top(after).kind === 'bonus') return [say('log.asked', { ...driver(frame.seat), total })]
  if (frame.kind === 'movement') return [movement(before, frame, total), ...snakeEyes(frame.seat, total)]
  return [came(frame, total, 'rolls')]
}

/** AD-3b The pole sitter is asked when all rolls of a contact lie on the table. */
function weighed(after: View): Sentence[] {
  const frame = top(after)
  return frame.kind === 'bonus' ? [say('log.weighs', driver(frame.seat))] : []
}

function qualified({ chart }: View, seat: Seat, [a, b]: Dice): Sentence {
  const key = chart[seat]!.length === 0 ? 'log.qualifies' : 'log.qualifies-again'
  return say(key, { ...driver(seat), a, b, total: a + b })
}

export function chosen(action: AllensDirt['action'], before: View): Sentence[] {
  switch (action.kind) {
    case 'step':
      return []
    case 'contact':
      return [droveInto(before, action.lane), ...stillStanding(before, action.lane)]
    case 'stop':
      return [stopped(before)]
    default:
      return answered(before, action.kind === 'add-one')
  }
}

function droveInto(before: View, into: number): Sentence {
  const { seat } = top(before) as FrameOf<'move'>
  return say('log.drives-into', {
    ...driver(seat),
    others: list(carsHit(before, into)),
    lane: lane(before.table.board, into),
    column: column(before, seat) + 1,
  })
}

const carsHit = (before: View, into: number): Seat[] =>
  carsAt(before, into, column(before, (top(before) as FrameOf<'move'>).seat) + 1)

/** AD-16a Whose roll from before counts again. */
function stillStanding(before: View, into: number): Sentence[] {
  const { seat } = top(before) as FrameOf<'move'>
  const rolled = [...(isKept(before, seat) ? [seat] : []), ...carsHit(before, into)]
  return rolled
    .filter((each) => before.contact[each]! > 0)
    .map((each) => say('log.roll-stands', { ...driver(each), total: before.contact[each]! }))
}

function stopped(before: View): Sentence {
  const { seat } = top(before) as FrameOf<'move'>
  if (before.lane[seat] === LINE) return say('log.stays-on-line', driver(seat))
  const others = list(carsAt(before, reachOf(before, seat).own[0]!, column(before, seat) + 1))
  return say(before.lane[seat] === PITS ? 'log.waits-in-pits' : 'log.stops', { ...driver(seat), others })
}

function answered(before: View, isUsed: boolean): Sentence[] {
  const { seat, dice } = top(before) as FrameOf<'bonus'>
  const natural = totalOf(dice)
  const total = isUsed ? natural + BONUS : natural
  const frame = before.frames.at(-2) as RollFrame
  const how = isUsed ? 'adds' : 'keeps'
  if (isCheck(frame)) return [came(frame, total, how)]
  const answer = say(`log.${how}`, { ...driver(seat), total })
  return frame.kind === 'contact' ? [answer] : [answer, ...halved(before, seat, total), ...snakeEyes(seat, natural)]
}

type RollFrame = Exclude<Frame, { kind: 'move' | 'bonus' | 'over' }>
type CheckFrame = Extract<RollFrame, { kind: Check }>

const isCheck = (frame: RollFrame): frame is CheckFrame => frame.kind in EFFECTS

/** What came of a roll; how it was come by is told in the same breath, so that no roll is told twice. */
const came = ({ kind, seat }: CheckFrame, total: number, how: 'rolls' | 'adds' | 'keeps'): Sentence =>
  say(`log.${kind}.${effectOf(kind, total)}`, { who: say(`who.${how}`, { ...driver(seat), total }) })

function movement(before: View, { seat, extra }: FrameOf<'movement'>, total: number): Sentence {
  const key = before.halfSpeed[seat] ? 'log.half-roll' : extra ? 'log.extra-roll' : 'log.roll'
  return say(key, { ...driver(seat), total, moves: movesOf(before, seat, total) })
}

const halved = (before: View, seat: Seat, total: number): Sentence[] =>
  before.halfSpeed[seat] ? [say('log.halved', { moves: movesOf(before, seat, total) })] : []

const snakeEyes = (seat: Seat, natural: number): Sentence[] =>
  natural === SNAKE_EYES ? [say('log.snake-eyes', driver(seat))] : []
