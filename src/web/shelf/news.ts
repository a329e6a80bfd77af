export type Listener = (id: string) => void

/** What carries a word from one window to all others. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

/** Where no other window sees what is here. */
export const SILENT: Channel = { postMessage: () => undefined, addEventListener: () => undefined }

interface Watch {
  readonly id: string | null
  readonly listener: Listener
}

/** Tells other windows which table was changed here, and hears the same from them. */
export class News {
  readonly #channel: Channel
  readonly #watches = new Set<Watch>()

  constructor(channel: Channel) {
    this.#channel = channel
    channel.addEventListener('message', ({ data }) => typeof data === 'string' && this.hear(data))
  }

  tell(id: string): void {
    this.#channel.postMessage(id)
  }

  hear(id: string): void {
    for (const watch of [...this.#watches]) if (watch.id === null || watch.id === id) watch.listener(id)
  }

  watch(id: string | null, listener: Listener): () => void {
    const watch = { id, listener }
    this.#watches.add(watch)
    return () => this.#watches.delete(watch)
  }
}
