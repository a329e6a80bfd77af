import { careless } from '../../src/bots/glance.ts'
import { type Bot, botOf, decide } from '../../src/bots/levels.ts'
import { endsOf, type WholeMove } from '../../src/engine/ends.ts'
import type { Game, Kinds, Seat } from '../../src/engine/game.ts'
import type { Drives } from '../../src/engine/guide.ts'
import type { Lore } from '../../src/engine/lore.ts'
import { type Random, seeded } from '../../src/engine/random.ts'
import type { Timeline } from '../../src/engine/timeline.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { inDiceyCurves, nearest } from './dicey-curves.ts'
import { type Clicks, type Known, listed } from './known.ts'
import type { Asked } from './page.ts'

/**
 * Decides as a bot of the level `club` does and drives as `casual`, from what its seat may see, among what the page offers at a
 * click or two: what the bar lists, Combos, and Danger cards. Chips are spent on dice only where nothing else leads through a
 * Gate. A Combo goes to the flag that is nearest to the line, and is not used if that is no nearer than the car; the cards are
 * kept and the window passed in one go where no card would be played as things stand.
 */
export class Beginner {
  readonly #game: Game
  readonly #seat: Seat
  readonly #random: Random
  readonly #bot: Bot
  readonly #lore: Lore
  readonly #drives: Drives | null

  private constructor(game: Game, seat: Seat, seed: number, lore: Lore, drives: Drives | null) {
    this.#game = game
    this.#seat = seat
    this.#random = seeded(seed)
    this.#lore = lore
    this.#bot = botOf('club', lore)
    this.#drives = drives
  }

  static async of(id: string, seat: Seat, seed: number): Promise<Beginner> {
    const { game, thinking, guide } = MANIFESTS[id]!
    const drives = guide ? (await guide()).drives : null
    return new Beginner(game, seat, seed, await thinking(), drives)
  }

  choose({ waiting, present }: Timeline, asked: Asked): Clicks {
    if (waiting.kind !== 'seats' || !waiting.seats.includes(this.#seat)) return [listed(0)]
    if (asked.listsMoves) return [listed(this.#bestOf(this.#game.view(present, this.#seat)))]
    if (asked.flags.length > 0) return [`[data-target="space ${nearest(present as never, asked.flags)}"]`]
    if (asked.isComboPicked) return ['[data-go]']
    return this.#decided(present, asked)
  }

  /** Where in the list the move is after which the chance to win is best, now and then another that is not silly. */
  #bestOf(view: Kinds['view']): number {
    const moves = endsOf(this.#game, this.#drives!, view, this.#seat)
    const worths = moves.map(({ actions }) => this.#lore.evaluate(this.#after(view, actions), this.#seat))
    return careless(worths, this.#random, [])
  }

  #after(view: Kinds['view'], actions: WholeMove['actions']): Kinds['state'] {
    const state = this.#game.guess(view, this.#seat, seeded(0))
    for (const action of actions) this.#game.play(state, this.#seat, action)
    return state
  }

  #decided(state: Kinds['state'], asked: Asked): Clicks {
    const { more, action, clicks } = this.#taken(state, asked)
    const isDone = more && this.#next(state, action).kind === more.action.kind
    return isDone ? more.clicks : clicks
  }

  /** What would be done next as things stand. */
  #next(state: Kinds['state'], action: Kinds['action']): Kinds['action'] {
    const view = this.#game.view(state, this.#seat)
    return this.#taken(this.#after(view, [action]), null).action
  }

  #taken(state: Kinds['state'], asked: Asked | null): Known {
    const things = this.#known(state, asked)
    const legal = things.map(({ action }) => action)
    const view = this.#game.view(state, this.#seat)
    const action = decide(this.#bot, { game: this.#game, view, seat: this.#seat, legal, random: this.#random })
    return things.find((one) => one.action === action)!
  }

  #known(state: Kinds['state'], asked: Asked | null): readonly Known[] {
    if (this.#game.id === 'dicey-curves') return inDiceyCurves(state as never, this.#seat, asked)
    return this.#game.legal(state, this.#seat).map((action, i) => ({ action, clicks: [listed(i)] }))
  }
}
