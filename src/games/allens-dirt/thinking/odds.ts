import { SIDES } from '../board.ts'

const MOST = 2 * SIDES + 2

const waysToRoll = (total: number): number => Math.max(0, SIDES - Math.abs(total - SIDES - 1))

/** The chance that two dice show a total or more. */
const AT_LEAST: readonly number[] = Array.from({ length: MOST + 1 }, (_, least) => {
  let ways = 0
  for (let total = Math.max(2, least); total <= 2 * SIDES; total++) ways += waysToRoll(total)
  return ways / SIDES ** 2
})

/** With both rolls to come. */
const EVEN = AT_LEAST.reduce((sum, chance, total) => sum + (chance * waysToRoll(total)) / SIDES ** 2, 0)

/** AD-15 The chance that a contact roll is not higher than the other's; 0 stands for a roll to come. */
export function chanceToSuffer(own: number, other: number): number {
  if (own > 0) return other > 0 ? (own <= other ? 1 : 0) : AT_LEAST[own]!
  return other > 0 ? 1 - AT_LEAST[other + 1]! : EVEN
}
