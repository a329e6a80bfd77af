import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Game, isOutcome, type Kinds } from '../../../engine/game.ts'
import { pickByKind } from '../../../engine/playout.ts'
import { seeded } from '../../../engine/random.ts'
import { PERSON } from '../../../engine/sitter.ts'
import { GAMES } from '../../../games/index.ts'
import { SeatView } from '../../../table/seat-view.ts'
import { sitters, staged, ToldBots } from '../../../table/testing/fixtures.ts'
import type { Speed } from '../../settings/settings.ts'
import { Pacer } from './pacer.ts'
import { paceOf } from './tempo.ts'

// How long one person waits at a table full of bots, by a clock that stands still between two bells.

const DECISIONS = 12
const ME = 0
/** A season passes over whole races for who sits out: more than a test should play. */
const MOST_ENTRIES = 6000

function tableOf(game: Game, seats: number, speed: Speed) {
  const random = seeded(seats)
  const bots = new ToldBots(({ legal }) => pickByKind(legal, random))
  const players = Array.from({ length: seats }, (_, seat) => (seat === ME ? PERSON : 'random'))
  const stage = staged({
    game,
    sitters: sitters(...players),
    bots,
    answersForced: true,
    onChange: () => pacer.isInSlice || pacer.drive(),
  })
  const pace = paceOf(() => ({ speed, moves: true, skips: false }))
  const pacer: Pacer = new Pacer({
    referee: () => stage.referee,
    pace,
    attention: () => ({ hasDice: stage.timeline.log.slice(-1).some(isOutcome), weight: 1, isHit: false }),
    isPausing: () => false,
    isOwn: (seat) => seat === ME,
    throwsByItself: () => true,
    onSlice: () => undefined,
  })
  const view = new SeatView(stage.referee, [ME], ME)
  return { ...stage, pace, pacer, random, choices: () => view.sight().choices }
}

type Table = ReturnType<typeof tableOf>

/** Until the person has a choice or the game is over; the dice that fell last are in the air for a while. */
function waited({ timeline, pace, pacer, choices }: Table): number {
  const since = performance.now()
  while (timeline.result === null && choices().length === 0) vi.advanceTimersToNextTimer()
  const last = timeline.log.at(-1)
  const falling = last && isOutcome<Kinds>(last) ? pace.dice() * pacer.tempo : 0
  return performance.now() - since + falling
}

function longestWait(table: Table): number {
  const { timeline, referee, pacer, choices, random } = table
  pacer.turn(true)
  let longest = 0
  for (let decisions = 0; decisions < DECISIONS && timeline.length < MOST_ENTRIES; decisions++) {
    longest = Math.max(longest, waited(table))
    if (timeline.result) break
    const wishes = choices().map(({ action }) => action)
    expect(wishes.length).toBeGreaterThan(1)
    pacer.acted()
    referee.act(ME, pickByKind(wishes, random))
  }
  return longest
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe.each(Object.values(GAMES))('$title', (game) => {
  const { least, most } = game.seats
  const seats = Array.from({ length: most - least + 1 }, (_, i) => least + i)

  it.each(seats)(
    'with %i seats asks one person something at least every 8 s, and never what has one answer',
    (count) => {
      expect(longestWait(tableOf(game, count, 'normal'))).toBeLessThanOrEqual(8000)
    },
  )

  it('leaves more time to who likes it, and none to who does not', () => {
    expect(longestWait(tableOf(game, most, 'slow'))).toBeLessThanOrEqual(16_000)
    expect(longestWait(tableOf(game, most, 'fast'))).toBeLessThanOrEqual(5000)
    expect(longestWait(tableOf(game, most, 'instant'))).toBe(0)
  })
})
