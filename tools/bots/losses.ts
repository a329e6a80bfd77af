import { chooserOf, LEVEL_NAMES, loreFor } from '../../src/bots/levels.ts'
import type { Choose } from '../../src/engine/playout.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import type { Assessor } from '../../src/lab/assessor.ts'
import { assessorBySolution } from '../../src/lab/by-solution.ts'
import { type Loss, lossOf, noLoss } from '../../src/lab/loss.ts'
import type { Solution } from '../../src/solver/by-rules.ts'
import { solutionOf } from '../../src/solver/oracle.ts'
import { rowWith } from './chapter.ts'
import { deepLosses } from './deep.ts'
import { type Field, tableOf } from './fields.ts'
import { toldBy } from './spread.ts'
import { turnLosses } from './turns.ts'

/** So many games at a time, each time with the next seed, until so many decisions were looked at, or as many as a field asks for. */
const GAMES = 100
const DECISIONS = 3000

export async function solutionAt(field: Field): Promise<Solution | null> {
  const { game, table } = tableOf(field)
  const { exact } = await loreFor('champion', MANIFESTS[field.game]!)
  if (!exact?.seats.includes(field.seats)) return null
  const working = solutionOf(game, exact, table)
  let step = working.next()
  while (!step.done) step = working.next()
  return step.value
}

/** What each level gives away: exactly, or by games played to their end; nothing where neither can be had. */
export async function lossesOf(field: Field, seconds: number): Promise<string[]> {
  const solution = await solutionAt(field)
  if (solution) return exactLosses(field, assessorBySolution(solution))
  if (field.turns) return turnLosses(field, field.turns, seconds)
  return field.isDeep ? deepLosses(field, seconds) : []
}

async function exactLosses(field: Field, assessor: Assessor): Promise<string[]> {
  const { exact, ...unsolved } = await loreFor('champion', MANIFESTS[field.game]!)
  const lore = exact ? { ...unsolved, exact } : unsolved
  const lineOf = (name: string, player: Choose): string => {
    const { decisions, lost, squares } = lossOfMany(field, player, assessor)
    return rowWith([name, toldBy(decisions, lost, squares), decisions])
  }
  const lines = LEVEL_NAMES.map((level) => lineOf(level, chooserOf(level, lore)))
  lines.push(lineOf('champion, if nothing were solved', chooserOf('champion', unsolved)))
  return ['', '| level | milli-wins lost per decision, exactly | decisions |', '|---|---|---|', ...lines]
}

function lossOfMany(field: Field, player: Choose, assessor: Assessor): Loss {
  const { game, table } = tableOf(field)
  const all = noLoss()
  for (let seed = 1; all.decisions < (field.decisions ?? DECISIONS); seed++) {
    const { decisions, lost, squares } = lossOf(game, table, player, assessor, GAMES, seed)
    all.decisions += decisions
    all.lost += lost
    all.squares += squares
  }
  return all
}
