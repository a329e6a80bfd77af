import type { Space, State } from '../state.ts'
import { NONE } from './deck.ts'
import { isCubeAt } from './hazards.ts'
import { isBarrelOn, isCarOn } from './race.ts'
import type { Graph } from './track.ts'

// One step of a car, and how far a Power Move can get. DC-31 Steps go forward or sideways, never back.

/** DC-32, DX-23 Barrels block always; cars block unless a Power Move ignores them (DC-43). */
export const isBlocked = (state: State, space: Space, power: boolean): boolean =>
  isBarrelOn(state, space) || (!power && isCarOn(state, space))

/** DC-37, DX-21 The exact size crosses a Gate; with a cube at it, one more does too. */
export function crosses(state: State, graph: Graph, gate: number, size: number): boolean {
  const exact = graph.gateSize[gate]!
  return size === exact || (size === exact + 1 && isCubeAt(state, gate))
}

/** DC-36, DC-37b, DC-60 A car that comes to this space stops there. */
export const isStop = (graph: Graph, space: Space): boolean => space === graph.line || graph.gateOf[space] !== NONE

/** DC-33a The last row of the laid track. */
export const isLastRow = (graph: Graph, space: Space): boolean => graph.forward[space]!.length === 0

/** Whether a car on its way, not before a Gate, has a step left; it does not go back to `came` (DC-31a). */
export function hasStep(state: State, graph: Graph, space: Space, came: Space, power: boolean): boolean {
  for (const to of graph.forward[space]!) if (!isBlocked(state, to, power)) return true
  for (const to of graph.sideways[space]!) if (to !== came && !isBlocked(state, to, power)) return true
  return false
}

/** Whether a standing car can make a first step that crosses no Gate. */
export function isWayOpen(state: State, graph: Graph, from: Space): boolean {
  for (const to of graph.sideways[from]!) if (!isBlocked(state, to, false)) return true
  if (graph.gateOf[from] !== NONE) return false
  for (const to of graph.forward[from]!) if (!isBlocked(state, to, false)) return true
  return false
}

/** Whether a space behind the Gate before which a car stands is free. */
export function isGateOpen(state: State, graph: Graph, from: Space): boolean {
  if (graph.gateOf[from] === NONE) return false
  for (const to of graph.forward[from]!) if (!isBlocked(state, to, false)) return true
  return false
}

// DC-43, DC-43a A Power Move runs through cars, ends on an empty space, and cars never shorten it. So whether it can be
// completed is a matter of looking ahead: all places a car can be in after one step, after two, and so on.

/** How a car came to a space: by a forward step, or from its first or second neighbour. */
const WAYS = 3

/** Room for all places of the longest track; one search at a time uses it. */
const search = {
  layer: new Int32Array(0),
  size: 0,
  next: new Int32Array(0),
  nextSize: 0,
  seen: new Int32Array(0),
  mark: 0,
  /** Some way so far may end before its dice are used up. */
  early: false,
  /** Some way ends on an empty space after exactly this many steps. */
  landed: false,
  met: false,
}

export interface PowerReach {
  /** By size: whether a Power Move can be completed. */
  readonly possible: readonly boolean[]
  /** By size: whether another car stands where it would be passed. */
  readonly useful: readonly boolean[]
}

/** What Power Moves of every size up to `most` can do from a space, of which the first step may cross a Gate or not. */
export function powerReach(
  state: State,
  graph: Graph,
  from: Space,
  came: Space,
  mayCross: boolean,
  most: number,
): PowerReach {
  const possible = [false]
  const useful = [false]
  start(graph, from, came)
  for (let steps = 1; steps <= most; steps++) {
    useful.push(search.met)
    if (search.size > 0 && !(search.early && search.met)) advance(state, graph, steps === 1 && mayCross)
    possible.push(search.early || search.landed)
  }
  return { possible, useful }
}

function start(graph: Graph, from: Space, came: Space): void {
  const places = (graph.spaces + 1) * WAYS
  if (search.seen.length < places) for (const room of ROOMS) search[room] = new Int32Array(places * 2)
  search.layer[0] = from * WAYS + 1 + graph.sideways[from]!.indexOf(came)
  search.size = 1
  search.early = false
  search.met = false
}

const ROOMS = ['layer', 'next', 'seen'] as const

function advance(state: State, graph: Graph, mayCross: boolean): void {
  search.mark++
  search.landed = false
  search.nextSize = 0
  for (let i = 0; i < search.size; i++) {
    const place = search.layer[i]!
    leave(state, graph, Math.floor(place / WAYS), place % WAYS, mayCross)
  }
  const used = search.layer
  search.layer = search.next
  search.size = search.nextSize
  search.next = used
}

function leave(state: State, graph: Graph, space: Space, way: number, mayCross: boolean): void {
  const beside = graph.sideways[space]!
  for (let i = 0; i < beside.length; i++)
    if (i + 1 !== way) arrive(state, graph, beside[i]!, 1 + graph.sideways[beside[i]!]!.indexOf(space), false)
  const gated = graph.gateOf[space] !== NONE
  if (gated && !mayCross) return
  const stops = gated && state.table.options.crossing === 'one-space'
  for (const to of graph.forward[space]!) arrive(state, graph, to, 0, stops)
}

function arrive(state: State, graph: Graph, space: Space, way: number, stops: boolean): void {
  const place = space * WAYS + way
  if (search.seen[place] === search.mark || isBarrelOn(state, space)) return
  search.seen[place] = search.mark
  const empty = !isCarOn(state, space)
  if (empty) search.landed = true
  else search.met = true
  const ends = stops || isStop(graph, space)
  if (!ends) search.next[search.nextSize++] = place
  if (empty && (ends || mayEndEarly(state, graph, space, way))) search.early = true
}

/** DC-33, DC-33a On the last row, or where barrels leave no step. */
const mayEndEarly = (state: State, graph: Graph, space: Space, way: number): boolean =>
  isLastRow(graph, space) || !hasStep(state, graph, space, way === 0 ? NONE : graph.sideways[space]![way - 1]!, true)
