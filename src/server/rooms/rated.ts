import type { Seat } from '../../engine/game.ts'
import { isPerson } from '../../engine/sitter.ts'
import type { TableEvent } from '../../protocol/live/events.ts'
import type { TableHead } from '../../protocol/live/plan.ts'
import type { Standing } from '../../protocol/live/standing.ts'
import { NEWCOMER, rate } from '../../rating/rate.ts'
import { shown } from '../../rating/shown.ts'
import type { Rating, Ratings } from '../store/store.ts'
import type { LiveGame } from './live-game.ts'

type Shifts = NonNullable<(TableEvent & { readonly kind: 'ended' })['ratings']>

/** What a game that is over is worth to those who played it. */
interface Rated {
  readonly ratings: readonly Rating[]
  readonly shifts: Shifts
}

/** A table whose game is over. */
interface Finished {
  readonly head: TableHead
  readonly standing: Standing
  readonly game: LiveGame | null
}

/** Bots are rated by their level. */
const botId = (level: string): string => `bot:${level}`

export async function ratingsAfter(room: Finished, store: Ratings): Promise<Rated> {
  const { game } = room.head.plan
  const ids = idsOf(room)
  const known = new Map((await store.get(game, [...new Set(ids)])).map((rating) => [rating.guest, rating]))
  const before = ids.map((guest, seat) => known.get(guest) ?? newcomer(game, guest, nameOf(room, seat)))
  const after = rate(before, room.game!.timeline.result!.places).map((rating, seat) => ({
    ...before[seat]!,
    ...rating,
    name: nameOf(room, seat),
    shown: shown(rating),
    games: before[seat]!.games + 1,
  }))
  const shifts = after.map((rating, seat) => ({ seat, before: before[seat]!.shown, after: rating.shown }))
  return { ratings: oneEach(after), shifts }
}

const newcomer = (game: string, guest: string, name: string): Rating => ({
  ...{ game, guest, name, ...NEWCOMER },
  shown: shown(NEWCOMER),
  games: 0,
})

const idsOf = ({ standing: { sitters, holders } }: Pick<Finished, 'standing'>): string[] =>
  sitters!.map((sitter, seat) => (isPerson(sitter) ? holders[seat]!.guest : botId(sitter.player)))

function nameOf({ standing: { sitters } }: Pick<Finished, 'standing'>, seat: Seat): string {
  const sitter = sitters![seat]!
  return isPerson(sitter) ? sitter.name : sitter.player
}

/** Whoever sat at several seats, as levels of bots do, is worth what they are worth on average. */
function oneEach(ratings: readonly Rating[]): Rating[] {
  const guests = [...new Set(ratings.map(({ guest }) => guest))]
  return guests.map((one) => averageOf(ratings.filter(({ guest }) => guest === one)))
}

function averageOf(group: readonly Rating[]): Rating {
  const mean = (of: (rating: Rating) => number) => group.reduce((sum, rating) => sum + of(rating), 0) / group.length
  const rating = { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) }
  return { ...group[0]!, ...rating, shown: shown(rating) }
}
