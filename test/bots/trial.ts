import type { Evaluate } from '../../src/bots/judge.ts'
import { chanceFrom, type Distribution, distribution } from '../../src/engine/chance.ts'
import { type Game, type Kinds, type Table, waitFor } from '../../src/engine/game.ts'
import { freeze } from '../../src/engine/values.ts'

/** Where a step leads: to a known worth, to dice, to further steps, or to the end of the game. */
export type Spot =
  | { readonly kind: 'over'; readonly places: readonly number[] }
  | { readonly kind: 'worth'; readonly worth: number }
  | { readonly kind: 'dice'; readonly faces: Distribution<Spot> }
  | { readonly kind: 'fork'; readonly ways: readonly Spot[]; readonly hunch?: number }

interface State {
  readonly table: Table<object, null>
  spot: Spot
}

export interface Trial extends Kinds {
  readonly options: object
  readonly board: null
  readonly state: State
  readonly action: { readonly kind: 'way'; readonly way: number }
  readonly chance: { readonly kind: 'dice'; readonly seat: null; readonly faces: Distribution<Spot> }
  readonly outcome: Spot
  readonly view: State
}

export const worth = (value: number): Spot => ({ kind: 'worth', worth: value })
export const over = (...places: readonly number[]): Spot => ({ kind: 'over', places })
export const dice = (...faces: readonly (readonly [Spot, number])[]): Spot => ({
  kind: 'dice',
  faces: distribution(faces),
})
export const fork = (...ways: readonly Spot[]): Spot => ({ kind: 'fork', ways })

const TABLE: Table<object, null> = freeze({ seats: 2, options: {}, board: null })

export const stateAt = (spot: Spot): State => ({ table: TABLE, spot: freeze(spot) })

/** What a seat thinks of a spot before it has looked further. */
export const evaluateTrial: Evaluate<State> = ({ spot }) => {
  if (spot.kind === 'worth') return spot.worth
  return spot.kind === 'fork' ? (spot.hunch ?? 0.5) : 0.5
}

/** A game of one turn of seat 0, drawn as a tree. It counts what a bot tries, and lacks all that a bot has no use for. */
export function trial() {
  const counts = { plays: 0, settled: 0 }
  const game = {
    waiting: ({ spot }: State) => {
      if (spot.kind === 'over') return { kind: 'over', result: { places: spot.places, scores: spot.places } }
      if (spot.kind === 'worth') return waitFor(1)
      return spot.kind === 'fork'
        ? waitFor(0)
        : { kind: 'chance', chance: { kind: 'dice', seat: null, faces: spot.faces } }
    },
    legal: ({ spot }: State, seat: number) =>
      spot.kind === 'fork' && seat === 0 ? spot.ways.map((_, way) => ({ kind: 'way', way })) : [],
    play(state: State, _seat: number, { way }: Trial['action']) {
      counts.plays++
      if (state.spot.kind === 'fork') state.spot = state.spot.ways[way]!
    },
    ...chanceFrom(({ faces }: Trial['chance']) => faces),
    settle(state: State, outcome: Spot) {
      counts.settled++
      state.spot = outcome
    },
    view: (state: State) => ({ ...state }),
    guess: (view: State) => ({ ...view }),
    hides: () => false,
  } as unknown as Game<Trial>
  return { game, counts }
}
