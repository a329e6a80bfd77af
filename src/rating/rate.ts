/** How well somebody plays: most likely `mu`, and nearly always within three `sigma` of it. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

/** Of whom nothing is known yet. */
export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 }

/** How much a single game depends on the day, as a deviation. */
const BETA = 25 / 6
/** What is forgotten between two games, so that nobody's rating stands still for ever. */
const TAU = 25 / 300
/** One game never tells more than this. */
const LEAST_SHARE = 0.0001

/** Somebody at the table, with all that the update needs to know of the others. */
interface Player extends Rating {
  readonly place: number
  /** The strength as a weight beside those of the others. */
  readonly weight: number
}

/**
 * The ratings after a game, by Plackett and Luce as Weng and Lin approximate it (A Bayesian Approximation Method for
 * Online Ranking, 2011, algorithm 4). Any number of players; the lowest place is the best, and places may be shared.
 */
export function rate(ratings: readonly Rating[], places: readonly number[]): Rating[] {
  const before = ratings.map(({ mu, sigma }) => ({ mu, sigma: Math.hypot(sigma, TAU) }))
  const spread = Math.sqrt(sum(before.map(({ sigma }) => sigma ** 2 + BETA ** 2)))
  const players = before.map(({ mu, sigma }, i) => ({ mu, sigma, place: places[i]!, weight: Math.exp(mu / spread) }))
  const choices = players.map((chosen) => choiceOf(chosen, players))
  return players.map((player) => updated(player, choices, spread))
}

/** A place was given to one of those who did not do better: how heavy they are together, and how many share it. */
interface Choice {
  readonly chosen: Player
  readonly weight: number
  readonly sharing: number
}

const choiceOf = (chosen: Player, players: readonly Player[]): Choice => ({
  chosen,
  weight: sum(players.filter(({ place }) => place >= chosen.place).map(({ weight }) => weight)),
  sharing: players.filter(({ place }) => place === chosen.place).length,
})

/** Every choice in which somebody stood tells about that one: the surprise moves `mu`, the doubt left narrows `sigma`. */
function updated(player: Player, choices: readonly Choice[], spread: number): Rating {
  const { mu, sigma, place } = player
  const stood = choices.filter(({ chosen }) => chosen.place <= place)
  const surprise = sum(
    stood.map((choice) => ((choice.chosen === player ? 1 : 0) - chance(player, choice)) / choice.sharing),
  )
  const doubt = sum(stood.map((choice) => (chance(player, choice) * (1 - chance(player, choice))) / choice.sharing))
  const learned = doubt * (sigma / spread) ** 3
  return { mu: mu + surprise * (sigma ** 2 / spread), sigma: sigma * Math.sqrt(Math.max(1 - learned, LEAST_SHARE)) }
}

const chance = (player: Player, { weight }: Choice): number => player.weight / weight

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
