import { chooserOf, conductOf, LEVEL_NAMES, type Level, loreFor } from '../../src/bots/levels.ts'
import { playOn, type Way } from '../../src/bots/playing-out.ts'
import type { Game, Kinds, Seat } from '../../src/engine/game.ts'
import { hands } from '../../src/engine/hands.ts'
import type { Mover } from '../../src/engine/lore.ts'
import { type Choose, playOut } from '../../src/engine/playout.ts'
import { seeded } from '../../src/engine/random.ts'
import { shareOfWin } from '../../src/engine/share.ts'
import { copy, same } from '../../src/engine/values.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { type Field, type Turns, tableOf, titleOf } from './fields.ts'
import { note, noted } from './notes.ts'
import { lossTable } from './spread.ts'

// Where nothing is known exactly and turns have many steps: every level plays the same turns of club games to their ends, with
// the same dice, and many games are played on after each.

const SEED = 1
/** One turn in so many is looked at, so that they come from many games. */
const EVERY = 5
/** After so many turns it is written down what is known. */
const NOTED = 10

/** What each level won of the turn, in the order of the levels. */
export type Worths = readonly number[]

/** The beginning of a turn. */
export interface Start {
  readonly state: Kinds['state']
  readonly seat: Seat
}

/** Beginnings of turns of club games, without end. */
export function* startsOf(field: Field, club: Choose, mover: Mover): Generator<Start, never, void> {
  const { game, table } = tableOf(field)
  let met = 0
  for (let number = 0; ; number++) {
    const found: Start[] = []
    let last: Seat | null = null
    playOut(game, game.setup(table), seeded(SEED, number), (rules, state, seat, random) => {
      const isFirst = mover(state) === seat && seat !== last
      if (isFirst) last = seat
      if (isFirst && met++ % EVERY === 0) found.push({ state: copy(state), seat })
      return club(rules, state, seat, random)
    })
    yield* found
  }
}

/** Those who play the turns, and how games are played on. */
export interface Players {
  readonly game: Game
  readonly levels: ReadonlyMap<Level, Choose>
  readonly mover: Mover
  readonly way: Way<Kinds>
  readonly isWithAnswers: boolean
}

export async function playersAt(field: Field, { laps, isWithAnswers = false }: Turns): Promise<Players> {
  const lore = await loreFor('champion', MANIFESTS[field.game]!)
  const mover = lore.mover!
  return {
    game: tableOf(field).game,
    levels: new Map(LEVEL_NAMES.map((level) => [level, chooserOf(level, lore)])),
    mover,
    way: { conduct: conductOf(lore), evaluate: lore.evaluate, mover, laps },
    isWithAnswers,
  }
}

/** Plays a turn to its end, or on until the next one begins; whoever else is asked does as the club. */
export function ended(
  { game, levels, mover, isWithAnswers }: Players,
  { state: start, seat }: Start,
  level: Level,
  number: number,
): Kinds['state'] {
  const state = copy(start)
  const random = seeded(SEED, number)
  const dice = hands(SEED, number)
  for (let isAway = false; ; ) {
    const waiting = game.waiting(state)
    const isOwn = mover(state) === seat
    if (waiting.kind === 'over' || (isWithAnswers ? isOwn && isAway : !isOwn)) return state
    isAway ||= !isOwn
    if (waiting.kind === 'chance') game.settle(state, game.sample(waiting.chance, dice(waiting.chance)))
    else {
      const asked = waiting.seats[0]!
      const choose = levels.get(asked === seat ? level : 'club')!
      game.play(state, asked, choose(game, state, asked, random))
    }
  }
}

/** What a seat wins from there on. */
function worthOf({ game, way }: Players, end: Kinds['state'], seat: Seat, games: number, seed: number): number {
  let won = 0
  for (let number = 0; number < games; number++) {
    const luck = { random: seeded(seed, number), hands: hands(seed, number) }
    const { state, result } = playOn(game, way, copy(end), seat, luck)
    won += result ? shareOfWin(result, seat) : way.evaluate(state, seat)
  }
  return won / games
}

export function look(players: Players, start: Start, games: number, number: number): Worths {
  const ends = LEVEL_NAMES.map((level) => ended(players, start, level, number))
  const worths: number[] = []
  for (const [place, end] of ends.entries()) {
    const first = ends.findIndex((other) => same(other, end))
    worths.push(first < place ? worths[first]! : worthOf(players, end, start.seat, games, SEED + number))
  }
  return worths
}

/** Goes on from what was looked at before, for so many seconds. */
async function lookedAt(field: Field, turns: Turns, seconds: number): Promise<readonly Worths[]> {
  const key = ['turns', titleOf(field)]
  const known = noted<Worths>(key)
  if (seconds === 0) return known
  const players = await playersAt(field, turns)
  const ends = performance.now() + seconds * 1000
  let number = 0
  for (const start of startsOf(field, players.levels.get('club')!, players.mover)) {
    if (number++ < known.length) continue
    if (performance.now() > ends) break
    known.push(look(players, start, turns.games, number))
    if (known.length % NOTED > 0) continue
    note(key, known)
    process.stderr.write(`\rturns: ${known.length} `)
  }
  note(key, known)
  return known
}

/** What each level gives away in a turn, more than the champion does; nothing where nothing is known. */
export async function turnLosses(field: Field, turns: Turns, seconds: number): Promise<string[]> {
  const all = await lookedAt(field, turns, seconds)
  const gainOver = (level: Level, worths: Worths) =>
    worths[LEVEL_NAMES.indexOf('champion')]! - worths[LEVEL_NAMES.indexOf(level)]!
  return all.length === 0 ? [] : lossTable(all, 'turn', gainOver)
}
