import { chanceFrom, type Distribution, equallyLikely } from '../../../engine/chance.ts'
import type { Seat } from '../../../engine/game.ts'
import { freeze } from '../../../engine/values.ts'
import { SIDES } from '../board.ts'
import type { Outcome, RollKind } from '../state.ts'

interface RollDue<Kind extends string> {
  readonly kind: 'chance'
  readonly chance: { readonly kind: Kind; readonly seat: Seat }
}

const FACES = Array.from({ length: SIDES }, (_, i) => i + 1)

/** AD-2 Two dice that can be told apart. */
const ROLLS: Distribution<Outcome> = equallyLikely(FACES.flatMap((a) => FACES.map((b): Outcome => ({ dice: [a, b] }))))

export const outcomes = (): Distribution<Outcome> => ROLLS

export const chance = chanceFrom(outcomes)

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
