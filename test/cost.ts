/** What some work takes: milliseconds of the processor, which a busy machine hardly lengthens, and megabytes more than before. */
export interface Cost {
  readonly milliseconds: number
  readonly megabytes: number
}

/** Code with faults planted in it is that much slower. */
const SLOWNESS = Number(process.env.PADDOCK_SLOWNESS ?? 1)

/** What anything from outside may cost. */
export const MOST: Cost = { milliseconds: 1_000 * SLOWNESS, megabytes: 200 * SLOWNESS }

const TRIES = 3
const peak = () => process.resourceUsage().maxRSS / 1_000

async function onceCost(work: () => unknown): Promise<Cost> {
  const before = peak()
  const begun = process.cpuUsage()
  await work()
  return { milliseconds: process.cpuUsage(begun).user / 1_000, megabytes: peak() - before }
}

/** Others on the machine can make a try dearer, but not all of them. */
export async function costOf(work: () => unknown): Promise<Cost> {
  const first = await onceCost(work)
  let { milliseconds } = first
  for (let tries = 1; tries < TRIES && milliseconds >= MOST.milliseconds; tries++)
    milliseconds = Math.min(milliseconds, (await onceCost(work)).milliseconds)
  return { ...first, milliseconds }
}
