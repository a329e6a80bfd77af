import { type Standing, standingOf, tallyOf, WITHOUT_LUCK } from '../../src/lab/duel.ts'
import { type Finding, meanBetween, verdictOn } from '../../src/lab/goal.ts'
import type { Crew } from './crew.ts'
import { FIELDS, type Field, type Pair } from './fields.ts'
import { keyOf, note, noted, type Round } from './notes.ts'

/** Shares without luck differ so little that squares tell more of them than bets. */
export function standing({ seats }: Field, rounds: readonly Round[]): Finding & Pick<Standing, 'isDecided'> {
  const fair = 1 / seats
  const shares = rounds.map(({ share }) => share)
  if (rounds.every(({ isWithoutLuck }) => isWithoutLuck)) return standingOf(tallyOf(shares, fair), fair, WITHOUT_LUCK)
  const interval = meanBetween(shares)
  const share = shares.reduce((sum, part) => sum + part, 0) / shares.length
  return { share, interval, isDecided: fair < interval[0] || fair > interval[1] }
}

/** Fewer rounds than these say little of how far they spread. */
const MANY = 100

/** The usual interval of a mean, to both sides: for those who stop when it is narrow enough, whatever the share is. */
export function usualHalf(rounds: readonly Round[]): number {
  if (rounds.length < MANY) return Number.POSITIVE_INFINITY
  const mean = rounds.reduce((sum, { share }) => sum + share, 0) / rounds.length
  const variance = rounds.reduce((sum, { share }) => sum + (share - mean) ** 2, 0) / (rounds.length - 1)
  return 1.96 * Math.sqrt(variance / rounds.length)
}

/** What a pair is to reach, if anything, and whether it does. */
export function goalOf(field: Field, [challenger, others]: Pair, rounds: readonly Round[]) {
  const { goal } = field
  if (!goal || challenger !== 'champion' || others !== 'club') return null
  return { ...goal, verdict: verdictOn(standing(field, rounds), goal) }
}

/** When a pair has played enough: never after so many seconds. */
export interface Patience {
  readonly seconds: number
  /** How wide the interval may stay to both sides; null where it is enough to know who is better. */
  readonly precision: number | null
  readonly isTimed: boolean
}

/** Whether more rounds would tell anything new that was asked for. */
function isSettled(field: Field, pair: Pair, rounds: readonly Round[], { precision }: Patience): boolean {
  if (rounds.length === 0) return false
  if (precision !== null) return usualHalf(rounds) <= precision
  const goal = goalOf(field, pair, rounds)
  return goal ? goal.verdict !== 'not decided' : standing(field, rounds).isDecided
}

/** To look costs the more the more there is: it is done when there are so many times as many rounds. */
const LATER = 1.01

/** Goes on until enough is known, or begins nothing more after so many seconds. */
export async function settled(field: Field, pair: Pair, crew: Crew, patience: Patience): Promise<readonly Round[]> {
  const rounds = noted<Round>(keyOf(field, pair))
  const ends = performance.now() + patience.seconds * 1000
  const play = (round: number) => crew.play({ field: FIELDS.indexOf(field), pair, round, isTimed: patience.isTimed })
  const begun: Promise<Round>[] = []
  let [isKnown, next] = [isSettled(field, pair, rounds, patience), rounds.length]
  const goesOn = () => !isKnown && performance.now() < ends
  while (goesOn() || begun.length > 0) {
    while (goesOn() && begun.length < crew.size) begun.push(play(rounds.length + begun.length))
    rounds.push(await begun.shift()!)
    if (rounds.length < next && goesOn()) continue
    next = rounds.length * LATER
    isKnown = isSettled(field, pair, rounds, patience)
    note(keyOf(field, pair), rounds)
    process.stderr.write(`\r${pair.join(' against ')}: ${rounds.length} rounds `)
  }
  return rounds
}
