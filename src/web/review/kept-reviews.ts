import { hashOf } from '../../engine/hash.ts'
import type { Effort } from '../../lab/effort.ts'
import { type Findings, METHOD, type Stretch } from '../../lab/review.ts'
import type { MatchRecord } from '../../protocol/record.ts'

/** What was found out about matches, whole or in part. Where nothing can be kept it is looked for again. */
export interface KeptReviews {
  read(key: string): Promise<Findings | null>
  keep(key: string, findings: Findings): Promise<void>
}

/** The same for the same match wherever it lies; who sat there does not matter. */
export function keyOf(
  { game, rulesVersion, options, board, seats, log }: MatchRecord,
  stretch: Stretch,
  effort: Effort,
) {
  const said = JSON.stringify({ game, rulesVersion, options, board, seats: seats.length, log })
  return `${METHOD}-${effort}-${stretch.first}-${stretch.end}-${said.length}-${markOf(said)}`
}

/** Two words: one alone is the same for some pairs among thousands of matches. */
const markOf = (text: string): string => [hashOf(text), hashOf(text, OTHER_START)].join('-')

const OTHER_START = 0x1000193

/** For as long as the page lives. */
export function memoryReviews(): KeptReviews {
  const kept = new Map<string, Findings>()
  return {
    read: async (key) => kept.get(key) ?? null,
    keep: async (key, findings) => void kept.set(key, findings),
  }
}
