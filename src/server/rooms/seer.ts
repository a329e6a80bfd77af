import type { Kinds, Seat } from '../../engine/game.ts'
import { difference } from '../../protocol/live/patch.ts'
import type { Sight, Step, Whole } from '../../protocol/live/replies.ts'
import { SeatView } from '../../table/seat-view.ts'
import type { LiveGame } from './live-game.ts'

/** What one connection sees of a game that it does not play itself. */
export class Seer {
  readonly #game: LiveGame
  readonly #seatView: SeatView
  /** How much of the log was told. */
  #told = 0

  constructor(game: LiveGame, own: readonly Seat[]) {
    this.#game = game
    this.#seatView = new SeatView(game.referee, own, own[0] ?? null)
  }

  /** All there is to see; the story so far is told where it cannot be had otherwise. */
  whole(seq: number): Sight {
    const from = this.#game.hides ? 0 : this.#game.timeline.length
    return this.#sight(seq, from, () => undefined, { whole: this.#now() })
  }

  /** What happened since the last sight. */
  news(seq: number): Sight {
    return this.#sight(seq, this.#told, (index) => this.#patch(index))
  }

  /** The log is shorter now. */
  undone(seq: number): Sight {
    this.#seatView.undone()
    return this.#sight(seq, this.#game.timeline.length, () => undefined, { whole: this.#now() })
  }

  at(index: number): Whole {
    return shown(this.#seatView.at(index))
  }

  #now(): Whole {
    return this.at(this.#game.timeline.length - 1)
  }

  #patch(index: number): Step['patch'] {
    return difference(this.#seatView.at(index - 1).view, this.#seatView.at(index).view) ?? {}
  }

  #sight(seq: number, from: number, patch: (index: number) => Step['patch'], more: { whole?: Whole } = {}): Sight {
    const { told, waiting, asked, choices, throwDue, undoable } = this.#seatView.sight()
    const steps = told.since(from).map(({ index, entry, sentences }): Step => {
      const change = patch(index)
      return { entry, told: sentences, ...(change ? { patch: change } : {}) }
    })
    this.#told = told.length
    return { kind: 'sight', seq, from, steps, ...more, waiting, asked, choices, throwDue, undoable }
  }
}

const shown = ({ view, fall }: { readonly view: Kinds['view']; readonly fall: Whole['fall'] }): Whole => ({
  view,
  fall,
})
