import type { Membership } from '../bus/bus.ts'
import type { Append, Store } from '../store/store.ts'
import { type Answerable, answerText, denialText, type Speaking } from './answers.ts'
import type { Audience } from './audience.ts'
import { Journal, type Loss } from './journal.ts'
import type { Noted } from './table-log.ts'
import { denied, type Verdict } from './verdict.ts'

interface Delivered {
  readonly store: Pick<Store, 'append'>
  readonly audience: Audience
  readonly membership: Pick<Membership, 'grew'>
  readonly speaking: Speaking
  /** So many events of ours are durable. */
  onKept(events: number): void
  onLoss(loss: Loss): void
}

/** Keeps what happens at a table, and sends nothing before all that it tells of is durable. */
export class Delivery {
  readonly #delivered: Delivered
  readonly #journal: Journal
  /** What was asked here and overtaken elsewhere: it is to be asked again. */
  readonly unanswered: Answerable[] = []

  constructor(delivered: Delivered) {
    this.#delivered = delivered
    this.#journal = new Journal(delivered.store, (loss) => delivered.onLoss(loss))
  }

  get isIdle(): boolean {
    return this.#journal.isIdle
  }

  /** Keeps events; then everybody gets them, these texts, and whoever asked the answer. */
  write(append: Append, noted: readonly Noted[], texts: readonly string[], answer?: Answer): void {
    const { audience, membership, onKept } = this.#delivered
    const send = audience.news(noted)
    const { listeners } = audience
    const kept = () => {
      send()
      for (const text of texts) for (const listener of listeners) listener.send(text)
      if (answer) answer.to.listener.send(answerText(answer.to.id, answer.seq))
      membership.grew(noted.at(-1)!.seq)
      onKept(noted.length)
    }
    this.#journal.write(append, { kept, lost: (loss) => this.#lost(loss, answer?.to) })
  }

  /** When nothing is on its way any more: whether all was kept. */
  settled(): Promise<boolean> {
    return new Promise((resolve) => this.#journal.after({ kept: () => resolve(true), lost: () => resolve(false) }))
  }

  /** When all is durable that was written up to now. */
  after(send: () => void, to?: Answerable): void {
    this.#journal.after({ kept: send, lost: (loss) => this.#lost(loss, to) })
  }

  grant(to: Answerable, seq: number): void {
    this.after(() => to.listener.send(answerText(to.id, seq)), to)
  }

  tell(to: Answerable, verdict: Exclude<Verdict, { kind: 'granted' }>, seq: number): void {
    const { id, listener } = to
    const isShown = verdict.kind === 'shown'
    const text = isShown ? answerText(id, seq, verdict.moment) : denialText(id, verdict, this.#delivered.speaking)
    this.after(() => listener.send(text), to)
  }

  toAll(texts: readonly string[]): void {
    const { listeners } = this.#delivered.audience
    this.after(() => {
      for (const text of texts) for (const listener of listeners) listener.send(text)
    })
  }

  #lost(loss: Loss, to?: Answerable): void {
    if (!to) return
    if (loss === 'retry') return void this.unanswered.push(to)
    const verdict = denied(loss === 'disk' ? loss : 'retry')
    if (verdict.kind === 'denied') to.listener.send(denialText(to.id, verdict, this.#delivered.speaking))
  }
}

/** Who is answered that all is well, up to which event. */
interface Answer {
  readonly to: Answerable
  readonly seq: number
}
