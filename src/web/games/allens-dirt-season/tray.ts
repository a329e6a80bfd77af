import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { nextToRoll, totalOf } from '../../../games/allens-dirt/rules/qualifying.ts'
import type { Season, View } from '../../../games/allens-dirt-season/state.ts'
import { ofDrivers } from '../../../games/allens-dirt-season/telling/say.ts'
import type { Fall } from '../../../table/fall.ts'
import { say as sayInRace } from '../allens-dirt/say.ts'
import { due, fallen, lying, type Roll, tray as raceTray, thrown as thrownInRace } from '../allens-dirt/tray.ts'
import type { Tray, TrayGroup } from '../play.ts'

/** Rolls outside of races: qualifying, also the first one of a race, and roll-offs. */
function rollOf(view: View): Roll | null {
  const frame = top(view)
  if (frame.kind === 'qualifying') return { seat: frame.seat, kind: 'qualifying' }
  if (frame.kind === 'next-race') return { seat: frame.drivers[0]!, kind: 'qualifying' }
  if (frame.kind !== 'roll-off') return null
  return { seat: frame.tied[nextToRoll(frame.chart, frame.places)!]!, kind: 'roll-off' }
}

export function thrown({ index, outcome, before }: Fall<Season>): Tray {
  const roll = rollOf(before)
  if (roll) return [fallen(roll, outcome.dice, totalled(outcome.dice))]
  return told(thrownInRace({ index, outcome, before: before.race! }), before.drivers)
}

export function tray(view: View, fall: Fall<Season> | null): Tray {
  const roll = rollOf(view)
  if (roll) return [due(roll, sayInRace('tray.stakes.qualifying')), ...lastOf(fall)]
  if (top(view).kind === 'over') return lastOf(fall)
  const inRace = told(raceTray(view.race!, fallInRace(view, fall)), view.drivers)
  return fallInRace(view, fall) ? inRace : [...inRace, ...lastOf(fall)]
}

/** The last dice, if they fell in the race under way. */
function fallInRace(view: View, fall: Fall<Season> | null) {
  if (!fall || rollOf(fall.before) || fall.before.races.length !== view.races.length) return null
  return { index: fall.index, outcome: fall.outcome, before: fall.before.race! }
}

function lastOf(fall: Fall<Season> | null): Tray {
  if (!fall) return []
  const roll = rollOf(fall.before)
  const { dice } = fall.outcome
  if (roll) return [lying(roll, dice, totalled(dice))]
  return thrown(fall).map(({ rule: _, ...group }) => ({
    ...group,
    id: 'last',
    title: sayInRace('tray.last', { driver: group.title.values.driver! }),
    dice: group.dice.map((die) => ({ ...die, id: `last-${die.id}`, thrown: false, look: 'spent' as const })),
  }))
}

const totalled = (dice: readonly [number, number]): Sentence => sayInRace('tray.total', { total: totalOf(dice) })

/** What the race says of its seats, said of drivers. */
const told = (groups: Tray, drivers: readonly Seat[]): Tray =>
  groups.map(
    (group): TrayGroup => ({
      ...group,
      title: ofDrivers(group.title, drivers),
      note: group.note && ofDrivers(group.note, drivers),
    }),
  )
