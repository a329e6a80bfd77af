import { Asker, type Asking, type Question, type Reply, type Request } from '../../../bots/ask.ts'
import type { Judgement } from '../../../bots/judge.ts'
import type { Kinds, Seat } from '../../../engine/game.ts'
import type { Risk } from '../../../engine/risk.ts'

/** What is asked about the risks of moves: a view, and what may be done by one click each. */
export interface RiskQuestion {
  /** The game's id. */
  readonly game: string
  readonly view: Kinds['view']
  readonly seat: Seat
  readonly moves: readonly (readonly Kinds['action'][])[]
}

/** By move. */
export type RiskAnswer = readonly (readonly Risk[])[]

export interface RiskRequest {
  readonly kind: 'risks'
  readonly number: number
  readonly question: RiskQuestion
}

export interface RiskReply {
  readonly kind: 'risks'
  readonly number: number
  readonly risks: RiskAnswer
}

/** The worker that thinks for all tables of this page. */
class Thinker {
  readonly asker: Asker
  readonly #worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
  readonly #weighing = new Map<number, (risks: RiskAnswer) => void>()
  #count = 0

  constructor(onFallen: (thinker: Thinker) => void) {
    let take: (reply: Reply) => void = () => undefined
    this.asker = new Asker({
      post: (request: Request) => this.#worker.postMessage(request),
      listen: (taken) => {
        take = taken
      },
    })
    this.#worker.onmessage = ({ data }: MessageEvent<Reply | RiskReply>) =>
      data.kind === 'risks' ? this.#weighed(data) : take(data)
    this.#worker.onerror = (event) => {
      event.preventDefault()
      this.#worker.terminate()
      onFallen(this)
      this.asker.fail(new Error(event.message))
    }
  }

  weigh(question: RiskQuestion): Promise<RiskAnswer> {
    return new Promise((resolve) => {
      const number = this.#count++
      this.#weighing.set(number, resolve)
      this.#worker.postMessage({ kind: 'risks', number, question } satisfies RiskRequest)
    })
  }

  #weighed({ number, risks }: RiskReply): void {
    this.#weighing.get(number)?.(risks)
    this.#weighing.delete(number)
  }
}

let thinker: Thinker | null = null

/** The next question starts another if it fell over. */
function theThinker(): Thinker {
  thinker ??= new Thinker((fallen) => {
    if (thinker === fallen) thinker = null
  })
  return thinker
}

export const ask = (question: Question, onProgress: ((judgement: Judgement) => void) | null = null): Asking =>
  theThinker().asker.ask(question, onProgress)

/** Never answered if the worker falls over: who plays does without. */
export const risksOf = async (question: RiskQuestion): Promise<RiskAnswer> => theThinker().weigh(question)
