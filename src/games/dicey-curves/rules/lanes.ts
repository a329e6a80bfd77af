import { BARRELS } from '../board.ts'
import type { Space, State } from '../state.ts'
import { emptyCards } from './danger.ts'
import { NONE } from './deck.ts'
import { isCarOn, rearCard, trackGraph } from './race.ts'
import { type Graph, spaceEnd } from './track.ts'

// Lane Closed: barrels, and the way that must stay open

export interface Closure {
  readonly on: number
  readonly lane: number
}

/** DX-11 The spaces of a lane that get a barrel: those without a car; a space shared by all lanes stays free. */
export function closureSpaces(state: State, { on, lane }: Closure): Space[] {
  const { faces, firstSpace } = trackGraph(state)
  const { lanes, shared } = faces[on]!
  return lanes[lane]!.filter((space) => !shared.includes(space))
    .map((space) => firstSpace[on]! + space)
    .filter((space) => !isCarOn(state, space))
}

/** DX-12b How many barrels the pile lacks for a closure. */
export const lacking = (state: State, closure: Closure): number =>
  Math.max(0, closureSpaces(state, closure).length - (BARRELS - state.danger!.barrels.length))

/** DX-4a, DX-11, DX-12a The lanes that may be closed. */
export function closures(state: State): Closure[] {
  const { faces } = trackGraph(state)
  const open = waysOn(state, state.danger!.barrels)
  const found: Closure[] = []
  for (const on of emptyCards(state))
    for (let lane = 0; lane < faces[on]!.lanes.length; lane++)
      if (mayClose(state, { on, lane }, open)) found.push({ on, lane })
  return found
}

function mayClose(state: State, closure: Closure, open: Uint8Array): boolean {
  const spaces = closureSpaces(state, closure)
  if (spaces.length === 0) return false
  if (isEveryCarFree(state, waysOnWith(state, spaces, open, closure.on))) return true
  return lacking(state, closure) > 0 && relocations(state, closure).length > 0
}

/** DX-12, DX-12b Which laid barrels may be moved: exactly as many as the pile lacks, and no car may be shut in. */
export function relocations(state: State, closure: Closure): Space[][] {
  const spaces = closureSpaces(state, closure)
  return choices(state.danger!.barrels, lacking(state, closure)).filter((moved) => {
    const left = state.danger!.barrels.filter((space) => !moved.includes(space))
    return isEveryCarFree(state, waysOn(state, [...left, ...spaces]))
  })
}

function choices(items: readonly Space[], count: number): Space[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, i) => choices(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]))
}

/** DX-11, DX-12 Barrels from the pile and those that are moved. */
export function close(state: State, closure: Closure, moved: readonly Space[]): void {
  const danger = state.danger!
  const left = danger.barrels.filter((space) => !moved.includes(space))
  danger.barrels = [...left, ...closureSpaces(state, closure)].sort((a, b) => a - b)
}

// DX-12a Every racing car keeps a path to the end of the track; Gates count as passable, other cars as absent.

function isEveryCarFree({ cars }: State, open: Uint8Array): boolean {
  for (const space of cars) if (space !== NONE && open[space] === 0) return false
  return true
}

/** From which spaces the end of the track can be reached, with barrels on these spaces. */
function waysOn(state: State, barrels: readonly Space[]): Uint8Array {
  const graph = trackGraph(state)
  const open = new Uint8Array(graph.spaces + 1)
  open[graph.spaces] = 1
  const rear = rearCard(state)
  for (let card = graph.faces.length - 1; card >= rear; card--) openCard(graph, card, barrels, open)
  return open
}

/** The same with more barrels on one card: nothing changes ahead of it, nor behind a card that stays as it was. */
function waysOnWith(state: State, more: readonly Space[], known: Uint8Array, on: number): Uint8Array {
  const graph = trackGraph(state)
  const open = known.slice()
  const barrels = [...state.danger!.barrels, ...more]
  const rear = rearCard(state)
  for (let card = on; card >= rear; card--) {
    openCard(graph, card, barrels, open)
    if (isEntrySame(graph, card, open, known)) break
  }
  return open
}

/** A card is entered only by the first space of each lane. */
function isEntrySame({ faces, firstSpace }: Graph, card: number, open: Uint8Array, known: Uint8Array): boolean {
  for (const lane of faces[card]!.lanes) {
    const entry = firstSpace[card]! + lane[0]!
    if (open[entry] !== known[entry]) return false
  }
  return true
}

/** Sideways steps go both ways, so a card is looked through until nothing changes. */
function openCard(graph: Graph, card: number, barrels: readonly Space[], open: Uint8Array): void {
  const first = graph.firstSpace[card]!
  const end = spaceEnd(graph, card)
  open.fill(0, first, end)
  for (let changed = true; changed; ) {
    changed = false
    for (let space = end - 1; space >= first; space--) {
      if (open[space] === 1 || barrels.includes(space) || !leadsOn(graph, space, open)) continue
      open[space] = 1
      changed = true
    }
  }
}

function leadsOn(graph: Graph, space: Space, open: Uint8Array): boolean {
  const ahead = graph.forward[space]!
  if (ahead.length === 0) return true
  for (const to of ahead) if (open[to] === 1) return true
  for (const to of graph.sideways[space]!) if (open[to] === 1) return true
  return false
}
