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

/** Two words of FNV-1a with different beginnings: one alone is the same for some pairs among thousands of matches. */
const markOf = (text: string): string => [0x811c9dc5, 0x1000193].map((start) => hashFrom(start, text)).join('-')

function hashFrom(start: number, text: string): number {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** For as long as the page lives. */
export function memoryReviews(): KeptReviews {
  const kept = new Map<string, Findings>()
  return {
    read: async (key) => kept.get(key) ?? null,
    keep: async (key, findings) => void kept.set(key, findings),
  }
}
