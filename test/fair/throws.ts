import type { Game, Kinds, Table } from '../../src/engine/game.ts'
import { anyAction } from '../../src/engine/playout.ts'
import { type Random, seeded } from '../../src/engine/random.ts'
import { type FairDice, fairDice } from '../../src/fair/dice.ts'
import { diceKey } from '../../src/fair/secret.ts'
import { pairwiseTables } from '../contract/tables.ts'
import { deviation, emptyTally, type Tally } from './fit.ts'

type Chance = Kinds['chance']

/** All dice, or cards, of one kind that a game throws: as many lists of outcomes as were met in play. */
export interface DiceKind {
  readonly game: Game
  readonly kind: string
  readonly chances: readonly Chance[]
}

const MOST_TABLES = 8
const MOST_ENTRIES = 150
const MOST_CHANCES = 60

/** What a game throws, found by playing it. Kinds of one list, such as all rolls of Allen's Dirt, are one. */
export function diceOf(game: Game): DiceKind[] {
  const met = new Map<string, Chance>()
  for (const [stream, table] of pairwiseTables(game).slice(0, MOST_TABLES).entries())
    for (const chance of chancesIn(game, table, seeded(1, stream))) note(met, game, chance)
  const all = [...met.values()]
  const kinds = [...new Set(all.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    game,
    kind,
    chances: all.filter((chance) => chance.kind === kind).slice(0, MOST_CHANCES),
  }))
}

function note(met: Map<string, Chance>, game: Game, chance: Chance): void {
  const { outcomes, total } = game.outcomes(chance)
  const list = `${outcomes.length} of ${total}: ${JSON.stringify(outcomes[0])}`
  if (!met.has(list)) met.set(list, chance)
}

/** The chance events of a game among players who do anything. */
function* chancesIn(game: Game, table: Table, random: Random): Generator<Chance> {
  const state = game.setup(table)
  for (let entries = 0; entries < MOST_ENTRIES; entries++) {
    const waiting = game.waiting(state)
    if (waiting.kind === 'over') return
    if (waiting.kind === 'seats') game.play(state, waiting.seats[0]!, anyAction(game, state, waiting.seats[0]!, random))
    else {
      yield waiting.chance
      game.settle(state, game.sample(waiting.chance, random))
    }
  }
}

const KEY = diceKey('5e'.repeat(32), { table: 'chi-square', strings: ['one', 'two'] })

/** Throws the dice of one kind so often, as the events of one match, and says how far they fell from what is right. */
export function deviationsOf({ game, chances }: DiceKind, throws: number): (number | null)[] {
  const dice = fairDice(KEY)
  const each = Math.ceil(throws / chances.length)
  return chances.map((chance, i) => deviation(thrown(game, chance, dice, { first: i * each, each })))
}

function thrown(
  game: Game,
  chance: Chance,
  dice: FairDice,
  { first, each }: { readonly first: number; readonly each: number },
): Tally {
  const tally = emptyTally(game.outcomes(chance))
  const places = new Map(tally.list.outcomes.map((outcome, i) => [JSON.stringify(outcome), i]))
  for (let event = first; event < first + each; event++) {
    tally.counts[places.get(JSON.stringify(game.sample(chance, dice(event))))!]!++
    tally.thrown++
  }
  return tally
}
