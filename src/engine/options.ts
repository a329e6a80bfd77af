/** What an option can be. */
type OptionKind =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly default: number }

/** One thing a table can choose, as data. */
export type OptionSpec = OptionKind & {
  /** The value of another option without which it means nothing. */
  readonly only?: { readonly option: string; readonly is: OptionValue }
  /** A reading of the rules that some tables prefer, shown apart from the choices that every table makes. */
  readonly group?: 'house'
  /** Since which rules version it exists or has this default, and which value the matches of older versions had. */
  readonly since?: { readonly version: number; readonly before: OptionValue }
}

export type OptionList = Readonly<Record<string, OptionSpec>>
export type OptionValue = string | number | boolean
export type OptionValues = Readonly<Record<string, OptionValue>>

export function fits(spec: OptionSpec, value: unknown): boolean {
  if (spec.kind === 'flag') return typeof value === 'boolean'
  if (spec.kind === 'choice') return typeof value === 'string' && spec.values.includes(value)
  return Number.isInteger(value) && (value as number) >= spec.least && (value as number) <= spec.most
}

/** The options of a match that began under some version of the rules: what it does not say is as it was then. */
export function optionsAt<Values extends object>(specs: OptionList, version: number, said: Values): Values {
  const then = Object.entries(specs).flatMap(([name, { since }]) =>
    since && version < since.version ? [[name, since.before] as const] : [],
  )
  return { ...Object.fromEntries(then), ...said }
}

/** Whether an option means anything at a table that has chosen these values. */
export function matters(specs: OptionList, name: string, chosen: OptionValues): boolean {
  const only = specs[name]?.only
  return !only || (chosen[only.option] ?? specs[only.option]?.default) === only.is
}

/** The allowed values of an option, as text for messages. */
export function allowed(spec: OptionSpec): string {
  if (spec.kind === 'flag') return 'true, false'
  return spec.kind === 'choice' ? spec.values.join(', ') : `${spec.least}–${spec.most}`
}
