import { ENGINE_WORDS } from '../../engine/words.ts'
import type { TableHead } from '../../protocol/live/plan.ts'
import type { Denied, Granted, Welcome, Whole } from '../../protocol/live/replies.ts'
import { type Request, VERSION } from '../../protocol/live/requests.ts'
import type { Standing } from '../../protocol/live/standing.ts'
import { LIVE_WORDS } from '../../protocol/live/words.ts'
import { FILE_WORDS } from '../../protocol/words.ts'
import { speaker } from '../../words/say.ts'
import type { Listener } from './audience.ts'
import type { LiveGame } from './live-game.ts'
import type { Denying } from './verdict.ts'

/** Who waits for an answer to what. */
export interface Answerable {
  readonly listener: Listener
  readonly request: Request
  readonly id: string
  /** The request, as it is kept. */
  readonly by: string
}

/** How far the log has come, and how much of it the client has. */
type Progress = Pick<Welcome, 'since' | 'seq' | 'now'>

export function welcomeText({ guest, sees }: Listener, table: TableHead, { since, seq, now }: Progress): string {
  const welcome: Welcome = { kind: 'welcome', version: VERSION, guest, sees, table, since, seq, now }
  return JSON.stringify(welcome)
}

export function answerText(id: string, seq: number, moment?: Whole): string {
  const answer: Granted = { kind: 'answer', id, ok: true, seq, ...(moment ? { moment } : {}) }
  return JSON.stringify(answer)
}

/** Whose words and names a denial is said in. */
export interface Speaking {
  readonly standing: Standing
  readonly game: LiveGame | null
}

/** A denial says its reason in English too, for those who have no catalogue. */
export function denialText(id: string, { code, rule, reason }: Denying, { standing, game }: Speaking): string {
  const names = standing.sitters?.map(({ name }) => name) ?? []
  const words = { ...ENGINE_WORDS, ...FILE_WORDS, ...LIVE_WORDS, ...game?.timeline.game.words }
  const text = speaker(words, names)(reason)
  const answer: Denied = { kind: 'answer', id, ok: false, code, ...(rule === undefined ? {} : { rule }), reason, text }
  return JSON.stringify(answer)
}
