import { type Sentence, sentence } from '../../engine/sentence.ts'

/**
 * `full`: the disk has no room. `busy`: it is too slow, or somebody else has it. `broken`: it cannot be read or written.
 * `newer`: a newer program wrote it.
 */
export type FaultKind = 'full' | 'busy' | 'broken' | 'newer'

/** Why a store cannot do something, in a sentence for whoever asked. */
export class StoreFault extends Error {
  readonly kind: FaultKind
  readonly sentence: Sentence
  /** For the operator. */
  readonly detail: string

  constructor({ kind, sentence, detail }: FaultRecord) {
    super(detail === '' ? sentence.key : `${sentence.key}: ${detail}`)
    this.kind = kind
    this.sentence = sentence
    this.detail = detail
  }
}

/** A fault on its way between threads, where an error would lose its fields. */
export interface FaultRecord {
  readonly kind: FaultKind
  readonly sentence: Sentence
  readonly detail: string
}

export const faultRecord = ({ kind, sentence, detail }: StoreFault): FaultRecord => ({ kind, sentence, detail })

export const storeFault = (kind: FaultKind, why: string = kind, values: Sentence['values'] = {}): StoreFault =>
  new StoreFault({ kind, sentence: sentence(`store.${why}`, values), detail: '' })
