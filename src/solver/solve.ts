import { chancesKept, type Numbering, type Part, type Values } from '../engine/exact.ts'
import type { Kinds } from '../engine/game.ts'

/** How far a solution has come. */
export interface Progress {
  /** How often all parts have been gone through. */
  readonly rounds: number
  /** Parts done in this round. */
  readonly parts: number
  /** How far a value changed at most when all were last worked out anew; infinite before that. */
  readonly residual: number
}

/** When all values are worked out anew, none changes by more. */
const TOLERANCE = 1e-9

/** How many values are worked out at a time, before whoever waits is told. */
const PIECE = 64

/** The same for everybody, since nothing is known. */
export const unknown = ({ size, seats }: Pick<Numbering, 'size' | 'seats'>): Values =>
  new Float64Array(size * chancesKept({ seats })).fill(1 / seats)

/**
 * Value iteration in place: each part until it nearly holds still, one part after another, and all of them again until
 * nothing changes any more. It begins with any values, so one that was stopped goes on where it was.
 */
export function* solve<K extends Kinds>(numbering: Numbering<K>, values: Values): Generator<Progress, Progress, void> {
  let residual = Number.POSITIVE_INFINITY
  for (let rounds = 0; ; rounds++) {
    const enough = Math.max(TOLERANCE, Math.min(1, residual) * NEARLY)
    let most = 0
    for (const [parts, part] of numbering.parts.entries()) {
      const settling = settlePart(numbering, part, values, enough)
      let step = settling.next()
      for (; !step.done; step = settling.next()) yield { rounds, parts, residual }
      most = Math.max(most, step.value)
    }
    residual = most
    if (residual < TOLERANCE) return { rounds: rounds + 1, parts: numbering.parts.length, residual }
  }
}

/** What a part is still off while the others change, compared with them. */
const NEARLY = 0.05

/** Works a part out until it changes by less than is `enough`; returns how far it changed at first. */
export function* settlePart<K extends Kinds>(
  numbering: Numbering<K>,
  part: Part,
  values: Values,
  enough = TOLERANCE,
): Generator<void, number, void> {
  const first = yield* sweep(numbering, part, values)
  for (let change = first; change >= enough; ) change = yield* sweep(numbering, part, values)
  return first
}

/** Works every value of a part out once; returns how far one changed at most. */
function* sweep<K extends Kinds>(numbering: Numbering<K>, part: Part, values: Values): Generator<void, number, void> {
  let most = 0
  for (const { first, end } of part)
    for (let from = first; from < end; from += PIECE) {
      most = Math.max(most, sweepPiece(numbering, from, Math.min(end, from + PIECE), values))
      yield
    }
  return most
}

function sweepPiece<K extends Kinds>(numbering: Numbering<K>, first: number, end: number, values: Values): number {
  const chances = new Float64Array(chancesKept(numbering))
  let most = 0
  for (let number = first; number < end; number++) {
    numbering.weigh(number, values, chances)
    most = Math.max(most, replaced(values, number * chances.length, chances))
  }
  return most
}

/** Puts chances in their place; returns how far one changed at most, that of the last seat among them. */
function replaced(values: Values, at: number, chances: Values): number {
  let most = 0
  let sum = 0
  for (let i = 0; i < chances.length; i++) {
    const change = chances[i]! - values[at + i]!
    most = Math.max(most, Math.abs(change))
    sum += change
    values[at + i] = chances[i]!
  }
  return Math.max(most, Math.abs(sum))
}
