import type { Game } from '../../engine/game.ts'
import { matchText } from '../../protocol/match-text.ts'
import type { MatchRecord } from '../../protocol/record.ts'
import { jsonFile } from '../browser/give.ts'

/** A match as a file, to keep or to send. */
export const recordFile = (game: Game, record: MatchRecord): File =>
  jsonFile(fileName(game.id, new Date()), matchText(game, record))

/** `paddock-monza-2026-11-15.json` */
export function fileName(game: string, day: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `paddock-${game}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.json`
}
