import { atOnce, habitOf, isLevel } from '../../../bots/levels.ts'
import type { Game, Kinds } from '../../../engine/game.ts'
import type { Lore } from '../../../engine/lore.ts'
import { pick, type Random } from '../../../engine/random.ts'
import type { Bots, Decision, Pending } from '../../../table/referee.ts'
import type { Play } from '../../games/play.ts'
import { trueRandom } from './dice-source.ts'
import { ask } from './thinker.ts'

type Action = Kinds['action']

/** Bots of a table in this page: what needs no thought is decided here, the rest in a worker. */
export class PageBots implements Bots {
  readonly #game: Game
  readonly #random: Random = trueRandom()
  readonly #onFailure: () => void
  #lore: Lore | null = null

  constructor(play: Play, onFailure: () => void) {
    this.#game = play.game
    this.#onFailure = onFailure
    play.thinking().then(
      (lore) => {
        this.#lore = lore
      },
      () => undefined,
    )
  }

  decide(decision: Decision): { readonly action: Action } | Pending {
    const action = this.#atOnce(decision)
    return action ? { action } : this.#think(decision)
  }

  #atOnce({ level, ...asked }: Decision): Action | null {
    const habit = habitOf(isLevel(level) ? level : 'random', this.#lore?.reflex ?? null)
    return atOnce(habit, { game: this.#game, ...asked, random: this.#random })
  }

  #think(decision: Decision): Pending {
    let isWanted = true
    const asking = this.#ask(decision)
    const action = asking.then(({ answer }) => answer.then(({ choice }) => decision.legal[choice]!))
    return {
      action: action.catch(() => (isWanted ? this.#anything(decision) : decision.legal[0]!)),
      cancel: () => {
        isWanted = false
        asking.then(({ cancel }) => cancel()).catch(() => undefined)
      },
    }
  }

  async #ask(decision: Decision) {
    const seed = [...crypto.getRandomValues(new Uint32Array(4))]
    return ask({ game: this.#game.id, ...decision, seed })
  }

  /** A browser without workers, or a bot that fell over: the table goes on with any legal action, and says so. */
  #anything({ legal }: Decision): Action {
    this.#onFailure()
    return pick(this.#random, legal)
  }
}
