import type { Colour } from '../../engine/colour.ts'
import type { Sentence } from '../../engine/sentence.ts'
import type { DiceTale } from '../games/tale.ts'
import type { PlayedGame, PlayedSeat } from './played.ts'

/** Whose games to count: null means all. */
export interface Wish {
  readonly game: string | null
  readonly person: string | null
}

/** One seat of one game that somebody here took. */
interface Start {
  readonly played: PlayedGame
  readonly index: number
  readonly seat: PlayedSeat
}

const sat = (played: PlayedGame, { person }: Wish): Start[] =>
  played.seats
    .map((seat, index) => ({ played, index, seat }))
    .filter(({ seat }) => seat.own && (person === null || seat.name === person))

/** The games that the wish is about, as they were. */
export const wished = (games: readonly PlayedGame[], wish: Wish): PlayedGame[] =>
  games.filter((played) => (wish.game === null || played.game === wish.game) && sat(played, wish).length > 0)

const starts = (games: readonly PlayedGame[], wish: Wish): Start[] =>
  wished(games, wish).flatMap((played) => sat(played, wish))

/** What comes of something in the order in which it first came up. */
function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** Who played here, the most frequent first. */
export function people(games: readonly PlayedGame[]): string[] {
  const names = starts(games, { game: null, person: null }).map(({ seat }) => seat.name)
  return [...grouped(names, (name) => name)].sort((a, b) => b[1].length - a[1].length).map(([name]) => name)
}

export const gamesOf = (games: readonly PlayedGame[]): string[] => [...grouped(games, ({ game }) => game).keys()]

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

export interface Results {
  readonly played: number
  readonly won: number
  /** How often somebody here was among the first three, of the games where that is worth something. */
  readonly podium: { readonly times: number; readonly of: number }
  /** The average place, and among how many. */
  readonly place: number
  readonly field: number
}

/** With three at the table everybody is on the podium. */
const PODIUM = 3

/** Several people at one table played one game, but each has a place. */
export function resultsOf(games: readonly PlayedGame[], wish: Wish): Results {
  const all = wished(games, wish)
  const best = all.map((played) => Math.min(...sat(played, wish).map(({ seat }) => seat.place)))
  const isContested = (index: number) => all[index]!.seats.length > PODIUM
  const each = starts(games, wish)
  return {
    played: all.length,
    won: best.filter((place) => place === 1).length,
    podium: {
      times: best.filter((place, index) => isContested(index) && place <= PODIUM).length,
      of: all.filter((_, index) => isContested(index)).length,
    },
    place: mean(each.map(({ seat }) => seat.place)),
    field: mean(each.map(({ played }) => played.seats.length)),
  }
}

/** The longest row of wins, and the one that is still going on. */
export function runsOf(games: readonly PlayedGame[], wish: Wish): { readonly longest: number; readonly now: number } {
  const won = wished(games, wish)
    .sort((a, b) => a.ended - b.ended)
    .map((played) => sat(played, wish).some(({ seat }) => seat.place === 1))
  let now = 0
  let longest = 0
  for (const isWon of won) {
    now = isWon ? now + 1 : 0
    longest = Math.max(longest, now)
  }
  return { longest, now }
}

export interface Taken<K> {
  readonly key: K
  readonly taken: number
  readonly won: number
}

function takenBy<K>(games: readonly PlayedGame[], wish: Wish, keyOf: (start: Start) => K): Taken<K>[] {
  return [...grouped(starts(games, wish), keyOf)]
    .map(([key, list]) => ({ key, taken: list.length, won: list.filter(({ seat }) => seat.place === 1).length }))
    .sort((a, b) => b.taken - a.taken || b.won - a.won)
}

export const seatsTaken = (games: readonly PlayedGame[], wish: Wish): Taken<number>[] =>
  takenBy(games, wish, ({ index }) => index)

export const coloursTaken = (games: readonly PlayedGame[], wish: Wish): Taken<Colour>[] =>
  takenBy(games, wish, ({ seat }) => seat.colour)

/** How often one side fell, and how often a fair die would have shown it; null for a side that nobody knows. */
export interface SideFigures {
  readonly id: string
  readonly name: Sentence | null
  readonly fell: number
  readonly expected: number | null
}

export interface DieFigures {
  readonly id: string
  readonly name: Sentence
  readonly thrown: number
  readonly sides: readonly SideFigures[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

function fallen(games: readonly PlayedGame[], wish: Wish, die: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { seat } of starts(games, wish))
    for (const [side, times] of Object.entries(seat.dice?.[die] ?? {})) counts[side] = (counts[side] ?? 0) + times
  return counts
}

/** The dice of one game, as far as somebody here threw them. */
export function diceOf(
  games: readonly PlayedGame[],
  wish: Wish & { readonly game: string },
  tale: DiceTale,
): DieFigures[] {
  return tale.dice
    .map(({ id, name, sides }) => {
      const counts = fallen(games, wish, id)
      const thrown = sum(Object.values(counts))
      const known = sides.map((side) => ({
        id: side.id,
        name: side.name,
        fell: counts[side.id] ?? 0,
        expected: side.chance * thrown,
      }))
      const strange = Object.keys(counts).filter((side) => !sides.some((one) => one.id === side))
      const others = strange.map((side) => ({ id: side, name: null, fell: counts[side]!, expected: null }))
      return { id, name, thrown, sides: [...known, ...others] }
    })
    .filter(({ thrown }) => thrown > 0)
}
