import { type Standing, standingOf, tallyOf, WITHOUT_LUCK } from '../../src/lab/duel.ts'
import { type Finding, meanBetween, verdictOn } from '../../src/lab/goal.ts'
import type { Crew } from './crew.ts'
import { FIELDS, type Field, type Pair } from './fields.ts'
import { note, noted, type Round } from './notes.ts'

/** Shares without luck differ so little that squares tell more of them than bets. */
export function standing({ seats }: Field, rounds: readonly Round[]): Finding & Pick<Standing, 'isDecided'> {
  const fair = 1 / seats
  const shares = rounds.map(({ share }) => share)
  if (rounds.every(({ isWithoutLuck }) => isWithoutLuck)) return standingOf(tallyOf(shares, fair), fair, WITHOUT_LUCK)
  const interval = meanBetween(shares)
  const share = shares.reduce((sum, part) => sum + part, 0) / shares.length
  return { share, interval, isDecided: fair < interval[0] || fair > interval[1] }
}

/** What a pair is to reach, if anything, and whether it does. */
export function goalOf(field: Field, [challenger, others]: Pair, rounds: readonly Round[]) {
  const { goal } = field
  if (!goal || challenger !== 'champion' || others !== 'club') return null
  return { ...goal, verdict: verdictOn(standing(field, rounds), goal) }
}

/** Whether more rounds would tell anything new. */
function isSettled(field: Field, pair: Pair, rounds: readonly Round[]): boolean {
  if (rounds.length === 0) return false
  const goal = goalOf(field, pair, rounds)
  return goal ? goal.verdict !== 'not decided' : standing(field, rounds).isDecided
}

/** Goes on until a sequential test decides, or begins nothing more after so many seconds. */
export async function settled(field: Field, pair: Pair, crew: Crew, seconds: number): Promise<readonly Round[]> {
  const rounds = noted(field, pair)
  const ends = performance.now() + seconds * 1000
  const play = (round: number) => crew.play({ field: FIELDS.indexOf(field), pair, round })
  const begun: Promise<Round>[] = []
  const isEnough = () => isSettled(field, pair, rounds) || performance.now() > ends
  while (!isEnough() || begun.length > 0) {
    while (!isEnough() && begun.length < crew.size) begun.push(play(rounds.length + begun.length))
    rounds.push(await begun.shift()!)
    note(field, pair, rounds)
    process.stderr.write(`\r${pair.join(' against ')}: ${rounds.length} rounds `)
  }
  return rounds
}
