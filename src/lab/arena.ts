import type { Game, Kinds, Table } from '../engine/game.ts'
import { type Interval, wilson } from '../engine/interval.ts'
import { type Choose, playOut } from '../engine/playout.ts'
import { seeded } from '../engine/random.ts'
import { shareOfWin } from '../engine/share.ts'
import { atLeast } from './binomial.ts'

export interface Contest<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly table: Table<K['options'], K['board']>
  /** One for each seat; after every game they move on by one seat, so that no seat favours anybody. */
  readonly players: readonly Choose<K>[]
  readonly games: number
  readonly seed: number
}

export interface BotStanding {
  /** First alone. */
  readonly wins: number
  /** First together with others. */
  readonly sharedWins: number
  /** A shared win counts as its even part. */
  readonly winRate: number
  /** Wilson's 95 % interval of the win rate. */
  readonly interval: Interval
  /** How likely at least so many wins alone would be if all players were equal: small means better than the others. */
  readonly luck: number
}

/** Plays the games and says how each player did. */
export function arena<K extends Kinds>(contest: Contest<K>): BotStanding[] {
  const games = Array.from({ length: contest.games }, (_, game) => sharesOf(contest, game))
  return contest.players.map((_, player) => standing(games, player))
}

/** What each player won of one game. Each game has its own stream of the seed, whatever was played before. */
function sharesOf<K extends Kinds>({ game, table, players, seed }: Contest<K>, number: number): number[] {
  const { seats } = table
  const result = playOut(game, game.setup(table), seeded(seed, number), (rules, state, seat, random) =>
    players[(seat + seats - (number % seats)) % seats]!(rules, state, seat, random),
  )
  return players.map((_, player) => shareOfWin(result, (player + number) % seats))
}

function standing(games: readonly (readonly number[])[], player: number): BotStanding {
  const own = games.map((shares) => shares[player]!)
  const wins = own.filter((share) => share === 1).length
  const decided = games.filter((shares) => shares.includes(1)).length
  const sum = own.reduce((total, share) => total + share, 0)
  return {
    wins,
    sharedWins: own.filter((share) => share > 0).length - wins,
    winRate: sum / games.length,
    interval: wilson(sum, games.length),
    luck: atLeast(wins, decided, 1 / games[0]!.length),
  }
}
