import * as z from 'zod/mini'
import { read, write } from '../browser/shelf-space.ts'
import { type Day, dayBefore, isPast } from './day.ts'

/** The first answer to the position of a day: what it gave away, as a part of a win. */
export interface Solved {
  readonly day: Day
  readonly game: string
  readonly lost: number
}

const KEY = 'paddock.practice'
const FORMAT = 1

/** The oldest give way: six games a day for more than a year. */
export const MOST_SOLVED = 2400

export const Solution = z.strictObject({
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  game: z.string().check(z.maxLength(40)),
  lost: z.number().check(z.gte(0), z.lte(1)),
})

const Kept = z.object({ format: z.literal(FORMAT), solved: z.array(z.unknown()) })

/** What is sound among answers that were kept, or edited by hand. */
export function solved(): Solved[] {
  const kept = Kept.safeParse(read(KEY))
  return (kept.success ? kept.data.solved : []).flatMap((one) => {
    const parsed = Solution.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
}

export const answerOf = (list: readonly Solved[], day: Day, game: string): Solved | undefined =>
  list.find((one) => one.day === day && one.game === game)

/** Adds first answers; what is known stays. */
export function keepSolved(more: readonly Solved[]): void {
  const list = solved()
  const fresh = more.filter(({ day, game }) => !answerOf(list, day, game))
  const sorted = [...list, ...fresh].sort((one, other) => (one.day < other.day ? -1 : 1))
  write(KEY, { format: FORMAT, solved: sorted.slice(-MOST_SOLVED) })
}

/** On how many days in a row something was answered; today may still come. */
export function streakOf(list: readonly Solved[], now: Day): number {
  const days = new Set(list.map(({ day }) => day).filter((day) => isPast(day, now)))
  let day = days.has(now) ? now : dayBefore(now)
  let count = 0
  for (; days.has(day); day = dayBefore(day)) count++
  return count
}
