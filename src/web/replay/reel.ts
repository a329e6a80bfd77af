import type { Result, Watcher } from '../../engine/game.ts'
import type { Play } from '../games/play.ts'
import type { SavedTable } from '../table/store/record.ts'
import { activeSeat, type Scene } from '../table/screen/scene.ts'
import type { Story, Told } from '../../table/story.ts'
import { Timeline } from '../../engine/timeline.ts'
import { firstWatcher } from '../table/store/turn.ts'
import { Witness } from '../../table/witness.ts'

/** A match that is shown again. */
export interface Reel {
  readonly play: Play
  readonly record: SavedTable
  readonly timeline: Timeline
  /** How it ended, if it is over. */
  readonly result: Result | null
  /** Whether seats hide things from each other here. */
  readonly hides: boolean
}

/** Winds a saved match up; null where its log does not follow the rules. */
export function reelOf(play: Play, record: SavedTable): Reel | null {
  const { game } = play
  const timeline = Timeline.of(game, record)
  if (!timeline) return null
  const waiting = game.waiting(timeline.present)
  const result = waiting.kind === 'over' ? waiting.result : null
  return { play, record, timeline, result, hides: game.hides(timeline.present.table.options) }
}

/** While hands are hidden and the game goes on, nobody may see more than the table shows. */
export const keepsSecrets = ({ hides, result }: Reel): boolean => hides && result === null

/** Whose eyes a reel is for: those of whoever sits at this device alone, or else everybody's. */
export const ownEyes = ({ record }: Reel): Watcher => firstWatcher(record.sitters)

export function witnessOf({ play, timeline, hides }: Reel, watcher: Watcher): Witness {
  return new Witness(play.game, timeline, hides, watcher)
}

/** The entry that led to a moment; the first moment has none. */
export const toldAt = (told: Story, at: number): Told | undefined => (at > 0 ? told.at(at - 1) : undefined)

/** What lay on the table after so many entries; at the end it is what the table itself shows. */
export function sceneAt(reel: Reel, witness: Witness, told: Story, at: number): Scene {
  const { play, timeline } = reel
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
