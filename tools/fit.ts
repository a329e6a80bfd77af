// `npm run fit`: fits anew how races with DANGER! go, in some minutes, and writes src/games/dicey-curves/thinking/course.json.
//
// Whoever leads is hit by cards, so that in games as they are played damage goes with winning. So before each position is played to
// its end by routine, cubes, chips and hands are dealt at random: what came of them is then their own doing.
import { writeFileSync } from 'node:fs'
import { conductOf } from '../src/bots/levels.ts'
import { top } from '../src/engine/frames.ts'
import type { Seat } from '../src/engine/game.ts'
import { hands } from '../src/engine/hands.ts'
import { below, type Random, seeded } from '../src/engine/random.ts'
import { shareOfWin } from '../src/engine/share.ts'
import { prepare } from '../src/engine/table.ts'
import { copy } from '../src/engine/values.ts'
import { MOST_CHIPS, MOST_CUBES } from '../src/games/dicey-curves/board.ts'
import { diceyCurves as game } from '../src/games/dicey-curves/game.ts'
import type { FrameOf, State } from '../src/games/dicey-curves/state.ts'
import { type Course, courseOf } from '../src/games/dicey-curves/thinking/course.ts'
import { evaluateOn } from '../src/games/dicey-curves/thinking/evaluate.ts'
import { THINKING } from '../src/games/dicey-curves/thinking/index.ts'

const FILE = new URL('../src/games/dicey-curves/thinking/course.json', import.meta.url)
const GAMES = 300
/** Of so many turns the beginning of one is taken, so often. */
const EVERY = 7
const DEALS = 3
/** One position in so many is kept to test what was fitted to the others. */
const TESTED = 4
const PASSES = 10
const SEED = 11

interface Position {
  readonly state: State
  readonly seat: Seat
  /** What the seat won of it. */
  readonly won: number
}

const conduct = conductOf(THINKING)

function* playedByRoutine(start: State, number: number): Generator<State, ReturnType<typeof game.waiting>, void> {
  const [random, dice] = [seeded(SEED, number), hands(SEED, number)]
  for (let state = start; ; ) {
    const waiting = game.waiting(state)
    if (waiting.kind === 'over') return waiting
    yield state
    if (waiting.kind === 'chance') game.settle(state, game.sample(waiting.chance, dice(waiting.chance)))
    else state = conduct(game, state, waiting.seats[below(random, waiting.seats.length)]!, random)
  }
}

/** Another track of its own, so that what is known of the first one may be forgotten. */
const detached = ({ table, ...rest }: State): State => ({ ...structuredClone(rest), table })

function dealt(state: State, random: Random): State {
  const next = { ...game.guess(game.view(state, null), 0, random), frames: copy(state.frames) }
  const danger = next.danger!
  for (const seat of danger.cubes.keys()) {
    const [cubes, chips] = [below(random, MOST_CUBES + 1), below(random, MOST_CHIPS + 1)]
    danger.pile += danger.cubes[seat]! - cubes
    danger.cubes[seat] = cubes
    next.pile += next.chips[seat]! - chips
    next.chips[seat] = chips
  }
  return next
}

function wonFrom(start: State, seat: Seat, number: number): number {
  const game = playedByRoutine(start, number)
  let step = game.next()
  while (!step.done) step = game.next()
  return step.value.kind === 'over' ? shareOfWin(step.value.result, seat) : 0
}

/** Positions at the beginning of turns; never fewer cubes in the pile than none. */
function positions(): Position[] {
  const found: Position[] = []
  const random = seeded(SEED, GAMES)
  for (let number = 0; number < GAMES; number++) {
    let turns = number
    for (const state of playedByRoutine(game.setup(table), number)) {
      if (top(state).kind !== 'swap' || turns++ % EVERY > 0) continue
      const { seat } = top(state) as FrameOf<'swap'>
      for (let deal = 0; deal < DEALS; deal++) {
        const start = dealt(state, random)
        if (start.danger!.pile < 0) continue
        found.push({ state: detached(start), seat, won: wonFrom(copy(start), seat, GAMES + found.length) })
      }
    }
    process.stderr.write(`\r${number + 1} of ${GAMES} games, ${found.length} positions `)
  }
  return found
}

/** Nothing is quite certain. */
const certain = (chance: number): number => Math.min(0.998, Math.max(0.002, chance))

/** The mean of the logarithmic losses. */
function lossOf(course: Course, list: readonly Position[]): number {
  let sum = 0
  for (const { state, seat, won } of list) {
    const chance = certain(evaluateOn(course, state, seat))
    sum -= won * Math.log(chance) + (1 - won) * Math.log(1 - chance)
  }
  return sum / list.length
}

type Numbers = { [key: string]: number | Numbers }

/** The numbers of a course, each with the way to change it. */
function dialsOf(numbers: Numbers): { get(): number; set(value: number): void }[] {
  return Object.keys(numbers).flatMap((key) => {
    const inner = numbers[key]!
    if (typeof inner === 'object') return dialsOf(inner)
    const set = (value: number) => {
      numbers[key] = value
    }
    return [{ get: () => numbers[key] as number, set }]
  })
}

const LEAST_STEP = 0.02
const STEP = 0.3

/** One number after the other is moved as long as that helps; steps that do not help become smaller. */
function fitted(start: Course, list: readonly Position[]): Course {
  const course = structuredClone(start)
  const dials = dialsOf(course as unknown as Numbers)
  const steps = dials.map((dial) => Math.max(LEAST_STEP, STEP * dial.get()))
  let best = lossOf(course, list)
  const isBetter = (dial: (typeof dials)[number], value: number): boolean => {
    const before = dial.get()
    dial.set(Math.max(0, value))
    const loss = lossOf(course, list)
    if (loss < best) best = loss
    else dial.set(before)
    return loss === best && dial.get() !== before
  }
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [i, dial] of dials.entries())
      if (!isBetter(dial, dial.get() + steps[i]!) && !isBetter(dial, dial.get() - steps[i]!)) steps[i]! /= 2
    process.stderr.write(`\rpass ${pass + 1} of ${PASSES}: ${best.toFixed(4)} `)
  }
  return course
}

const DIGITS = 3

const rounded = (course: Course): Course =>
  JSON.parse(JSON.stringify(course, (_, value) => (typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value)))

/** As the formatter has it: a list in one line. */
const textOf = (course: Course): string =>
  JSON.stringify(course, null, 2).replace(/\[[^\]]*\]/g, (list) =>
    JSON.stringify(JSON.parse(list)).replaceAll(',', ', '),
  )

const wished = prepare(game, { seats: 2, options: { cars: 'two', danger: true } })
if (!wished.ok) throw new Error(wished.refusal.reason.key)
const { table } = wished
const all = positions()
const train = all.filter((_, i) => i % TESTED > 0)
const test = all.filter((_, i) => i % TESTED === 0)
const before = courseOf(all[0]!.state)
const after = rounded(fitted(before, train))
writeFileSync(FILE, `${textOf(after)}\n`)
console.log(
  `\nlogarithmic loss on ${test.length} others: ${lossOf(before, test).toFixed(4)} before, ${lossOf(after, test).toFixed(4)} now.`,
)
