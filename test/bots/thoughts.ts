import type { Bot, Evaluate, Thought } from '../../src/bots/bot.ts'
import { botOf, LEVEL_NAMES, type Level } from '../../src/bots/levels.ts'
import type { Game, Kinds, Table } from '../../src/engine/game.ts'
import { anyAction, playOut } from '../../src/engine/playout.ts'
import { seeded } from '../../src/engine/random.ts'
import { prepare } from '../../src/engine/table.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import type { Thinking } from '../../src/games/manifest.ts'
import { type Toy, toy } from '../contract/toy.ts'

/** A bot for points in the toy: of no interest but for its choices. */
export const evaluateToy: Evaluate<Toy['state']> = ({ scores, bids, hands }, seat) => {
  const worth = (player: number) => 2 ** (scores[player]! + bids[player]! / 4 + hands[player]!.length / 8)
  return worth(seat) / scores.reduce((sum, _, player) => sum + worth(player), 0)
}

export interface Player {
  readonly name: string
  readonly game: Game
  readonly level: Level
  readonly bot: Bot
}

/** A game, and how bots judge in it. */
interface Estimated extends Thinking {
  readonly game: Game
}

const playersOf = ({ game, evaluate, reflex }: Estimated): Player[] =>
  LEVEL_NAMES.map((level) => ({
    name: `${level} at ${game.title}`,
    game,
    level,
    bot: botOf(level, evaluate, reflex ?? undefined),
  }))

export const ESTIMATED: readonly Estimated[] = await Promise.all(
  Object.values(MANIFESTS).map(async ({ game, thinking }) => ({ game, ...(await thinking()) })),
)

/** Every level at every game, and at a game with hidden hands and simultaneous choices. */
export const PLAYERS: readonly Player[] = [
  ...playersOf({ game: toy as unknown as Game, evaluate: evaluateToy as unknown as Evaluate, reflex: null }),
  ...ESTIMATED.flatMap(playersOf),
]

export function tableFor(game: Game, seats: number, options: Readonly<Record<string, unknown>> = {}): Table<object> {
  const prepared = prepare(game, { seats, options })
  if (!prepared.ok) throw new Error(`${game.id} with ${seats} seats was refused`)
  return prepared.table
}

const NEVER = () => false

/** What a bot would be told in a state. */
export const thoughtIn = <K extends Kinds>(game: Game<K>, state: K['state'], seat: number, seed = 1): Thought<K> => ({
  game,
  view: game.view(state, seat),
  seat,
  legal: game.legal(state, seat),
  random: seeded(seed),
  stop: NEVER,
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
