import { become, top } from '../../../engine/frames.ts'
import { type Refusal, type Result, type Seat, type Table, type Waiting, waitFor } from '../../../engine/game.ts'
import { type Sentence, sentence } from '../../../engine/sentence.ts'
import { type Board, COLOURS, type Colour, DICE, isGoal, type Spot, START } from '../board.ts'
import {
  type Action,
  beginning,
  type FrameOf,
  type Hand,
  type Monza,
  type Options,
  type Outcome,
  type State,
  type Step,
} from '../state.ts'
import { type Course, courseOf } from './circuit.ts'
import { diceIn, handOf, rollDue, UNITS } from './dice.ts'
import { boardFlaws } from './flaws.ts'
import { outlookOf } from './outlook.ts'
import { NO_COLOUR } from './plan.ts'

// The sequence of play: perhaps everybody chooses a car. Then a roll, then one step after another until no die fits, perhaps a bonus step, then the next seat.

const NOTHING: readonly Action[] = []
const DECLINE: Action = Object.freeze({ kind: 'decline' })

export function waiting(state: State): Waiting<Monza> {
  const frame = top(state)
  switch (frame.kind) {
    case 'roll':
      return rollDue(frame.seat)
    case 'starter':
      return { kind: 'chance', chance: { kind: 'starter', seat: null, seats: state.table.seats } }
    case 'over':
      return { kind: 'over', result: result(state) }
    default:
      return waitFor(frame.seat)
  }
}

export function legal(state: State, seat: Seat): readonly Action[] {
  const frame = top(state)
  if (!('seat' in frame) || frame.seat !== seat) return NOTHING
  if (frame.kind === 'move') return steps(state, frame)
  if (frame.kind === 'bonus') return bonusChoices(state, seat)
  return frame.kind === 'car' ? freeCars(state) : NOTHING
}

export function play(state: State, seat: Seat, action: Action): void {
  const frame = top(state)
  if (action.kind === 'take') return takeCar(state, seat, action.colour)
  if (frame.kind === 'move') return step(state, frame, (action as Step).to)
  if (action.kind === 'step') takeBonus(state, seat, action.to)
  endTurn(state, (frame as FrameOf<'bonus'>).mover)
}

export function settle(state: State, outcome: Outcome): void {
  if ('starter' in outcome) return begin(state, outcome.starter)
  move(state, (top(state) as FrameOf<'roll'>).seat, handOf(outcome))
}

// Setting up

const CARS: readonly Action[] = COLOURS.map((colour) => Object.freeze({ kind: 'take', colour }))

/** MZ-1a No two cars are of one colour. */
const freeCars = ({ colours }: State): readonly Action[] => CARS.filter((_, colour) => !colours.includes(colour))

/** MZ-1a In the order of the seats. */
function takeCar(state: State, seat: Seat, colour: Colour): void {
  const next = seat + 1
  state.colours.push(COLOURS.indexOf(colour))
  become(state, next < state.table.seats ? { kind: 'car', seat: next } : beginning(state.table.options))
}

/** MZ-2 A seat chosen by chance begins, and its rounds end on its right. */
function begin(state: State, starter: Seat): void {
  state.starter = starter
  nextTurn(state, starter)
}

/** MZ-2 Clockwise. */
const left = ({ table }: State, seat: Seat): Seat => (seat + 1 === table.seats ? 0 : seat + 1)

const right = ({ table }: State, seat: Seat): Seat => (seat === 0 ? table.seats : seat) - 1

// Moving

const course = ({ table }: State): Course => courseOf(table)

/** MZ-3 The dice lie there. If none of them fits, the turn is over. */
function move(state: State, seat: Seat, hand: Hand): void {
  const { outlooks } = course(state)
  const most = outlooks.most[outlookOf(outlooks, state.cars[seat]!, hand)]!
  if (most === 0) endTurn(state, seat)
  else become(state, { kind: 'move', seat, hand, most })
}

/** MZ-9, MZ-9b As far as possible or into a goal: `used` tells whether the move is still one of the longest. */
function steps(state: State, { seat, hand, most }: FrameOf<'move'>): readonly Action[] {
  const { outlooks } = course(state)
  const outlook = outlookOf(outlooks, state.cars[seat]!, hand)
  return (state.used[seat]! + outlooks.most[outlook]! === most ? outlooks.long : outlooks.short)[outlook]!
}

/** MZ-3, MZ-7 One square for one die, whoever stands there. */
function step(state: State, frame: FrameOf<'move'>, to: Spot): void {
  const { seat } = frame
  const { colours, outlooks } = course(state)
  frame.hand -= UNITS[colours[to]!]!
  state.cars[seat] = to
  state.used[seat]!++
  if (outlooks.most[outlookOf(outlooks, to, frame.hand)] === 0) endMove(state, seat)
}

function endMove(state: State, seat: Seat): void {
  pushBack(state, seat)
  arrive(state, seat, seat)
  if (state.table.options.variation) offerBonus(state, seat)
  else endTurn(state, seat)
}

// Pushing back

/** MZ-8, MZ-8b The car that stood where a move ends goes back; the mover has left its old square. */
function pushBack(state: State, mover: Seat): void {
  if (isHome(state, mover)) return
  for (let seat = 0; seat < state.cars.length; seat++)
    if (seat !== mover && state.cars[seat] === state.cars[mover]) state.cars[seat] = freeBehind(state, seat)
}

/** MZ-8a Past tyres and other cars, at last to the start. */
function freeBehind(state: State, seat: Seat): Spot {
  const { behind } = course(state)
  let spot = behind[state.cars[seat]!]!
  while (isTaken(state, spot)) spot = behind[spot]!
  return spot
}

/** MZ-8a The start and the goals hold any number of cars. */
const isTaken = ({ cars }: State, spot: Spot): boolean => spot !== START && !isGoal(spot) && cars.includes(spot)

// The end

const isHome = ({ cars }: State, seat: Seat): boolean => isGoal(cars[seat]!)

/** MZ-10 The first car in a goal settles which turn is the last. */
function arrive(state: State, seat: Seat, mover: Seat): void {
  if (state.last === null && isHome(state, seat)) state.last = lastTurn(state, mover)
}

/** MZ-10, MZ-10a, MZ-10b The round is finished, or everybody but the player at turn has one more turn. */
const lastTurn = (state: State, mover: Seat): Seat =>
  right(state, state.table.options.ending === 'finish-round' ? state.starter : mover)

function endTurn(state: State, seat: Seat): void {
  if (state.last === seat) become(state, { kind: 'over' })
  else nextTurn(state, left(state, seat))
}

/** MZ-12b A car that is in a goal already does not roll, and has used no dice. */
function nextTurn(state: State, seat: Seat): void {
  state.used[seat] = 0
  if (state.last !== null && isHome(state, seat)) endTurn(state, seat)
  else become(state, { kind: 'roll', seat })
}

/** MZ-11, MZ-11a The higher score has the better place, and equal scores share one. */
function result(state: State): Result {
  const scores = state.cars.map((_, seat) => score(state, seat))
  return { scores, places: scores.map((own) => 1 + scores.filter((other) => other > own).length) }
}

/** MZ-11, MZ-11a The far end of the square; in a goal one more, and one more for every die not used. */
function score(state: State, seat: Seat): number {
  const end = course(state).ends[state.cars[seat]!]!
  return isHome(state, seat) ? end + 1 + DICE - state.used[seat]! : end
}

// The variation

/** MZ-12, MZ-12c Who drives the colour used last may take one step more. */
function offerBonus(state: State, mover: Seat): void {
  const seat = state.colours.indexOf(course(state).colours[state.cars[mover]!]!)
  if (seat >= 0 && bonusSpots(state, seat).length > 0) become(state, { kind: 'bonus', seat, mover })
  else endTurn(state, mover)
}

/** MZ-12a Any free spot ahead; no die is needed. */
const bonusSpots = (state: State, seat: Seat): Spot[] =>
  course(state).ahead[state.cars[seat]!]!.filter((to) => !isTaken(state, to))

const bonusChoices = (state: State, seat: Seat): Action[] => [
  ...bonusSpots(state, seat).map((to) => course(state).steps[to]!),
  DECLINE,
]

function takeBonus(state: State, seat: Seat, to: Spot): void {
  state.cars[seat] = to
  arrive(state, seat, (top(state) as FrameOf<'bonus'>).mover)
}

// Refusals: why an action that `legal` does not list is not allowed.

/** MZ-13 A race needs a board that can be raced on. */
export function objection({ board }: Table<Options, Board>): Refusal | null {
  const [flaw, ...more] = boardFlaws(board)
  return flaw === undefined ? null : no('MZ-13', 'board', { flaw, more: more.length })
}

export function refuse(state: State, seat: Seat, action: Action): Refusal {
  const keys = Object.keys(action).length
  if (action.kind === 'take' && COLOURS.includes(action.colour) && keys === 2) return refuseCar(state)
  const isDecline = action.kind === 'decline' && keys === 1
  if (!isDecline && (action.kind !== 'step' || keys !== 2)) return no('EN-4', 'unknown')
  if (top(state).kind === 'car') return no('MZ-1a', 'car-first')
  if (action.kind !== 'step') return no('MZ-9', 'must-move')
  return refuseGoing(state, seat, action.to) ?? refuseStep(state, action.to)
}

const refuseCar = (state: State): Refusal =>
  top(state).kind === 'car' ? no('MZ-1a', 'car-taken') : no('MZ-1a', 'cars-settled')

/** What holds for every step, with a die or without. */
function refuseGoing(state: State, seat: Seat, to: Spot): Refusal | null {
  const { spots, colours, ahead } = course(state)
  const from = state.cars[seat]!
  if (!spots.includes(to)) return no('MZ-13', 'no-such-spot')
  if (to !== START && colours[to] === NO_COLOUR) return no('MZ-6', 'tyres')
  if (ahead[from]!.includes(to)) return null
  return from === START ? no('MZ-4', 'from-start') : no('MZ-5', 'not-ahead')
}

function refuseStep(state: State, to: Spot): Refusal {
  const frame = top(state) as FrameOf<'move' | 'bonus'>
  if (frame.kind === 'bonus') return no('MZ-12a', 'taken')
  const colour = course(state).colours[to]!
  if (diceIn(frame.hand, colour) > 0) return no('MZ-9', 'not-far-enough')
  return no('MZ-3', 'no-die', { colour: sentence(`monza.colour.${COLOURS[colour]}`) })
}

const no = (rule: string, reason: string, values?: Sentence['values']): Refusal => ({
  rule,
  reason: sentence(`monza.no.${reason}`, values),
})
