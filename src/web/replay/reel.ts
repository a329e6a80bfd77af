import type { Seat, Watcher } from '../../engine/game.ts'
import { peopleOf } from '../../engine/sitter.ts'
import type { Match } from '../../protocol/match.ts'
import type { Story, Told } from '../../table/story.ts'
import { Witness } from '../../table/witness.ts'
import type { Play } from '../games/play.ts'
import { activeSeat, type Scene } from '../table/screen/scene.ts'
import { firstWatcher } from '../table/store/hand-over.ts'

/** A match that is shown again, and the board it is shown on. */
export interface Reel {
  readonly play: Play
  readonly match: Match
  /** The id of its table; null for a match that is kept nowhere. */
  readonly id: string | null
}

export const ownSeats = ({ match }: Reel): Seat[] => peopleOf(match.head.seats)

/** Whose eyes a reel is for: those of whoever sits at this device alone, or else everybody's. */
export const ownEyes = (reel: Reel): Watcher => firstWatcher(ownSeats(reel))

export const witnessOf = ({ match }: Reel, watcher: Watcher): Witness => new Witness(match.timeline, watcher)

/** The entry that led to a moment; the first moment has none. */
export const toldAt = (told: Story, at: number): Told | undefined => (at > 0 ? told.at(at - 1) : undefined)

/** What lay on the table after so many entries; at the end it is what the table itself shows. */
export function sceneAt({ play, match: { timeline } }: Reel, witness: Witness, told: Story, at: number): Scene {
  const view = witness.view(at)
  const fall = witness.fall(at)
  const isThrow = fall !== null && fall.index === at - 1 && at < timeline.length
  return {
    view,
    tray: (isThrow ? play.thrown(fall) : null) ?? play.tray(view, fall),
    rolling: null,
    choices: [],
    active: activeSeat(play.game.waiting(timeline.before(at))),
    latest: toldAt(told, at)?.entry ?? null,
  }
}

/** The same while the dice of the next entry are in the air. */
export function sceneOfThrow(reel: Reel, witness: Witness, told: Story, at: number): Scene {
  const fall = witness.fall(at + 1)!
  return { ...sceneAt(reel, witness, told, at), tray: reel.play.thrown(fall), rolling: at }
}
