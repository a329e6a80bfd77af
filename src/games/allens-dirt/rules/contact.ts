import { become, pop, push } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { effectOf } from '../board.ts'
import { type Contact, type Dice, type FrameOf, MOST_LANES, type State, type Struck } from '../state.ts'
import { crash } from './crash.ts'
import { flag } from './flags.ts'
import { meet } from './meeting.ts'
import { columnOf, orderSpot, placeOf, record } from './order.ts'
import { totalOf } from './qualifying.ts'
import { goToPits, spin } from './trouble.ts'

/** A contact leaves the mover free to go on, or something else is due. */
export type AfterContact = 'go-on' | 'waiting'

const UNHURT: Struck = Object.freeze({ spun: Object.freeze([]), crashed: Object.freeze([]) })

/** AD-8 Which lanes of a column hold cars, as bits; the pits and the line hold none that could be hit. */
export function occupied({ table, position, lane }: State, column: number): number {
  let lanes = 0
  for (let seat = 0; seat < lane.length; seat++)
    if (lane[seat]! < MOST_LANES && columnOf(table.board, position[seat]!) === column) lanes |= 1 << lane[seat]!
  return lanes
}

/** AD-15b, AD-16b Everybody on the mover's spot, in whatever lap, as they came there. */
function othersOnSpot({ table, position, lane, arrived }: State, mover: Seat): Seat[] {
  const column = columnOf(table.board, position[mover]!)
  const others: Seat[] = []
  for (let seat = 0; seat < lane.length; seat++)
    if (seat !== mover && lane[seat] === lane[mover] && columnOf(table.board, position[seat]!) === column)
      others.push(seat)
  return others.length > 1 ? others.sort((a, b) => arrived[a]! - arrived[b]!) : others
}

/** AD-15, AD-16 On contact everybody rolls whose roll of this round does not stand. */
export function contact(state: State, mover: Seat): AfterContact {
  const others = othersOnSpot(state, mover)
  const [seat, ...due] = [mover, ...others].filter((each) => state.contact[each] === 0)
  if (seat === undefined) return compare(state, mover, others)
  push(state, { kind: 'contact', mover, others, seat, due, pole: null })
  return 'waiting'
}

export function contactRoll(state: State, frame: Contact, dice: Dice): AfterContact {
  const { seat, due } = frame
  const pole = hasBonus(state, seat) ? dice : frame.pole
  state.contact[seat] = totalOf(dice)
  const [next, ...rest] = due
  if (next === undefined && !pole) return allRolled(state, frame)
  become(state, { ...frame, seat: next ?? seat, due: rest, pole })
  if (next === undefined) ask(state, state.grid[0]!, pole!)
  return 'waiting'
}

/** AD-3 The pole sitter still has the +1. */
export const hasBonus = ({ bonus, grid }: State, seat: Seat): boolean => bonus && seat === grid[0]

/** AD-3b The roll waits for the answer. */
export function ask(state: State, seat: Seat, [a, b]: Dice): void {
  push(state, { kind: 'bonus', seat, dice: [a, b] })
}

/** AD-3b All rolls lie on the table, the pole sitter's as it was answered. */
export function contactAnswered(state: State, frame: Contact, total: number): AfterContact {
  state.contact[state.grid[0]!] = total
  return allRolled(state, frame)
}

function allRolled(state: State, { mover, others }: Contact): AfterContact {
  pop(state)
  return compare(state, mover, others)
}

/** AD-15, AD-16b Each of the others is compared with the mover's one roll. AD-16 One consequence a round. */
function compare(state: State, mover: Seat, others: readonly Seat[]): AfterContact {
  for (const other of others) recordContact(state, mover, other)
  meet(state, mover, others)
  const losers = affected(state, mover, others).filter((seat) => !state.affected[seat])
  const [seat, ...due] = losers
  if (seat === undefined) return 'go-on'
  push(state, { kind: 'consequence', mover, seat, due, struck: UNHURT })
  return 'waiting'
}

/** AD-15 The lower roll is affected, on a tie both are. */
function affected({ contact }: State, mover: Seat, others: readonly Seat[]): Seat[] {
  const own = contact[mover]!
  const lost = others.some((other) => own <= contact[other]!)
  return [...(lost ? [mover] : []), ...others.filter((other) => contact[other]! <= own)]
}

function recordContact(state: State, seat: Seat, other: Seat): void {
  const rolls = Object.freeze([state.contact[seat]!, state.contact[other]!] as const)
  record(state, { kind: 'contact', seat, other, rolls, ...placeOf(state, seat) })
}

/** AD-17, AD-20c What contact costs; all who are due roll before a flag falls. */
export function consequence(state: State, frame: FrameOf<'consequence'>, total: number): AfterContact {
  const { mover, seat, due } = frame
  state.affected[seat] = true
  const struck = suffer(state, frame, total)
  const [next, ...rest] = due
  if (next === undefined) return afterContact(state, mover, struck)
  become(state, { kind: 'consequence', mover, seat: next, due: rest, struck })
  return 'waiting'
}

function suffer(state: State, { seat, struck }: FrameOf<'consequence'>, total: number): Struck {
  switch (effectOf('consequence', total)) {
    case 'crash':
      record(state, { kind: 'crash', seat, ...placeOf(state, seat) })
      return { ...struck, crashed: [...struck.crashed, seat] }
    case 'spin':
      spin(state, seat, 'consequence')
      return { ...struck, spun: [...struck.spun, seat] }
    case 'pits':
      goToPits(state, seat, 'consequence')
      return struck
    default:
      state.halfSpeed[seat] = true
      return struck
  }
}

/** AD-15a, AD-17 A crash or a spin brings out a flag, and the mover rests where it is; otherwise the move goes on. */
function afterContact(state: State, mover: Seat, struck: Struck): AfterContact {
  if (struck.crashed.length + struck.spun.length === 0) {
    pop(state)
    return 'go-on'
  }
  orderSpot(state, mover)
  if (struck.crashed.length > 0) crash(state, struck)
  else flag(state, 'yellow', struck.spun)
  return 'waiting'
}
