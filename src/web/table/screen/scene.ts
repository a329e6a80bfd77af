import type { Entry, Seat } from '../../../engine/game.ts'
import type { Fall } from '../../../table/fall.ts'
import type { Choice, Moment, PublicWaiting } from '../../../table/seat-view.ts'
import type { Play, Tray } from '../../games/play.ts'
import type { Snapshot } from '../store/table-store.ts'
import type { Shown } from './presenter.ts'

/** What lies on the table as it is drawn: now, while dice fall, or at an earlier moment. */
export interface Scene {
  readonly view: Snapshot['view']
  readonly tray: Tray | null
  /** The entry whose dice are in the air. */
  readonly rolling: number | null
  readonly choices: readonly Choice[]
  readonly active: Seat | null
  readonly latest: Entry | null
}

/** Who is to act, or whose dice are due. */
export function activeSeat(waiting: PublicWaiting): Seat | null {
  if (waiting.kind === 'seats') return waiting.seats[0] ?? null
  return waiting.kind === 'chance' ? waiting.chance.seat : null
}

export function sceneNow(play: Play, { snapshot, falling }: Shown): Scene {
  const { view, fall, waiting, told } = snapshot
  return {
    view,
    tray: falling ? play.thrown(falling.fall) : play.tray(view, fall),
    rolling: falling?.phase === 'rolling' ? falling.fall.index : null,
    choices: falling ? [] : snapshot.choices,
    active: activeSeat(waiting),
    latest: told.at(-1)?.entry ?? null,
  }
}

/** An earlier moment, after the entry of this index. */
export function sceneThen(play: Play, { view, fall }: Moment, { told }: Snapshot, index: number): Scene {
  return {
    view,
    tray: trayThen(play, view, fall, index),
    rolling: null,
    choices: [],
    active: null,
    latest: told.at(index)?.entry ?? null,
  }
}

/** The moment of a throw shows the dice as they fell. */
const trayThen = (play: Play, view: Snapshot['view'], fall: Fall | null, index: number): Tray | null =>
  fall?.index === index ? play.thrown(fall) : play.tray(view, fall)
