import { type Distribution, equallyLikely } from '../../engine/chance.ts'
import type { Seat } from '../../engine/game.ts'
import { below, type Random } from '../../engine/random.ts'
import { freeze } from '../../engine/values.ts'
import { SIDES } from './board.ts'
import type { Outcome, RollKind } from './state.ts'

interface RollDue<Kind extends string> {
  readonly kind: 'chance'
  readonly chance: { readonly kind: Kind; readonly seat: Seat }
}

const FACES = Array.from({ length: SIDES }, (_, i) => i + 1)

/** AD-2 Two dice that can be told apart. */
const ROLLS: readonly Outcome[] = freeze(FACES.flatMap((a) => FACES.map((b): Outcome => ({ dice: [a, b] }))))

const DISTRIBUTION = equallyLikely(ROLLS)

export const outcomes = (): Distribution<Outcome> => DISTRIBUTION

export const sample = (_chance: unknown, random: Random): Outcome => ROLLS[below(random, ROLLS.length)]!

export function possible(_chance: unknown, outcome: unknown): boolean {
  if (typeof outcome !== 'object' || outcome === null || Array.isArray(outcome)) return false
  const { dice } = outcome as { dice?: unknown }
  return Object.keys(outcome).join() === 'dice' && Array.isArray(dice) && dice.length === 2 && dice.every(isFace)
}

const isFace = (value: unknown): boolean => FACES.includes(value as number)

/** The roll that is due, made once for all tables of at most `seats` seats. */
export function rollsDue<Kind extends string>(kinds: readonly Kind[], seats: number) {
  const due = new Map(kinds.map((kind) => [kind, Array.from({ length: seats }, (_, seat) => rollOf(kind, seat))]))
  return (kind: Kind, seat: Seat): RollDue<Kind> => due.get(kind)![seat]!
}

const rollOf = <Kind extends string>(kind: Kind, seat: Seat): RollDue<Kind> =>
  freeze({ kind: 'chance', chance: { kind, seat } })

export const ROLL_KINDS: readonly RollKind[] = [
  'qualifying',
  'movement',
  'snake-eyes',
  'skip-a-turn',
  'go-to-pits',
  'contact',
  'consequence',
  'crash-check',
]
