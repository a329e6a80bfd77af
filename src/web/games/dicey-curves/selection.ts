import { top } from '../../../engine/frames.ts'
import type { DangerKind } from '../../../games/dicey-curves/board.ts'
import { type ChipUse, chipUses } from '../../../games/dicey-curves/rules/chips.ts'
import { ownerOf } from '../../../games/dicey-curves/rules/race.ts'
import type { Action, ActionOf, Car, DiceyCurves, Move, View } from '../../../games/dicey-curves/state.ts'
import type { Choice } from '../../../table/seat-view.ts'

// What is picked, and which of the legal actions that leaves. Nothing here makes an action of its own.

export type Choices = readonly Choice<DiceyCurves>[]

export interface Die {
  readonly id: string
  readonly colour: 'white' | 'green'
  readonly value: number
}

/** The unused dice, from low to high, white ones first. */
export const diceOf = ({ dice }: View): Die[] =>
  dice.white.flatMap((_, i) =>
    (['white', 'green'] as const).flatMap((colour) =>
      Array.from({ length: dice[colour][i]! }, (_, n) => ({ id: `${colour}-${i + 1}-${n}`, colour, value: i + 1 })),
    ),
  )

export const actionsOf = <Kind extends Action['kind']>(choices: Choices, kind: Kind): ActionOf<Kind>[] =>
  choices.flatMap(({ action }) => (action.kind === kind ? [action as ActionOf<Kind>] : []))

export const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((v, i) => v === b[i])

export const valuesOf = (dice: readonly Die[]): number[] => dice.map(({ value }) => value).sort((a, b) => a - b)

/** The move that the picked dice make with a car. */
export const moveWith = (choices: Choices, dice: readonly Die[], car: Car | null, power: boolean): Move | null =>
  actionsOf(choices, 'move').find(
    (move) => move.car === car && move.power === power && same(move.dice, valuesOf(dice)),
  ) ?? null

/** Cars that can be moved with some dice, one's own first. */
export function movableCars(view: View, choices: Choices): Car[] {
  const cars = [...new Set(actionsOf(choices, 'move').map(({ car }) => car))]
  const seat = choices[0]?.seat
  return cars.sort((a, b) => Number(ownerOf(view, a) !== seat) - Number(ownerOf(view, b) !== seat) || a - b)
}

/** What a move with this car is paid for. */
export function costs(view: View, car: Car, power: boolean): ChipUse[] {
  const frame = top(view)
  return frame.kind === 'turn' ? chipUses(view, frame, car, power) : []
}

/** What a held card can be used for now. */
export const usesOf = (choices: Choices, kind: DangerKind): Choices =>
  choices.filter(({ action }) =>
    action.kind === 'play' ? action.card === kind : action.kind === 'super-size' && kind === 'Super Size Your Combo',
  )
