import type { Seat } from '../../engine/game.ts'
import type { Sitter } from '../../engine/sitter.ts'
import type { KEPT, Order, TableEvent } from './events.ts'

/** Who has a seat. */
export interface Holder {
  readonly guest: string
  readonly name: string
  readonly colour: Sitter['colour']
  readonly number?: number
  readonly string: string
}

/** Whom a table belongs to at one moment, apart from the game itself: a fold of its events. */
export interface Standing {
  /** By seat; null where nobody sits or a bot does. */
  readonly holders: readonly (Holder | null)[]
  /** By seat, as the game began; null before that. */
  readonly sitters: readonly Sitter[] | null
  /** By seat: why a bot keeps it. */
  readonly kept: readonly ((typeof KEPT)[number] | null)[]
  readonly orders: readonly Order[]
  /** Seats that have looked enough at what came of the last part of the game. */
  readonly ready: readonly Seat[]
  /** The secret of the dice, when the game is over. */
  readonly secret: string | null
  /** The code of the table that follows this one. */
  readonly followed: string | null
}

const NOBODY: readonly Seat[] = []

export const emptyStanding = (seats: number): Standing => ({
  holders: Array.from({ length: seats }, () => null),
  sitters: null,
  kept: Array.from({ length: seats }, () => null),
  orders: Array.from({ length: seats }, () => 'always' as const),
  ready: NOBODY,
  secret: null,
  followed: null,
})

/** The standing after an event. */
export function fold(standing: Standing, event: TableEvent): Standing {
  switch (event.kind) {
    case 'sat': {
      const { kind, seat, ...holder } = event
      return { ...standing, holders: standing.holders.with(seat, holder as Holder) }
    }
    case 'stood':
      return { ...standing, holders: standing.holders.with(event.seat, null) }
    case 'began':
      return { ...standing, sitters: event.sitters }
    case 'kept':
      return { ...standing, kept: standing.kept.with(event.seat, event.why) }
    case 'back':
      return { ...standing, kept: standing.kept.with(event.seat, null) }
    case 'handed':
      return handed(standing, event)
    case 'ordered':
      return event.order === 'pass' ? standing : { ...standing, orders: standing.orders.with(event.seat, event.order) }
    case 'ready':
      return { ...standing, ready: [...standing.ready, event.seat] }
    case 'entry':
    case 'undone':
      return standing.ready.length === 0 ? standing : { ...standing, ready: NOBODY }
    case 'followed':
      return { ...standing, followed: event.code }
    case 'ended':
      return { ...standing, secret: event.secret }
    default:
      return standing
  }
}

function handed(standing: Standing, { seat, guest, name }: TableEvent & { readonly kind: 'handed' }): Standing {
  return {
    ...standing,
    holders: standing.holders.with(seat, { ...standing.holders[seat]!, guest, name }),
    sitters: standing.sitters!.with(seat, { ...standing.sitters![seat]!, name }),
    kept: standing.kept.with(seat, null),
  }
}

/** Whoever was removed has no seat any more, nor what is hidden there. */
const isOf = ({ holders, kept }: Standing, guest: string, seat: Seat): boolean =>
  holders[seat]?.guest === guest && kept[seat] !== 'removed'

export const seatsOf = (standing: Standing, guest: string): Seat[] =>
  [...standing.holders.keys()].filter((seat) => isOf(standing, guest, seat))

export const hasSeat = (standing: Standing, guest: string): boolean =>
  standing.holders.some((_, seat) => isOf(standing, guest, seat))

/** Those who are waited for between the parts of a game, and how many of them are ready. */
export function readiness({ holders, kept, ready }: Standing): { readonly people: number; readonly ready: number } {
  const people = new Set(holders.flatMap((holder, seat) => (holder && !kept[seat] ? [holder.guest] : [])))
  const done = new Set(ready.map((seat) => holders[seat]!.guest))
  return { people: people.size, ready: [...people].filter((guest) => done.has(guest)).length }
}

/** Whether it goes on: the host says so for all, or everybody is ready. */
export function goesOn(standing: Standing, host: string): boolean {
  const { people, ready } = readiness(standing)
  return (ready > 0 && ready === people) || standing.ready.some((seat) => standing.holders[seat]?.guest === host)
}

/** Those who decide now: a seat that is kept for its owner is a bot's of this level. */
export const deciders = ({ sitters, kept }: Standing, level: string): readonly Sitter[] =>
  sitters!.map((sitter, seat) => (kept[seat] ? { ...sitter, player: level } : sitter))
