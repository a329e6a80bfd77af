import { type Entry, isOutcome, type Kinds, type Seat } from '../../../../engine/game.ts'
import type { TableEvent } from '../../../../protocol/live/events.ts'
import { ASKINGS, type Asking } from '../../../../table/asking.ts'
import type { Order } from '../table-store.ts'

/** When the seats of this page want to be asked for a word, as the server has heard it. */
export class Orders {
  readonly #askings = new Map<Seat, Asking>()
  readonly #raised = new Set<Seat>()

  hear(event: TableEvent): void {
    if (event.kind === 'entry') return this.entered(event.entry)
    if (event.kind !== 'ordered') return
    const asking = ASKINGS.find((one) => one === event.order)
    if (asking) this.#askings.set(event.seat, asking)
    if (event.order === 'raise') this.#raised.add(event.seat)
    else this.#raised.delete(event.seat)
  }

  /** Who has spoken need not be asked in any case again. */
  entered(entry: Entry): void {
    if (!isOutcome<Kinds>(entry)) this.#raised.delete(entry.seat)
  }

  of(seat: Seat): Order {
    return { seat, asking: this.#askings.get(seat) ?? 'always', isRaised: this.#raised.has(seat) }
  }
}
