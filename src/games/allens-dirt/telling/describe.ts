import { top } from '../../../engine/frames.ts'
import { type Entry, isOutcome, type Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { isFinished, lapsOf } from '../rules/order.ts'
import { type AllensDirt, type Flag, type Incident, LINE, PITS, type View } from '../state.ts'
import { chosen, rolled } from './entries.ts'
import { driver, list, say, spot } from './say.ts'

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

const news = (before: View, after: View): readonly Incident[] => after.incidents.slice(before.incidents.length)

const newFlag = (before: View, after: View): Flag | undefined =>
  news(before, after).find((incident) => incident.kind === 'flag')

/** AD-15 Who came off worse. AD-16a Who has paid already. */
function touched(before: View, after: View): Sentence[] {
  const contacts = news(before, after).filter((incident) => incident.kind === 'contact')
  const losers = new Set(contacts.flatMap(losersOf))
  return [
    ...contacts.map(compared),
    ...[...losers].filter((seat) => before.affected[seat]).map((seat) => say('log.paid', driver(seat))),
  ]
}

type Touch = Incident & { readonly kind: 'contact' }

function losersOf({ seat, other, rolls: [own, others] }: Touch): Seat[] {
  if (own === others) return [seat, other]
  return [own < others ? seat : other]
}

function compared(touch: Touch): Sentence {
  const [loser, another] = losersOf(touch) as [Seat, Seat?]
  if (another !== undefined) return say('log.contact-tie', { loser: { seat: loser }, another: { seat: another } })
  const winner = loser === touch.seat ? touch.other : touch.seat
  return say('log.contact-lost', { winner: { seat: winner }, loser: { seat: loser } })
}

/** How the car whose turn it was got on. */
function drove(before: View, after: View, hasStopped: boolean): Sentence[] {
  const mover = before.order[before.turn]
  if (mover === undefined) return []
  return [...crossed(before, after, mover), ...rested(before, after, mover, hasStopped)]
}

function crossed(before: View, after: View, seat: Seat): Sentence[] {
  if (before.position[seat]! < 0 && after.position[seat]! >= 0) return [say('log.first-crossing', driver(seat))]
  const lap = lapsOf(after, seat)
  if (lap === lapsOf(before, seat)) return []
  const place = after.laps[lap - 1]!.indexOf(seat) + 1
  const { laps, finish } = after.table.options
  if (lap === laps) return [say(`log.finishes.${finish}`, { ...driver(seat), place, left: leftOver(after, seat) })]
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
  if (!isDone || isTold) return []
  return after.lane[seat] === LINE
    ? [say('log.rests-on-line', driver(seat))]
    : [say('log.rests', { ...driver(seat), spot: spot(after, seat) })]
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
  const counts = say(`log.counts.${whatCounts(before, lap)}`, { lap })
  return [say(`log.flag.${colour}`), counts, ...cancelled(before, lap), ...restart]
}

/** AD-20a What some had run beyond the lap that counts. */
function cancelled({ laps }: View, lap: number): Sentence[] {
  const count = laps.length - lap
  return count > 0 ? [say('log.cancelled', { count, first: lap + 1, last: laps.length })] : []
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
