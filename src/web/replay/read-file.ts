import { isLevel } from '../../bots/levels.ts'
import { COLOURS, type Colour } from '../../engine/colour.ts'
import { replay } from '../../engine/match.ts'
import { same } from '../../engine/values.ts'
import { type Drawables, withShapes } from '../../protocol/boards.ts'
import { type Fault, failed, type Read, read } from '../../protocol/fault.ts'
import { readJson, SIZE_LIMIT, tooLarge } from '../../protocol/json.ts'
import { entryFault, type OpenedMatch, readMatch, resultFault, type SeatNote } from '../../protocol/match-file.ts'
import { BOXES, boxOf } from '../games/index.ts'
import type { Play, Sitter } from '../games/play.ts'
import { coloursOf } from '../table/open.ts'
import type { Agreement } from '../table/record.ts'
import { isNumber, picksColours, plainName } from '../table/sitters.ts'

/** A match that came from outside and follows the rules. */
export interface Arrived {
  readonly play: Play
  readonly agreement: Agreement
  readonly log: OpenedMatch['log']
  readonly isOver: boolean
}

/** What is wrong with a match from outside, and whose words say it, where the game is known. */
export interface Rejected {
  readonly fault: Fault
  readonly game: string | null
  readonly names: readonly string[]
}

export type Arrival = { readonly ok: true; readonly value: Arrived } | { readonly ok: false; readonly why: Rejected }

export type NameOf = (number: number) => string

/** The text of a file, which may be a picture. */
export async function textOf(file: Blob): Promise<Read<string>> {
  if (file.size > SIZE_LIMIT) return tooLarge()
  try {
    return read(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()))
  } catch {
    return failed('', 'not-text')
  }
}

/** Checks a match from outside: its shape, every entry of its log, and the result it claims. */
export async function arrive(text: Read<string>, nameOf: NameOf): Promise<Arrival> {
  const opened = text.ok ? readMatch(text.value, await gamesFor(text.value)) : text
  if (!opened.ok) return rejected(opened.fault)
  const match = opened.value
  const play = await boxOf(match.game.id)!.open()
  const names = namesOf(match.seats, nameOf)
  const played = replay(match.game, match.table, match.log)
  if (!played.ok) return rejected(entryFault(match, played.index, played.refusal), match.game.id, names)
  const waiting = match.game.waiting(played.match.state)
  const fault = resultFault(match.result, waiting.kind === 'over' ? waiting.result : null)
  if (fault) return rejected(fault, match.game.id, names)
  const agreement = agreementOf(play, match, names)
  return { ok: true, value: { play, agreement, log: match.log, isOver: waiting.kind === 'over' } }
}

const rejected = (fault: Fault, game: string | null = null, names: readonly string[] = []): Arrival => ({
  ok: false,
  why: { fault, game, names },
})

/** Only the box that is needed is opened; to say which games there are, all of them. */
async function gamesFor(text: string): Promise<Drawables> {
  const json = readJson(text)
  const id = json.ok ? (json.value as { game?: unknown } | null)?.game : null
  const box = typeof id === 'string' ? boxOf(id) : undefined
  return withShapes(await Promise.all((box ? [box] : BOXES).map((one) => one.open())))
}

const namesOf = (seats: readonly SeatNote[], nameOf: NameOf): string[] =>
  seats.map(({ name }, seat) => plainName(name ?? '') ?? nameOf(seat + 1))

function agreementOf(play: Play, { game, table, seats }: OpenedMatch, names: readonly string[]): Agreement {
  const { options, board } = table
  const isFirst = same(board, game.boards[0]?.board ?? null)
  return {
    sitters: sittersOf(play, seats, names),
    options: { ...options },
    ...(isFirst ? {} : { board }),
  }
}

/** Whoever wrote the file may have noted who sits where; what is not noted or does not fit is as at a new table. */
function sittersOf(play: Play, seats: readonly SeatNote[], names: readonly string[]): Sitter[] {
  const noted = seats.map(({ colour }) => colour)
  const picked = picksColours(play) && noted.every(isColour) ? noted : coloursOf(play)
  return seats.map(({ player, number }, seat) => ({
    name: names[seat]!,
    colour: picked[seat % picked.length]!,
    bot: typeof player === 'string' && isLevel(player) ? player : null,
    ...(play.livery.isNumbered && isNumber(number) ? { number } : {}),
  }))
}

const isColour = (colour: unknown): colour is Colour => COLOURS.includes(colour as Colour)
