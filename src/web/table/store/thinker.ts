import { Asker, type Asking, type Question, type Reply, type Request } from '../../../bots/ask.ts'
import type { Judgement } from '../../../bots/judge.ts'
import type { Kinds, Seat } from '../../../engine/game.ts'
import type { Risk } from '../../../engine/risk.ts'
import type { Position } from '../../../lab/position.ts'

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

/** The day, such as 2026-02-28, whose position of a game is looked for. */
export interface DayQuestion {
  /** The game's id. */
  readonly game: string
  readonly day: string
}

export interface DayRequest {
  readonly kind: 'day'
  readonly number: number
  readonly question: DayQuestion
}

/** Null where the game has none, or nobody could look for it. */
export interface DayReply {
  readonly kind: 'day'
  readonly number: number
  readonly position: Position | null
}

/** What waits for answers of one kind, by their numbers. */
class Awaited<Answer> {
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #count = 0

  ask(post: (number: number) => void): Promise<Answer> {
    return new Promise((resolve) => {
      const number = this.#count++
      this.#waiting.set(number, resolve)
      post(number)
    })
  }

  answered(number: number, answer: Answer): void {
    this.#waiting.get(number)?.(answer)
    this.#waiting.delete(number)
  }
}

/** The worker that thinks for all tables of this page. */
class Thinker {
  readonly asker: Asker
  readonly #worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
  readonly #weighing = new Awaited<RiskAnswer>()
  readonly #searching = new Awaited<Position | null>()

  constructor(onFallen: (thinker: Thinker) => void) {
    let take: (reply: Reply) => void = () => undefined
    this.asker = new Asker({
      post: (request: Request) => this.#worker.postMessage(request),
      listen: (taken) => {
        take = taken
      },
    })
    this.#worker.onmessage = ({ data }: MessageEvent<Reply | RiskReply | DayReply>) => {
      if (data.kind === 'risks') this.#weighing.answered(data.number, data.risks)
      else if (data.kind === 'day') this.#searching.answered(data.number, data.position)
      else take(data)
    }
    this.#worker.onerror = (event) => {
      event.preventDefault()
      this.#worker.terminate()
      onFallen(this)
      this.asker.fail(new Error(event.message))
    }
  }

  weigh(question: RiskQuestion): Promise<RiskAnswer> {
    return this.#weighing.ask((number) => this.#post({ kind: 'risks', number, question }))
  }

  find(question: DayQuestion): Promise<Position | null> {
    return this.#searching.ask((number) => this.#post({ kind: 'day', number, question }))
  }

  #post(request: RiskRequest | DayRequest): void {
    this.#worker.postMessage(request)
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

/** The position of a day; never answered if the worker falls over. */
export const positionOf = async (question: DayQuestion): Promise<Position | null> => theThinker().find(question)
