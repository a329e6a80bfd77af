import { top } from '../../../engine/frames.ts'
import { type Entry, isOutcome, type Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { BONUS, effectOf, SNAKE_EYES } from '../board.ts'
import { movesOf, reachOf } from '../rules/movement.ts'
import { column, isFinished, lapsOf } from '../rules/order.ts'
import { totalOf } from '../rules/qualifying.ts'
import {
  type AllensDirt,
  type Dice,
  type Flag,
  type Frame,
  type FrameOf,
  type Incident,
  LINE,
  PITS,
  type View,
} from '../state.ts'
import { carsAt, driver, lane, list, say, spot } from './say.ts'

/** What an entry did, as a race report: what was rolled or chosen, and what came of it. */
export function describe(entry: Entry<AllensDirt>, before: View, after: View): Sentence[] {
  return [
    ...(isOutcome(entry) ? rolled(before, after, entry.outcome.dice) : chosen(entry.action, before)),
    ...touched(before, after),
    ...(newFlag(before, after) ? [] : drove(before, after, !isOutcome(entry) && entry.action.kind === 'stop')),
    ...flagged(before, after),
    ...started(before, after),
    ...ended(before, after),
  ]
}

// What was rolled or chosen

function rolled(before: View, after: View, dice: Dice): Sentence[] {
  const frame = top(before) as FrameOf<'movement'>
  if ((frame as Frame).kind === 'qualifying') return [qualified(before, frame.seat, dice)]
  if (top(after).kind === 'bonus') return [say('log.asked', { ...driver(frame.seat), total: totalOf(dice) })]
  return verdict(before, frame, totalOf(dice), totalOf(dice))
}

function qualified({ chart }: View, seat: Seat, [a, b]: Dice): Sentence {
  const key = chart[seat]!.length === 0 ? 'log.qualifies' : 'log.qualifies-again'
  return say(key, { ...driver(seat), a, b, total: a + b })
}

function chosen(action: AllensDirt['action'], before: View): Sentence[] {
  switch (action.kind) {
    case 'step':
      return []
    case 'contact':
      return [droveInto(before, action.lane)]
    case 'stop':
      return [stopped(before)]
    default:
      return answered(before, action.kind === 'add-one')
  }
}

function droveInto(before: View, into: number): Sentence {
  const { seat } = top(before) as FrameOf<'move'>
  const at = column(before, seat) + 1
  return say('log.drives-into', {
    ...driver(seat),
    others: list(carsAt(before, into, at)),
    lane: lane(before.table.board, into),
    column: at,
  })
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
  const answer = isUsed ? [say('log.add-one', { ...driver(seat), total })] : []
  return [...answer, ...verdict(before, before.frames.at(-2)!, total, natural)]
}

/** What a roll means for its driver. */
function verdict(before: View, frame: Frame, total: number, natural: number): Sentence[] {
  switch (frame.kind) {
    case 'movement':
      return movement(before, frame, total, natural)
    case 'contact':
      return [say('log.contact', { ...driver(frame.seat), total })]
    case 'snake-eyes':
    case 'skip-a-turn':
    case 'go-to-pits':
    case 'consequence':
    case 'crash-check':
      return [say(`log.${frame.kind}.${effectOf(frame.kind, total)}`, { ...driver(frame.seat), total })]
    default:
      return []
  }
}

function movement(before: View, { seat, extra }: FrameOf<'movement'>, total: number, natural: number): Sentence[] {
  const key = before.halfSpeed[seat] ? 'log.half-roll' : extra ? 'log.extra-roll' : 'log.roll'
  return [
    say(key, { ...driver(seat), total, moves: movesOf(before, seat, total) }),
    ...(natural === SNAKE_EYES ? [say('log.snake-eyes', driver(seat))] : []),
  ]
}

// What came of it

const news = (before: View, after: View): readonly Incident[] => after.incidents.slice(before.incidents.length)

const newFlag = (before: View, after: View): Flag | undefined =>
  news(before, after).find((incident) => incident.kind === 'flag')

/** AD-15 Who came off worse. */
function touched(before: View, after: View): Sentence[] {
  return news(before, after).flatMap((incident) => {
    if (incident.kind !== 'contact') return []
    const { seat, other, rolls } = incident
    const [winner, loser] = rolls[0] > rolls[1] ? [seat, other] : [other, seat]
    const gaps = { winner: { seat: winner }, loser: { seat: loser }, high: Math.max(...rolls), low: Math.min(...rolls) }
    return [say(rolls[0] === rolls[1] ? 'log.contact-tie' : 'log.contact-lost', gaps)]
  })
}

/** How the car whose turn it was got on. */
function drove(before: View, after: View, hasStopped: boolean): Sentence[] {
  const mover = before.order[before.turn]
  if (mover === undefined) return []
  return [...crossed(before, after, mover), ...rested(before, after, mover, hasStopped)]
}

function crossed(before: View, after: View, seat: Seat): Sentence[] {
  const lap = lapsOf(after, seat)
  if (lap === lapsOf(before, seat)) return []
  const place = after.laps[lap - 1]!.indexOf(seat) + 1
  const laps = after.table.options.laps
  if (lap === laps) return [say('log.finishes', { ...driver(seat), left: leftOver(after, seat) })]
  return [say(place === 1 ? 'log.leads-lap' : 'log.completes-lap', { ...driver(seat), lap, laps, place })]
}

const leftOver = ({ table, position }: View, seat: Seat): number =>
  position[seat]! - table.options.laps * table.board.columns

/** Where the move ended, if it did. */
function rested(before: View, after: View, seat: Seat, hasStopped: boolean): Sentence[] {
  const [was, is] = [before.frames[0]!, after.frames[0]!]
  if (was.kind === 'skip-a-turn' || was.kind === 'go-to-pits') return []
  if (is.kind === 'skip-a-turn' || is.kind === 'go-to-pits') return [landed(after, is.kind, seat)]
  if (is.kind === 'movement' && is.extra) return was.kind === 'move' ? [landed(after, 'sweet-spot', seat)] : []
  const isDone = after.turn !== before.turn || is.kind === 'over'
  const isTold = hasStopped || after.lane[seat] === PITS || isFinished(after, seat)
  return isDone && !isTold ? [say('log.rests', { ...driver(seat), spot: spot(after, seat) })] : []
}

const landed = (after: View, kind: string, seat: Seat): Sentence =>
  say(`log.lands.${kind}`, { ...driver(seat), spot: spot(after, seat) })

/** AD-20 The flag, what counts, and who restarts where. */
function flagged(before: View, after: View): Sentence[] {
  const flag = newFlag(before, after)
  if (!flag) return []
  const { colour, lap, order } = flag
  if (order.length <= 1) return [say(`log.flag.${colour}`)]
  const restart = top(after).kind === 'over' ? [] : [say('log.restart', { order: list(order) })]
  return [say(`log.flag.${colour}`), say(`log.counts.${whatCounts(before, lap)}`, { lap }), ...restart]
}

function whatCounts({ start, incidents }: View, lap: number): string {
  if (lap > start.lap) return 'lap'
  return incidents.some(({ kind }) => kind === 'flag') ? 'restart' : 'grid'
}

/** AD-4 The grid. */
const started = (before: View, after: View): Sentence[] =>
  before.grid.length === 0 && after.grid.length > 0
    ? [say('log.pole', driver(after.grid[0]!)), say('log.grid', { order: list(after.grid) })]
    : []

/** AD-21 The end. */
function ended(before: View, after: View): Sentence[] {
  const frame = top(after)
  if (frame.kind !== 'over') return []
  const flag = newFlag(before, after)
  const how = !flag
    ? 'at-the-line'
    : flag.order.length > 1
      ? 'under-flag'
      : flag.order.length === 1
        ? 'alone'
        : 'nobody'
  return [say(`log.wins.${how}`, driver(frame.order[0]!)), say('log.result', { order: list(frame.order) })]
}
