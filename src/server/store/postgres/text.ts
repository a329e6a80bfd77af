/** Postgres keeps no sign of number 0: nothing that is ever kept has one, but anybody may ask for something with it. */
export function toPostgres(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
  return Array.isArray(value) ? value.map(toPostgres) : value
}
