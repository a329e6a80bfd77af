import { pop, push, top } from '../../../engine/frames.ts'
import { SUPER_SIZE_DICE } from '../board.ts'
import type { Action, ActionOf, Car, DriveFrame, FrameOf, Move, Space, State } from '../state.ts'
import { price } from './chips.ts'
import { type Group, groups } from './combos.ts'
import { NONE } from './deck.ts'
import { crossLine, noteProgress } from './finish.ts'
import { cleanUp, cubesOn, isCubeTaken, takeDebris, takeGateCube, takerOf } from './hazards.ts'
import { isCarOn, ownerOf, spend, trackGraph } from './race.ts'
import { crosses, hasStep, isBlocked, isGateOpen, isLastRow, isStop, isWayOpen, powerReach } from './steps.ts'
import type { Graph } from './track.ts'

// Turn 3: moving

/** DC-30, DX-22, DX-22a What a Combo counts as. */
export const countedSize = (dice: readonly number[], boost: number): number => dice.length + SUPER_SIZE_DICE * boost

/** DC-33, DC-34, DC-35a Every car and every Combo with which it can make a step. */
export function pushMoves(state: State, frame: FrameOf<'turn'>, boost: number, list: Action[]): void {
  const graph = trackGraph(state)
  for (let car = 0; car < state.cars.length; car++) pushMovesOf(state, graph, frame, car, boost, list)
}

function pushMovesOf(
  state: State,
  graph: Graph,
  frame: FrameOf<'turn'>,
  car: Car,
  boost: number,
  list: Action[],
): void {
  const from = state.cars[car]!
  if (from === NONE) return
  const chips = state.chips[frame.seat]! - price(state, frame, car, false)
  const combos = groups(state.dice)
  if (chips < 0 || combos.length === 0) return
  pushPlainMoves(state, graph, car, boost, combos, list)
  if (chips > 0) pushPowerMoves(state, graph, car, boost, combos, list)
}

/** DC-33, DC-37 Any size while a way is open, and over a Gate the sizes that cross it. */
function pushPlainMoves(state: State, graph: Graph, car: Car, boost: number, combos: readonly Group[], list: Action[]) {
  const from = state.cars[car]!
  const open = isWayOpen(state, graph, from)
  if (!open && !isGateOpen(state, graph, from)) return
  const gate = graph.gateOf[from]!
  for (const { dice, moves } of combos)
    if (open || crosses(state, graph, gate, countedSize(dice, boost))) list.push(moves[car]!)
}

/** DC-43, DC-43c Where the Combo can be completed and another car stands within reach. */
function pushPowerMoves(state: State, graph: Graph, car: Car, boost: number, combos: readonly Group[], list: Action[]) {
  const from = state.cars[car]!
  const most = countedSize(combos.at(-1)!.dice, boost)
  const gate = graph.gateOf[from]!
  const around = powerReach(state, graph, from, NONE, gate === NONE, most)
  const over = gate === NONE ? around : powerReach(state, graph, from, NONE, true, most)
  for (const { dice, powerMoves } of combos) {
    const size = countedSize(dice, boost)
    const { possible, useful } = over !== around && crosses(state, graph, gate, size) ? over : around
    if (possible[size] && useful[size]) list.push(powerMoves[car]!)
  }
}

/** DX-22 Whether a Combo two dice bigger could be used at all. */
export function canMove(state: State, frame: FrameOf<'turn'>, boost: number): boolean {
  const list: Action[] = []
  pushMoves(state, frame, boost, list)
  return list.length > 0
}

/** DC-34, DC-35, DC-40a The dice are used up and the chips paid with the Combo they serve. */
export function move(state: State, frame: FrameOf<'turn'>, { car, dice, power }: Move): void {
  spend(state, frame.seat, price(state, frame, car, power))
  spendDice(state, dice)
  const size = countedSize(dice, frame.boost)
  const single = size === 1
  claim(state, frame, car)
  frame.moving = true
  frame.boost = 0
  push(state, { kind: 'drive', seat: frame.seat, car, size, left: size, power, single, came: NONE, passing: false })
}

/** DC-34 Colours do not matter: white dice are used before green ones of the same value. */
function spendDice({ dice: { white, green } }: State, dice: readonly number[]): void {
  for (const value of dice) (white[value - 1]! > 0 ? white : green)[value - 1]!--
}

/** DC-40, DC-41a A car that goes on is no longer done; a car paid for stays under control. */
function claim(state: State, frame: FrameOf<'turn'>, car: Car): void {
  const done = frame.done.indexOf(car)
  if (done >= 0) frame.done.splice(done, 1)
  if (ownerOf(state, car) !== frame.seat && !frame.controlled.includes(car)) insert(frame.controlled, car)
}

/** Lists of cars stay in order, so that equal turns are equal states. */
function insert(cars: Car[], car: Car): void {
  cars.push(car)
  cars.sort((a, b) => a - b)
}

// Square by square

/** DC-31, DC-33a, DX-20a The steps that can be completed lawfully, and the end of the Combo where it is a choice. */
export function driveActions(state: State, frame: DriveFrame): Action[] {
  const graph = trackGraph(state)
  const from = state.cars[frame.car]!
  const list: Action[] = []
  if (isForwardOpen(state, graph, frame, from))
    for (const to of graph.forward[from]!) pushStep(state, graph, frame, from, to, false, list)
  for (const to of graph.sideways[from]!) if (to !== frame.came) pushStep(state, graph, frame, from, to, true, list)
  if (mayStop(state, graph, frame, from)) list.push({ kind: 'stop' })
  return list
}

/** DC-37, DC-37a Over a Gate only with a Combo that fits it. */
function isForwardOpen(state: State, graph: Graph, { size }: DriveFrame, from: Space): boolean {
  const gate = graph.gateOf[from]!
  return gate === NONE || crosses(state, graph, gate, size)
}

/** DC-33a At the end of the track a Combo may end with steps left, but it must have made one. */
export const mayStop = (state: State, graph: Graph, { left, size, passing }: DriveFrame, from: Space): boolean =>
  left < size && !passing && isLastRow(graph, from) && isAlone(state, from)

const isAlone = ({ cars }: State, space: Space): boolean => cars.indexOf(space) === cars.lastIndexOf(space)

function pushStep(
  state: State,
  graph: Graph,
  frame: DriveFrame,
  from: Space,
  to: Space,
  sideways: boolean,
  list: Action[],
): void {
  if (isBlocked(state, to, frame.power)) return
  const came = sideways ? from : NONE
  const ends = frame.left === 1 || isStop(graph, to) || isCrossingOnly(state, graph, from, sideways)
  const goesOn = !ends && canGoOn(state, graph, frame, to, came)
  if (frame.power && !goesOn && !mayEndOn(state, graph, to, came, ends)) return
  list.push({ kind: 'step', to, avoid: false })
  if (goesOn && cubesOn(state, to) > 0 && state.chips[frame.seat]! > 0) list.push({ kind: 'step', to, avoid: true })
}

/** DC-37a With the option "one space" a crossing ends the Combo. */
const isCrossingOnly = (state: State, graph: Graph, from: Space, sideways: boolean): boolean =>
  !sideways && graph.gateOf[from] !== NONE && state.table.options.crossing === 'one-space'

/** Whether the Combo can be completed beyond a space. */
function canGoOn(state: State, graph: Graph, { left, power }: DriveFrame, space: Space, came: Space): boolean {
  if (!power) return hasStep(state, graph, space, came, false)
  return powerReach(state, graph, space, came, false, left - 1).possible[left - 1]!
}

/** DC-43, DC-43a A Power Move ends on an empty space, and only where its steps, a Gate or the track end. */
function mayEndOn(state: State, graph: Graph, space: Space, came: Space, ends: boolean): boolean {
  if (isCarOn(state, space)) return false
  return ends || isLastRow(graph, space) || !hasStep(state, graph, space, came, true)
}

/** DC-30, DC-31 One step. */
export function step(state: State, { to, avoid }: ActionOf<'step'>): void {
  const frame = top(state) as DriveFrame
  const graph = trackGraph(state)
  const from = state.cars[frame.car]!
  const sideways = graph.sideways[from]!.includes(to)
  if (!sideways) goForward(state, graph, frame, from)
  if (to === graph.line) return finish(state, frame)
  state.cars[frame.car] = to
  frame.left--
  frame.came = sideways ? from : NONE
  frame.passing = avoid
  meetCubes(state, frame, to, avoid)
  cleanUp(state)
  if (isOver(state, graph, frame, from, to, sideways)) endDrive(state)
}

/** DC-65 That is progress. DX-21, DX-21a The exact size takes the cube of a Gate; a larger Combo leaves it. */
function goForward(state: State, graph: Graph, frame: DriveFrame, from: Space): void {
  noteProgress(state)
  const gate = graph.gateOf[from]!
  if (isCubeTaken(state, graph, gate, frame.size)) takeGateCube(state.danger!, takerOf(state, frame), gate)
}

/** DC-60 */
function finish(state: State, frame: DriveFrame): void {
  endDrive(state)
  crossLine(state, frame.car)
}

/** DX-20, DX-20a, DX-20b, DX-20c Cubes are taken, unless the driver pays a chip in passing. */
function meetCubes(state: State, frame: DriveFrame, space: Space, avoid: boolean): void {
  if (avoid) spend(state, frame.seat, 1)
  else if (state.danger) takeDebris(state.danger, takerOf(state, frame), space)
}

/** DC-33, DC-36 The Combo ends when its steps are used up, at a Gate, or when no step is left. */
function isOver(state: State, graph: Graph, frame: DriveFrame, from: Space, to: Space, sideways: boolean): boolean {
  if (frame.left === 0 || isStop(graph, to) || isCrossingOnly(state, graph, from, sideways)) return true
  return !hasStep(state, graph, to, frame.came, frame.power)
}

/** DC-35 A Single ends the movement of its car. */
export function endDrive(state: State): void {
  const { single, car } = top(state) as DriveFrame
  pop(state)
  if (single) insert((top(state) as FrameOf<'turn'>).done, car)
}
