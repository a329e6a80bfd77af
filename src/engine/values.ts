/**
 * A deep copy of plain JSON that shares whatever is frozen. So a table, a board or a laid track is frozen once and
 * costs nothing from then on.
 */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  return (Array.isArray(value) ? copyArray(value) : copyObject(value)) as T
}

function copyArray(items: readonly unknown[]): unknown[] {
  const result = items.slice()
  for (let i = 0; i < result.length; i++) {
    const item = result[i]
    if (typeof item === 'object' && item !== null) result[i] = copy(item)
  }
  return result
}

function copyObject(source: object): object {
  const result: Record<string, unknown> = {}
  for (const key in source) result[key] = copy((source as Record<string, unknown>)[key])
  return result
}

/** Freezes plain JSON all the way down. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const item of Object.values(value)) freeze(item)
  return Object.freeze(value)
}

/** Whether two values are the same JSON; the order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b)
  return !Array.isArray(b) && sameFields(a, b)
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
  return true
}

function sameFields(a: object, b: object): boolean {
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && same(a[key as keyof typeof a], b[key as keyof typeof b]))
}
