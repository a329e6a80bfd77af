import { writeFileSync } from 'node:fs'
import type { Entry, Game } from '../../src/engine/game.ts'
import { pick, seeded } from '../../src/engine/random.ts'
import { plainScenes, type Scene, savedTable } from '../scenes.ts'
import type { Played } from './report.ts'
import type { Stage } from './stage.ts'
import type { Point, Size, Visitor } from './visitor.ts'

const DESK: Size = { width: 1280, height: 800 }
const PHONE: Size = { width: 360, height: 740 }

/** Decisions of one's own that make a round. */
const ROUND = 6
/** More than any end of a game takes, in presses. */
const LAST = 120
/** Without anything to press, in milliseconds. */
const PATIENCE = 60_000
const ARRIVAL = 3000
const GLANCE = 100
const TRIES = 5

type Offer = Point | { readonly value: string }

/** How the page stands, as in-page.js tells it. */
interface Standing {
  readonly isOver: boolean
  readonly moment: number
  readonly offers: readonly Offer[]
  readonly notes: readonly string[]
}

/** Quick but with everything that moves and sounds, so that all of it runs. */
const SETTINGS = {
  speed: 'fast',
  motion: 'full',
  sound: true,
  skipToMe: true,
  actForMe: false,
  language: 'en',
  hintsRead: ['all'],
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The end of a game, from the last decision of the first seat on. */
function lastDecision(game: Game): Scene {
  const end = plainScenes(game).find(({ name }) => name === 'end')!
  const isOwn = (entry: Entry) => 'seat' in entry && entry.seat === 0
  return { ...end, log: end.log.slice(0, end.log.findLastIndex(isOwn)), over: false }
}

export interface Parts {
  readonly visitor: Visitor
  readonly stage: Stage
  readonly game: Game
  /** How the path of each picture begins. */
  readonly pictures: string
}

/** One game in one browser. */
export class Visit {
  readonly #parts: Parts
  readonly #complaints: string[] = []
  readonly #random = seeded(1)
  #presses = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async play(): Promise<Played> {
    await this.#prepare()
    await this.#start()
    await this.#round()
    await this.#end()
    return { game: this.#parts.game.id, presses: this.#presses, complaints: this.#complaints }
  }

  async #prepare(): Promise<void> {
    await this.#parts.visitor.resize(DESK)
    await this.#parts.visitor.go(this.#parts.stage.address)
    const table = savedTable(lastDecision(this.#parts.game))
    const kept = { 'paddock.settings': SETTINGS, [`paddock.table.${table.id}`]: table }
    for (const [key, value] of Object.entries(kept))
      await this.#parts.visitor.ask(
        `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(JSON.stringify(value))})`,
      )
    await this.#parts.visitor.go(this.#parts.stage.address)
  }

  /** A first press was once without effect in WebKit, for a reason not found; each further one is told. */
  async #start(): Promise<void> {
    for (let i = 0; i < TRIES && !(await this.#isAtTable()); i++) {
      if (i > 0) console.error(`${this.#parts.game.id}: press ${i} of Play now was without effect.`)
      await this.#pressThe(`[data-game="${this.#parts.game.id}"] button`)
    }
    await this.#settled()
    await this.#picture('start')
  }

  async #round(): Promise<void> {
    await this.#decide(ROUND)
    await this.#settled()
    await this.#picture('round')
    await this.#parts.visitor.resize(PHONE)
    await this.#picture('round-phone')
    await this.#parts.visitor.resize(DESK)
  }

  async #end(): Promise<void> {
    await this.#parts.visitor.go(`${this.#parts.stage.address}/table/${this.#parts.game.id}/end-${this.#parts.game.id}`)
    const isOver = await this.#decide(LAST)
    if (isOver) await this.#seen('dialog [data-moment-of]')
    else this.#complaints.push('The game does not end.')
    await this.#picture('end')
  }

  /** Presses what is offered, so many times or to the end; says whether the game is over. */
  async #decide(times: number): Promise<boolean> {
    for (let i = 0; i < times; i++) {
      const { isOver, offers } = await this.#settled()
      if (isOver || offers.length === 0) return isOver
      await this.#take(pick(this.#random, offers))
    }
    return (await this.#settled()).isOver
  }

  async #take(offer: Offer): Promise<void> {
    this.#presses++
    if ('value' in offer) await this.#parts.visitor.ask(`visit.choose(${JSON.stringify(offer.value)})`)
    else await this.#parts.visitor.press(offer)
    await this.#parts.visitor.ask('visit.drawn()')
  }

  /** Waits until there is something to press or nothing more to do. */
  async #settled(): Promise<Standing> {
    for (let waited = 0; ; waited += GLANCE) {
      const standing = await this.#look()
      if (standing.isOver || standing.offers.length > 0) return standing
      if (waited >= PATIENCE) {
        this.#complaints.push(`Nothing to press for ${PATIENCE / 1000} s at moment ${standing.moment}.`)
        return standing
      }
      await pause(GLANCE)
    }
  }

  async #isAtTable(): Promise<boolean> {
    for (let waited = 0; waited < ARRIVAL; waited += GLANCE) {
      if ((await this.#look()).moment >= 0) return true
      await pause(GLANCE)
    }
    return false
  }

  async #look(): Promise<Standing> {
    const standing = await this.#parts.visitor.ask<Standing>('visit.standing()')
    this.#complaints.push(...standing.notes, ...this.#parts.visitor.complaints(), ...this.#parts.stage.missing())
    return standing
  }

  async #pressThe(selector: string): Promise<void> {
    const point = await this.#seen(selector)
    if (point) await this.#parts.visitor.press(point)
  }

  /** Where something lies, as soon as it is there. */
  async #seen(selector: string): Promise<Point | null> {
    for (let waited = 0; waited < PATIENCE; waited += GLANCE) {
      const point = await this.#parts.visitor.ask<Point | null>(`visit.spot(${JSON.stringify(selector)})`)
      if (point) return point
      await pause(GLANCE)
    }
    this.#complaints.push(`There is no ${selector}.`)
    return null
  }

  async #picture(name: string): Promise<void> {
    await this.#parts.visitor.ask('visit.drawn()')
    writeFileSync(`${this.#parts.pictures}${this.#parts.game.id}-${name}.png`, await this.#parts.visitor.picture())
  }
}
