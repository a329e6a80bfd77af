import { chooserOf, loreFor } from '../../src/bots/levels.ts'
import type { Choose } from '../../src/engine/playout.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import type { Assessor } from '../../src/lab/assessor.ts'
import { duel, standingOf, type Tally } from '../../src/lab/duel.ts'
import { type Field, type Pair, tableOf } from './fields.ts'
import { type Note, note, noted } from './notes.ts'

const SEED = 1
/** How often what is known so far is kept, in milliseconds. */
const KEPT = 10_000

/** A player that is timed, by the processor, where it has something to decide. */
function timed(choose: Choose) {
  const spent = { milliseconds: 0, decisions: 0 }
  const player: Choose = (game, state, seat, random) => {
    const before = process.cpuUsage()
    const action = choose(game, state, seat, random)
    const { user, system } = process.cpuUsage(before)
    spent.milliseconds += (user + system) / 1000
    spent.decisions++
    return action
  }
  return { player, spent }
}

const FRESH: Note = { tally: { rounds: 0, sum: 0, squares: 0 }, milliseconds: 0, decisions: 0 }

/** Goes on until a sequential test decides, or for so many seconds. */
export async function settled(field: Field, pair: Pair, assessor: Assessor | null, seconds: number): Promise<Note> {
  const before = noted(field, pair) ?? FRESH
  const fair = 1 / field.seats
  if (before.tally.rounds > 0 && standingOf(before.tally, fair).isDecided) return before
  const { game, table } = tableOf(field)
  const lore = await loreFor('champion', MANIFESTS[field.game]!)
  const { player, spent } = timed(chooserOf(pair[0], lore))
  const known = (tally: Tally): Note => ({
    tally,
    milliseconds: before.milliseconds + spent.milliseconds,
    decisions: before.decisions + spent.decisions,
  })
  const contest = { game, table, challenger: player, field: chooserOf(pair[1], lore), seed: SEED, assessor }
  const began = performance.now()
  let kept = began
  for (const { isDecided, rounds, sum, squares } of duel({ ...contest, before: before.tally })) {
    const now = performance.now()
    const isEnough = isDecided || now > began + seconds * 1000
    const found = known({ rounds, sum, squares })
    if (isEnough || now > kept + KEPT) note(field, pair, found)
    if (now > kept + KEPT) {
      kept = now
      process.stderr.write(`\r${pair.join(' against ')}: ${rounds} rounds `)
    }
    if (isEnough) return found
  }
  throw new Error('a duel never ends by itself')
}
