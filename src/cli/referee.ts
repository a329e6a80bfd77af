import type { Seat, Watcher } from '../engine/game.ts'
import type { Random } from '../engine/random.ts'
import type { Sitter } from '../engine/sitter.ts'
import type { Match } from '../protocol/match.ts'
import { type Clock, Referee, type TableChange } from '../table/referee.ts'
import { SeatView, type Sight } from '../table/seat-view.ts'
import { unforeseeable } from './fortune.ts'
import { botsFor } from './players.ts'

/** People who share a keyboard take it in turns, and nobody is hurried. */
const NO_CLOCK: Clock = { after: () => () => undefined }

/** An empty line answers what has one answer. */
const NEVER = () => false

interface Terminal {
  /** One source for dice and bots, so that one seed repeats both. */
  readonly random: Random
  readonly sitters?: readonly Sitter[]
  readonly onChange?: (change: TableChange) => void
}

/** Keeps a match to the rules at this terminal. */
export function refereeOf({ timeline, head }: Match, terminal: Terminal): Referee {
  const { random, sitters = head.seats, onChange = () => undefined } = terminal
  const bots = botsFor(timeline.game, random)
  return new Referee({ timeline, sitters, dice: () => random, bots, clock: NO_CLOCK, answersForced: NEVER, onChange })
}

/** What one watcher may know of a match that only stands there. */
export function sightOf(match: Match, watcher: Watcher): Sight {
  const own: Seat[] = watcher === null ? [] : [watcher]
  return new SeatView(refereeOf(match, { random: unforeseeable() }), own, watcher).sight()
}
