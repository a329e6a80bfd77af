import { best } from '../bots/glance.ts'
import { conductOf, reflexChooser } from '../bots/levels.ts'
import { toTheEnd } from '../bots/to-the-end.ts'
import type { Game, Kinds } from '../engine/game.ts'
import { errorOf } from '../engine/interval.ts'
import type { Lore, Reflex } from '../engine/lore.ts'
import { seeded } from '../engine/random.ts'
import type { Assessor } from './assessor.ts'
import { chancesAtRest } from './at-rest.ts'
import { type Depth, type Rival, rivalsOf } from './deep.ts'
import type { Crossing } from './departures.ts'
import type { Effort } from './effort.ts'
import type { Chances } from './expected.ts'
import { gradeOf } from './grade.ts'
import type { Weighed } from './weighed.ts'

/** How sure a review is to be. */
interface Care {
  /** By how much a chance may be off, in 95 of 100 cases. */
  readonly within: number
  /** How many games are played after each action: at first, and before a decision is blamed. */
  readonly first: Depth
  readonly again: Depth
}

const CARES: Readonly<Record<Exclude<Effort, 'quick'>, Care>> = {
  usual: {
    within: 0.04,
    first: { least: 64, most: 256, patience: 1.5 },
    again: { least: 256, most: 2048, patience: 0.5 },
  },
  thorough: {
    within: 0.01,
    first: { least: 256, most: 8192, patience: 3 },
    again: { least: 1024, most: 32_768, patience: 3 },
  },
}

/** The same as lore, where games can be played out in haste. */
type Hasty<K extends Kinds> = Lore<K> & { readonly hasty: Reflex<K> }

/** States and decisions are judged by games that are played to their end in haste. */
export function assessorByGames<K extends Kinds>(
  game: Game<K>,
  lore: Hasty<K>,
  effort: Exclude<Effort, 'quick'>,
  seed: number,
): Assessor<K> {
  const { within, first, again } = CARES[effort]
  const usual = reflexChooser(lore.hasty, best)
  const chances = chancesAtRest(game, lore, seed, (state) => chancesByGames(game, lore, state, { within, seed }))
  return {
    isExact: false,
    judgedBy: 'games',
    chances,
    // What everybody wins on average from a state on is the mean of what may fall in it.
    expected: chances,
    weigh(state, seat, legal, taken) {
      const known = game.guess(game.view(state, seat), seat, seeded(seed))
      const look = (depth: Depth, numbers: number) =>
        bestRival({ game, state: known, seat, usual }, legal, taken, depth, seed + numbers)
      const seen = look(first, FIRST)
      return blamed(gradeOf(seen.gain) === 'good' ? seen : look(again, AGAIN), taken)
    },
  }
}

/** Other games than at first: what was lucky there will not be so again. */
const FIRST = 1
const AGAIN = 2

function chancesByGames<K extends Kinds>(
  game: Game<K>,
  lore: Lore<K>,
  state: K['state'],
  care: { readonly within: number; readonly seed: number },
): Chances {
  const seats = toTheEnd(game, conductOf(lore), state, care)
  return {
    chances: seats.map(({ worth }) => worth),
    error: Math.max(...seats.map(({ interval }) => errorOf(interval))),
  }
}

/** What won the most beside what was taken: its place among the legal actions, and how much more it won. */
interface Seen {
  readonly best: number
  readonly gain: number
  readonly error: number
}

function bestRival<K extends Kinds>(
  crossing: Crossing<K>,
  legal: readonly K['action'][],
  taken: number,
  depth: Depth,
  seed: number,
): Seen {
  const others = legal.filter((_, i) => i !== taken)
  const { left, games } = rivalsOf(crossing, legal[taken]!, others, depth, seed)
  const [best] = left.toSorted((one, other) => other.gained - one.gained)
  return best ? { best: legal.indexOf(best.action), ...gainOf(best, games) } : { best: taken, gain: 0, error: 0 }
}

function gainOf({ gained, squares }: Rival<unknown>, games: number): Omit<Seen, 'best'> {
  const gain = gained / games
  return { gain, error: Math.sqrt(Math.max(0, squares / games - gain * gain) / games) }
}

/** What luck may have done alone, up to so many standard errors, is blamed on nobody. */
const PLAIN = 3

const blamed = ({ best, gain, error }: Seen, taken: number): Weighed =>
  gain > PLAIN * error ? { best, lost: gain, error } : { best: taken, lost: 0, error }
