import type { Seat } from '../../engine/game.ts'
import { type Sentence, type SentenceValue, sentence } from '../../engine/sentence.ts'
import type { Reason, Side, Thrown } from './tale.ts'

/** What the tales of all games say stands in the words of the end screen. */
export const say = (key: string, values: Sentence['values'] = {}): Sentence => sentence(`end.${key}`, values)

export const because = (rule: string, key: string, values: Sentence['values'] = {}): Reason => ({
  rule,
  sentence: say(key, values),
})

/** "Ann", "Ann and Bob", "Ann, Bob and Rosa". */
export function named(seats: readonly Seat[]): SentenceValue {
  const names = seats.map((seat): SentenceValue => ({ seat }))
  const last = names.pop()!
  if (names.length === 0) return last
  return say('and', { one: names.reduce((one, other) => say('comma', { one, other })), other: last })
}

/** The sides of a plain die, each as likely as the others; `id` is what the game draws a number by. */
export const numbered = (sides: number, id: (value: number) => string): Side[] =>
  Array.from({ length: sides }, (_, i) => ({ id: id(i + 1), name: say('side', { value: i + 1 }), chance: 1 / sides }))

/** So many dice of one kind that show the same side. */
export const alike = (count: number, die: Thrown): Thrown[] => Array.from({ length: count }, () => die)

/** Seats that share a place, place by place. */
export function sharing(places: readonly number[]): Seat[][] {
  const seatsAt = (place: number) => [...places.keys()].filter((seat) => places[seat] === place)
  return [...new Set(places)]
    .sort((a, b) => a - b)
    .map(seatsAt)
    .filter((seats) => seats.length > 1)
}

/** Seats from the first place to the last. */
export const inOrder = (places: readonly number[]): Seat[] => [...places.keys()].sort((a, b) => places[a]! - places[b]!)

/** Neighbours in the ranking. */
export function neighbours(places: readonly number[]): [Seat, Seat][] {
  const order = inOrder(places)
  return order.slice(1).map((seat, i) => [order[i]!, seat])
}

/** Who has the best of these numbers, if one has it alone. */
export function aloneWith(best: number, numbers: readonly number[]): Seat | null {
  const seats = [...numbers.keys()].filter((seat) => numbers[seat] === best)
  return seats.length === 1 ? seats[0]! : null
}

/** What a table waits for. The engine's own function for it would be cut out of every game's chunk. */
export const frameOf = <Frame>({ frames }: { readonly frames: readonly Frame[] }): Frame => frames.at(-1)!
