/** One thing a table can choose, as data. */
export type OptionSpec =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly default: number }

export type OptionList = Readonly<Record<string, OptionSpec>>
export type OptionValue = string | number | boolean
export type OptionValues = Readonly<Record<string, OptionValue>>

export function fits(spec: OptionSpec, value: unknown): boolean {
  if (spec.kind === 'flag') return typeof value === 'boolean'
  if (spec.kind === 'choice') return typeof value === 'string' && spec.values.includes(value)
  return Number.isInteger(value) && (value as number) >= spec.least && (value as number) <= spec.most
}

/** The allowed values of an option, as text for messages. */
export function allowed(spec: OptionSpec): string {
  if (spec.kind === 'flag') return 'true, false'
  return spec.kind === 'choice' ? spec.values.join(', ') : `${spec.least}–${spec.most}`
}
