import type { Request } from '../../protocol/live/requests.ts'
import type { LiveGame } from './live-game.ts'
import { granted, refusedBy, type Verdict } from './verdict.ts'

type Asked<Kind extends Request['kind']> = Request & { readonly kind: Kind }

/** That somebody has nothing to say is that seat's secret until the window closes. */
export function playAct(game: LiveGame, { seat, actions }: Asked<'act'>): Verdict {
  if (game.isPass(seat, actions)) return granted({ kind: 'ordered', seat, order: 'pass' })
  const { length } = game.timeline
  const refusal = game.act(seat, actions)
  return refusal ? refusedBy(refusal) : granted(...game.since(length))
}

export function playRoll(game: LiveGame, { seat }: Asked<'roll'>): Verdict {
  const { length } = game.timeline
  const refusal = game.referee.press(seat)
  return refusal ? refusedBy(refusal) : granted(...game.since(length))
}

export function playUndo(game: LiveGame, { seat }: Asked<'undo'>): Verdict {
  const refusal = game.referee.undo(seat)
  return refusal ? refusedBy(refusal) : granted({ kind: 'undone', seat, to: game.timeline.length })
}
