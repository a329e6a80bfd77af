import type { Result, Seat } from '../../../engine/game.ts'
import type { FrameOf as RaceFrame } from '../../../games/allens-dirt/state.ts'
import type { Standing } from '../../../games/allens-dirt-season/rules/standings.ts'
import type { RollOff, Season, View } from '../../../games/allens-dirt-season/state.ts'
import type { Fall } from '../../../table/fall.ts'
import { dieOf, rolled } from '../allens-dirt/tale.ts'
import type { Reason, Tale, Thrown } from '../tale.ts'
import { because, frameOf, named, neighbours, say, sharing } from '../telling.ts'
import type { TALE } from './tale-parts.ts'

type Game = typeof TALE

/** Whose dice they are; the race speaks of race seats. */
function thrower({ nextToRoll }: Game, before: View): Seat {
  const frame = frameOf(before)
  if (frame.kind === 'qualifying') return frame.seat
  if (frame.kind === 'next-race') return frame.drivers[0]!
  if (frame.kind === 'roll-off') return frame.tied[nextToRoll(frame.chart, frame.places)!]!
  return before.drivers[(frameOf(before.race!) as RaceFrame<'movement'>).seat]!
}

const thrown = (game: Game, { outcome, before }: Fall<Season>): Thrown[] => rolled(outcome.dice, thrower(game, before))

const added = new WeakMap<View['races'], readonly Standing[]>()

/** A season has thousands of entries and ten races: what they add up to is counted once for each. */
function standingsOf({ standings }: Game, { races }: View): readonly Standing[] {
  const known = added.get(races) ?? standings(races)
  added.set(races, known)
  return known
}

function leader(game: Game, view: View): Seat | null {
  const frame = frameOf(view)
  if (frame.kind === 'over') return frame.champion
  const [first, second] = standingsOf(game, view).toSorted(game.compare)
  return game.compare(first!, second!) < 0 ? first!.driver : null
}

function ties(game: Game, view: View, { places }: Result): Reason[] {
  const table = standingsOf(game, view)
  return [
    ...view.rollOffs.map((rollOff) => rolledOff(game, rollOff)),
    ...neighbours(places).flatMap(([a, b]) => apart(game, table[a]!, table[b]!)),
    ...sharing(places).map((seats) => shared(table[seats[0]!]!, seats, places[seats[0]!]!)),
  ]
}

/** AD-32a, AD-34a Who was equal in everything, and who rolled higher. */
function rolledOff({ ranking }: Game, { prize, tied, places, chart }: RollOff): Reason {
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
function apart({ compare }: Game, a: Standing, b: Standing): Reason[] {
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

/** What the tale needs of the game comes with the board: to import it here would cut the board's chunk in two. */
export const tell = (game: Game): Tale<Season> => ({
  progress: (view) => standingsOf(game, view).map(({ points }) => points),
  better: 'more',
  leader: (view) => leader(game, view),
  measure: say('measure.points'),
  amount: (count) => say('amount.points', { count }),
  stage: (number) => say('stage.race', { number }),
  reached: (view, seat) => say('amount.points', { count: standingsOf(game, view)[seat]!.points }),
  dice: [dieOf(game.sides)],
  thrown: (fall) => thrown(game, fall),
  ranking: because('AD-33', 'season.ranking'),
  ties: (view, result) => ties(game, view, result),
  next: 'season',
})
