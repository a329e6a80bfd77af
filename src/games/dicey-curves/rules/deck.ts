import { freeze } from '../../../engine/values.ts'
import { type CurveCard, type Deck, type Exit, type FreeCard, type GridCard, START, type TrackCard } from '../board.ts'

/** No Gate, no space. */
export const NONE = -1

type Pair = readonly [string, string]
type Side = 'left' | 'right'

/** A card of the file in one form for all kinds; lanes run from left to right as driven. */
export interface Plan {
  readonly spaces: readonly string[]
  readonly lanes: readonly (readonly string[])[]
  readonly forward: readonly Pair[]
  readonly sideways: readonly Pair[]
  readonly gates: readonly { readonly before: readonly string[]; readonly size: number }[]
  readonly arrows: readonly string[]
  readonly shared: readonly string[]
}

/** A card as it lies on the table; its spaces and Gates are numbered from 0, left lanes first. */
export interface Face {
  readonly name: string
  readonly count: number
  readonly spaces: readonly string[]
  readonly lanes: readonly (readonly number[])[]
  readonly forward: readonly (readonly number[])[]
  readonly sideways: readonly (readonly number[])[]
  /** Each space's Gate: a car stops before it, and every way forward crosses it. */
  readonly gateOf: readonly number[]
  readonly gateSizes: readonly number[]
  readonly arrows: readonly number[]
  readonly shared: readonly number[]
  readonly exit: Exit | null
}

/** A deck made ready for play. */
export interface Faces {
  readonly list: readonly Face[]
  readonly byName: ReadonlyMap<string, number>
}

const known = new WeakMap<Deck, Faces>()

/** The faces of a deck, made once for each deck. */
export function facesOf(deck: Deck): Faces {
  const made = known.get(deck)
  if (made) return made
  const list = freeze(deck.track.flatMap(facesOfCard))
  const faces = { list, byName: new Map(list.map((face, index) => [face.name, index])) }
  known.set(deck, faces)
  return faces
}

function facesOfCard(card: TrackCard): Face[] {
  const plan = planOf(card)
  if (typeof card.count === 'number') return [face(card.name, card.count, plan, card.exit ?? null)]
  return (['left', 'right'] as const).map((side) => turned(card, card.count as Record<Side, number>, plan, side))
}

/** DC-7 The file shows the left card; the right one is its mirror image. */
function turned(card: TrackCard, count: Readonly<Record<Side, number>>, plan: Plan, side: Side): Face {
  const mirrored = side === 'right'
  const lanes = mirrored ? plan.lanes.toReversed() : plan.lanes
  const arrows = mirrored ? plan.arrows.toReversed() : plan.arrows
  return face(`${card.name} ${side}`, count[side], { ...plan, lanes, arrows }, mirror(card.exit ?? null, mirrored))
}

const mirror = (exit: Exit | null, mirrored: boolean): Exit | null =>
  exit && mirrored ? { x: -exit.x, y: exit.y, heading: -exit.heading } : exit

/** The spaces of a card lane by lane, which is also the order in which cubes are laid (DX-6a). */
function face(name: string, count: number, plan: Plan, exit: Exit | null): Face {
  const spaces = [...new Set(plan.lanes.flat())]
  const place = (space: string) => spaces.indexOf(space)
  const gates = plan.gates.toSorted((a, b) => firstPlace(a.before, place) - firstPlace(b.before, place))
  return {
    name,
    count,
    spaces,
    lanes: plan.lanes.map((lane) => lane.map(place)),
    forward: spaces.map((space) => waysFrom(space, plan).map(place)),
    sideways: spaces.map((space) => plan.sideways.flatMap((pair) => across(pair, space)).map(place)),
    gateOf: spaces.map((space) => gates.findIndex(({ before }) => before.includes(space))),
    gateSizes: gates.map(({ size }) => size),
    arrows: plan.arrows.map(place).toSorted((a, b) => a - b),
    shared: plan.shared.map(place),
    exit,
  }
}

/** Lanes that share two spaces in a row share the way between them. */
const waysFrom = (space: string, { forward }: Plan): string[] => [
  ...new Set(forward.filter(([from]) => from === space).map(([, to]) => to)),
]

const firstPlace = (names: readonly string[], place: (name: string) => number): number => Math.min(...names.map(place))

const across = ([one, other]: Pair, space: string): string[] => (space === one ? [other] : space === other ? [one] : [])

// The three ways to write a card

export function planOf(card: TrackCard): Plan {
  if ('rows' in card) return gridPlan(card)
  return 'outside' in card ? curvePlan(card) : freePlan(card)
}

/** DC-5, DX-9a The first row carries the arrows, except on Start. */
function gridPlan({ name, lanes: wide, rows }: GridCard): Plan {
  const lanes = count(wide).map((lane) => count(rows).map((row) => spaceName(lane, row)))
  return {
    spaces: lanes.flat(),
    lanes,
    forward: lanes.flatMap(neighbours),
    sideways: count(rows).flatMap((row) => neighbours(lanes.map((lane) => lane[row]!))),
    gates: [],
    arrows: name === START ? [] : lanes.map((lane) => lane[0]!),
    shared: [],
  }
}

const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

const LANE_LETTERS = 'abcdefgh'

const spaceName = (lane: number, row: number): string => `${LANE_LETTERS[lane] ?? '?'}${row + 1}`

const neighbours = (row: readonly string[]): Pair[] => row.slice(1).map((next, i): Pair => [row[i]!, next])

/** On a left curve the inside lane is the left one. */
function curvePlan({ outside, inside, sideways, arrows }: CurveCard): Plan {
  const lanes = [spacesIn(inside), spacesIn(outside)]
  return {
    spaces: lanes.flat(),
    lanes,
    forward: lanes.flatMap(neighbours),
    sideways,
    gates: [...gatesIn(inside), ...gatesIn(outside)],
    arrows,
    shared: [],
  }
}

const spacesIn = (lane: readonly (string | number)[]): string[] => lane.filter((item) => typeof item === 'string')

const gatesIn = (lane: readonly (string | number)[]) =>
  lane.flatMap((item, i) => (typeof item === 'number' ? [{ before: [String(lane[i - 1])], size: item }] : []))

/** Without a list of lanes the spaces are rows from left to right. */
function freePlan({ spaces, lanes: wide, laneSpaces, forward, sideways, gates, shared, arrows }: FreeCard): Plan {
  const lanes = laneSpaces ?? count(wide ?? spaces.length).map((lane) => everyNth(spaces, wide ?? spaces.length, lane))
  return {
    spaces,
    lanes,
    forward: forward ?? lanes.flatMap(neighbours),
    sideways,
    gates,
    arrows,
    shared: shared ?? [],
  }
}

const everyNth = (names: readonly string[], step: number, first: number): string[] =>
  names.filter((_, i) => i % step === first)
