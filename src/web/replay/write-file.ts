import { type SeatNote, writeMatch } from '../../protocol/match-file.ts'
import { jsonFile } from '../browser/give.ts'
import type { Sitter } from '../games/play.ts'
import { keepsSecrets, ownEyes, type Reel } from './reel.ts'

/** The match of a table as a file, to keep or to send. */
export const matchFile = (reel: Reel): File => jsonFile(fileName(reel.record), matchText(reel))

/** What stands in it. Of a table that still hides something it holds only what its own seat may know. */
export function matchText(reel: Reel): string {
  const { play, record, timeline, result } = reel
  const { game } = play
  const seats = record.sitters.map(noteOf)
  const match = { game, table: timeline.present.table, seats, result }
  if (!keepsSecrets(reel)) return writeMatch({ ...match, log: timeline.log })
  const watcher = ownEyes(reel)
  return writeMatch({ ...match, for: watcher, log: timeline.log.map((entry) => game.redact(entry, watcher)) })
}

/** A name as a file may hold it: without control characters, and none rather than an empty one. */
function noteOf({ name, colour, bot, number }: Sitter): SeatNote {
  const plain = name.replace(/\p{Cc}/gu, '').slice(0, 40)
  return {
    ...(plain === '' ? {} : { name: plain }),
    player: bot ?? 'person',
    colour,
    ...(number === undefined ? {} : { number }),
  }
}

/** `paddock-monza-2026-11-15.json` */
export function fileName({ game, touched }: Reel['record']): string {
  const day = new Date(touched)
  const two = (number: number) => String(number).padStart(2, '0')
  return `paddock-${game}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.json`
}
