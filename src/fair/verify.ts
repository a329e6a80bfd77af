import { apply } from '../engine/act.ts'
import { isOutcome, type Kinds } from '../engine/game.ts'
import type { Proof } from '../engine/proof.ts'
import type { Timeline } from '../engine/timeline.ts'
import { same } from '../engine/values.ts'
import { type FairDice, fairDice } from './dice.ts'
import { commitmentOf, diceKey } from './secret.ts'

/** A match that follows the rules, and perhaps what its dice came from. */
export interface Provable {
  readonly head: { readonly proof?: Proof }
  readonly timeline: Timeline
}

export type Verdict =
  /** Every roll and draw is the one that was fixed before the start. */
  | { readonly kind: 'fair'; readonly rolls: number }
  /** The first that is not: its place in the log, its number among the rolls from 1, what is there and what fell. */
  | {
      readonly kind: 'tampered'
      readonly index: number
      readonly number: number
      readonly roll: unknown
      readonly expected: unknown
    }
  /** The secret is not the one that was promised. */
  | { readonly kind: 'false-commitment' }
  /** The secret is not published yet. */
  | { readonly kind: 'sealed' }
  | { readonly kind: 'no-proof' }

/** Whether the dice of a match fell as they were fixed. */
export function verifyMatch(match: Provable): Verdict {
  const steps = verification(match)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same step by step, for a page that must not stand still; gives how many entries are checked. */
export function* verification({ head: { proof }, timeline }: Provable): Generator<number, Verdict> {
  if (!proof) return { kind: 'no-proof' }
  const { secret } = proof
  if (secret === undefined) return { kind: 'sealed' }
  if (commitmentOf(secret) !== proof.commitment) return { kind: 'false-commitment' }
  return yield* checkedRolls(timeline, fairDice(diceKey(secret, proof)))
}

function* checkedRolls({ game, table, log }: Timeline, dice: FairDice): Generator<number, Verdict> {
  const state = game.setup(table)
  let rolls = 0
  for (const [index, entry] of log.entries()) {
    if (isOutcome<Kinds>(entry)) {
      const expected = rollDue(game, state, dice, rolls++)
      if (!same(expected, entry.outcome))
        return { kind: 'tampered', index, number: rolls, roll: entry.outcome, expected }
    }
    apply(game, state, entry)
    yield index + 1
  }
  return { kind: 'fair', rolls }
}

/** A log that was played through the door has an outcome only where chance was due. */
function rollDue(game: Timeline['game'], state: Kinds['state'], dice: FairDice, event: number): unknown {
  const waiting = game.waiting(state)
  return waiting.kind === 'chance' ? game.sample(waiting.chance, dice(event)) : undefined
}
