import type { Result, Seat } from '../../../engine/game.ts'
import { nextToRoll, ranking } from '../../../games/allens-dirt/rules/qualifying.ts'
import type { FrameOf as RaceFrame } from '../../../games/allens-dirt/state.ts'
import { compare, type Standing, standings } from '../../../games/allens-dirt-season/rules/standings.ts'
import type { RollOff, Season, View } from '../../../games/allens-dirt-season/state.ts'
import type { Fall } from '../../../table/fall.ts'
import { DICE, rolled } from '../allens-dirt/tale.ts'
import type { Reason, Tale, Thrown } from '../tale.ts'
import { because, frameOf, named, neighbours, say, sharing } from '../telling.ts'

/** Whose dice they are; the race speaks of race seats. */
function thrower(before: View): Seat {
  const frame = frameOf(before)
  if (frame.kind === 'qualifying') return frame.seat
  if (frame.kind === 'next-race') return frame.drivers[0]!
  if (frame.kind === 'roll-off') return frame.tied[nextToRoll(frame.chart, frame.places)!]!
  return before.drivers[(frameOf(before.race!) as RaceFrame<'movement'>).seat]!
}

const thrown = ({ outcome, before }: Fall<Season>): Thrown[] => rolled(outcome.dice, thrower(before))

const added = new WeakMap<View['races'], readonly Standing[]>()

/** A season has thousands of entries and ten races: what they add up to is counted once for each. */
function standingsOf({ races }: View): readonly Standing[] {
  const known = added.get(races) ?? standings(races)
  added.set(races, known)
  return known
}

function leader(view: View): Seat | null {
  const frame = frameOf(view)
  if (frame.kind === 'over') return frame.champion
  const [first, second] = standingsOf(view).toSorted(compare)
  return compare(first!, second!) < 0 ? first!.driver : null
}

function ties(view: View, { places }: Result): Reason[] {
  const table = standingsOf(view)
  return [
    ...view.rollOffs.map((rollOff) => rolledOff(rollOff)),
    ...neighbours(places).flatMap(([a, b]) => apart(table[a]!, table[b]!)),
    ...sharing(places).map((seats) => shared(table[seats[0]!]!, seats, places[seats[0]!]!)),
  ]
}

/** AD-32a, AD-34a Who was equal in everything, and who rolled higher. */
function rolledOff({ prize, tied, places, chart }: RollOff): Reason {
  const winners = ranking(chart).slice(0, places)
  const gaps = { players: named(tied), winners: named(winners.map((i) => tied[i]!)) }
  if (prize === 'finale') return because('AD-32a', 'season.roll-off.finale', gaps)
  return because('AD-34a', 'season.roll-off.title', {
    ...gaps,
    total: chart[winners[0]!]!.at(-1)!.reduce((sum, die) => sum + die, 0),
  })
}

const RULE = 'AD-34'

/** AD-34 Equal points: the first of these that differs. Who is equal in everything else shares a place or rolled off. */
function apart(a: Standing, b: Standing): Reason[] {
  if (a.points !== b.points || compare(a, b) === 0 || b.races === 0) return []
  const gaps = { ahead: { seat: a.driver }, behind: { seat: b.driver }, points: a.points }
  if (a.wins !== b.wins) return [because(RULE, 'season.wins', { ...gaps, more: a.wins, fewer: b.wins })]
  if (a.places * b.races !== b.places * a.races)
    return [because(RULE, 'season.average', { ...gaps, better: average(a), worse: average(b) })]
  if (a.topFinishes !== b.topFinishes)
    return [because(RULE, 'season.top', { ...gaps, more: a.topFinishes, fewer: b.topFinishes })]
  return [because(RULE, 'season.led', { ...gaps, more: a.lapsLed, fewer: b.lapsLed })]
}

const average = ({ places, races }: Standing): number => Math.round((places / races) * 100) / 100

const shared = ({ points }: Standing, seats: readonly Seat[], place: number): Reason =>
  because('AD-33a', 'season.shared', { players: named(seats), points, place })

export const tale: Tale<Season> = {
  progress: (view) => standingsOf(view).map(({ points }) => points),
  better: 'more',
  leader,
  measure: say('measure.points'),
  amount: (count) => say('amount.points', { count }),
  stage: (number) => say('stage.race', { number }),
  reached: (view, seat) => say('amount.points', { count: standingsOf(view)[seat]!.points }),
  dice: [DICE],
  thrown,
  ranking: because('AD-33', 'season.ranking'),
  ties,
  next: 'season',
}
