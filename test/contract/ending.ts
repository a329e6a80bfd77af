import { ENDING as pig } from '../../examples/pig/ending.ts'
import type { Ending } from '../../src/engine/ending.ts'
import type { Entry, Game, Kinds, Table } from '../../src/engine/game.ts'
import { below, pick, type Random } from '../../src/engine/random.ts'
import { copy } from '../../src/engine/values.ts'
import { ENDING as dirt } from '../../src/games/allens-dirt/testing/ending.ts'
import { ENDING as season } from '../../src/games/allens-dirt-season/testing/ending.ts'
import { ENDING as curves } from '../../src/games/dicey-curves/testing/ending.ts'
import { ENDING as dodge } from '../../src/games/dodge-dice/testing/ending.ts'
import { ENDING as monza } from '../../src/games/monza/testing/ending.ts'
import type { State } from './moment.ts'
import { advance, nextEntry } from './moments.ts'
import { type Problems, range } from './problems.ts'

/** Why each game ends, by its id. */
export const ENDINGS: Readonly<Record<string, Ending>> = {
  'dodge-dice': dodge as unknown as Ending,
  monza: monza as unknown as Ending,
  'dicey-curves': curves as unknown as Ending,
  'allens-dirt': dirt as unknown as Ending,
  'allens-dirt-season': season as unknown as Ending,
  pig: pig as unknown as Ending,
}

const isOver = (game: Game, state: State): boolean => game.waiting(state).kind === 'over'

/** Somewhere in a random game, rather early than late, where nothing is pending any more that unkind dice have left behind. */
export function somewhere(game: Game, ending: Ending, table: Table, random: Random, most: number): State {
  const state = game.setup(table)
  for (let left = below(random, 1 + below(random, most)); left > 0 && !isOver(game, state); left--)
    advance(game, state, nextEntry(game, state, random)!)
  for (let left = ending.patience(table); left > 0 && !isOver(game, state); left--)
    advance(game, state, stubbornEntry(game, ending, state, random))
  return state
}

/** Plays a state to its end, or for so many entries, and says what broke the promise. */
export function endingProblems(game: Game, ending: Ending, state: State, random: Random, most: number): Problems {
  const patience = ending.patience(state.table)
  let measure = left(game, ending, state)
  for (let entries = 0, idle = 0; entries < most && !isOver(game, state); entries++) {
    advance(game, state, stubbornEntry(game, ending, state, random))
    const next = left(game, ending, state)
    if (!Number.isSafeInteger(next) || next < 0) return [`${next} is no natural number`]
    if (next > measure) return [`the measure rose from ${measure} to ${next}`]
    idle = next < measure ? 0 : idle + 1
    if (idle > patience) return [`the measure stayed at ${next} for more than ${patience} entries`]
    measure = next
  }
  return []
}

const left = (game: Game, ending: Ending, state: State): number => (isOver(game, state) ? 0 : ending.measure(state))

function stubbornEntry(game: Game, ending: Ending, state: State, random: Random): Entry {
  const waiting = game.waiting(state)
  if (waiting.kind === 'over') throw new Error('nothing is left to do')
  if (waiting.kind === 'chance') return { outcome: kindOutcome(game, ending, state, waiting.chance, random) }
  const seat = pick(random, waiting.seats)
  const entries = few(game.legal(state, seat), random).map((action) => ({ seat, action }))
  return entries.length === 1 ? entries[0]! : mostLasting(game, ending, state, entries)
}

const TRIED = 3

const few = <T>(items: readonly T[], random: Random): readonly T[] =>
  items.length <= TRIED ? items : range(TRIED).map(() => pick(random, items))

/** What keeps the game from its end; of equal ones the first. */
function mostLasting(game: Game, ending: Ending, state: State, entries: readonly Entry[]): Entry {
  const lasting = entries.map((entry) => {
    const after = copy(state)
    advance(game, after, entry)
    return isOver(game, after) ? -1 : ending.measure(after)
  })
  return entries[lasting.indexOf(Math.max(...lasting))]!
}

const THROWS = 20

function kindOutcome(game: Game, ending: Ending, state: State, chance: Kinds['chance'], random: Random): unknown {
  for (let thrown = 0; thrown < THROWS; thrown++) {
    const outcome = game.sample(chance, random)
    if (ending.isKind(state, outcome)) return outcome
  }
  const kind = game.outcomes(chance).outcomes.filter((outcome) => ending.isKind(state, outcome))
  if (kind.length === 0) throw new Error(`no outcome of ${chance.kind} is kind`)
  return pick(random, kind)
}
