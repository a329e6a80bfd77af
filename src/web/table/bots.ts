import { Asker, type Reply } from '../../bots/ask.ts'
import { atOnce as byHabit, habitOf, isLevel } from '../../bots/levels.ts'
import type { Game, Kinds, Seat } from '../../engine/game.ts'
import type { Random } from '../../engine/random.ts'
import type { Glimpse } from '../games/play.ts'

type Action = Kinds['action']

/** What a bot is asked about. */
interface Decision {
  readonly level: string
  readonly view: Kinds['view']
  readonly seat: Seat
  readonly legal: readonly Action[]
}

export interface Thinking {
  readonly answer: Promise<Action>
  cancel(): void
}

let asker: Asker | null = null

function theAsker(): Asker {
  if (asker) return asker
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
  const created = new Asker({
    post: (request) => worker.postMessage(request),
    listen: (take) => {
      worker.onmessage = ({ data }: MessageEvent<Reply>) => take(data)
    },
  })
  worker.onerror = (event) => {
    event.preventDefault()
    worker.terminate()
    if (asker === created) asker = null
    created.fail(new Error(event.message))
  }
  asker = created
  return created
}

/** Asks a bot in the worker, which the next question starts again if it fell over. */
export function think(game: Game, decision: Decision): Thinking {
  const seed = [...crypto.getRandomValues(new Uint32Array(4))]
  try {
    const { answer, cancel } = theAsker().ask({ game: game.id, ...decision, seed })
    return { answer: answer.then(({ choice }) => decision.legal[choice]!), cancel }
  } catch (error) {
    return { answer: Promise.reject(error), cancel: () => undefined }
  }
}

/** What a bot does that need not think, decided on the page itself; null if it has to think. */
export function atOnce(
  game: Game,
  reflex: Glimpse['reflex'] | undefined,
  { level, ...asked }: Decision,
  random: Random,
): Action | null {
  return byHabit(habitOf(isLevel(level) ? level : 'random', reflex ?? null), { game, ...asked, random })
}
