import { failed, type Read, read } from '../../protocol/fault.ts'
import { SIZE_LIMIT, tooLarge } from '../../protocol/json.ts'
import { type Match, type Opened, openText } from '../../protocol/match.ts'
import { LIBRARY } from '../games/index.ts'
import { plainName } from '../table/store/sitters.ts'

/** What a player is called who gave no name. */
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

/** A match from outside, in which everybody has a name that can stand within a sentence. */
export async function arrive(text: Read<string>, nameOf: NameOf): Promise<Opened> {
  const opened = await openText(text, LIBRARY)
  if (!opened.ok) return { ...opened, seats: named(opened.seats, nameOf) }
  const { match } = opened
  return { ok: true, match: { ...match, head: { ...match.head, seats: named(match.head.seats, nameOf) } } }
}

const named = (seats: Match['head']['seats'], nameOf: NameOf) =>
  seats.map((sitter, seat) => ({ ...sitter, name: plainName(sitter.name) ?? nameOf(seat + 1) }))
