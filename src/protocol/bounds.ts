export const MOST_LEVELS = 64

/** Whether a value takes more than about so many characters as JSON, or is nested too deep. What is over is not looked at. */
export const isOver = (value: unknown, most: number): boolean => roomLeft(value, most, MOST_LEVELS) < 0

const NONE = -1
const QUOTES = 2

function roomLeft(value: unknown, room: number, levels: number): number {
  if (typeof value === 'string') return room - QUOTES - value.length
  if (typeof value !== 'object' || value === null) return room - 1
  if (levels === 0) return NONE
  return Array.isArray(value) ? afterItems(value, room - 1, levels - 1) : afterFields(value, room - 1, levels - 1)
}

function afterItems(items: readonly unknown[], room: number, levels: number): number {
  let left = room
  for (let i = 0; i < items.length && left >= 0; i++) left = roomLeft(items[i], left, levels)
  return left
}

function afterFields(fields: object, room: number, levels: number): number {
  let left = room
  for (const name in fields) {
    left = roomLeft((fields as Record<string, unknown>)[name], left - name.length, levels)
    if (left < 0) return NONE
  }
  return left
}
