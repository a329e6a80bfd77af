import type { Deck, TrackCard } from '../board.ts'
import { DEFAULT_BOARD } from '../board.ts'

// DC-30 to DC-50 once more, by brute force: every way to pick dice, cars and squares, written without the rules' code.
// The table of a naive race: spaces are strings, dice a list, and nothing is looked up twice.

export interface Naive {
  readonly cars: readonly string[]
  readonly finished: readonly number[]
  readonly dice: readonly number[]
  readonly chips: number
  readonly done: readonly number[]
  readonly controlled: readonly number[]
  readonly cubes: readonly number[]
  readonly debris: Readonly<Record<string, number>>
  readonly gateCubes: readonly string[]
}

export interface Course {
  readonly forward: Record<string, string[]>
  readonly sideways: Record<string, string[]>
  /** The Gate before which a space lies: its name and size. */
  readonly gate: Record<string, [string, number]>
  readonly isLate: boolean
}

const LINE = 'line'

interface Printed {
  readonly lanes: (string | number)[][]
  readonly sideways: [string, string][]
  readonly card: TrackCard
}

function lanesOf(deck: Deck, name: string): Printed {
  const side = name.endsWith(' right') ? 'right' : 'left'
  const card = deck.track.find((one) => one.name === name.replace(/ (left|right)$/, ''))!
  if ('rows' in card) {
    const lane = (letter: string) => Array.from({ length: card.rows }, (_, row) => `${letter}${row + 1}`)
    const lanes = ['a', 'b', 'c'].slice(0, card.lanes).map(lane)
    return {
      lanes,
      sideways: lanes[0]!.flatMap((_, row) =>
        lanes.slice(1).map((one, i): [string, string] => [lanes[i]![row]!, one[row]!]),
      ),
      card,
    }
  }
  if ('outside' in card) {
    const lanes = [[...card.inside], [...card.outside]]
    return { lanes: side === 'right' ? lanes.reverse() : lanes, sideways: card.sideways.map(([a, b]) => [a, b]), card }
  }
  const lanes = (card.laneSpaces ?? card.spaces.map((space) => [space])).map((lane) => [...lane])
  return { lanes: side === 'right' ? lanes.reverse() : lanes, sideways: card.sideways.map(([a, b]) => [a, b]), card }
}

export function mapOf(track: readonly string[]): Course {
  const map: Course = { forward: {}, sideways: {}, gate: {}, isLate: track.includes('Finish') }
  let ends: string[] = []
  for (const [i, name] of track.entries()) {
    const printed = lanesOf(DEFAULT_BOARD, name)
    draw(map, printed, (space) => `${i}:${space}`)
    const entries = printed.lanes.map((lane) => `${i}:${lane[0]}`)
    for (const [from, to] of joined(ends.length, entries.length)) link(map, ends[from]!, entries[to]!)
    ends = printed.lanes.map((lane) => `${i}:${lane.at(-1)}`)
  }
  if (map.isLate) for (const end of ends) link(map, end, LINE)
  return map
}

function link({ forward }: Course, from: string, to: string): void {
  forward[from] = [...new Set([...(forward[from] ?? []), to])]
}

function draw(map: Course, { lanes, sideways, card }: Printed, named: (space: string | number) => string): void {
  for (const lane of lanes)
    drawLane(
      map,
      lane.map((item) => (typeof item === 'string' ? named(item) : item)),
    )
  for (const [a, b] of [...sideways, ...sideways.map(([a, b]): [string, string] => [b, a])])
    map.sideways[named(a)] = [...(map.sideways[named(a)] ?? []), named(b)]
  for (const { before, size } of 'gates' in card ? card.gates : [])
    for (const space of before) map.gate[named(space)] = [named(size), size]
}

function drawLane(map: Course, lane: readonly (string | number)[]): void {
  const spaces = lane.filter((item) => typeof item === 'string')
  for (const [k, space] of spaces.slice(1).entries()) link(map, spaces[k]!, space)
  for (const [k, size] of lane.entries())
    if (typeof size === 'number') map.gate[String(lane[k - 1])] = [`${lane[k - 1]}/${size}`, size]
}

function joined(here: number, there: number): [number, number][] {
  const same: [number, number][] = Array.from({ length: here }, (_, lane) => [lane, lane])
  if (here === there || here === 0) return same
  return here < there
    ? [
        [0, 0],
        [0, 1],
        [1, 1],
        [1, 2],
      ]
    : [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
      ]
}

const isCombo = (dice: readonly number[]): boolean =>
  new Set(dice).size === 1 || dice.every((value, i) => i === 0 || value === dice[i - 1]! + 1)

/** Every state in which the turn of seat 0 can end. */
export function naiveEnds(
  map: Course,
  start: Naive,
  owners: readonly number[],
  barrels: readonly string[],
): Set<string> {
  const ends = new Set<string>()
  const seen = new Set<string>()
  const open = [start]
  for (let now = open.pop(); now; now = open.pop()) {
    const key = JSON.stringify(now)
    if (seen.has(key)) continue
    seen.add(key)
    ends.add(ended(now, map.isLate))
    const gain = bought(now, owners)
    if (gain > 0) ends.add(ended({ ...now, chips: now.chips + gain }, map.isLate))
    open.push(...jukes(map, now), ...moves(map, now, owners, barrels))
  }
  return ends
}

/** Once Finish lies, the next player's roll follows at once, and the unused dice are gone. */
export const ended = ({ cars, finished, dice, chips, cubes, debris, gateCubes }: Naive, isLate: boolean): string =>
  JSON.stringify([cars, finished, isLate || [...dice].sort(), chips, cubes, Object.entries(debris).sort(), gateCubes])

function bought({ dice, chips, finished }: Naive, owners: readonly number[]): number {
  if (owners.every((owner, car) => owner !== 0 || finished.includes(car))) return 0
  const best = Math.max(
    0,
    ...subsets(dice)
      .filter(isCombo)
      .map((set) => set.length),
  )
  return Math.min(best < 2 ? 0 : best > 3 ? 3 : best - 1, 4 - chips)
}

function subsets([first, ...rest]: readonly number[]): number[][] {
  if (first === undefined) return []
  const others = subsets(rest)
  return [[first], ...others, ...others.map((set) => [first, ...set])]
}

function without(dice: readonly number[], used: readonly number[]): number[] {
  const left = [...dice]
  for (const die of used) left.splice(left.indexOf(die), 1)
  return left
}

const jukes = (map: Course, now: Naive): Naive[] =>
  now.cars.flatMap((space, one) =>
    now.cars.flatMap((other, two) => {
      if (now.chips === 0 || two <= one || !map.sideways[space]?.includes(other)) return []
      return [
        { ...now, chips: now.chips - 1, cars: now.cars.map((car, i) => (i === one ? other : i === two ? space : car)) },
      ]
    }),
  )

function moves(map: Course, now: Naive, owners: readonly number[], barrels: readonly string[]): Naive[] {
  return subsets(now.dice)
    .map((set) => set.sort())
    .filter(isCombo)
    .flatMap((used) =>
      now.cars.flatMap((space, car) =>
        space === '' ? [] : [false, true].flatMap((power) => moved(map, now, owners, barrels, used, car, power)),
      ),
    )
}

function moved(
  map: Course,
  now: Naive,
  owners: readonly number[],
  barrels: readonly string[],
  used: readonly number[],
  car: number,
  power: boolean,
): Naive[] {
  const foreign = owners[car] !== 0 && !now.controlled.includes(car)
  const chips = now.chips - Number(foreign) - Number(now.done.includes(car)) - Number(power)
  if (chips < 0) return []
  const paid: Naive = {
    ...now,
    chips,
    dice: without(now.dice, used),
    done: now.done
      .filter((other) => other !== car)
      .concat(used.length === 1 ? [car] : [])
      .sort(),
    controlled: foreign ? [...now.controlled, car].sort() : now.controlled,
  }
  const trip: Trip = { map, car, size: used.length, power, barrels }
  if (power && !meetsCar(trip, paid)) return []
  return drives(trip, paid, used.length, [now.cars[car]!])
}

interface Trip {
  readonly map: Course
  readonly car: number
  readonly size: number
  readonly power: boolean
  readonly barrels: readonly string[]
}

function nextSpaces({ map, size, power, barrels }: Trip, now: Naive, way: readonly string[]): string[] {
  const here = way.at(-1)!
  const gate = map.gate[here]
  const opens = !gate || size === gate[1] || (size === gate[1] + 1 && now.gateCubes.includes(gate[0]))
  const all = [...(opens ? (map.forward[here] ?? []) : []), ...(map.sideways[here] ?? [])]
  return all.filter((to) => !way.includes(to) && !barrels.includes(to) && (power || !now.cars.includes(to)))
}

/** A Power Move needs a car that it could pass. */
function meetsCar(trip: Trip, now: Naive): boolean {
  const look = (way: readonly string[], left: number): boolean =>
    left > 1 &&
    nextSpaces(trip, now, way).some((to) =>
      now.cars.includes(to) ? true : isStop(trip, to) ? false : look([...way, to], left - 1),
    )
  return look([now.cars[trip.car]!], trip.size)
}

const isStop = ({ map }: Trip, space: string): boolean => space === LINE || map.gate[space] !== undefined

function drives(trip: Trip, now: Naive, left: number, way: readonly string[]): Naive[] {
  return nextSpaces(trip, now, way).flatMap((to) => stepped(trip, now, left, way, to))
}

function stepped(trip: Trip, before: Naive, left: number, way: readonly string[], to: string): Naive[] {
  const now = crossed(trip, before, way.at(-1)!, to)
  const further = [...way, to]
  const onward = left === 1 || isStop(trip, to) ? [] : nextSpaces(trip, now, further)
  const passing = onward.length === 0 ? [] : through(now, to).flatMap((one) => drives(trip, one, left - 1, further))
  const lastRow = (trip.map.forward[to] ?? []).length === 0
  return onward.length === 0 || lastRow ? [...passing, ...landed(trip, now, to)] : passing
}

function crossed({ map, size }: Trip, now: Naive, from: string, to: string): Naive {
  const gate = map.gate[from]
  if (!gate || !map.forward[from]!.includes(to) || size !== gate[1] || !now.gateCubes.includes(gate[0])) return now
  return { ...now, gateCubes: now.gateCubes.filter((other) => other !== gate[0]), cubes: more(now.cubes, 1) }
}

/** Seat 0 drives, so the cubes are its. */
const more = ([held, ...others]: readonly number[], count: number): number[] => [Math.min(3, held! + count), ...others]

/** Passing a space: its cubes are taken, or a chip is paid. */
function through(now: Naive, space: string): Naive[] {
  if (!now.debris[space]) return [now]
  return [taken(now, space), ...(now.chips > 0 ? [{ ...now, chips: now.chips - 1 }] : [])]
}

function taken(now: Naive, space: string): Naive {
  if (!now.debris[space]) return now
  const { [space]: cubes, ...debris } = now.debris
  return { ...now, debris, cubes: more(now.cubes, cubes!) }
}

function landed(trip: Trip, now: Naive, space: string): Naive[] {
  if (space !== LINE && now.cars.some((other, car) => other === space && car !== trip.car)) return []
  const there = taken(now, space)
  const cars = there.cars.map((other, car) => (car === trip.car ? (space === LINE ? '' : space) : other))
  return [{ ...there, cars, finished: space === LINE ? [...there.finished, trip.car] : there.finished }]
}
