import { randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { Asker, type Reply } from '../../bots/ask.ts'
import { atOnce, habitOf, isLevel } from '../../bots/levels.ts'
import type { Game, Kinds } from '../../engine/game.ts'
import type { Lore } from '../../engine/lore.ts'
import { pick, type Random } from '../../engine/random.ts'
import type { Bots, Decision, Pending } from '../../table/referee.ts'

type Action = Kinds['action']

const WORDS = 4

/** The system's own source of chance. */
const systemRandom: Random = () => randomBytes(4).readUInt32LE()

/** Threads in which bots think, for all tables of this process. One that falls over is replaced at the next question. */
export class Thinkers {
  /** What bots draw from; a test knows it beforehand. */
  readonly random: Random
  readonly #worker: URL
  readonly #askers: (Asker | null)[]
  readonly #threads = new Set<Worker>()
  readonly #onAsked: () => void
  /** How many bots think now. */
  thinking = 0
  #turn = 0

  constructor(worker: URL, threads: number, random: Random = systemRandom, onAsked: () => void = () => undefined) {
    this.random = random
    this.#onAsked = onAsked
    this.#worker = worker
    this.#askers = Array.from({ length: threads }, () => null)
  }

  /** The threads have their turns one after the other. */
  next(): Asker {
    const place = this.#turn++ % this.#askers.length
    return this.#askers[place] ?? this.#start(place)
  }

  /** Until the answer, one more bot thinks. */
  count<T>(answer: Promise<T>): Promise<T> {
    this.#onAsked()
    this.thinking++
    return answer.finally(() => {
      this.thinking--
    })
  }

  async close(): Promise<void> {
    await Promise.all([...this.#threads].map((thread) => thread.terminate()))
  }

  #start(place: number): Asker {
    const thread = new Worker(this.#worker)
    const asker = new Asker({
      post: (request) => thread.postMessage(request),
      listen: (take) => void thread.on('message', (reply: Reply) => take(reply)),
    })
    const gone = () => {
      this.#threads.delete(thread)
      if (this.#askers[place] === asker) this.#askers[place] = null
      asker.fail(new Error('the thread of a bot ended'))
    }
    thread.once('error', gone).once('exit', gone).unref()
    this.#threads.add(thread)
    this.#askers[place] = asker
    return asker
  }
}

/** Bots at the tables of one game: what needs no thought is decided here, the rest in a thread. */
export class ServerBots implements Bots {
  readonly #game: Game
  readonly #lore: Lore
  readonly #thinkers: Thinkers

  constructor(game: Game, lore: Lore, thinkers: Thinkers) {
    this.#game = game
    this.#lore = lore
    this.#thinkers = thinkers
  }

  decide(decision: Decision): { readonly action: Action } | Pending {
    const { level, ...asked } = decision
    const habit = habitOf(isLevel(level) ? level : 'random', this.#lore.reflex)
    const action = atOnce(habit, { game: this.#game, ...asked, random: this.#thinkers.random })
    return action ? { action } : this.#think(decision)
  }

  /** A bot that fell over does anything that is allowed: the table goes on. */
  #think(decision: Decision): Pending {
    const { legal } = decision
    const { random } = this.#thinkers
    const seed = Array.from({ length: WORDS }, random)
    const { answer, cancel } = this.#thinkers.next().ask({ game: this.#game.id, ...decision, seed })
    const action = this.#thinkers.count(answer).then(({ choice }) => legal[choice]!)
    return { action: action.catch(() => pick(random, legal)), cancel }
  }
}
