/** What some work takes: milliseconds of the processor, which a busy machine does not lengthen, and megabytes more than before. */
export interface Cost {
  readonly milliseconds: number
  readonly megabytes: number
}

const peak = () => process.resourceUsage().maxRSS / 1_000

export async function costOf(work: () => unknown): Promise<Cost> {
  const before = peak()
  const begun = process.cpuUsage()
  await work()
  return { milliseconds: process.cpuUsage(begun).user / 1_000, megabytes: peak() - before }
}

/** What anything from outside may cost. */
export const MOST: Cost = { milliseconds: 1_000, megabytes: 200 }
