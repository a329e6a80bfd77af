const LENGTH = 24 * 60 * 60 * 1000

/** A day of the world's clock, such as 2026-02-28: it begins everywhere at the same moment. */
export type Day = string

export const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10)

export const today = (): Day => dayAt(Date.now())

/** A day that there was, and that has begun. */
export function isPast(text: string, now: Day): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && text <= now && dayAt(Date.parse(text) || 0) === text
}

export const dayBefore = (day: Day, days = 1): Day => dayAt(Date.parse(day) - days * LENGTH)

/** So many days, the last of them this one. */
export const daysUntil = (day: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => dayBefore(day, count - 1 - index))
