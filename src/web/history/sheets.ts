import type { Sheet } from '../../lab/ledger.ts'
import { type Wish, wished } from './figures.ts'
import type { PlayedGame } from './played.ts'

/** A reviewed game of one person here. */
export interface PlayedSheet extends Sheet {
  /** The id of its table, and the seat. */
  readonly id: string
  readonly game: string
  readonly ended: number
}

/** The reviewed games that the wish is about, in the order they were played. */
export function sheetsOf(games: readonly PlayedGame[], wish: Wish): PlayedSheet[] {
  const sheets = wished(games, wish).flatMap(({ id, game, ended, seats, review }) =>
    seats.flatMap(({ own, name }, seat): PlayedSheet[] => {
      const sheet = review?.seats[seat]
      return own && sheet && (wish.person === null || name === wish.person)
        ? [{ id: `${id}-${seat}`, game, ended, ...sheet }]
        : []
    }),
  )
  return sheets.sort((one, other) => one.ended - other.ended)
}
