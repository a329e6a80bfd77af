import type { Refusal } from '../../engine/game.ts'
import { type Sentence, sentence } from '../../engine/sentence.ts'
import type { TableEvent } from '../../protocol/live/events.ts'
import type { Denial, Whole } from '../../protocol/live/replies.ts'

/** Why a request is not granted. */
export interface Denying {
  readonly code: Denial
  readonly rule?: string
  readonly reason: Sentence
}

/** What a request leads to: events, something to be seen, or a denial. */
export type Verdict =
  | { readonly kind: 'granted'; readonly events: readonly TableEvent[] }
  | { readonly kind: 'shown'; readonly moment: Whole }
  | ({ readonly kind: 'denied' } & Denying)

export const granted = (...events: readonly TableEvent[]): Verdict => ({ kind: 'granted', events })

export const denied = (code: Denial, values: Sentence['values'] = {}): Verdict => ({
  kind: 'denied',
  code,
  reason: sentence(`live.${code}`, values),
})

export const refusedBy = ({ rule, reason }: Refusal): Verdict => ({ kind: 'denied', code: 'refused', rule, reason })
