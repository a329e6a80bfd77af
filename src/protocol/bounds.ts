export const MOST_LEVELS = 64

/** Whether a value takes more than about so many characters as JSON, or is nested too deep. What is over is not looked at. */
export const isOver = (value: unknown, most: number): boolean => roomLeft(value, most, MOST_LEVELS) < 0

const NONE = -1

function roomLeft(value: unknown, room: number, levels: number): number {
  if (typeof value === 'string') return room - value.length
  if (typeof value !== 'object' || value === null) return room - 1
  if (levels === 0 || (Array.isArray(value) && value.length > room)) return NONE
  return roomAfter(value, room - 1, levels - 1)
}

function roomAfter(items: object, room: number, levels: number): number {
  let left = room
  for (const name in items) {
    left = roomLeft((items as Record<string, unknown>)[name], left - name.length, levels)
    if (left < 0) return NONE
  }
  return left
}
