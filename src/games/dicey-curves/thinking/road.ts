import { NONE } from '../rules/deck.ts'
import { trackGraph } from '../rules/race.ts'
import { isLastRow, isStop } from '../rules/steps.ts'
import { type Graph, spaceEnd } from '../rules/track.ts'
import type { Danger, Space, State } from '../state.ts'
import { POOLS } from './splits.ts'

// For bots: how many turns a lone car needs from each space of a track to its end, and where its moves can lead.

// Measured with lone cars that play their dice as well as they can.

/** Turns for one step. */
const STEP = 0.16
/** Turns that a Gate costs, by its size. */
const GATES: readonly number[] = [0, 0, 0.05, 0.21, 0.39, 1.12]
/** Turns that are lost at the finish line, since a turn is over when the last car crosses it. */
const LINE = 0.6
/** Turns that damage cubes on a space cost: a chip, if there is one. */
const CUBES = 0.3
/** More than any way is long. */
const FAR = 60

/** A track with what lies on it. */
export interface Road {
  readonly graph: Graph
  readonly hazards: Hazards
  /** DC-37a With the option "one space" a car stops behind every Gate. */
  readonly slow: boolean
  /** Turns from each space to the end of the track or over the finish line. */
  readonly toGo: Float64Array
  /** By space and size of a Combo: where it can lead, once somebody asked. */
  readonly ends: (readonly Space[] | undefined)[]
  /** By space and purse, and there by the place of a pool: what dice can make of a car, once somebody asked. */
  readonly prospects: (Float64Array | undefined)[]
  /** The same for dice that are still to be rolled. */
  readonly rolls: Map<number, number>
}

type Hazards = Pick<Danger, 'debris' | 'gates' | 'barrels'>

const NO_HAZARDS: Hazards = { debris: [], gates: [], barrels: [] }

const roads = new WeakMap<Graph, Map<string, Road>>()
/** A window tries many hazards on one track. */
const MOST_ROADS = 300

export function roadOf(state: State): Road {
  const graph = trackGraph(state)
  const made = roads.get(graph) ?? new Map<string, Road>()
  if (made.size === 0 || made.size > MOST_ROADS) roads.set(graph, made)
  if (made.size > MOST_ROADS) made.clear()
  const key = state.danger ? keyOf(state.danger) : ''
  const road = made.get(key) ?? newRoad(state, graph)
  if (!made.has(key)) made.set(key, road)
  return road
}

function keyOf({ debris, gates, barrels }: Hazards): string {
  let key = `${gates.join()}/${barrels.join()}`
  for (const { space, cubes } of debris) key += `/${space}:${cubes}`
  return key
}

function newRoad({ danger, table }: State, graph: Graph): Road {
  const { debris, gates, barrels } = danger ?? NO_HAZARDS
  const hazards = { debris: [...debris], gates: [...gates], barrels: [...barrels] }
  return {
    graph,
    hazards,
    slow: table.options.crossing === 'one-space',
    toGo: turnsToGo(graph, hazards),
    ends: [],
    prospects: [],
    rolls: new Map(),
  }
}

/** More turns than any that are known. */
export const UNKNOWN = 1000

/** What is known about dice in the hands of a car: by the place of their pool, UNKNOWN where nobody asked. */
export function prospectsAt({ prospects }: Road, key: number): Float64Array {
  const known = prospects[key]
  if (known) return known
  const fresh = new Float64Array(POOLS).fill(UNKNOWN)
  prospects[key] = fresh
  return fresh
}

// Turns to go

/** A sweep from the end, card by card until nothing changes. */
function turnsToGo(graph: Graph, hazards: Hazards): Float64Array {
  const toGo = new Float64Array(graph.spaces + 1).fill(FAR)
  if (graph.line !== NONE) toGo[graph.line] = 0
  const prices = pricesOf(graph, hazards)
  for (let card = graph.faces.length - 1; card >= 0; card--) while (shorten(graph, card, prices, toGo));
  return toGo
}

/** What it costs to enter each space. */
function pricesOf(graph: Graph, { debris, barrels }: Hazards): Float64Array {
  const prices = new Float64Array(graph.spaces + 1).fill(STEP)
  prices[graph.spaces] = STEP + LINE
  for (const { space } of debris) prices[space]! += CUBES
  for (const space of barrels) prices[space] = FAR
  return prices
}

function shorten(graph: Graph, card: number, prices: Float64Array, toGo: Float64Array): boolean {
  let changed = false
  for (let space = spaceEnd(graph, card) - 1; space >= graph.firstSpace[card]!; space--) {
    const fewest = isLastRow(graph, space) ? 0 : fewestFrom(graph, space, prices, toGo)
    if (fewest >= toGo[space]!) continue
    toGo[space] = fewest
    changed = true
  }
  return changed
}

function fewestFrom(graph: Graph, space: Space, prices: Float64Array, toGo: Float64Array): number {
  const gate = graph.gateOf[space]!
  const crossing = gate === NONE ? 0 : GATES[graph.gateSize[gate]!]!
  let fewest = FAR
  for (const to of graph.forward[space]!) fewest = Math.min(fewest, crossing + prices[to]! + toGo[to]!)
  for (const to of graph.sideways[space]!) fewest = Math.min(fewest, prices[to]! + toGo[to]!)
  return fewest
}

// Where a move can lead

const SIZES = 16

/** Where a Combo of a size can lead from a space, other cars aside, but for ends far behind the best one. */
export function endsOf(road: Road, space: Space, size: number): readonly Space[] {
  const key = space * SIZES + size
  const made = road.ends[key]
  if (made) return made
  const found = new Set<Space>()
  for (const to of stepsFrom(road, space, size)) for (const end of endsBeyond(road, space, to, size - 1)) found.add(end)
  const ends = worthwhile(road, [...found])
  road.ends[key] = ends
  return ends
}

/** DC-37, DX-21 Over a Gate with the exact size, or one more if a cube lies there. DX-23 Never over barrels. */
function stepsFrom({ graph, hazards }: Road, space: Space, size: number): Space[] {
  const gate = graph.gateOf[space]!
  const over = gate === NONE ? 0 : size - graph.gateSize[gate]!
  const crosses = gate === NONE || over === 0 || (over === 1 && hazards.gates.includes(gate))
  const steps = crosses ? [...graph.forward[space]!, ...graph.sideways[space]!] : graph.sideways[space]!
  return steps.filter((to) => !hazards.barrels.includes(to))
}

function endsBeyond(road: Road, from: Space, to: Space, left: number): readonly Space[] {
  const { graph, slow } = road
  if (left === 0 || isStop(graph, to)) return [to]
  if (slow && graph.gateOf[from] !== NONE && graph.forward[from]!.includes(to)) return [to]
  if (isLastRow(graph, to)) return [to]
  const ends = endsOf(road, to, left)
  return ends.length > 0 ? ends : [to]
}

/** An end that costs so many turns more than the best one is not looked at. */
const WORTHWHILE = 0.5

function worthwhile({ toGo }: Road, ends: readonly Space[]): Space[] {
  const fewest = Math.min(...ends.map((end) => toGo[end]!))
  return ends.filter((end) => toGo[end]! <= fewest + WORTHWHILE)
}
