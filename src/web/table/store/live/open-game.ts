import { type Entry, isOutcome, type Kinds, type Refusal, type Seat } from '../../../../engine/game.ts'
import type { Sitter } from '../../../../engine/sitter.ts'
import { Timeline } from '../../../../engine/timeline.ts'
import type { TableEvent } from '../../../../protocol/live/events.ts'
import { Referee } from '../../../../table/referee.ts'
import { type Moment, SeatView, type Sight } from '../../../../table/seat-view.ts'
import { firstWatcher } from '../hand-over.ts'
import type { Step } from './playback.ts'
import type { GameParts, SeenGame } from './seen-game.ts'

const NO_CLOCK = { after: () => () => undefined }
const NO_BOTS = {
  decide(): never {
    throw new Error('bots decide on the server')
  },
}
const NO_DICE = (): never => {
  throw new Error('dice fall on the server')
}

/** A game that hides nothing: the page plays the rules itself, entry by entry, and knows what may be done. */
export class OpenGame implements SeenGame {
  readonly #parts: GameParts
  readonly #timeline: Timeline
  readonly #referee: Referee
  #seatView: SeatView

  constructor(parts: GameParts, sitters: readonly Sitter[], own: readonly Seat[]) {
    this.#parts = parts
    const { play, table } = parts.stage
    this.#timeline = Timeline.begin(play.game, table)
    this.#referee = new Referee({
      ...{ timeline: this.#timeline, sitters, bots: NO_BOTS, dice: NO_DICE, clock: NO_CLOCK },
      answersForced: () => true,
      onChange: () => undefined,
    })
    this.#seatView = new SeatView(this.#referee, own, firstWatcher(own))
  }

  get log(): readonly Entry[] {
    return this.#timeline.log
  }

  sight(): Sight {
    return this.#seatView.sight()
  }

  moment(index: number): Promise<Moment> {
    return this.#seatView.moment(index)
  }

  seat(sitters: readonly Sitter[], own: readonly Seat[]): void {
    this.#referee.seat(sitters)
    this.#seatView = new SeatView(this.#referee, own, firstWatcher(own))
  }

  /** The events of one message; acts of one seat that came together were one click. */
  steps(events: readonly TableEvent[]): Step[] {
    return events.flatMap((event, index) => {
      if (event.kind === 'undone') return [this.#undoing(event.seat, event.to)]
      if (event.kind !== 'entry' || this.#follows(events, index)) return []
      const { entry } = event
      return [isOutcome<Kinds>(entry) ? this.#fall(entry) : this.#click(entry.seat, runFrom(events, index))]
    })
  }

  #follows(events: readonly TableEvent[], index: number): boolean {
    const seat = actor(events[index])
    return seat !== null && index > 0 && actor(events[index - 1]) === seat
  }

  #undoing(seat: Seat, to: number): Step {
    return {
      isOutcome: false,
      happen: () => {
        while (this.#timeline.length > to && this.#timeline.undo(seat) === null);
        this.#seatView.undone()
        return false
      },
    }
  }

  #fall(entry: Entry): Step {
    return {
      isOutcome: true,
      happen: () => {
        if (this.#referee.enter(entry)) this.#parts.onBroken()
        const { fall } = this.sight()
        return fall !== null && this.#parts.stage.play.thrown(fall) !== null
      },
    }
  }

  #click(seat: Seat, actions: readonly Kinds['action'][]): Step {
    return {
      isOutcome: false,
      happen: () => {
        if (this.#entered(seat, actions)) this.#parts.onBroken()
        return false
      },
    }
  }

  /** What leaves no choice is no click of anybody. */
  #entered(seat: Seat, actions: readonly Kinds['action'][]): Refusal | null {
    if (!this.#referee.answersFor(seat)) return this.#referee.act(seat, ...actions)
    return actions.reduce<Refusal | null>((no, action) => no ?? this.#referee.enter({ seat, action }), null)
  }
}

function actor(event: TableEvent | undefined): Seat | null {
  return event?.kind === 'entry' && !isOutcome<Kinds>(event.entry) ? event.entry.seat : null
}

/** What one seat did from this event on, until anything else happened. */
function runFrom(events: readonly TableEvent[], start: number): Kinds['action'][] {
  const actions: Kinds['action'][] = []
  for (let index = start; actor(events[index]) === actor(events[start]) && index < events.length; index++) {
    const event = events[index]!
    if (event.kind === 'entry' && !isOutcome<Kinds>(event.entry)) actions.push(event.entry.action)
  }
  return actions
}
