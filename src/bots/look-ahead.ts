import type { Distribution } from '../engine/chance.ts'
import type { Game, Kinds, PublicChance, Result, Seat } from '../engine/game.ts'
import { seeded } from '../engine/random.ts'
import { shareOfWin } from '../engine/share.ts'
import { copy } from '../engine/values.ts'
import { better, certain, type Estimate, meanOf, NOTHING } from './estimate.ts'
import type { Evaluate } from './judge.ts'

/** Whose chances are estimated, by which evaluation, and with which dice where not all can be looked at. */
export interface Outlook<K extends Kinds> {
  readonly game: Game<K>
  readonly seat: Seat
  readonly evaluate: Evaluate<K['state']>
  /** Every candidate meets the same sampled outcomes, so that luck does not choose between them. */
  readonly seed: number
}

const SAMPLES = 64
const FEW_REPLIES = 4

/**
 * The chance to win, looking through the seat's own dice and its answers to them until about `budget` states have been
 * weighed. Whatever another seat decides or rolls is left to the evaluation.
 */
export function lookAhead<K extends Kinds>(outlook: Outlook<K>, state: K['state'], budget: number): Estimate {
  const waiting = outlook.game.waiting(state)
  if (waiting.kind === 'over') return certain(worthOf(waiting.result, outlook.seat))
  if (waiting.kind === 'chance') return throughChance(outlook, state, waiting.chance, budget)
  return waiting.seats.includes(outlook.seat) ? throughReply(outlook, state, budget) : evaluated(outlook, state)
}

const evaluated = <K extends Kinds>({ evaluate, seat }: Outlook<K>, state: K['state']): Estimate =>
  certain(evaluate(state, seat))

/** The most that a place can be worth to those who did not win. */
const PLACE = 0.005

/** A win, or else a little, the more the better the place is, so that whoever cannot win still plays to the end. */
export function worthOf(result: Result, seat: Seat): number {
  const { length: players } = result.places
  return shareOfWin(result, seat) || (PLACE * (players + 1 - result.places[seat]!)) / (players + 1)
}

function throughChance<K extends Kinds>(outlook: Outlook<K>, state: K['state'], chance: K['chance'], budget: number) {
  if (budget <= 1 || isOfAnother(chance, outlook.seat)) return evaluated(outlook, state)
  const listed = outlook.game.outcomes(chance)
  return listed.outcomes.length <= Math.max(budget, SAMPLES)
    ? exactMean(outlook, state, listed, budget)
    : sampledMean(outlook, state, chance, budget)
}

const isOfAnother = (chance: PublicChance, seat: Seat): boolean => chance.seat !== null && chance.seat !== seat

/** Every face meets the same samples later on, so that their errors do not cancel out. */
function exactMean<K extends Kinds>(
  outlook: Outlook<K>,
  state: K['state'],
  { outcomes, weights, total }: Distribution<K['outcome']>,
  budget: number,
): Estimate {
  let worth = 0
  let error = 0
  for (let i = 0; i < outcomes.length; i++) {
    const face = settled(outlook, state, outcomes[i]!, budget / outcomes.length)
    worth += weights[i]! * face.worth
    error += weights[i]! * face.error
  }
  return { worth: worth / total, error: error / total }
}

function sampledMean<K extends Kinds>(outlook: Outlook<K>, state: K['state'], chance: K['chance'], budget: number) {
  const random = seeded(outlook.seed)
  const count = Math.min(SAMPLES, Math.ceil(budget))
  const samples: Estimate[] = []
  while (samples.length < count)
    samples.push(settled(outlook, state, outlook.game.sample(chance, random), budget / count))
  return meanOf(samples)
}

function settled<K extends Kinds>(outlook: Outlook<K>, state: K['state'], outcome: K['outcome'], budget: number) {
  const next = copy(state)
  outlook.game.settle(next, outcome)
  return lookAhead(outlook, next, budget)
}

function throughReply<K extends Kinds>(outlook: Outlook<K>, state: K['state'], budget: number): Estimate {
  if (budget <= 1) return evaluated(outlook, state)
  const replies = outlook.game.legal(state, outlook.seat)
  if (replies.length > Math.max(budget, FEW_REPLIES)) return evaluated(outlook, state)
  let best = NOTHING
  for (const action of replies)
    best = better(best, lookAhead(outlook, played(outlook, state, action), budget / replies.length))
  return best
}

/** What an action seems to be worth before anything is looked into. */
export const atFirst = <K extends Kinds>(outlook: Outlook<K>, state: K['state'], action: K['action']): Estimate =>
  lookAhead(outlook, played(outlook, state, action), 0)

export function played<K extends Kinds>(
  { game, seat }: Pick<Outlook<K>, 'game' | 'seat'>,
  state: K['state'],
  action: K['action'],
): K['state'] {
  const next = copy(state)
  game.play(next, seat, action)
  return next
}
