import { isOutcome } from '../engine/game.ts'
import type { Random } from '../engine/random.ts'
import { Timeline } from '../engine/timeline.ts'
import { type Read, read } from '../protocol/fault.ts'
import { entryFault, type Match, openRecord, resultFault } from '../protocol/match.ts'
import type { ReadRecord } from '../protocol/record.ts'

/** A file as far as it was played. */
export interface PlayedFile {
  readonly match: Match
  /** By entry its place in the file; null for chance that was drawn. */
  readonly places: readonly (number | null)[]
}

/** Plays the first entries of a file; with a source of random numbers also the chance that it leaves out. */
export function playFile(file: ReadRecord, at: number, random: Random | null): Read<PlayedFile> {
  return random ? drawnOut(file, at, random) : asItStands(file, at)
}

/** A result is a claim about the whole log. */
const upTo = (record: ReadRecord['record'], at: number): ReadRecord['record'] =>
  at === record.log.length ? record : { ...record, log: record.log.slice(0, at), result: null }

function asItStands(file: ReadRecord, at: number): Read<PlayedFile> {
  const opened = openRecord({ ...file, record: upTo(file.record, at) })
  return opened.ok ? read({ match: opened.match, places: [...opened.match.timeline.log.keys()] }) : opened
}

function drawnOut({ playable, record, table }: ReadRecord, at: number, random: Random): Read<PlayedFile> {
  const timeline = Timeline.begin(playable.game, table)
  const places: (number | null)[] = []
  for (let index = 0; index <= at; index++) {
    const entry = record.log[index]
    if (!entry || !isOutcome(entry)) places.push(...drawDue(timeline, random))
    const refusal = index < at ? timeline.append(entry!) : null
    if (refusal) return { ok: false, fault: entryFault(record, playable.game, index, refusal) }
    if (index < at) places.push(index)
  }
  const { log: _log, result: _result, ...head } = record
  const fault = resultFault(upTo(record, at), timeline.result)
  return fault ? { ok: false, fault } : read({ match: { playable, head, timeline }, places })
}

/** Draws the chance that is due, and says for each that the file has no place for it. */
function drawDue(timeline: Timeline, random: Random): null[] {
  const drawn: null[] = []
  for (let due = timeline.waiting; due.kind === 'chance'; due = timeline.waiting) {
    timeline.append({ outcome: timeline.game.sample(due.chance, random) })
    drawn.push(null)
  }
  return drawn
}
