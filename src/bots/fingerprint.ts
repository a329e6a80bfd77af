const numbers = new WeakMap<object, number>()
let last = 0

/**
 * A text that is equal only for equal states. Frozen parts, which states share, count by identity: they may be large,
 * and to write out a board for every step would cost more than the step.
 */
export function fingerprint(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  if (Object.isFrozen(value)) return `#${numberOf(value)}`
  return Array.isArray(value) ? `[${value.map(fingerprint).join()}]` : printObject(value as Record<string, unknown>)
}

function numberOf(frozen: object): number {
  const known = numbers.get(frozen)
  if (known !== undefined) return known
  numbers.set(frozen, ++last)
  return last
}

function printObject(object: Record<string, unknown>): string {
  let text = '{'
  for (const key in object) text += `${key}:${fingerprint(object[key])},`
  return `${text}}`
}
