import { type Sentence, sentence } from '../engine/sentence.ts'
import type { Verdict } from './verify.ts'

/** A verdict in one sentence that a player understands. */
export function verdictSentence(verdict: Verdict): Sentence {
  switch (verdict.kind) {
    case 'fair':
      return sentence('fair.fair', { rolls: verdict.rolls })
    case 'tampered':
      return sentence('fair.tampered', { number: verdict.number })
    default:
      return sentence(`fair.${verdict.kind}`)
  }
}
