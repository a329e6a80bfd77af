import type { Entry, Game, Watcher } from '../../src/engine/game.ts'
import { seeded } from '../../src/engine/random.ts'
import { Timeline } from '../../src/engine/timeline.ts'
import { Referee } from '../../src/table/referee.ts'
import { SeatView, type Moment as Seen, type Sight } from '../../src/table/seat-view.ts'
import { FakeClock, people, ToldBots } from '../../src/table/testing/fixtures.ts'
import type { State } from './moment.ts'
import { json } from './problems.ts'

/** A table that begins with this state, in the middle of a game, and goes on with these entries. */
export function goneOn(game: Game, state: State, ...entries: readonly Entry[]): Timeline {
  const timeline = Timeline.begin({ ...game, setup: () => state }, state.table)
  for (const entry of entries) timeline.append(entry)
  return timeline
}

/** All that a watcher gets: what is seen now, and what is seen when looking back. */
export type Look = (timeline: Timeline, watcher: Watcher) => { readonly now: Sight; readonly earlier: Seen }

export const look: Look = (timeline, watcher) => {
  const referee = new Referee({
    timeline,
    sitters: people(timeline.table.seats),
    dice: (index) => seeded(index),
    bots: new ToldBots(),
    clock: new FakeClock(),
    answersForced: () => true,
    onChange: () => undefined,
  })
  const seatView = new SeatView(referee, watcher === null ? [] : [watcher], watcher)
  return { now: seatView.sight(), earlier: seatView.at(Math.max(-1, timeline.length - 2)) }
}

/** The same byte by byte. */
export function known(timeline: Timeline, watcher: Watcher, looking = look): string {
  const { now, earlier } = looking(timeline, watcher)
  const { waiting, asked, choices, throwDue, told, undoable, result } = now
  const said = JSON.stringify([waiting, asked, choices, throwDue, told.since(0), undoable, result])
  return [said, seenText(now), seenText(earlier)].join(' ')
}

const seenText = ({ view, fall }: Seen): string =>
  `${json(view)} ${fall ? `${fall.index} ${json(fall.outcome)} ${json(fall.before)}` : 'nothing fell'}`
