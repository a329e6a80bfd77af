import type { Evaluate, Thought } from '../../src/bots/judge.ts'
import { type Bot, botOf, LEVEL_NAMES, type Level, loreFor } from '../../src/bots/levels.ts'
import type { Game, Kinds, Table } from '../../src/engine/game.ts'
import type { Lore } from '../../src/engine/lore.ts'
import { anyAction, playOut } from '../../src/engine/playout.ts'
import { seeded } from '../../src/engine/random.ts'
import { prepare } from '../../src/engine/table.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { type Toy, toy } from '../contract/toy.ts'

/** A bot for points in the toy: of no interest but for its choices. */
const evaluateToy: Evaluate<Toy['state']> = ({ scores, bids, hands }, seat) => {
  const worth = (player: number) => 2 ** (scores[player]! + bids[player]! / 4 + hands[player]!.length / 8)
  return worth(seat) / scores.reduce((sum, _, player) => sum + worth(player), 0)
}

/** Those that take their time: they are asked less often here. */
export const isSlow = (level: Level): boolean => level === 'expert' || level === 'champion'

export interface Player {
  readonly name: string
  readonly game: Game
  readonly level: Level
  readonly bot: Bot
}

const playersOf = (game: Game, lore: Lore): Player[] =>
  LEVEL_NAMES.map((level) => ({ name: `${level} at ${game.title}`, game, level, bot: botOf(level, lore) }))

/** Every game, and what it lends to bots. */
export const ESTIMATED: readonly { readonly game: Game; readonly lore: Lore }[] = await Promise.all(
  Object.values(MANIFESTS).map(async (manifest) => ({
    game: manifest.game,
    lore: await loreFor('champion', manifest),
  })),
)

export const LORES: Readonly<Record<string, Lore>> = Object.fromEntries(
  ESTIMATED.map(({ game, lore }) => [game.id, lore]),
)

export const loreOfToy: Lore<Toy> = { evaluate: evaluateToy, reflex: null }

/** Every level at every game, and at a game with hidden hands and simultaneous choices. */
export const PLAYERS: readonly Player[] = [
  ...playersOf(toy as unknown as Game, loreOfToy as unknown as Lore),
  ...ESTIMATED.flatMap(({ game, lore }) => playersOf(game, lore)),
]

export function tableFor(game: Game, seats: number, options: Readonly<Record<string, unknown>> = {}): Table<object> {
  const prepared = prepare(game, { seats, options })
  if (!prepared.ok) throw new Error(`${game.id} with ${seats} seats was refused`)
  return prepared.table
}

/** What a bot would be told in a state. */
export const thoughtIn = <K extends Kinds>(game: Game<K>, state: K['state'], seat: number, seed = 1): Thought<K> => ({
  game,
  view: game.view(state, seat),
  seat,
  legal: game.legal(state, seat),
  random: seeded(seed),
})

const ALWAYS = () => true

/** Calls back at the decisions of a random game that are wanted, by their number, with a thought made for each. */
export function atDecisions(
  game: Game,
  table: Table<object>,
  seed: number,
  look: (thought: Thought) => void,
  isWanted: (decision: number) => boolean = ALWAYS,
): void {
  let decision = 0
  playOut(game, game.setup(table), seeded(seed), (rules, state, seat, random) => {
    if (isWanted(decision++)) look(thoughtIn(game, state, seat, seed))
    return anyAction(rules, state, seat, random)
  })
}
