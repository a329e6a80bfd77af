import { isLevel } from '../bots/levels.ts'
import { isPerson } from '../engine/sitter.ts'
import { type Read, read } from '../protocol/fault.ts'
import { readJson } from '../protocol/json.ts'
import { type Match, type Opened, wholeRecord } from '../protocol/match.ts'
import { matchText } from '../protocol/match-text.ts'
import { quoted } from './clean.ts'
import { Complaint, EXIT, invalid } from './complaint.ts'
import { fileName, readText } from './files.ts'
import { LEVELS_TEXT } from './players.ts'
import { createText, replaceContent } from './writing.ts'

/** What is read from a file, or else the complaint about it. */
export function sound<T>(path: string, value: Read<T>): T {
  if (!value.ok) throw invalid(fileName(path), value.fault)
  return value.value
}

export const readValue = async (path: string): Promise<unknown> => sound(path, readJson(await readText(path)))

export const soundMatch = (path: string, opened: Opened): Match => sound(path, opened.ok ? read(opened.match) : opened)

/** Who decides is noted in the file, so a wrong level is the file's fault. */
export function checkPlayers(path: string, { head: { seats } }: Match): void {
  const seat = seats.findIndex((sitter) => !isPerson(sitter) && !isLevel(sitter.player))
  if (seat < 0) return
  const what = `There is no bot ${quoted(seats[seat]!.player)}; there are: ${LEVELS_TEXT}.`
  throw new Complaint(EXIT.invalid, `${fileName(path)}: seats[${seat}].player: ${what}`)
}

/** The whole match, with all it hides, for whoever keeps it. */
export const textOf = (match: Match): string => matchText(match.playable.game, wholeRecord(match))

export const createFile = (path: string, match: Match): void => createText(path, textOf(match))

export const replaceFile = (path: string, match: Match): void => replaceContent(path, textOf(match))
