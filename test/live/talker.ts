import type { Numbered } from '../../src/protocol/live/events.ts'
import type { Denied, Granted, ServerMessage } from '../../src/protocol/live/replies.ts'
import type { Request } from '../../src/protocol/live/requests.ts'

export interface Wish {
  readonly kind: Request['kind']
  readonly [field: string]: unknown
}

interface Waiting {
  readonly is: (message: ServerMessage) => boolean
  readonly found: (message: never) => void
}

/** Asks, and hears what is answered, over whatever there is in between. */
export class Talker {
  readonly heard: ServerMessage[] = []
  readonly texts: string[] = []
  readonly #ask: (text: string) => void
  readonly #waiting: Waiting[] = []
  #count = 0

  constructor(ask: (text: string) => void) {
    this.#ask = ask
  }

  hear(text: string): void {
    const message: ServerMessage = JSON.parse(text)
    this.texts.push(text)
    this.heard.push(message)
    for (const waiting of this.#waiting.filter(({ is }) => is(message))) {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
      waiting.found(message as never)
    }
  }

  /** The next message of which this holds. */
  next<T extends ServerMessage>(is: (message: ServerMessage) => boolean): Promise<T> {
    return new Promise((found) => this.#waiting.push({ is, found }))
  }

  /** The first message of which this holds, if it was heard already or when it is. */
  async first<T extends ServerMessage>(is: (message: ServerMessage) => boolean): Promise<T> {
    return (this.heard.find(is) as T | undefined) ?? this.next<T>(is)
  }

  ask(wish: Wish, id = `request-${this.#count++}`): Promise<Granted | Denied> {
    const answer = this.next<Granted | Denied>((message) => message.kind === 'answer' && message.id === id)
    this.#ask(JSON.stringify({ ...wish, id }))
    return answer
  }

  get events(): Numbered[] {
    return this.heard.flatMap((message) => (message.kind === 'events' ? message.events : []))
  }
}
