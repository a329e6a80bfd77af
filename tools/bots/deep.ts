import { best } from '../../src/bots/glance.ts'
import { chooserOf, LEVEL_NAMES, type Level, loreFor, reflexChooser } from '../../src/bots/levels.ts'
import { type Choose, playOut } from '../../src/engine/playout.ts'
import { seeded } from '../../src/engine/random.ts'
import { copy, same } from '../../src/engine/values.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { type Depth, lossAtMost } from '../../src/lab/deep.ts'
import { type Crossing, gainBy } from '../../src/lab/departures.ts'
import { type Field, tableOf } from './fields.ts'
import { type Looked, note, noted } from './notes.ts'
import { lossTable, toldOver } from './spread.ts'

// Where nothing is known exactly: what levels give away in decisions of club games, by games played to their end.
// A level loses what the champion does, and what the champion's choice wins more than its own: that has to be played out
// only where the two differ, which is seldom.

const SEED = 1
/** One decision in so many is judged, so that they come from many games. */
const EVERY = 7
/** Where the club does what is done in haste, the champion nearly always does as well: one of so many is looked into. */
const USUAL = 5
/** In one of so many it is looked into what the champion itself gives away. */
const ITSELF = 100
/** So many games after each of two actions tell what the champion's choice wins more than that of a level. */
const GAMES: Readonly<Record<Level, number>> = { random: 100, casual: 1000, club: 4000, expert: 1000, champion: 0 }
const DEPTH: Depth = { least: 500, most: 32_000, patience: 4 }

/** After so many decisions it is written down what is known. */
const NOTED = 200

type Decision = Omit<Crossing, 'usual'>

/** Decisions of club games, without end. */
function* decisionsOf(field: Field, club: Choose): Generator<Decision, never, void> {
  const { game, table } = tableOf(field)
  let met = 0
  for (let number = 0; ; number++) {
    const found: Decision[] = []
    playOut(game, game.setup(table), seeded(SEED, number), (rules, state, seat, random) => {
      if (rules.legal(state, seat).length > 1 && met++ % EVERY === 0) found.push({ game, state: copy(state), seat })
      return club(rules, state, seat, random)
    })
    yield* found
  }
}

/** Those who decide, and how games are played on. */
interface Players {
  readonly usual: Choose
  readonly levels: ReadonlyMap<Level, Choose>
}

async function playersAt(field: Field): Promise<Players> {
  const lore = await loreFor('champion', MANIFESTS[field.game]!)
  const { exact: _, ...unsolved } = lore
  return {
    usual: reflexChooser(lore.hasty!, best),
    levels: new Map(LEVEL_NAMES.map((level) => [level, chooserOf(level, unsolved)])),
  }
}

/** The same numbers for all who decide, others in each decision. */
const chosen = ({ game, state, seat }: Decision, choose: Choose, number: number) =>
  choose(game, copy(state), seat, seeded(SEED, number))

/** Null where it is not looked into. */
function look(decision: Decision, { usual, levels }: Players, number: number): Looked | null {
  const isUsual = same(chosen(decision, levels.get('club')!, number), chosen(decision, usual, number))
  if (isUsual && number % USUAL > 0) return null
  const crossing = { ...decision, usual }
  const taken = chosen(decision, levels.get('champion')!, number)
  const gains = LEVEL_NAMES.map((level) => {
    const other = chosen(decision, levels.get(level)!, number)
    return same(taken, other) ? 0 : gainBy(crossing, taken, other, GAMES[level], number)
  })
  const lost = number % ITSELF === 0 ? lossBy(crossing, taken, number) : null
  return { weight: isUsual ? USUAL : 1, gains, lost }
}

function lossBy(crossing: Crossing, taken: unknown, number: number): number {
  const { game, state, seat } = crossing
  const others = game.legal(state, seat).filter((action) => !same(action, taken))
  return lossAtMost(crossing, taken as (typeof others)[number], others, DEPTH, number)
}

/** Goes on from what was looked into before, for so many seconds. */
async function lookedInto(field: Field, seconds: number): Promise<readonly (Looked | null)[]> {
  const key = ['deep', field.game, String(field.seats)]
  const known = noted<Looked | null>(key)
  if (seconds === 0) return known
  const players = await playersAt(field)
  const ends = performance.now() + seconds * 1000
  let number = 0
  for (const decision of decisionsOf(field, players.levels.get('club')!)) {
    if (number++ < known.length) continue
    if (performance.now() > ends) break
    known.push(look(decision, players, number - 1))
    if (known.length % NOTED > 0) continue
    note(key, known)
    process.stderr.write(`\rdeep: ${known.length} decisions `)
  }
  note(key, known)
  return known
}

/** Who was not looked into counts nothing: others stand for it. */
const gainOver = (level: Level, looked: Looked | null): number =>
  looked ? looked.weight * looked.gains[LEVEL_NAMES.indexOf(level)]! : 0

/** What the club's choice wins more is lost for certain; what any other wins more than that is looked for in a few decisions. */
function ownLoss(looked: Looked | null): number {
  const known = Math.max(0, -(looked?.gains[LEVEL_NAMES.indexOf('club')] ?? 0))
  return known * (looked?.weight ?? 0) + Math.max(0, (looked?.lost ?? 0) - known) * ITSELF
}

/**
 * What each level gives away more than the champion, and the champion at most. Half of what the club loses is more than what
 * the champion does if what the club loses more is more than what the champion does.
 */
export function toldOf(all: readonly (Looked | null)[]): string[] {
  const margin = toldOver(all, (looked) => (gainOver('club', looked) - ownLoss(looked)) / 2)
  return [
    ...lossTable(all, 'decision', gainOver),
    '',
    `The champion itself gives away at most ${toldOver(all, ownLoss)}. Half of what the club loses is more than what the champion does, by ${margin} milli-wins a decision.`,
  ]
}

/** Nothing where nothing is known. */
export async function deepLosses(field: Field, seconds: number): Promise<string[]> {
  const all = await lookedInto(field, seconds)
  return all.length === 0 ? [] : toldOf(all)
}
