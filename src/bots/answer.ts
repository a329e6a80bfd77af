import type { Game, Table } from '../engine/game.ts'
import type { Lore } from '../engine/lore.ts'
import { sfc32 } from '../engine/random.ts'
import { freeze } from '../engine/values.ts'
import type { Answer, Port, Question, Reply, Request } from './ask.ts'
import type { Judgement, Thinking, Thought } from './judge.ts'
import { atOnce, type Bot, botOf, isLevel, PATIENCE, taken } from './levels.ts'

/** A game, and what it lends to bots. */
export interface Mind {
  readonly game: Game
  readonly lore: Lore
}

/** What the platform lends. */
export interface Clock {
  /** In milliseconds. */
  now(): number
  /** Does something soon, when messages that have come meanwhile are read. */
  soon(work: () => void): void
}

/** How long one question is thought about before others have their turn and messages are read, in milliseconds. */
const SLICE = 8
/** Whoever watches is told what is known so often at most, in milliseconds. */
const PAUSE = 100

/** A question that is being thought about. */
interface Inquiry {
  readonly number: number
  readonly isWatched: boolean
  readonly bot: Bot
  readonly thought: Thought
  readonly thinking: Thinking
  /** The time that is left to think, in milliseconds. */
  left: number
  /** When whoever watches is told the next time. */
  due: number
}

/** Answers whoever asks over a channel. Several questions take turns; tables do not wait for those who only watch. */
export class Answerer {
  readonly #port: Port<Reply, Request>
  readonly #mindOf: (game: string, level: string) => Promise<Mind>
  readonly #clock: Clock
  /** The numbers of all that were asked and neither answered nor cancelled. */
  readonly #wanted = new Set<number>()
  /** The first whom a table waits for has the next turn, or else the first; it is due as long as there is anybody. */
  readonly #open: Inquiry[] = []

  constructor(port: Port<Reply, Request>, mindOf: (game: string, level: string) => Promise<Mind>, clock: Clock) {
    this.#port = port
    this.#mindOf = mindOf
    this.#clock = clock
    port.listen((request) => {
      if (request.kind === 'ask') this.#begin(request).catch((error) => this.#fail(request.number, error))
      else this.#wanted.delete(request.number)
    })
  }

  async #begin({ number, question, isWatched }: Request & { readonly kind: 'ask' }): Promise<void> {
    this.#wanted.add(number)
    const mind = await this.#mindOf(question.game, question.level)
    this.#open.push({ number, isWatched, due: 0, ...begun(question, mind) })
    if (this.#open.length === 1) this.#clock.soon(this.#turn)
  }

  #turn = (): void => {
    const next = Math.max(
      0,
      this.#open.findIndex(({ isWatched }) => !isWatched),
    )
    const [inquiry] = this.#open.splice(next, 1) as [Inquiry]
    if (this.#wanted.has(inquiry.number)) this.#try(inquiry)
    if (this.#open.length > 0) this.#clock.soon(this.#turn)
  }

  /** A bot that falls over does not take the others with it. */
  #try(inquiry: Inquiry): void {
    try {
      this.#think(inquiry)
    } catch (error) {
      this.#fail(inquiry.number, error)
    }
  }

  #think(inquiry: Inquiry): void {
    const { thinking } = inquiry
    const began = this.#clock.now()
    const step = sliceOf(thinking, this.#clock.now)
    if (step.done) return this.#answer(inquiry, step.value)
    inquiry.left -= this.#clock.now() - began
    if (inquiry.left <= 0) return this.#answer(inquiry, step.value())
    if (inquiry.isWatched) this.#tell(inquiry, step.value)
    this.#open.push(inquiry)
  }

  #tell(inquiry: Inquiry, look: () => Judgement): void {
    if (this.#clock.now() < inquiry.due) return
    this.#port.post({ kind: 'progress', number: inquiry.number, judgement: look() })
    inquiry.due = this.#clock.now() + PAUSE
  }

  #answer(inquiry: Inquiry, judgement: Judgement): void {
    this.#settle({ kind: 'answer', number: inquiry.number, answer: answerOf(inquiry, judgement) })
  }

  #fail(number: number, error: unknown): void {
    if (this.#wanted.has(number)) this.#settle({ kind: 'failed', number, reason: String(error) })
  }

  #settle(reply: Reply): void {
    this.#wanted.delete(reply.number)
    this.#port.post(reply)
  }
}

function begun({ level, view: sent, seat, legal, seed, budget, within }: Question, { game, lore }: Mind) {
  const [a, b, c, d] = seed as [number, number, number, number]
  const view = { ...sent, table: keptTable(sent.table) }
  const bot = botOf(isLevel(level) ? level : 'random', lore)
  const thought: Thought = { game, view, seat, legal, random: sfc32(a, b, c, d) }
  const thinking = within === undefined ? bot.judge(thought) : bot.assess(thought, within)
  return { bot, thought, thinking, left: budget ?? PATIENCE }
}

/** Those that were asked about last come last. */
const tables = new Map<string, Table<object>>()

/** What is known of so many tables is kept: everybody may draw boards. */
const MOST_TABLES = 32

/** The same table object for every question about it: what bots work out for a board is kept by the board's identity. */
function keptTable(table: Table<object>): Table<object> {
  const key = JSON.stringify(table)
  const kept = tables.get(key) ?? freeze(table)
  tables.delete(key)
  tables.set(key, kept)
  if (tables.size > MOST_TABLES) tables.delete(tables.keys().next().value!)
  return kept
}

function sliceOf(thinking: Thinking, now: Clock['now']): ReturnType<Thinking['next']> {
  const until = now() + SLICE
  let step = thinking.next()
  while (!step.done && now() < until) step = thinking.next()
  return step
}

const answerOf = ({ bot, thought }: Inquiry, judgement: Judgement): Answer => ({
  choice: thought.legal.indexOf(atOnce(bot, thought) ?? taken(bot, judgement.worths, thought)),
  judgement,
})
