import { type Sentence, sentence } from '../../engine/sentence.ts'
import { ENGINE_WORDS } from '../../engine/words.ts'
import { GAMES } from '../../games/index.ts'
import type { Fault } from '../../protocol/fault.ts'
import { LIVE_WORDS } from '../../protocol/live/words.ts'
import { FILE_WORDS } from '../../protocol/words.ts'
import { speaker } from '../../words/say.ts'
import { STORE_WORDS } from '../store/words.ts'

/** What a request is answered that is not granted: a status, and why. */
export class HttpProblem extends Error {
  readonly status: number
  readonly code: string
  readonly reason: Sentence

  constructor(status: number, code: string, reason: Sentence = sentence(`live.${code}`)) {
    super(code)
    this.status = status
    this.code = code
    this.reason = reason
  }
}

const BAD = 400

/** What somebody sent does not fit. */
export const unfit = ({ where, code, reason }: Fault): HttpProblem =>
  new HttpProblem(BAD, code, where === '' ? reason : sentence('live.malformed', { where, reason }))

const words = Object.assign(
  {},
  ENGINE_WORDS,
  FILE_WORDS,
  LIVE_WORDS,
  STORE_WORDS,
  ...Object.values(GAMES).map((game) => game.words),
)
const say = speaker(words)

export const problemBody = ({ code, reason }: Pick<HttpProblem, 'code' | 'reason'>) => ({
  code,
  reason,
  text: say(reason),
})
