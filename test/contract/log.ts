import { type Entry, type Game, isOutcome } from '../../src/engine/game.ts'
import { Timeline } from '../../src/engine/timeline.ts'
import type { Moment } from './moment.ts'
import { json, type Problems, seatsOf, when } from './problems.ts'

interface Followed {
  readonly game: Game
  readonly log: Moment['log']
  readonly timeline: Timeline
}

/** A match comes moment by moment: each is followed from where the one before has stopped. */
class Follower {
  #last: Followed | null = null
  readonly #written: (entry: Entry) => Entry

  constructor(written: (entry: Entry) => Entry) {
    this.#written = written
  }

  /** The match up to an entry, through the door; or what the door refuses. */
  to(moment: Moment, until: number): Timeline | Problems {
    const { log, timeline } = this.#followed(moment, until)
    for (let at = timeline.length; at < until; at++) {
      const refusal = timeline.append(this.#written(log[at]!))
      if (refusal) return [`replay refuses entry ${at}: ${json(refusal)}`]
    }
    return timeline
  }

  #followed({ game, table, log }: Moment, until: number): Followed {
    const last = this.#last
    if (last?.game === game && last.log === log && last.timeline.length <= until) return last
    this.#last = { game, log, timeline: Timeline.begin(game, table) }
    return this.#last
  }
}

const fromFile = new Follower((entry) => JSON.parse(json(entry)))

/** The log alone, as it would stand in a file, leads to the identical state. */
export function replayProblems(moment: Moment): Problems {
  const timeline = fromFile.to(moment, moment.at)
  if (!(timeline instanceof Timeline)) return timeline
  return when(json(timeline.present) !== json(moment.state), 'replay leads to another state')
}

const atTheTable = new Follower((entry) => entry)

/** Undo gives the identical state before, to the seat that acted, and never crosses chance, a reveal or another seat. */
export function undoProblems(moment: Moment): Problems {
  const { game, at, state, next } = moment
  if (!next) return []
  const timeline = atTheTable.to(moment, at + 1)
  if (!(timeline instanceof Timeline)) return timeline
  const isKept = isOutcome(next) || game.reveals(state, timeline.present, next.action)
  return seatsOf(state).flatMap((seat) => {
    const refusal = timeline.undo(seat)
    const allowed = !isKept && next.seat === seat
    if (refusal) return when(allowed, () => `seat ${seat} cannot take back ${json(next)}`)
    const problems = [
      ...when(!allowed, () => `seat ${seat} takes back ${json(next)}`),
      ...when(json(timeline.present) !== json(state), 'undo does not give the state before'),
      ...when(timeline.length !== at, 'undo does not shorten the log by one'),
    ]
    timeline.append(next)
    return problems
  })
}
