// A process of its own that plays the rounds it is told to play: see crew.ts.
import { chooserOf, loreFor } from '../../src/bots/levels.ts'
import type { Choose } from '../../src/engine/playout.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { assessorBySolution } from '../../src/lab/by-solution.ts'
import { shareInRound } from '../../src/lab/duel.ts'
import type { Solution } from '../../src/solver/by-rules.ts'
import { bySolution } from '../../src/solver/playing.ts'
import type { Order } from './crew.ts'
import { FIELDS, type Field, tableOf } from './fields.ts'
import { solutionAt } from './losses.ts'
import type { Round } from './notes.ts'

const SEED = 1

/** A player that is timed, by the processor, where it has something to decide. */
function timed(choose: Choose) {
  const spent = { milliseconds: 0, decisions: 0 }
  const player: Choose = (game, state, seat, random) => {
    if (game.legal(state, seat).length === 1) return choose(game, state, seat, random)
    const before = process.cpuUsage()
    const action = choose(game, state, seat, random)
    const { user, system } = process.cpuUsage(before)
    spent.milliseconds += (user + system) / 1000
    spent.decisions++
    return action
  }
  return { player, spent }
}

const solutions = new Map<Field, Promise<Solution | null>>()

function solutionOnce(field: Field): Promise<Solution | null> {
  const known = solutions.get(field) ?? solutionAt(field)
  solutions.set(field, known)
  return known
}

async function played({ field: index, pair, round, isTimed }: Order): Promise<Round> {
  const field = FIELDS[index]!
  const lore = await loreFor('champion', MANIFESTS[field.game]!)
  const solution = await solutionOnce(field)
  const assessor = solution && assessorBySolution(solution)
  // Where nobody looks at the time, the solution is asked instead of a champion who knows it, for that is quicker.
  const isSolved = pair[0] === 'champion' && solution && !isTimed
  const { player: challenger, spent } = timed(isSolved ? bySolution(solution) : chooserOf(pair[0], lore))
  const others = chooserOf(pair[1], lore)
  const departures = pair[1] === 'club' ? (field.departures ?? 0) : 0
  const share = shareInRound({ ...tableOf(field), challenger, field: others, seed: SEED, assessor, departures }, round)
  return { share, isWithoutLuck: assessor !== null || departures > 0, ...spent }
}

// Whoever gave the orders is gone.
process.on('disconnect', () => process.exit())
process.on('message', async (order: Order) => {
  const round = await played(order)
  if (process.connected) process.send!(round)
})
