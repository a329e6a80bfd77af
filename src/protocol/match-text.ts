import type { Entry, Game } from '../engine/game.ts'
import { optionsAt } from '../engine/options.ts'
import type { Proof } from '../engine/proof.ts'
import type { Sitter } from '../engine/sitter.ts'
import { FORMAT, type MatchRecord } from './record.ts'

/** The canonical text of a match: every field in its order, one line for each entry of the log. */
export function matchText(game: Game, record: MatchRecord): string {
  const { rulesVersion, board, seats, for: watcher, proof, log, result } = record
  const fields = {
    format: FORMAT,
    game: game.id,
    rulesVersion,
    options: spelledOut(game, record),
    ...(game.boards.length === 0 ? {} : { board: board ?? game.boards[0]!.id }),
    seats: seats.map(noteOf),
    ...(watcher === undefined ? {} : { for: watcher }),
    ...(proof ? { proof: proofOf(proof) } : {}),
  }
  const head = Object.entries(fields).map(([name, value]) => `  "${name}": ${JSON.stringify(value)}`)
  const tail = result ? [`  "result": ${JSON.stringify(result)}`] : []
  return `{\n${[...head, `  "log": ${logText(log)}`, ...tail].join(',\n')}\n}\n`
}

/** Every option that the match's own version of the rules had, in the game's order. */
function spelledOut({ options: specs }: Game, { options, rulesVersion }: MatchRecord): Record<string, unknown> {
  const then = optionsAt(specs, rulesVersion, options) as Readonly<Record<string, unknown>>
  const known = Object.entries(specs).filter(
    ([name, { since }]) => name in options || !since || rulesVersion >= since.version,
  )
  return Object.fromEntries(known.map(([name, spec]) => [name, then[name] ?? spec.default]))
}

const noteOf = ({ name, player, colour, number }: Sitter) => ({
  ...(name === '' ? {} : { name }),
  player,
  colour,
  ...(number === undefined ? {} : { number }),
})

const proofOf = ({ table, commitment, strings, secret }: Proof): Proof => ({
  table,
  commitment,
  strings,
  ...(secret === undefined ? {} : { secret }),
})

const logText = (log: readonly Entry[]): string =>
  log.length === 0 ? '[]' : `[\n${log.map((entry) => `    ${JSON.stringify(inOrder(entry))}`).join(',\n')}\n  ]`

/** Two writers may list the fields of an action in different orders; the text has one. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  const names = Object.keys(value).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
  return Object.fromEntries(names.map((name) => [name, inOrder((value as Record<string, unknown>)[name])]))
}

const FIRST = ['seat', 'kind']

const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
