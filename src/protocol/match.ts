import type { Game, Refusal, Result, Table, Watcher } from '../engine/game.ts'
import type { Sitter } from '../engine/sitter.ts'
import { Timeline } from '../engine/timeline.ts'
import { same } from '../engine/values.ts'
import { brief, type Fault, failed, type Read, refused } from './fault.ts'
import { readJson } from './json.ts'
import { type Library, type MatchHead, type MatchRecord, type Playable, type ReadRecord, readRecord } from './record.ts'

/** A match that follows the rules from its first entry to its last. */
export interface Match {
  readonly playable: Playable
  readonly head: MatchHead
  readonly timeline: Timeline
}

/** What is wrong with a record, and who is named in the sentence that says so, as far as that is known. */
export interface Unopened {
  readonly ok: false
  readonly fault: Fault
  readonly game: Game | null
  readonly seats: readonly Sitter[]
}

export type Opened = { readonly ok: true; readonly match: Match } | Unopened

/** The one door for matches from outside: parses a record, sets up its table and plays its log, once. */
export async function openMatch(value: unknown, library: Library): Promise<Opened> {
  const opened = await readRecord(value, library)
  return opened.ok ? openRecord(opened.value) : { ...opened, game: null, seats: [] }
}

/** The same for the text of a file or a link. */
export async function openText(text: Read<string>, library: Library): Promise<Opened> {
  const json = text.ok ? readJson(text.value) : text
  return json.ok ? openMatch(json.value, library) : { ...json, game: null, seats: [] }
}

/** The same for a record that was read already. */
export function openRecord({ playable, record, table }: ReadRecord): Opened {
  const { game } = playable
  const { log, result, ...head } = record
  const played = Timeline.replay(game, table, log)
  const fault = played.ok
    ? resultFault(record, played.timeline.result)
    : entryFault(record, game, played.index, played.refusal)
  if (!played.ok || fault) return { ok: false, fault: fault!, game, seats: head.seats }
  return { ok: true, match: { playable, head, timeline: played.timeline } }
}

/** Why an entry cannot be played. In a log for one watcher's eyes the reason is nearly always what that one may not know. */
export function entryFault(head: MatchHead, game: Game, index: number, refusal: Refusal): Fault {
  const where = `log[${index}]`
  if (head.for !== undefined) return failed(where, 'redacted', { seat: head.for ?? 'none' }).fault
  if (head.rulesVersion === game.rulesVersion) return refused(where, refusal).fault
  return failed(where, 'outdated', { theirs: head.rulesVersion, reason: refusal.reason }).fault
}

/** Whether the result that a record claims is the one its log leads to. */
export function resultFault({ result: claimed }: MatchRecord, played: Result | null): Fault | null {
  if (!claimed) return null
  if (!played) return failed('result', 'result-early').fault
  if (same(claimed, played)) return null
  return failed('result', 'result', { ours: brief(played), theirs: brief(claimed) }).fault
}

/** A match that begins now, at a table that was set up. */
export function newMatch(playable: Playable, table: Table<object>, seats: readonly Sitter[]): Match {
  const { game } = playable
  const { id, rulesVersion, boards } = game
  const named = boards.find(({ board }) => same(board, table.board))
  const board = named?.id ?? table.board
  const head = { game: id, rulesVersion, options: { ...table.options }, ...(board === null ? {} : { board }), seats }
  return { playable, head, timeline: Timeline.begin(game, table) }
}

/** While hands are hidden and the game goes on, nobody may see more than the table shows. */
export const keepsSecrets = ({ timeline: { game, table, result } }: Match): boolean =>
  game.hides(table.options) && result === null

/**
 * A match as it may be given away: whole when it is over or hides nothing, else as one watcher may know it. Who had the
 * secret of the dice before the end would know every roll to come.
 */
export function recordFor(match: Match, watcher: Watcher): MatchRecord {
  const { game, log, result } = match.timeline
  const head = result === null ? sealed(match.head) : match.head
  if (!keepsSecrets(match)) return { ...head, log, result }
  return { ...head, for: watcher, log: log.map((entry) => game.redact(entry, watcher)), result }
}

function sealed({ proof, ...head }: MatchHead): MatchHead {
  if (!proof) return head
  const { secret: _secret, ...seal } = proof
  return { ...head, proof: seal }
}

/** A match that is played on elsewhere, with dice that nobody promised. */
export function withoutProof({ head: { proof: _proof, ...head }, ...match }: Match): Match {
  return { ...match, head }
}

/** A match as whoever keeps it for the players must have it, with all it hides. */
export const wholeRecord = ({ head, timeline: { log, result } }: Match): MatchRecord => ({ ...head, log, result })
