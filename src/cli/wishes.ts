import { InvalidArgumentError } from 'commander'
import type { Game, Table } from '../engine/game.ts'
import type { OptionSpec } from '../engine/options.ts'
import { prepare } from '../engine/table.ts'
import { boardFaults } from '../protocol/boards.ts'
import { readJson } from '../protocol/json.ts'
import { quoted } from './clean.ts'
import { invalid, misused, unwanted } from './complaint.ts'
import { DRAWABLES } from './drawables.ts'
import { fileName, readText } from './files.ts'

/** Parses a whole number between two bounds, for an option of a command. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    const range = most === ANY ? `, ${least} or more` : ` from ${least} to ${most}`
    throw new InvalidArgumentError(`It must be a whole number${range}.`)
  }

/** No bound but that of exact numbers. */
export const ANY = Number.MAX_SAFE_INTEGER

export const seedNumber = wholeNumber(0, ANY)

/** What the command line says about a table. */
export interface TableWishes {
  readonly seats?: number
  readonly options?: string
  readonly board?: string
}

export async function tableFor(game: Game, wishes: TableWishes): Promise<Table<object>> {
  const options = parseOptions(game, wishes.options ?? '')
  const board = await boardFor(game, wishes.board)
  const prepared = prepare(game, { seats: wishes.seats ?? game.seats.least, options, board })
  if (!prepared.ok) throw unwanted(prepared.refusal)
  return prepared.table
}

/** `starter=random,laps=3` as values of the kinds that the game wants. */
export function parseOptions(game: Game, text: string): Record<string, unknown> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(pairs.map((pair) => parsePair(game, pair)))
}

function parsePair(game: Game, pair: string): [string, unknown] {
  const [name, value, ...rest] = pair.split('=').map((part) => part.trim())
  if (!name || value === undefined || rest.length > 0)
    throw misused(`Options are written name=value,name=value, which ${quoted(pair)} is not.`)
  const spec = Object.hasOwn(game.options, name) ? game.options[name]! : null
  return [name, spec ? parseValue(spec, value) : value]
}

/** A value of the wrong kind stays text, so that the table's door refuses it in its own words. */
function parseValue(spec: OptionSpec, text: string): unknown {
  if (spec.kind === 'flag' && (text === 'true' || text === 'false')) return text === 'true'
  return spec.kind === 'number' && /^-?\d+$/.test(text) ? Number(text) : text
}

/** `--board` names one of the game's boards or a file. */
async function boardFor(game: Game, wish: string | undefined): Promise<unknown> {
  if (wish === undefined) return undefined
  const own = game.boards.find(({ id }) => id === wish)
  return own ? own.board : boardFromFile(game, wish)
}

async function boardFromFile(game: Game, path: string): Promise<unknown> {
  if (game.boards.length === 0) throw misused(`${game.title} has no boards to choose from.`)
  const json = readJson(await readText(path))
  if (!json.ok) throw invalid(fileName(path), json.fault)
  const fault = boardFaults(DRAWABLES[game.id]!, json.value)[0]
  if (fault) throw invalid(fileName(path), fault)
  return json.value
}

/** `2–6`, or `8` where there is no choice. */
export const rangeText = ({ least, most }: { readonly least: number; readonly most: number }): string =>
  least === most ? String(least) : `${least}–${most}`
