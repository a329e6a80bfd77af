import type { Thought } from '../../src/bots/judge.ts'
import { chooserOf, conductOf, LEVEL_NAMES, type Level, loreFor } from '../../src/bots/levels.ts'
import { type Choose, playOut } from '../../src/engine/playout.ts'
import { seeded } from '../../src/engine/random.ts'
import { copy, same } from '../../src/engine/values.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { type Assessor, assessorFor } from '../../src/lab/assessor.ts'
import { type Depth, depthOf, lossIn } from '../../src/lab/deep.ts'
import { lossOf } from '../../src/lab/loss.ts'
import { type Field, tableOf } from './fields.ts'

const SEED = 1
const GAMES = 40
/** Those who take their time play fewer. */
const FEW_GAMES = 6
/** One decision in so many is judged, so that they come from many games. */
const EVERY = 7

export async function exactAssessor(field: Field): Promise<Assessor | null> {
  const { game, table } = tableOf(field)
  const working = assessorFor(game, await loreFor('champion', MANIFESTS[field.game]!), table, 'quick')
  let step = working.next()
  while (!step.done) step = working.next()
  return step.value.isExact ? step.value : null
}

/** What each level gives away: exactly, or by games played to their end; nothing where neither can be had. */
export async function lossesOf(field: Field): Promise<string[]> {
  const assessor = await exactAssessor(field)
  if (assessor) return exactLosses(field, assessor)
  return field.deep ? deepLosses(field, field.deep) : []
}

const milli = (wins: number): string => (1000 * wins).toFixed(4)

async function exactLosses(field: Field, assessor: Assessor): Promise<string[]> {
  const { game, table } = tableOf(field)
  const { exact, ...unsolved } = await loreFor('champion', MANIFESTS[field.game]!)
  const lore = exact ? { ...unsolved, exact } : unsolved
  const lineOf = (name: string, player: Choose, games: number): string => {
    const { lost, decisions } = lossOf(game, table, player, assessor, games, SEED)
    return `| ${name} | ${milli(lost / decisions)} | ${decisions} |`
  }
  const lines = LEVEL_NAMES.map((level) => lineOf(level, chooserOf(level, lore), GAMES))
  lines.push(lineOf('champion, as at tables for more', chooserOf('champion', unsolved), FEW_GAMES))
  return ['', '| level | milli-wins lost per decision, exactly | decisions |', '|---|---|---|', ...lines]
}

/** A decision, and the state in which it was made. */
interface Moment {
  readonly thought: Thought
  readonly state: Parameters<Choose>[1]
}

/** Decisions of club games. */
async function momentsOf(field: Field, count: number): Promise<Moment[]> {
  const { game, table } = tableOf(field)
  const club = chooserOf('club', await loreFor('club', MANIFESTS[field.game]!))
  const moments: Moment[] = []
  let met = 0
  const watching: Choose = (rules, state, seat, random) => {
    const legal = rules.legal(state, seat)
    if (legal.length > 1 && met++ % EVERY === 0 && moments.length < count)
      moments.push({
        state: copy(state),
        thought: { game, view: rules.view(state, seat), seat, legal, random: seeded(SEED) },
      })
    return club(rules, state, seat, random)
  }
  for (let number = 0; moments.length < count; number++)
    playOut(game, game.setup(table), seeded(SEED, number), watching)
  return moments
}

async function deepLosses(field: Field, { decisions, games }: NonNullable<Field['deep']>): Promise<string[]> {
  const lore = await loreFor('champion', MANIFESTS[field.game]!)
  const moments = await momentsOf(field, decisions)
  const depths = moments.map(({ thought }, i) => {
    process.stderr.write(`\rdeep: ${i + 1} of ${moments.length} `)
    return depthOf(thought, conductOf(lore), games, i)
  })
  const lossesBy = (level: Level) => moments.map((moment, i) => lossAt(moment, depths[i]!, chooserOf(level, lore)))
  const losses = new Map(LEVEL_NAMES.map((level) => [level, lossesBy(level)]))
  const lines = [...losses].map(([level, list]) => `| ${level} | ${spreadOf(list)} | ${moments.length} |`)
  const head = `| level | milli-wins lost per decision, by ${2 * games} games after each action | decisions |`
  return ['', head, '|---|---|---|', ...lines, '', goalIn(losses)]
}

/** Decision by decision, since both have decided in the same states. */
function goalIn(losses: ReadonlyMap<Level, readonly number[]>): string {
  const [club, champion] = [losses.get('club')!, losses.get('champion')!]
  const margin = spreadOf(club.map((lost, i) => lost / 2 - champion[i]!))
  return `Half of what the club loses is more than what the champion does, by ${margin} milli-wins a decision.`
}

function lossAt({ thought, state }: Moment, depth: Depth, choose: Choose): number {
  const action = choose(thought.game, copy(state), thought.seat, seeded(SEED))
  return lossIn(
    depth,
    thought.legal.findIndex((listed) => same(listed, action)),
  )
}

/** The mean, and how far it can be off. */
function spreadOf(losses: readonly number[]): string {
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length
  const variance = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / (losses.length - 1)
  return `${milli(mean)} ± ${milli(1.96 * Math.sqrt(variance / losses.length))}`
}
