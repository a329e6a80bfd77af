import {
  CARS,
  DANGER_CARDS,
  DANGER_KINDS,
  type Deck,
  FINISH,
  type FreeCard,
  GATE_SIZE,
  HAND,
  LANES,
  MOST_SPACES_IN_LANE,
  START,
  TRACK_CARDS,
  type TrackCard,
} from '../board.ts'
import { type Plan, planOf } from './deck.ts'
import { isOpeningStraight, STRAIGHT_LANES } from './track.ts'

// DC-7 What is wrong with a deck of the right shape. A sound deck gives no line.

export function boardFlaws(deck: Deck): string[] {
  return [
    ...wholeDeckFlaws(deck),
    ...deck.track.flatMap((card) => cardFlaws(card).map((flaw) => `"${card.name}": ${flaw}`)),
  ].map((flaw) => `${deck.id}: ${flaw}`)
}

function wholeDeckFlaws({ track, danger }: Deck): string[] {
  const cards = sum(track.map(copies))
  const dangers = sum(DANGER_KINDS.map((kind) => danger[kind] ?? 0))
  return [
    ...says(cards !== TRACK_CARDS, `${cards} track cards instead of ${TRACK_CARDS}`),
    ...says(dangers !== DANGER_CARDS, `${dangers} Danger cards instead of ${DANGER_CARDS}`),
    ...says(danger[SUPER_SIZE] > MOST_SUPER_SIZES, `more than ${MOST_SUPER_SIZES} cards "${SUPER_SIZE}"`),
    ...DANGER_KINDS.filter((kind) => !isCount(danger[kind])).map((kind) => `no whole number of "${kind}"`),
    ...Object.keys(danger)
      .filter((kind) => !(DANGER_KINDS as readonly string[]).includes(kind))
      .map((kind) => `unknown Danger card "${kind}"`),
    ...repeated(track.map(({ name }) => name)).map((name) => `"${name}" is described twice`),
    ...says(!isOne(track, START, isStart), `one card "${START}" with rows, straight, is needed`),
    ...says(!isOne(track, FINISH, isFinish), `one card "${FINISH}" without an exit, behind one Gate, is needed`),
    ...says(!track.some(isOpeningStraight), `a straight card with ${STRAIGHT_LANES} lanes is needed`),
  ]
}

const SUPER_SIZE = 'Super Size Your Combo'

/** DX-22b With other cards in all hands and no other left to draw, one turn could go on for ever. */
const MOST_SUPER_SIZES = DANGER_CARDS - HAND * CARS - 1

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

const says = (flawed: boolean, flaw: string): string[] => (flawed ? [flaw] : [])

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0

function repeated(names: readonly string[]): string[] {
  const once = new Set<string>()
  return [...new Set(names.filter((name) => once.has(name) || !once.add(name)))]
}

const copies = ({ count }: TrackCard): number => (typeof count === 'number' ? count : count.left + count.right)

function isOne(track: readonly TrackCard[], name: string, is: (card: TrackCard) => boolean): boolean {
  const found = track.filter((card) => card.name === name)
  return found.length === 1 && found[0]!.count === 1 && is(found[0]!)
}

/** DC-5 Enough places for all cars. */
const isStart = (card: TrackCard): boolean => 'rows' in card && card.turn === 0 && card.lanes * card.rows >= CARS

/** DC-60 One Gate over every last space, and nothing behind it. */
function isFinish(card: TrackCard): boolean {
  if (shapeFlaws(card).length > 0) return false
  const { gates, lanes } = planOf(card)
  return !card.exit && gates.length === 1 && lanes.every((lane) => gates[0]!.before.includes(lane.at(-1)!))
}

// One card

function cardFlaws(card: TrackCard): string[] {
  const shape = shapeFlaws(card)
  if (shape.length > 0) return shape
  const plan = planOf(card)
  const names = nameFlaws(plan)
  return names.length > 0 ? names : [...laneFlaws(plan), ...gateFlaws(plan), ...wayFlaws(plan), ...sidewaysFlaws(plan)]
}

function shapeFlaws(card: TrackCard): string[] {
  const counts = typeof card.count === 'number' ? [card.count] : [card.count.left, card.count.right]
  return [
    ...says(!counts.every(isCount), 'counts must be whole numbers'),
    ...says(card.turn % EIGHTH !== 0, `a turn of ${card.turn}° is no multiple of ${EIGHTH}°`),
    ...says(
      (card.turn !== 0) !== (typeof card.count === 'object'),
      'cards that turn, and only those, have a left and a right count',
    ),
    ...says(!card.exit !== (card.name === FINISH), `an exit is needed, except on "${FINISH}"`),
    ...says(
      !!card.exit && card.exit.heading !== -card.turn,
      `the exit heads ${card.exit?.heading}°, but the card turns ${card.turn}° left`,
    ),
    ...says(!!card.exit && !(Number.isFinite(card.exit.x) && Number.isFinite(card.exit.y)), 'the exit has no place'),
    ...('rows' in card ? gridFlaws(card.lanes, card.rows) : []),
    ...('outside' in card ? [...alternates(card.outside, 'outside'), ...alternates(card.inside, 'inside')] : []),
    ...('spaces' in card ? freeFlaws(card) : []),
  ]
}

const EIGHTH = 45

const gridFlaws = (lanes: number, rows: number): string[] => [
  ...says(!isWithin(lanes, LANES), `${lanes} lanes`),
  ...says(!isWithin(rows, { least: 1, most: MOST_SPACES_IN_LANE }), `${rows} rows`),
]

const isWithin = (value: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** A Gate stands between two spaces. */
function alternates(lane: readonly (string | number)[], name: string): string[] {
  const loose = lane.findIndex((item, i) => typeof item === 'number' && !(isName(lane[i - 1]) && isName(lane[i + 1])))
  return says(loose >= 0, `the Gate at position ${loose + 1} of "${name}" does not stand between two spaces`)
}

const isName = (item: unknown): boolean => typeof item === 'string'

function freeFlaws({ lanes, laneSpaces, spaces }: FreeCard): string[] {
  if (laneSpaces) return says(lanes !== undefined && lanes !== laneSpaces.length, 'lanes and laneSpaces disagree')
  const even = lanes !== undefined && isWithin(lanes, LANES) && spaces.length > 0 && spaces.length % lanes === 0
  return says(!even, 'lanes must be given, and the spaces must fill whole rows')
}

/** Unknown and repeated names. */
function nameFlaws({ spaces, lanes, forward, sideways, gates, arrows, shared }: Plan): string[] {
  const inLanes = new Set(lanes.flat())
  const used = [
    ...inLanes,
    ...forward.flat(),
    ...sideways.flat(),
    ...gates.flatMap(({ before }) => before),
    ...arrows,
    ...shared,
  ]
  return [
    ...repeated(spaces).map((name) => `space "${name}" is listed twice`),
    ...[...new Set(used)].filter((name) => !spaces.includes(name)).map((name) => `unknown space "${name}"`),
    ...spaces.filter((name) => !inLanes.has(name)).map((name) => `space "${name}" is in no lane`),
    ...repeated(lanes.flat())
      .filter((name) => !shared.includes(name))
      .map((name) => `space "${name}" is in two lanes but not shared`),
  ]
}

const laneFlaws = ({ lanes }: Plan): string[] => [
  ...says(!isWithin(lanes.length, LANES), `${lanes.length} lanes`),
  ...lanes.flatMap((lane, i) =>
    says(!isWithin(lane.length, { least: 1, most: MOST_SPACES_IN_LANE }), `lane ${i + 1} has ${lane.length} spaces`),
  ),
]

const gateFlaws = ({ gates }: Plan): string[] => [
  ...gates
    .filter(({ size }) => !isWithin(size, GATE_SIZE))
    .map(({ size }) => `a Gate of ${size} dice, outside ${GATE_SIZE.least}–${GATE_SIZE.most}`),
  ...repeated(gates.flatMap(({ before }) => before)).map((name) => `two Gates before "${name}"`),
  ...says(
    gates.some(({ before }) => before.length === 0),
    'a Gate before no space',
  ),
]

/** Every space leads on and can be come to, and no way leads back. */
function wayFlaws({ spaces, lanes, forward, sideways }: Plan): string[] {
  const first = lanes.map((lane) => lane[0]!)
  const last = lanes.map((lane) => lane.at(-1)!)
  const both = sideways.flatMap(([a, b]): [string, string][] => [
    [a, b],
    [b, a],
  ])
  const reached = spread(first, [...forward, ...both])
  const leading = spread(last, [...forward.map(([a, b]): [string, string] => [b, a]), ...both])
  return [
    ...spaces.filter((name) => !reached.has(name)).map((name) => `space "${name}" cannot be reached`),
    ...spaces.filter((name) => !leading.has(name)).map((name) => `space "${name}" has no way on`),
    ...forward
      .filter(([from]) => last.includes(from))
      .map(([from]) => `"${from}" ends a lane, but leads on within the card`),
    ...forward.filter(([from, to]) => !isAhead(lanes, from, to)).map(([from, to]) => `"${from}" leads back to "${to}"`),
  ]
}

function spread(from: readonly string[], ways: readonly (readonly [string, string])[]): Set<string> {
  const found = new Set(from)
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const [a, b] of ways) if (found.has(a)) found.add(b)
  }
  return found
}

/** A forward step goes to the next space of a lane. */
const isAhead = (lanes: readonly (readonly string[])[], from: string, to: string): boolean =>
  lanes.some((lane) => lane.includes(from) && lane.indexOf(to) === lane.indexOf(from) + 1)

/** DC-31a Sideways steps join neighbouring lanes one to one and do not cross, so that no car ever comes back to a space. */
function sidewaysFlaws({ lanes, sideways, shared }: Plan): string[] {
  const places = sideways.map(([a, b]) => [placeIn(lanes, a), placeIn(lanes, b)].sort((p, q) => p.lane - q.lane))
  const clash = (i: number) => places.some((other, j) => j < i && isTwisted(places[i]!, other))
  return [
    ...sideways
      .filter((pair) => pair.some((name) => shared.includes(name)))
      .map((pair) => `a shared space in ${pair.join('–')}`),
    ...sideways
      .filter((_, i) => places[i]![1]!.lane - places[i]![0]!.lane !== 1)
      .map((pair) => `${pair.join('–')} are not in neighbouring lanes`),
    ...sideways.filter((_, i) => clash(i)).map((pair) => `${pair.join('–')} meets another sideways step`),
  ]
}

interface Place {
  readonly lane: number
  readonly row: number
}

function placeIn(lanes: readonly (readonly string[])[], name: string): Place {
  const lane = lanes.findIndex((spaces) => spaces.includes(name))
  return { lane, row: lanes[lane]!.indexOf(name) }
}

const isTwisted = ([a, b]: readonly Place[], [c, d]: readonly Place[]): boolean =>
  a!.lane === c!.lane && Math.sign(a!.row - c!.row) * Math.sign(b!.row - d!.row) !== 1
