import type { Game, Kinds, Refusal, Table } from './game.ts'
import { allowed, fits, type OptionList, type OptionValues } from './options.ts'
import { sentence } from './sentence.ts'
import { freeze } from './values.ts'

/** What somebody asks for; what is missing is the default. */
export interface TableWish {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly board?: unknown
}

export type Prepared<K extends Kinds> =
  | { readonly ok: true; readonly table: Table<K['options'], K['board']> }
  | { readonly ok: false; readonly refusal: Refusal }

/** The door to a table: checks seats, options and board, and freezes what was agreed. */
export function prepare<K extends Kinds>(game: Game<K>, wish: TableWish): Prepared<K> {
  const refusal = seatsRefusal(game, wish.seats) ?? optionsRefusal(game, wish.options ?? {})
  if (refusal) return { ok: false, refusal }
  const options = { ...defaults(game.options), ...wish.options } as unknown as K['options']
  const board = (wish.board ?? game.boards[0]?.board ?? null) as K['board']
  const table = freeze({ seats: wish.seats, options, board })
  const objection = game.objection(table)
  return objection ? { ok: false, refusal: objection } : { ok: true, table }
}

const defaults = (specs: OptionList): OptionValues =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]))

function seatsRefusal({ seats, title }: Pick<Game, 'seats' | 'title'>, wanted: number): Refusal | null {
  const fits = Number.isInteger(wanted) && wanted >= seats.least && wanted <= seats.most
  return fits ? null : { rule: 'EN-1', reason: sentence('engine.seats', { title, wanted: shown(wanted), ...seats }) }
}

function optionsRefusal(game: Pick<Game, 'options' | 'title'>, wanted: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(wanted)) {
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined
    if (!spec) return refuseOption('engine.option-unknown', { title: game.title, name, known: known(game.options) })
    if (!fits(spec, value))
      return refuseOption('engine.option-value', { name, value: shown(value), allowed: allowed(spec) })
  }
  return null
}

const refuseOption = (key: string, values: Record<string, string>): Refusal => ({
  rule: 'EN-2',
  reason: sentence(key, values),
})

const known = (specs: OptionList): string => Object.keys(specs).join(', ')

const shown = (value: unknown): string => String(JSON.stringify(value))
