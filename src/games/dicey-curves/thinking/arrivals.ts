import type { Seat } from '../../../engine/game.ts'
import { FINISH_DRAW, MOST_CHIPS, MOST_CUBES, NITRO_DICE } from '../board.ts'
import { NONE } from '../rules/deck.ts'
import { countedSize } from '../rules/moving.ts'
import { carsEach, ownerOf } from '../rules/race.ts'
import type { Car, DriveFrame, Frame, FrameOf, State, TurnFrame } from '../state.ts'
import type { Course } from './course.ts'
import { afterDice, afterMove, afterRoll, CHIPS_SAVE, type Purse } from './prospects.ts'
import { type Road, roadOf } from './road.ts'
import { factsOf, type Pool, poolOf } from './splits.ts'

// For bots: when each car will cross the line, in rounds from now, as if it had the track to itself.

/** Turns that one die more in the first roll saves. */
const DIE = 0.29
/** Damage counts for less where the line is nearer than so many turns. */
const LASTING = 4

/** By car; those that have crossed the line are left at 0. Dice still to be rolled are foreseen for `watcher` alone. */
export function arrivals(state: State, watcher: Seat, course: Course): Float64Array {
  const road = roadOf(state)
  const toGo = carsToGo(state, road)
  foresee(state, road, toGo, watcher)
  const beyond = beyondTrack(state, road, course)
  for (let seat = 0; seat < state.table.seats; seat++) arrive(state, seat, watcher, toGo, beyond, course)
  return toGo
}

/** From where each car stands; one that is not on the track yet will start somewhere. */
function carsToGo({ cars, finished }: State, { toGo }: Road): Float64Array {
  const turns = new Float64Array(cars.length)
  for (let car = 0; car < cars.length; car++) if (!finished.includes(car)) turns[car] = toGo[Math.max(0, cars[car]!)]!
  return turns
}

/** DC-3a From the end of the laid track on, if Finish comes when it is expected. */
function beyondTrack({ drawn, table: { options } }: State, { graph }: Road, { card }: Course): number {
  if (graph.line !== NONE) return 0
  const draw = options.length === 'exact' ? options.finish : FINISH_DRAW[options.length]
  return card * Math.max(1, draw - drawn)
}

// The turn under way

/** What the mover's dice will bring. */
function foresee(state: State, road: Road, toGo: Float64Array, watcher: Seat): void {
  const turn = state.frames[0]!
  if (turn.kind === 'turn') foreseeTurn(state, road, turn, state.frames.at(-1)!, toGo)
  if (turn.kind === 'roll' && turn.seat === watcher) foreseeRoll(state, road, turn.white + turn.green, toGo)
}

/** Turns that dice save on average, by their number. */
const ROLL_SAVES: readonly number[] = [0, 0.14, 0.29, 0.47, 0.67, 0.83, 0.94, 1.18, 1.37, 1.56, 1.75]

/** Without dice that were kept the mean will do, and costs next to nothing. */
function foreseeRoll(state: State, road: Road, rolled: number, toGo: Float64Array): void {
  const pool = poolOf(state.dice)
  giveDice(state, (state.frames[0] as FrameOf<'roll'>).seat, [], toGo, (space, purse) =>
    pool === 0 ? road.toGo[space]! - ROLL_SAVES[rolled]! : afterRoll(road, space, pool, rolled, purse),
  )
}

function foreseeTurn(state: State, road: Road, turn: TurnFrame, frame: Frame, toGo: Float64Array): void {
  const pool = poolOf(state.dice)
  if (frame.kind === 'drive') {
    toGo[frame.car] = afterDrive(state, road, frame, pool)
    if (ownerOf(state, frame.car) === turn.seat) return
  }
  giveDice(state, turn.seat, turn.done, toGo, (space, purse) =>
    turn.boost > 0 ? afterBoost(road, space, pool, purse, turn.boost) : afterDice(road, space, pool, purse),
  )
}

/** A car of another player is not driven further. */
function afterDrive(state: State, road: Road, { seat, car, left, single }: DriveFrame, pool: Pool): number {
  const own = ownerOf(state, car) === seat
  const turns = afterMove(road, state.cars[car]!, left, own ? pool : 0, purseOf(state, seat, car), single || !own)
  return Math.min(turns, road.toGo[state.cars[car]!]!)
}

/** DX-22 The Combo that must follow counts as bigger. */
export function afterBoost(road: Road, space: number, pool: Pool, purse: Purse, boost: number): number {
  let fewest = road.toGo[space]!
  for (const { size, rest } of factsOf(pool).splits)
    fewest = Math.min(fewest, afterMove(road, space, size + countedSize([], boost), rest, purse, false))
  return fewest
}

/** The car to which the dice bring most gets them. */
function giveDice(
  state: State,
  seat: Seat,
  done: readonly Car[],
  toGo: Float64Array,
  after: (space: number, purse: Purse) => number,
): void {
  let [best, most] = [NONE, 0]
  for (let car = firstCar(state, seat); car < firstCar(state, seat + 1); car++) {
    if (state.cars[car] === NONE || done.includes(car)) continue
    const gain = toGo[car]! - after(state.cars[car]!, purseOf(state, seat, car))
    if (gain > most) [best, most] = [car, gain]
  }
  if (best !== NONE) toGo[best]! -= most
}

const firstCar = ({ table }: State, seat: Seat): Car => seat * carsEach(table)

export function purseOf(state: State, seat: Seat, car: Car): Purse {
  let other = false
  for (let own = firstCar(state, seat); own < firstCar(state, seat + 1); own++)
    if (own !== car && state.cars[own] !== NONE) other = true
  return { room: MOST_CHIPS - state.chips[seat]!, other }
}

// A player's way to the line

/** Damage makes the way longer, savings shorter; the second car comes after the first. */
function arrive(state: State, seat: Seat, watcher: Seat, toGo: Float64Array, beyond: number, course: Course): void {
  const wait = turnsBefore(state, seat, watcher) / state.table.seats
  const slower = course.slower[cubesOf(state, seat)]!
  const saved = savings(state, seat, course)
  let ahead = 0
  const each = carsEach(state.table)
  const first = firstOf(seat, each, toGo)
  for (let i = 0; i < each; i++) {
    const car = seat * each + ((first + i) % each)
    if (state.finished.includes(car)) continue
    const straight = course.pace * (toGo[car]! + beyond)
    const way = straight + slower * Math.min(1, straight / LASTING)
    const turns = way - saved * Math.min(1, way / course.soon)
    toGo[car] = wait + turns + ahead
    ahead = turns * (1 - course.shared)
  }
}

/** Which of a player's cars is ahead. */
const firstOf = (seat: Seat, each: number, toGo: Float64Array): number =>
  each === 2 && toGo[seat * 2 + 1]! < toGo[seat * 2]! ? 1 : 0

/** Turns of others before this seat's next one. */
function turnsBefore({ frames, first, table: { seats } }: State, seat: Seat, watcher: Seat): number {
  const turn = frames[0]!
  const mover = 'seat' in turn && turn.kind !== 'place' ? turn.seat : first
  const begun = turn.kind === 'turn' || turn.kind === 'repair' || (turn.kind === 'roll' && mover === watcher)
  return begun && seat === mover ? seats : (seat - mover + seats) % seats
}

/** DX-24 Whoever is asked at the shop will have none. */
function cubesOf({ danger, frames }: State, seat: Seat): number {
  const turn = frames[0]!
  return turn.kind === 'repair' && turn.seat === seat ? 0 : Math.min(MOST_CUBES, danger?.cubes[seat] ?? 0)
}

/** Chips, Danger cards, and the dice that the open window has brought. */
function savings({ chips, danger, frames }: State, seat: Seat, course: Course): number {
  let turns = course.chips * CHIPS_SAVE[chips[seat]!]!
  if (danger) for (const card of danger.hands[seat]!) turns += course.hand[card]
  const turn = frames[0]!
  if (turn.kind === 'window' && turn.seat === seat) turns += DIE * (NITRO_DICE * turn.nitros - turn.critters)
  return turns
}
