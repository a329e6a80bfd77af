import { FINISH } from '../../../games/dicey-curves/board.ts'
import type { Face } from '../../../games/dicey-curves/rules/deck.ts'
import { lengthAt, piece, type Road, roadTo, type Spot, spotOn } from './road.ts'

/** One space of a card as it is drawn. */
export interface Patch {
  readonly from: number
  readonly to: number
  readonly left: number
  readonly right: number
  readonly middle: Spot
  readonly outline: string
  /** A place at the side of the road beside this space, where the repair shop may stand. */
  readonly beside: Spot
}

export interface GateMark {
  readonly size: number
  readonly part: number
  readonly left: number
  readonly right: number
}

/** The line between two lanes, or between a shared space and what lies beside it. */
export interface Divider {
  readonly from: number
  readonly to: number
  readonly across: number
  readonly solid: boolean
}

/** How one face of a track card is drawn, in mm around the middle of its entry edge. */
export interface CardPlan {
  readonly face: Face
  readonly road: Road
  /** From the middle of the road to its edge. */
  readonly half: number
  /** Where the last spaces end: the whole road, or the line on Finish. */
  readonly end: number
  readonly patches: readonly Patch[]
  readonly gates: readonly GateMark[]
  readonly dividers: readonly Divider[]
}

const LANE_WIDTH: Readonly<Record<number, number>> = { 2: 21, 3: 18 }
const SHARED_WIDTH = 22
/** Finish: its spaces, the line, then the finishing places. */
const LINE_AT = 0.34
const SHOP_ROOM = 7.5

const plans = new WeakMap<Face, CardPlan>()

/** Made once for each face. */
export function planOf(face: Face): CardPlan {
  const made = plans.get(face)
  if (made) return made
  const plan = planned(face)
  plans.set(face, plan)
  return plan
}

function planned(face: Face): CardPlan {
  const road = roadTo(face.exit)
  const width = LANE_WIDTH[face.lanes.length] ?? 18
  const half = (width * face.lanes.length) / 2
  const end = face.name === FINISH ? LINE_AT : 1
  const patches = patchesOf(face, road, width, half, end)
  const gates = face.gateSizes.map((size, gate) => gateMark(face, patches, gate, size))
  return { face, road, half, end, patches, gates, dividers: dividersOf(face, patches, width, half) }
}

function patchesOf(face: Face, road: Road, width: number, half: number, end: number): Patch[] {
  const patches: Patch[] = []
  for (const [lane, spaces] of face.lanes.entries()) {
    const left = lane * width - half
    const cuts = cutsOf(road, spaces.length, left + width / 2, end)
    for (const [row, space] of spaces.entries())
      patches[space] = face.shared.includes(space)
        ? patch(road, row / spaces.length, (row + 1) / spaces.length, -SHARED_WIDTH / 2, SHARED_WIDTH / 2, half)
        : patch(road, cuts[row]!, cuts[row + 1]!, left, left + width, half)
  }
  return patches
}

const FINE = 200

/** Cuts a lane into spaces that are equally long on its own line. */
function cutsOf(road: Road, spaces: number, across: number, end: number): number[] {
  const whole = lengthAt(road, end, across)
  return Array.from({ length: spaces + 1 }, (_, i) => {
    const wanted = (whole * i) / spaces
    let step = 0
    while (step < FINE && lengthAt(road, (end * step) / FINE, across) < wanted - 1e-6) step++
    return (end * step) / FINE
  })
}

function patch(road: Road, from: number, to: number, left: number, right: number, half: number): Patch {
  const side = left + right < 0 ? -1 : 1
  return {
    from,
    to,
    left,
    right,
    middle: spotOn(road, (from + to) / 2, (left + right) / 2),
    outline: piece(road, from + GAP / road.length, to - GAP / road.length, left + GAP, right - GAP),
    beside: spotOn(road, (from + to) / 2, side * (half + SHOP_ROOM)),
  }
}

const GAP = 1

/** A Gate stands at the far end of the space before it. */
function gateMark({ gateOf }: Face, patches: readonly Patch[], gate: number, size: number): GateMark {
  const before = patches.filter((_, space) => gateOf[space] === gate)
  return {
    size,
    part: Math.max(...before.map(({ to }) => to)),
    left: Math.min(...before.map(({ left }) => left)),
    right: Math.max(...before.map(({ right }) => right)),
  }
}

/** Dotted where a sideways step is allowed, solid elsewhere. */
function dividersOf(
  { lanes, sideways, shared }: Face,
  patches: readonly Patch[],
  width: number,
  half: number,
): Divider[] {
  return lanes.slice(1).flatMap((spaces, lane) =>
    lanes[lane]!.flatMap((one) =>
      spaces.flatMap((other) => {
        const from = Math.max(patches[one]!.from, patches[other]!.from)
        const to = Math.min(patches[one]!.to, patches[other]!.to)
        if (from >= to - 0.01 || shared.includes(one) || shared.includes(other)) return []
        return [{ from, to, across: (lane + 1) * width - half, solid: !sideways[one]!.includes(other) }]
      }),
    ),
  )
}
