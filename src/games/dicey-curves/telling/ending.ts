import { top } from '../../../engine/frames.ts'
import type { Result, Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { QUIET_ROUNDS } from '../board.ts'
import { NONE } from '../rules/deck.ts'
import { ownerOf } from '../rules/race.ts'
import { placeOf, placesOf, result } from '../rules/scoring.ts'
import type { View } from '../state.ts'
import { carName, list, player, say } from './say.ts'

/** Why the race is over, where the last cars come in, and how the scores come about. */
export function ending(before: View, after: View): Sentence[] {
  if (top(after).kind !== 'over' || top(before).kind === 'over') return []
  const ended = result(after)
  return [
    ...(after.quiet > 0 ? [say('log.quiet', { rounds: QUIET_ROUNDS })] : []),
    ...stillOut(after),
    ...scores(after, ended),
    ...verdict(ended),
  ]
}

/** DC-61, DC-65 */
function stillOut(view: View): Sentence[] {
  const cars = [...view.cars.keys()].filter((car) => view.cars[car] !== NONE)
  return cars
    .map((car) => ({ ...player(ownerOf(view, car)), car: carName(car), place: placeOf(view, car)! }))
    .sort((a, b) => a.place - b.place)
    .map((values) => say('log.still-out', values))
}

/** DC-62 With one car each the place says it all. */
function scores(view: View, { places, scores }: Result): Sentence[] {
  const ranked = [...places.keys()].sort((a, b) => places[a]! - places[b]!)
  return ranked.flatMap((seat) => {
    const [first, second] = placesOf(view, seat)
    return second === undefined
      ? []
      : [say('log.score', { ...player(seat), first: first!, second, score: scores[seat]! })]
  })
}

/** DC-63, DC-65 Who has won, and whether equal scores had to be told apart. */
function verdict({ places, scores }: Result): Sentence[] {
  const winners = [...places.keys()].filter((seat) => places[seat] === 1)
  const isLevel = places.some((place, seat) => place > 1 && scores[seat] === scores[winners[0]!])
  return [
    ...(isLevel ? [say('log.best-place')] : []),
    say(winners.length > 1 ? 'log.share' : 'log.wins', named(winners)),
  ]
}

const named = (seats: readonly Seat[]) => ({ players: list(seats.map((seat) => say('player', player(seat)))) })
