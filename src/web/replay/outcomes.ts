import type { Kinds, Watcher } from '../../engine/game.ts'
import type { Sentence } from '../../engine/sentence.ts'
import { copy } from '../../engine/values.ts'
import type { TrayDie } from '../games/play.ts'
import type { Reel } from './reel.ts'

type Outcome = Kinds['outcome']

/** A die one may turn: its sides without doubles, each with what it is called. */
export interface Turnable {
  readonly id: string
  readonly sides: readonly { readonly side: string; readonly name: Sentence }[]
}

/** What might have fallen instead: dice to be turned one by one, or a list to pick from. */
export type Chooser =
  | {
      readonly kind: 'dice'
      readonly dice: readonly Turnable[]
      /** The sides on top in an outcome. */
      up(outcome: Outcome): readonly string[]
      /** The outcome that shows these sides, or null if none does. */
      find(sides: readonly string[]): Outcome | null
    }
  | { readonly kind: 'list'; readonly outcomes: readonly Outcome[] }

/** The chance event before the entry of this index; null if none is due there. */
export function chanceAt({ match: { timeline } }: Reel, index: number): Kinds['chance'] | null {
  const waiting = timeline.game.waiting(timeline.before(index))
  return waiting.kind === 'chance' ? waiting.chance : null
}

/** A secret draw is described as its owner sees it: to all others every card sounds the same. */
export const eyesFor = ({ seat }: Kinds['chance']): Watcher => seat

export function chooserAt({ play, match }: Reel, index: number, chance: Kinds['chance']): Chooser {
  const { outcomes } = play.game.outcomes(chance)
  const before = play.game.view(match.timeline.before(index), eyesFor(chance))
  const diceOf = (outcome: Outcome): readonly TrayDie[] =>
    (play.thrown({ index, outcome, before }) ?? []).flatMap(({ dice }) => dice).filter(({ thrown }) => thrown)
  return diceOf(outcomes[0]).length === 0 ? { kind: 'list', outcomes } : turning(outcomes, diceOf)
}

type DiceOf = (outcome: Outcome) => readonly TrayDie[]

function turning(outcomes: readonly Outcome[], diceOf: DiceOf): Chooser {
  const slots = diceOf(outcomes[0])
  const names = namesIn(slots, outcomes, diceOf)
  const turned = (sides: readonly string[]) => slots.map((die, i) => ({ ...die, up: sides[i] ?? null }))
  let found: Finder | null = null
  return {
    kind: 'dice',
    dice: slots.map((die) => ({ id: die.id, sides: sidesOf(die, names) })),
    up: (outcome) => inSlots(slots, diceOf(outcome)),
    find: (sides) => {
      found ??= finderOf(outcomes, diceOf)
      return found(turned(sides))
    },
  }
}

type Finder = (dice: readonly Up[]) => Outcome | null

/** There may be thousands of outcomes, so they are not looked through before somebody turns a die. */
function finderOf(outcomes: readonly Outcome[], diceOf: DiceOf): Finder {
  const exact = new Map<string, Outcome>()
  const alike = new Map<string, Outcome>()
  for (const outcome of outcomes) {
    const dice = diceOf(outcome)
    exact.set(exactKey(dice), outcome)
    alike.set(alikeKey(dice), outcome)
  }
  return (dice) => exact.get(exactKey(dice)) ?? alike.get(alikeKey(dice)) ?? null
}

/** What every side of these dice is called: the throws are looked through until all were seen. */
function namesIn(slots: readonly TrayDie[], outcomes: readonly Outcome[], diceOf: DiceOf): Map<string, Sentence> {
  const all = new Set(slots.flatMap((die) => die.sides.map((up) => sideKey({ ...die, up }))))
  const names = new Map<string, Sentence>()
  for (const outcome of spread(outcomes)) {
    for (const die of diceOf(outcome)) names.set(sideKey(die), die.name)
    if (names.size >= all.size) break
  }
  return names
}

/** From both ends to the middle: there the throws differ most. */
function* spread<T>(list: readonly T[]): Generator<T> {
  for (let i = 0; i < list.length; i++) yield list[i % 2 === 0 ? i / 2 : list.length - (i + 1) / 2]!
}

type Up = Pick<TrayDie, 'id' | 'sides' | 'up'>

const kinds = new WeakMap<readonly string[], string>()

/** Dice of one kind mostly share the list of their sides. */
function kindOf({ sides }: Up): string {
  const kind = kinds.get(sides) ?? sides.join()
  kinds.set(sides, kind)
  return kind
}

const sideKey = (die: Up): string => `${kindOf(die)} ${die.up}`

/** Dice that can be told apart are found by their ids, all others by how many of a kind show a side. */
const exactKey = (dice: readonly Up[]): string => dice.map(({ id, up }) => `${id} ${up}`).join('|')
const alikeKey = (dice: readonly Up[]): string => dice.map(sideKey).sort().join('|')

const sidesOf = (die: TrayDie, names: ReadonlyMap<string, Sentence>): Turnable['sides'] =>
  [...new Set(die.sides)].flatMap((side) => {
    const name = names.get(sideKey({ ...die, up: side }))
    return name ? [{ side, name }] : []
  })

/** Dice may lie in another order in another throw; each goes to a place for its kind. */
function inSlots(slots: readonly TrayDie[], dice: readonly TrayDie[]): string[] {
  const left = [...dice]
  return slots.map((slot) => {
    const at = left.findIndex((die) => kindOf(die) === kindOf(slot))
    return left.splice(at, 1)[0]!.up!
  })
}

/** What an outcome would have come to, in the words of the log. */
export function wordsFor(reel: Reel, index: number, outcome: Outcome): readonly Sentence[] {
  const { game } = reel.play
  const state = reel.match.timeline.before(index)
  const eyes = eyesFor(chanceAt(reel, index)!)
  const after = copy(state)
  game.settle(after, outcome)
  return game.describe({ outcome }, game.view(state, eyes), game.view(after, eyes))
}
