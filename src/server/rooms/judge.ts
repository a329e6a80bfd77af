import type { Whole } from '../../protocol/live/replies.ts'
import type { Request } from '../../protocol/live/requests.ts'
import type { Chat } from './chat.ts'
import type { LiveGame } from './live-game.ts'
import { playAct, playRoll, playUndo } from './playing.ts'
import { type Asking, back, begin, keep, order, ready, sit, stand } from './seating.ts'
import { denied, granted, type Verdict } from './verdict.ts'

/** All that a request is judged by. */
export interface Judged {
  readonly asking: Asking
  readonly seats: number
  readonly game: LiveGame | null
  readonly chat: Chat
  /** Whether something happened after this event that changes what is decided. */
  isStale(after: number): boolean
  /** What whoever asks saw after an entry; null where there is none. */
  moment(index: number): Whole | null
}

/** What becomes of a request. What it does in the game is done when this returns. */
export function judge(request: Request, judged: Judged): Verdict {
  const { asking, chat } = judged
  if ('seat' in request && request.seat >= judged.seats) return denied('no-such-seat')
  switch (request.kind) {
    case 'act':
    case 'roll':
    case 'undo':
      return play(request, judged)
    case 'sit':
      return sit(asking, request)
    case 'stand':
      return stand(asking, request)
    case 'begin':
      return begin(asking)
    case 'keep':
      return keep(asking, request)
    case 'back':
      return back(asking, request)
    case 'order':
      return order(asking, request)
    case 'ready':
      return ready(asking, request, judged.game?.isBreak ?? false)
    case 'say':
    case 'wave':
      return chat.say(asking.guest, asking.standing, request)
    case 'look':
      return shown(judged.moment(request.index))
    case 'ping':
      return granted()
  }
}

const shown = (moment: Whole | null): Verdict => (moment ? { kind: 'shown', moment } : denied('not-begun'))

type Playing = Request & { readonly kind: 'act' | 'roll' | 'undo' }

/** Only the owner of a seat acts for it, and not while a bot keeps it. */
function play(request: Playing, { game, asking, isStale }: Judged): Verdict {
  const { holders, kept } = asking.standing
  if (!game) return denied('not-begun')
  if (holders[request.seat]?.guest !== asking.guest || kept[request.seat]) return denied('not-your-seat')
  if (isStale(request.after)) return denied('stale')
  if (request.kind === 'act') return playAct(game, request)
  return request.kind === 'roll' ? playRoll(game, request) : playUndo(game, request)
}
