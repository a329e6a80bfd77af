import { EQUAL } from '../../src/engine/exact.ts'
import type { Game, Kinds, Seat } from '../../src/engine/game.ts'
import { shareOfWin } from '../../src/engine/share.ts'
import { copy } from '../../src/engine/values.ts'

// Written apart from the solver: states of the game itself, walked by its rules and gone through again and again.

/** What a throw leads to: a state before the next throw or at the end, or somebody's choice between several. */
type Way =
  | { readonly kind: 'state'; readonly at: number }
  | { readonly kind: 'choice'; readonly seat: Seat; readonly ways: readonly Way[] }

interface Fork {
  readonly weight: number
  readonly way: Way
}

export interface Met<State> {
  readonly state: State
  /** Every seat's chance to win. */
  chances: readonly number[]
}

/** States in the order in which they were met, and the place of each by its name. */
interface Walk<K extends Kinds> {
  readonly game: Game<K>
  readonly nameOf: (state: K['state']) => string
  readonly met: Met<K['state']>[]
  readonly places: Map<string, number>
}

/** All states before throws and at ends that can be reached, and what they are worth after so many rounds. */
export function walked<K extends Kinds>(
  game: Game<K>,
  start: K['state'],
  nameOf: (state: K['state']) => string,
  rounds: number,
): readonly Met<K['state']>[] {
  const walk: Walk<K> = { game, nameOf, met: [], places: new Map() }
  wayFrom(walk, start)
  const forks: Fork[][] = []
  for (let at = 0; at < walk.met.length; at++) forks.push(forksOf(walk, walk.met[at]!.state))
  for (let round = 0; round < rounds; round++)
    for (let at = forks.length - 1; at >= 0; at--)
      if (forks[at]!.length > 0) walk.met[at]!.chances = meanOf(walk.met, forks[at]!)
  return walk.met
}

/** Throws that lead to the same are one fork; an end has none. */
function forksOf<K extends Kinds>(walk: Walk<K>, state: K['state']): Fork[] {
  const waiting = walk.game.waiting(state)
  if (waiting.kind !== 'chance') return []
  const { outcomes, weights, total } = walk.game.outcomes(waiting.chance)
  const forks = new Map<string, Fork>()
  for (const [i, outcome] of outcomes.entries()) {
    const next = copy(state)
    walk.game.settle(next, outcome)
    const way = wayFrom(walk, next)
    const name = JSON.stringify(way)
    forks.set(name, { way, weight: (forks.get(name)?.weight ?? 0) + weights[i]! / total })
  }
  return [...forks.values()]
}

function wayFrom<K extends Kinds>(walk: Walk<K>, state: K['state']): Way {
  const waiting = walk.game.waiting(state)
  if (waiting.kind !== 'seats') return { kind: 'state', at: placeOf(walk, state) }
  const [seat] = waiting.seats as [Seat]
  const ways = walk.game.legal(state, seat).map((action) => {
    const next = copy(state)
    walk.game.play(next, seat, action)
    return wayFrom(walk, next)
  })
  return { kind: 'choice', seat, ways }
}

function placeOf<K extends Kinds>({ game, nameOf, met, places }: Walk<K>, state: K['state']): number {
  const name = nameOf(state)
  const known = places.get(name)
  if (known !== undefined) return known
  places.set(name, met.length)
  const waiting = game.waiting(state)
  const { seats } = state.table
  const chances = Array.from({ length: seats }, (_, seat) =>
    waiting.kind === 'over' ? shareOfWin(waiting.result, seat) : 1 / seats,
  )
  return met.push({ state, chances }) - 1
}

function meanOf(met: readonly Met<unknown>[], forks: readonly Fork[]): number[] {
  const found = forks.map(({ way, weight }) => ({ weight, chances: chancesOf(met, way) }))
  return found[0]!.chances.map((_, seat) => found.reduce((sum, each) => sum + each.weight * each.chances[seat]!, 0))
}

/** The best for whoever chooses, and of equal ones the first. */
function chancesOf(met: readonly Met<unknown>[], way: Way): readonly number[] {
  if (way.kind === 'state') return met[way.at]!.chances
  return way.ways
    .map((each) => chancesOf(met, each))
    .reduce((best, chances) => (chances[way.seat]! > best[way.seat]! + EQUAL ? chances : best))
}
