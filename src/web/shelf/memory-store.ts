import type { Trouble } from '../browser/trouble.ts'
import type { Row } from './row.ts'
import type { Done, Ledger, Mode, Store } from './store.ts'

/** A store that lives as long as the page. */
export class MemoryStore implements Store {
  readonly trouble: Trouble | null
  readonly #rows: Map<string, unknown>
  readonly #logs: Map<string, unknown[]>

  constructor(trouble: Trouble | null = null, rows = new Map<string, unknown>(), logs = new Map<string, unknown[]>()) {
    this.trouble = trouble
    this.#rows = rows
    this.#logs = logs
  }

  async run<T>(_mode: Mode, work: (ledger: Ledger) => Promise<T>): Promise<Done<T>> {
    return { kind: 'done', value: await work(this.#ledger) }
  }

  async recount(): Promise<void> {}

  readonly #ledger: Ledger = {
    row: async (id) => this.#rows.get(id),
    rows: async () => [...this.#rows.values()],
    entries: async (id, from) => this.#log(id).slice(from),
    keepRow: async (row: Row) => this.#rows.set(row.id, row),
    keepEntries: async (id, from, entries) => this.#keep(id, from, entries),
    dropRow: async (id) => this.#rows.delete(id),
    dropEntries: async (id, from) => this.#logs.set(id, this.#log(id).slice(0, from)),
  }

  #log = (id: string): unknown[] => this.#logs.get(id) ?? []

  #keep(id: string, from: number, entries: readonly unknown[]): void {
    const log = this.#log(id)
    entries.forEach((entry, index) => {
      log[from + index] = entry
    })
    this.#logs.set(id, log)
  }
}
