import { describe, expect, it } from 'vitest'
import { isOutcome, type Kinds } from '../../src/engine/game.ts'
import { PERSON } from '../../src/engine/sitter.ts'
import { LIBRARY, MANIFESTS } from '../../src/games/index.ts'
import { readRecord } from '../../src/protocol/record.ts'
import { Clocks } from '../../src/server/rooms/clocks.ts'
import { Driver } from '../../src/server/rooms/driver.ts'
import { LiveGame } from '../../src/server/rooms/live-game.ts'
import { PACE } from '../../src/server/rooms/pace.ts'
import type { Bots, Decision } from '../../src/table/referee.ts'
import { StandingTime } from './standing-time.ts'

const SEATS = 4
const TICK = 25

/** Three bots and a person who is not asked, in the first window of a game with DANGER!. */
async function windowOpen(bots: Bots): Promise<LiveGame> {
  const record = { game: 'dicey-curves', seats: SEATS, options: { danger: true, cars: 'one' } }
  const opened = await readRecord(record, LIBRARY)
  if (!opened.ok) throw new Error(opened.fault.code)
  const sitters = Array.from({ length: SEATS }, (_, seat) => ({
    ...{ name: `P${seat}`, colour: 'red' as const, player: seat === SEATS - 1 ? PERSON : 'club' },
  }))
  const dice = { secret: 'd1'.repeat(32), id: 'table-of-a-test', strings: [] }
  const { table } = opened.value
  const game = new LiveGame({ manifest: MANIFESTS['dicey-curves']!, table, sitters, bots, ...dice })
  while (game.referee.silence() === null) advance(game)
  game.referee.stayQuiet(SEATS - 1, true)
  return game
}

function advance({ referee, timeline }: LiveGame): void {
  const due = referee.due()
  const next = referee.next(true)
  if (next) return void referee.enter(next.entry!)
  const [seat] = due.kind === 'decision' ? due.seats : []
  referee.act(seat!, timeline.game.legal(timeline.present, seat!)[0]!)
}

/** Bots that always do the first thing there is, which in a window is to pass; some have to think that long. */
function thinkers(time: StandingTime, isThinking: (decision: Decision) => boolean, thought: number): Bots {
  return {
    decide(decision) {
      const action = decision.legal[0]!
      if (!isThinking(decision)) return { action }
      return { action: new Promise((resolve) => time.after(thought, () => resolve(action))), cancel: () => undefined }
    },
  }
}

/** When each of them passed, in milliseconds since the window was opened. */
async function passes(isThinking: (decision: Decision) => boolean): Promise<number[]> {
  const time = new StandingTime()
  let isOpen = false
  const game = await windowOpen(thinkers(time, (decision) => isOpen && isThinking(decision), PACE.window / 5))
  isOpen = true
  const clocks = new Clocks(null, SEATS)
  const opened = time.now()
  let touched = opened
  const said: number[] = []
  clocks.happened(opened, null, game.awaited(), false)
  const onEntered = () => {
    touched = time.now()
    const entry = game.timeline.log.at(-1)!
    if (!isOutcome<Kinds>(entry) && entry.action.kind === 'pass') said.push(touched - opened)
    clocks.happened(touched, null, game.awaited(), true)
  }
  const wishes = { game, clocks, bots: { decide: () => expect.fail() }, pace: PACE, time, onEntered }
  const driver = new Driver({
    ...{ ...wishes, touched: () => touched, entered: () => touched, leads: () => true, isReady: () => true },
    ...{ isResting: () => false, onSettled: () => undefined },
  })
  driver.drive()
  while (said.length < SEATS) {
    time.pass(TICK)
    await new Promise((resolve) => setImmediate(resolve))
  }
  driver.stop()
  return said
}

describe('a window in which silence is an answer', () => {
  it('hears whoever is not asked, and bots, at the same times, whether they had to think or not', async () => {
    const atOnce = await passes(() => false)
    expect(atOnce[0]).toBe(PACE.window)
    expect(await passes(() => true)).toEqual(atOnce)
    expect(await passes(({ seat }) => seat === 1)).toEqual(atOnce)
  })
})
