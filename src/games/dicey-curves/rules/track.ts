import { freeze } from '../../../engine/values.ts'
import { type Deck, FINISH, START, type TrackCard } from '../board.ts'
import { type Face, facesOf, NONE } from './deck.ts'
import { exitPose, isFree, type Pose, START_POSE, type TableSize } from './geometry.ts'

/** The names of the cards from Start on. It is frozen and replaced when a card is laid. */
export type Track = readonly string[]

/**
 * What a laid track means: its spaces and Gates numbered through, and the ways between them. Beyond the last space the
 * next number is the finish line, once Finish is laid.
 */
export interface Graph {
  readonly faces: readonly Face[]
  readonly poses: readonly Pose[]
  /** Where the next card lies, or null behind Finish. */
  readonly end: Pose | null
  /** The first space and the first Gate of each card. */
  readonly firstSpace: readonly number[]
  readonly firstGate: readonly number[]
  readonly spaces: number
  readonly cardOf: readonly number[]
  readonly forward: readonly (readonly number[])[]
  readonly sideways: readonly (readonly number[])[]
  readonly gateOf: readonly number[]
  readonly gateSize: readonly number[]
  readonly gateCard: readonly number[]
  /** The number of the finish line, or NONE before Finish is laid. */
  readonly line: number
}

const EMPTY: Graph = freeze({
  faces: [],
  poses: [],
  end: START_POSE,
  firstSpace: [],
  firstGate: [],
  spaces: 0,
  cardOf: [],
  forward: [],
  sideways: [],
  gateOf: [],
  gateSize: [],
  gateCard: [],
  line: NONE,
})

const graphs = new WeakMap<Track, Graph>()

/** The graph of a track, made once for each track. */
export function graphOf(track: Track, deck: Deck): Graph {
  const made = graphs.get(track)
  if (made) return made
  const graph = track.reduce((sofar, name) => extend(sofar, faceNamed(deck, name)), EMPTY)
  graphs.set(track, graph)
  return graph
}

export function faceNamed(deck: Deck, name: string): Face {
  const { list, byName } = facesOf(deck)
  return list[byName.get(name)!]!
}

const frozenTracks = new WeakMap<readonly string[], Track>()

/** A view that came over a channel holds a track that is not frozen: all states that are guessed from it get the same one. */
export function frozenTrack(track: readonly string[]): Track {
  if (Object.isFrozen(track)) return track
  const frozen = frozenTracks.get(track) ?? Object.freeze([...track])
  frozenTracks.set(track, frozen)
  return frozen
}

const longerTracks = new WeakMap<Track, Map<string, Track>>()

/** DC-10 The track with one more card at its end: the same for all who lay it there, with what they know of it. */
export function withCard(track: Track, deck: Deck, name: string): Track {
  const known = longerTracks.get(track) ?? new Map<string, Track>()
  longerTracks.set(track, known)
  const longer = known.get(name) ?? Object.freeze([...track, name])
  known.set(name, longer)
  if (!graphs.has(longer)) graphs.set(longer, extend(graphOf(track, deck), faceNamed(deck, name)))
  return longer
}

function extend(graph: Graph, face: Face): Graph {
  const { spaces: shift, gateSize } = graph
  const gates = gateSize.length
  const card = graph.faces.length
  const spaces = shift + face.spaces.length
  const line = face.name === FINISH ? spaces : NONE
  const forward = [...graph.forward, ...face.forward.map((to) => moved(to, shift))]
  if (card > 0) join(forward, graph, face)
  if (line !== NONE) for (const lane of face.lanes) forward[shift + lane.at(-1)!] = [line]
  return {
    faces: [...graph.faces, face],
    poses: [...graph.poses, graph.end!],
    end: face.exit && exitPose(graph.end!, face.exit),
    firstSpace: [...graph.firstSpace, shift],
    firstGate: [...graph.firstGate, gates],
    spaces,
    cardOf: [...graph.cardOf, ...face.spaces.map(() => card)],
    forward,
    sideways: [...graph.sideways, ...face.sideways.map((to) => moved(to, shift))],
    gateOf: [...graph.gateOf, ...face.gateOf.map((gate) => (gate === NONE ? NONE : gate + gates))],
    gateSize: [...gateSize, ...face.gateSizes],
    gateCard: [...graph.gateCard, ...face.gateSizes.map(() => card)],
    line,
  }
}

const moved = (spaces: readonly number[], shift: number): number[] => spaces.map((space) => space + shift)

/** DC-13, DC-13a The last spaces of the track lead on to the first ones of the new card; lanes may share either. */
function join(forward: (readonly number[])[], graph: Graph, face: Face): void {
  const last = graph.faces.at(-1)!
  for (const [lane, spaces] of last.lanes.entries()) {
    const from = graph.firstSpace.at(-1)! + spaces.at(-1)!
    const onto = lanesAhead(lane, last.lanes.length, face.lanes.length)
    forward[from] = [...new Set([...forward[from]!, ...onto.map((next) => graph.spaces + face.lanes[next]![0]!)])]
  }
}

/** DC-13, DC-13a The lanes of the next card that a lane leads to. */
export function lanesAhead(lane: number, here: number, there: number): readonly number[] {
  if (here === there) return [lane]
  if (here > there) return lane === 0 ? [0] : lane === here - 1 ? [there - 1] : [lane - 1, lane]
  return [lane, lane + 1]
}

/** DC-3, DC-4 Start, then one straight card with three lanes. */
export function openingTrack(deck: Deck): Track {
  return Object.freeze([START, openingStraight(deck)])
}

export const openingStraight = (deck: Deck): string => deck.track.find(isOpeningStraight)!.name

export const STRAIGHT_LANES = 3

/** DC-3 A straight card with three lanes of which there is one to take out. */
export const isOpeningStraight = (card: TrackCard): boolean =>
  'rows' in card && card.name !== START && card.turn === 0 && card.lanes === STRAIGHT_LANES && card.count !== 0

/**
 * DC-11b Whether a card may be laid: its own place and the one its exit points at are free of all cards but neighbours.
 * DC-64 Cards before `rear` are no longer on the table. DC-12a Finish needs only its own place.
 */
export function fits(graph: Graph, face: Face, rear: number, table: TableSize): boolean {
  const cards = graph.poses.length
  const place = graph.end!
  if (!isFree(place, graph.poses, rear, cards - 1, table)) return false
  return face.exit === null || isFree(exitPose(place, face.exit), graph.poses, rear, cards, table)
}

const distances = new WeakMap<Graph, readonly number[]>()

/** The fewest steps from each space to the finish line, or to the end of the laid track; cars and barrels are ignored. */
export function stepsToGo(graph: Graph): readonly number[] {
  const made = distances.get(graph)
  if (made) return made
  const steps = Object.freeze(fewestSteps(graph))
  distances.set(graph, steps)
  return steps
}

/** Rows behind are longer than rows ahead, so one sweep from the end, card by card until nothing changes, is enough. */
function fewestSteps(graph: Graph): number[] {
  const steps = graph.forward.map((ahead) => (ahead.length === 0 ? 0 : Number.POSITIVE_INFINITY))
  if (graph.line !== NONE) steps.push(0)
  for (let card = graph.faces.length - 1; card >= 0; card--) while (shorten(graph, card, steps));
  return steps
}

function shorten(graph: Graph, card: number, steps: number[]): boolean {
  let changed = false
  for (let space = spaceEnd(graph, card) - 1; space >= graph.firstSpace[card]!; space--) {
    const fewest = Math.min(steps[space]!, 1 + fewestOf(steps, graph.forward[space]!, graph.sideways[space]!))
    if (fewest < steps[space]!) changed = true
    steps[space] = fewest
  }
  return changed
}

function fewestOf(steps: readonly number[], ahead: readonly number[], beside: readonly number[]): number {
  let fewest = Number.POSITIVE_INFINITY
  for (const space of ahead) fewest = Math.min(fewest, steps[space]!)
  for (const space of beside) fewest = Math.min(fewest, steps[space]!)
  return fewest
}

/** The number after a card's last space. */
export const spaceEnd = (graph: Graph, card: number): number => graph.firstSpace[card + 1] ?? graph.spaces
