import { top } from '../../../engine/frames.ts'
import { type Entry, isOutcome, type Seat } from '../../../engine/game.ts'
import { type Sentence, sentence } from '../../../engine/sentence.ts'
import { allensDirt } from '../../allens-dirt/game.ts'
import { nextToRoll } from '../../allens-dirt/rules/qualifying.ts'
import type { Dice, State as Race } from '../../allens-dirt/state.ts'
import { list } from '../../allens-dirt/telling/say.ts'
import { CARRY_ON, RACES } from '../board.ts'
import { sittingOut } from '../rules/line-up.ts'
import { finishOf, pointsFor, standings } from '../rules/standings.ts'
import type { FrameOf, RollOff, Season, View } from '../state.ts'
import { ofDrivers, raceNumber, say } from './say.ts'

/** What an entry did: in a race as the race tells it, then what it meant for the season. */
export function describe(entry: Entry<Season>, before: View, after: View): Sentence[] {
  return [
    ...opening(before),
    ...telling(entry, before, after),
    ...points(before, after),
    ...lineUp(before, after),
    ...champion(after),
  ]
}

const opening = (before: View): Sentence[] =>
  top(before).kind === 'next-race' ? [say('log.qualifying', { race: raceNumber(before), races: RACES })] : []

function telling(entry: Entry<Season>, before: View, after: View): Sentence[] {
  const frame = top(before)
  if (frame.kind === 'race' || frame.kind === 'next-race') return raceTelling(entry, before, after)
  if (!isOutcome(entry)) return []
  const { dice } = entry.outcome
  return frame.kind === 'qualifying' ? qualified(before, after, frame.seat, dice) : rolledOff(before, after, dice)
}

function raceTelling(entry: Entry<Season>, before: View, { race, drivers }: View): Sentence[] {
  const own = isOutcome(entry) ? entry : { seat: drivers.indexOf(entry.seat), action: entry.action }
  return allensDirt.describe(own, raceBefore(before, race!), race!).map((said) => ofDrivers(said, drivers))
}

/** Before its first qualifying roll a race has not been set up. */
const raceBefore = (before: View, race: Race): Race =>
  top(before).kind === 'race' ? before.race! : allensDirt.setup(race.table)

function qualified({ chart }: View, after: View, seat: Seat, [a, b]: Dice): Sentence[] {
  const key = chart[seat]!.length === 0 ? 'qualifies' : 'qualifies-again'
  const told = sentence(`allens-dirt.log.${key}`, { driver: { seat }, a, b, total: a + b })
  if (!after.race) return [told]
  const grid = after.race.grid.map((place) => after.drivers[place]!)
  return [
    told,
    sentence('allens-dirt.log.pole', { driver: { seat: grid[0]! } }),
    say('log.first-race', { order: list(grid), others: list(sittingOut(after.drivers)) }),
  ]
}

/** AD-32a, AD-34a A roll, and who has won by it. */
function rolledOff(before: View, after: View, [a, b]: Dice): Sentence[] {
  const { tied, chart, places } = top(before) as FrameOf<'roll-off'>
  const driver = { seat: tied[nextToRoll(chart, places)!]! }
  const isDecided = after.rollOffs.length > before.rollOffs.length
  return [
    say('log.rolls-off', { driver, a, b, total: a + b }),
    ...(isDecided ? [say('log.rolled-off', { tied: list(tied) })] : []),
  ]
}

/** AD-31, AD-32 What the race was worth. */
function points(before: View, { races }: View): Sentence[] {
  if (races.length === before.races.length) return []
  const table = standings(races)
  return finishOf(races.at(-1)!).flatMap((driver, i) => {
    const won = pointsFor(races.length, i + 1)
    return won === 0 ? [] : [say('log.scores', { driver: { seat: driver }, won, total: table[driver]!.points })]
  })
}

/** Who drives next, and who sits out and why. */
function lineUp(before: View, after: View): Sentence[] {
  const frame = top(after)
  if (frame.kind === top(before).kind) return []
  if (frame.kind === 'roll-off') return [rollOffCalled(frame)]
  if (frame.kind !== 'next-race') return []
  const race = raceNumber(after)
  const others = list(sittingOut(frame.drivers))
  if (race === RACES) return [say('log.finale', { drivers: list(frame.drivers), others })]
  const first = finishOf(after.races.at(-1)!).slice(0, CARRY_ON)
  return [say('log.next-race', { race, first: list(first), back: list(sittingOut(after.drivers)), others })]
}

const rollOffCalled = ({ prize, tied }: RollOff): Sentence => say(`log.tie.${prize}`, { tied: list(tied) })

/** AD-33 The champion. */
function champion(after: View): Sentence[] {
  const frame = top(after)
  if (frame.kind !== 'over') return []
  const { points } = standings(after.races)[frame.champion]!
  return [say('log.champion', { driver: { seat: frame.champion }, points })]
}
