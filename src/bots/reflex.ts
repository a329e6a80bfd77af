import type { Kinds } from '../engine/game.ts'
import type { Reflex } from '../engine/lore.ts'
import { guessed } from './estimate.ts'
import type { Evaluate, Judge, Thought } from './judge.ts'

/** The worths a level goes by without thinking: good for a choice, but not always chances. */
export type Hunch<K extends Kinds = Kinds> = (thought: Thought<K>) => readonly number[]

export const hunchBy =
  <K extends Kinds>(reflex: Reflex<K>): Hunch<K> =>
  ({ game, view, seat, legal, random }) =>
    reflex(game.guess(view, seat, random), seat, legal)

/** The best action keeps the chances that the state gives; every other loses what it is worse by. */
export const reflexive = <K extends Kinds>(reflex: Reflex<K>, evaluate: Evaluate<K['state']>): Judge<K> =>
  function* ({ game, view, seat, legal, random }) {
    const state = game.guess(view, seat, random)
    const gains = reflex(state, seat, legal)
    const kept = evaluate(state, seat) - Math.max(...gains)
    return guessed(gains.map((gain) => Math.min(1, Math.max(0, kept + gain))))
  }

/** Knows nothing: everybody wins as often as anybody else. */
export const clueless = <K extends Kinds>(): Judge<K> =>
  function* ({ view, legal }) {
    return guessed(legal.map(() => 1 / view.table.seats))
  }
