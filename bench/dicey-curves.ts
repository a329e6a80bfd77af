// Dicey Curves: races a second by random and by club players, and how long the list of legal actions takes.

import { chooserOf } from '../src/bots/levels.ts'
import type { Table } from '../src/engine/game.ts'
import { anyAction, type Choose, playOut } from '../src/engine/playout.ts'
import { below, type Random, seeded } from '../src/engine/random.ts'
import { prepare } from '../src/engine/table.ts'
import { copy } from '../src/engine/values.ts'
import { ALL_DICE, GREEN_DICE, KEPT_VALUES, MOST_CHIPS, WHITE_DICE } from '../src/games/dicey-curves/board.ts'
import { diceyCurves as game } from '../src/games/dicey-curves/game.ts'
import { inPlay } from '../src/games/dicey-curves/rules/rolling.ts'
import type { DiceyCurves, State } from '../src/games/dicey-curves/state.ts'
import { evaluate } from '../src/games/dicey-curves/thinking/evaluate.ts'
import type { Contender } from './measure.ts'

type RaceTable = Table<DiceyCurves['options'], DiceyCurves['board']>

function tableFor(seats: number, danger: boolean): RaceTable {
  const prepared = prepare(game, { seats, options: { danger } })
  if (!prepared.ok) throw new Error(prepared.refusal.reason.key)
  return prepared.table
}

const SETTINGS = [
  { title: '4 players with two cars each', table: tableFor(4, false) },
  { title: '6 players with DANGER!', table: tableFor(6, true) },
]

const club: Choose<DiceyCurves> = chooserOf<DiceyCurves>('club', { evaluate, reflex: null })

const PLAYERS = [
  { name: 'random', choose: anyAction as Choose<DiceyCurves>, sizes: [40, 10] },
  { name: 'club', choose: club, sizes: [1, 1] },
]

/** Whole races of equal players, by setting. */
export const diceyRaces = (): { readonly title: string; readonly contenders: readonly Contender[] }[] =>
  SETTINGS.map(({ title, table }, i) => ({
    title: `Dicey Curves, ${title}, races a second`,
    contenders: PLAYERS.map(({ name, choose, sizes }) => races(name, table, choose, sizes[i]!)),
  }))

const races = (name: string, table: RaceTable, choose: Choose<DiceyCurves>, size: number): Contender => ({
  name,
  size,
  run: (round) => {
    for (let i = 0; i < size; i++) playOut(game, game.setup(table), seeded(round, i), choose)
  },
})

// The list of legal actions

const MANY_DICE = 8
const RACES = 12
const SEED = 5

/** Positions of seeded random races with DANGER! in which many dice lie and the player to move has a chip. */
function positions(): State[] {
  const found: State[] = []
  for (let race = 0; race < RACES; race++)
    playOut(game, game.setup(tableFor(6, true)), seeded(SEED, race), (rules, state, seat, random) => {
      if (isRich(state)) found.push(copy(state))
      return anyAction(rules, state, seat, random)
    })
  return found
}

function isRich({ frames, dice, chips }: State): boolean {
  const frame = frames.at(-1)!
  return (
    frame.kind === 'turn' &&
    !frame.moving &&
    chips[frame.seat]! > 0 &&
    inPlay(dice.white) + inPlay(dice.green) >= MANY_DICE
  )
}

/** The same with all ten dice and four chips. */
function enriched(state: State, random: Random): State {
  const rich = copy(state)
  const frame = rich.frames.at(-1)!
  if (frame.kind !== 'turn') return rich
  rich.pile -= MOST_CHIPS - rich.chips[frame.seat]!
  rich.chips[frame.seat] = MOST_CHIPS
  while (inPlay(rich.dice.white) < WHITE_DICE) rich.dice.white[below(random, KEPT_VALUES)]!++
  while (inPlay(rich.dice.green) < GREEN_DICE) rich.dice.green[below(random, KEPT_VALUES)]!++
  return rich
}

export interface Times {
  readonly title: string
  readonly positions: number
  /** How many actions the longest list has. */
  readonly longest: number
  /** In milliseconds: the quickest of some looks at each position, and the first look, with nothing remembered yet. */
  readonly warm: Percentiles
  readonly first: Percentiles
}

export interface Percentiles {
  readonly median: number
  readonly p99: number
}

const LOOKS = 5

export function legalTimes(): Times[] {
  const played = positions()
  const random = seeded(SEED)
  return [
    timesOf(`legal, DANGER!, at least ${MANY_DICE} dice and a chip, as played`, played),
    timesOf(
      `legal, DANGER!, ${ALL_DICE} dice and ${MOST_CHIPS} chips`,
      played.map((state) => enriched(state, random)),
    ),
  ]
}

/** What else the machine does is not the list's fault, so several looks are taken. */
function timesOf(title: string, states: readonly State[]): Times {
  const looks = Array.from({ length: LOOKS }, () => states.map(look))
  return {
    title,
    positions: states.length,
    longest: Math.max(...looks[0]!.map(({ actions }) => actions)),
    warm: percentiles(states.map((_, i) => Math.min(...looks.map((times) => times[i]!.milliseconds)))),
    first: percentiles(looks[0]!.map(({ milliseconds }) => milliseconds)),
  }
}

function look(state: State): { readonly actions: number; readonly milliseconds: number } {
  const began = performance.now()
  const { length } = game.legal(state, seatOf(state))
  return { actions: length, milliseconds: performance.now() - began }
}

function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)]!
  return { median: at(0.5), p99: at(0.99) }
}

function seatOf({ frames }: State): number {
  const frame = frames.at(-1)!
  return frame.kind === 'turn' ? frame.seat : 0
}
