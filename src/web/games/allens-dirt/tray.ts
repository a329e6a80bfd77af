import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { BONUS, type Check, EFFECTS, effectOf, SIDES } from '../../../games/allens-dirt/board.ts'
import { allensDirt } from '../../../games/allens-dirt/game.ts'
import { isKept } from '../../../games/allens-dirt/rules/meeting.ts'
import { movesOf } from '../../../games/allens-dirt/rules/movement.ts'
import { column } from '../../../games/allens-dirt/rules/order.ts'
import { totalOf } from '../../../games/allens-dirt/rules/qualifying.ts'
import type { AllensDirt, Dice, Frame, FrameOf, RollKind, View } from '../../../games/allens-dirt/state.ts'
import { carsAt } from '../../../games/allens-dirt/telling/say.ts'
import type { Fall } from '../../../table/fall.ts'
import type { Tray, TrayDie, TrayGroup } from '../play.ts'
import { ROLL_RULES } from './rules.ts'
import { say } from './say.ts'

const FACES = Array.from({ length: SIDES }, (_, i) => String(i + 1))
const NOT_ROLLED = [null, null] as const

/** Who rolls, and what for. */
export interface Roll {
  readonly seat: Seat
  readonly kind: RollKind | 'roll-off'
}

const isCheck = (kind: string): kind is Check => kind in EFFECTS

function rollOf(frame: Frame): Roll | null {
  return frame.kind === 'move' || frame.kind === 'bonus' || frame.kind === 'over' ? null : frame
}

/** The dice as they fall, and what they come to. */
export function thrown({ outcome: { dice }, before }: Fall<AllensDirt>): Tray {
  const roll = rollOf(top(before))!
  return [fallen(roll, dice, verdict(before, roll, totalOf(dice)))]
}

/** What waits for dice, and the dice that fell last. */
export function tray(view: View, fall: Fall<AllensDirt> | null): Tray {
  const frame = top(view)
  const last = fall && { roll: rollOf(top(fall.before))!, dice: fall.outcome.dice, before: fall.before }
  if (frame.kind === 'bonus') return [asked(view, frame)]
  if (frame.kind === 'move') return moving(view, frame, last)
  const lies = last ? [lying(last.roll, last.dice, verdict(last.before, last.roll, totalOf(last.dice)))] : []
  const roll = rollOf(frame)
  return roll ? [due(roll, stakes(view, frame)), ...lies] : lies
}

interface Last {
  readonly roll: Roll
  readonly dice: Dice
  readonly before: View
}

/** Dice of a move lie there until it is over; a contact in between puts its own dice there. */
function moving(view: View, { seat, left }: FrameOf<'move'>, last: Last | null): Tray {
  if (!last) return []
  const isOwn = last.roll.kind === 'movement' && last.roll.seat === seat
  const note = contactAhead(view, seat) ?? verdict(last.before, last.roll, totalOf(last.dice))
  if (!isOwn) return [lying(last.roll, last.dice, note)]
  const title = say('tray.move', { driver: { seat }, left })
  return [group('roll', 'AD-5', title, dieRow('roll', last.dice, 'lit', false), note)]
}

/** AD-14, AD-16 What driving into the cars ahead would mean, and which contact rolls of this round stand already. */
function contactAhead(view: View, seat: Seat): Sentence | null {
  const hits = allensDirt.legal(view, seat).filter((action) => action.kind === 'contact')
  const cars = hits.flatMap(({ lane }) => carsAt(view, lane, column(view, seat) + 1))
  if (cars.length === 0) return null
  const rolled = [...(isKept(view, seat) ? [seat] : []), ...cars].filter((each) => view.contact[each] !== 0)
  const standing = rolled.map((each) => say('tray.stands', { driver: { seat: each }, total: view.contact[each]! }))
  return standing.reduce((said, one) => say('tray.both', { one: said, other: one }), say('tray.note.blocked'))
}

/** AD-3 What the +1 would change. */
function asked(view: View, { seat, dice }: FrameOf<'bonus'>): TrayGroup {
  const roll = { seat, kind: rollOf(view.frames.at(-2)!)!.kind }
  const total = totalOf(dice)
  const note = say('tray.note.bonus', {
    now: verdict(view, roll, total),
    more: verdict(view, roll, total + BONUS),
  })
  return group('roll', 'AD-3', titleOf(roll), dieRow('roll', dice, 'lit', false), note)
}

/** What a roll came to. */
function verdict(before: View, { seat, kind }: Roll, total: number): Sentence {
  if (isCheck(kind)) return say('tray.effect', { total, effect: say(`tray.effect.${effectOf(kind, total)}`) })
  if (kind === 'movement')
    return say(before.halfSpeed[seat] ? 'tray.half' : 'tray.moves', { total, moves: movesOf(before, seat, total) })
  return kind === 'contact' ? contactVerdict(before, seat, total) : say('tray.total', { total })
}

/** AD-15 Against whom, as far as they have rolled. */
function contactVerdict(before: View, seat: Seat, total: number): Sentence {
  const frame = before.frames.findLast(({ kind }) => kind === 'contact') as FrameOf<'contact'> | undefined
  const against = frame ? [frame.mover, ...frame.others].filter((other) => other !== seat) : []
  const rolled = against.filter((other) => before.contact[other] !== 0)
  return rolled.reduce(
    (said, other) => say('tray.against', { said, driver: { seat: other }, other: before.contact[other]! }),
    say('tray.total', { total }),
  )
}

/** What can come of a roll that is due. */
function stakes(view: View, frame: Frame): Sentence {
  if (isCheck(frame.kind)) return say(`tray.stakes.${frame.kind}`)
  if (frame.kind === 'movement') return say(view.halfSpeed[frame.seat] ? 'tray.stakes.half' : 'tray.stakes.movement')
  return say(frame.kind === 'contact' ? 'tray.stakes.contact' : 'tray.stakes.qualifying')
}

const titleOf = ({ seat, kind }: Roll): Sentence =>
  say('tray.title', { driver: { seat }, roll: say(`tray.roll.${kind}`) })

/** A roll that is due. */
export const due = (roll: Roll, note: Sentence): TrayGroup =>
  group('roll', ROLL_RULES[roll.kind], titleOf(roll), dieRow('roll', NOT_ROLLED, undefined, false), note)

/** A roll at the moment it falls. */
export const fallen = (roll: Roll, dice: Dice, note: Sentence): TrayGroup =>
  group('roll', ROLL_RULES[roll.kind], titleOf(roll), dieRow('roll', dice, undefined, true), note)

/** The roll before. */
export const lying = (roll: Roll, dice: Dice, note: Sentence): TrayGroup =>
  group(
    'last',
    undefined,
    say('tray.last', { driver: { seat: roll.seat } }),
    dieRow('last', dice, 'spent', false),
    note,
  )

const dieRow = (id: string, dice: readonly (number | null)[], look: TrayDie['look'], thrown: boolean): TrayDie[] =>
  dice.map((pips, i) => ({
    id: `${id}-${i}`,
    sides: FACES,
    up: pips === null ? null : String(pips),
    thrown,
    look,
    name: pips === null ? say('die.unrolled') : say('die.pips', { pips }),
  }))

const group = (
  id: string,
  rule: string | undefined,
  title: Sentence,
  dice: readonly TrayDie[],
  note: Sentence,
): TrayGroup => ({ id, title, note, dice, room: dice.length, ...(rule && id !== 'last' ? { rule } : {}) })
