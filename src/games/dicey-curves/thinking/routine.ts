import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { chipsToBuy, needsContinue, price } from '../rules/chips.ts'
import { NONE } from '../rules/deck.ts'
import { cubesOn } from '../rules/hazards.ts'
import { countedSize } from '../rules/moving.ts'
import { carsEach, ownerOf } from '../rules/race.ts'
import { isStop } from '../rules/steps.ts'
import type { Action, ActionOf, Car, DriveFrame, Move, Space, State, TurnFrame } from '../state.ts'
import { afterBoost, purseOf } from './arrivals.ts'
import { swapWorth, windowWorth } from './cards.ts'
import { afterDice, afterMove, CHIPS_SAVE, type Purse } from './prospects.ts'
import { type Road, roadOf } from './road.ts'
import { type Pool, poolOf, UNITS } from './splits.ts'

// For bots: how somebody plays who does not search, in games that are only played out. Every action is worth the turns that
// it saves its player as if each car had the track to itself; who stands in the way is left to `legal`. Nobody rolls again:
// what that brings takes long to tell, and such a player wins as often without it.

/** Turns that a Super Size has to save at least: another card comes at once. */
const SUPER_SIZE = 0.05
/** Turns that a cube on the way costs: no more than decides between ways that are as good. Whoever goes around cubes comes in later. */
const DAMAGE = 0.02

/** Whoever has the dice. */
interface Driver {
  readonly state: State
  readonly seat: Seat
  readonly road: Road
  readonly pool: Pool
}

/** Where cars start and where barrels go needs a thought: there is no routine for it. */
export function routine(state: State, seat: Seat, legal: readonly Action[]): number[] | null {
  const frame = top(state)
  switch (frame.kind) {
    case 'swap':
      return legal.map((action) => swapWorth(state, seat, action))
    case 'window':
      return legal.map((action) => windowWorth(state, frame, seat, action))
    case 'turn':
      return legal.map(inTurn(driverOf(state, seat), frame))
    case 'drive':
      return legal.map(onTheWay(driverOf(state, seat), frame))
    case 'repair':
      return legal.map(({ kind }) => Number(kind === 'repair'))
    default:
      return null
  }
}

const driverOf = (state: State, seat: Seat): Driver => ({
  state,
  seat,
  road: roadOf(state),
  pool: poolOf(state.dice),
})

const inTurn = (driver: Driver, frame: TurnFrame) => (action: Action) => turnWorth(driver, frame, action)

const onTheWay = (driver: Driver, frame: DriveFrame) => (action: Action) => stepWorth(driver, frame, action)

function turnWorth(driver: Driver, frame: TurnFrame, action: Action): number {
  switch (action.kind) {
    case 'move':
      return moveWorth(driver, frame, action)
    case 'add':
      return withDice(driver, frame, driver.pool + UNITS[action.value - 1]!) - chips(driver, 1)
    case 'change':
      return withDice(driver, frame, driver.pool - UNITS[action.from - 1]! + UNITS[action.to - 1]!) - chips(driver, 1)
    case 'reroll':
      return Number.NEGATIVE_INFINITY
    case 'juke':
      return jukeWorth(driver, action) - chips(driver, 1)
    case 'buy':
      return -chips(driver, -chipsToBuy(driver.state, driver.seat))
    case 'super-size':
      return boostWorth(driver, frame) - SUPER_SIZE
    default:
      return 0
  }
}

/** What so many chips are worth to a player. */
function chips({ state, seat }: Driver, spent: number): number {
  const held = state.chips[seat]!
  return CHIPS_SAVE[held]! - CHIPS_SAVE[held - spent]!
}

/** The most that an own car which may still move gains. */
function bestGain(
  { state, seat, road }: Driver,
  frame: TurnFrame,
  after: (space: Space, purse: Purse) => number,
): number {
  const each = carsEach(state.table)
  let most = 0
  for (let car = seat * each; car < (seat + 1) * each; car++) {
    const space = state.cars[car]!
    if (space === NONE || needsContinue(frame, car)) continue
    most = Math.max(most, road.toGo[space]! - after(space, purseOf(state, seat, car)))
  }
  return most
}

const withDice = (driver: Driver, frame: TurnFrame, pool: Pool): number =>
  bestGain(driver, frame, (space, purse) => afterDice(driver.road, space, pool, purse))

const boostWorth = (driver: Driver, frame: TurnFrame): number =>
  bestGain(driver, frame, (space, purse) => afterBoost(driver.road, space, driver.pool, purse, frame.boost + 1))

function without(pool: Pool, dice: readonly number[]): Pool {
  let left = pool
  for (const value of dice) left -= UNITS[value - 1]!
  return left
}

/** Cars of others are not driven as a matter of routine. */
function moveWorth(driver: Driver, frame: TurnFrame, { car, dice, power }: Move): number {
  const { state, seat, road, pool } = driver
  if (ownerOf(state, car) !== seat) return Number.NEGATIVE_INFINITY
  const [space, size] = [state.cars[car]!, countedSize(dice, frame.boost)]
  const turns = afterMove(road, space, size, without(pool, dice), purseOf(state, seat, car), size === 1)
  return road.toGo[space]! - turns - chips(driver, price(state, frame, car, power))
}

/** What own cars gain, and those of others lose. */
function jukeWorth({ state, seat, road: { toGo } }: Driver, { cars: [one, other] }: ActionOf<'juke'>): number {
  const gain = toGo[state.cars[one]!]! - toGo[state.cars[other]!]!
  const sideOf = (car: Car) => (ownerOf(state, car) === seat ? 1 : -1)
  return sideOf(one) * gain - sideOf(other) * gain
}

/** Fewer turns to go from there are better; cubes cost something, and so does it to pay for passing them. */
function stepWorth(driver: Driver, frame: DriveFrame, action: Action): number {
  const { state, seat, road, pool } = driver
  const { car, left, single } = frame
  const purse = purseOf(state, seat, car)
  if (action.kind !== 'step') return -afterDice(road, state.cars[car]!, single ? 0 : pool, purse)
  const { to, avoid } = action
  if (to === road.graph.line) return 0
  const cubes = avoid ? chips(driver, 1) : DAMAGE * cubesOn(state, to)
  const steps = isStop(road.graph, to) ? 0 : left - 1
  const turns =
    steps > 0 ? afterMove(road, to, steps, pool, purse, single) : afterDice(road, to, single ? 0 : pool, purse)
  return -Math.min(turns, road.toGo[to]!) - cubes
}
