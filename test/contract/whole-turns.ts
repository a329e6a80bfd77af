import type { Game, Seat } from '../../src/engine/game.ts'
import { turns } from '../../src/engine/turns.ts'
import { copy, same } from '../../src/engine/values.ts'
import type { Moment, State } from './moment.ts'
import { json, type Problems, when } from './problems.ts'

const BOUND = 300

/** The whole turns are exactly what stepping through `legal` reaches. */
export function turnProblems({ game, state }: Moment): Problems {
  const waiting = game.waiting(state)
  if (waiting.kind !== 'seats') return []
  return waiting.seats.flatMap((seat) => {
    const whole = turns(game, state, seat, BOUND)
    const ends = whole.turns.map((turn) => json(turn.state))
    const wrong = whole.turns.filter(({ actions }, i) => json(stepped(game, state, seat, actions)) !== ends[i])
    return [
      ...when(wrong.length > 0, `a whole turn of seat ${seat} ends elsewhere than its steps`),
      ...when(new Set(ends).size < ends.length, `a whole turn of seat ${seat} is found twice`),
      ...(whole.complete ? missingProblems(game, state, seat, ends) : []),
    ]
  })
}

function stepped(game: Game, state: State, seat: Seat, actions: readonly { readonly kind: string }[]): State {
  const after = copy(state)
  for (const action of actions) game.play(after, seat, action)
  return after
}

function missingProblems(game: Game, state: State, seat: Seat, ends: readonly string[]): Problems {
  const reached = new Set<string>()
  reach(game, state, seat, new Set(), reached)
  return when(json([...reached].sort()) !== json([...ends].sort()), `the whole turns of seat ${seat} are not its steps`)
}

function reach(game: Game, state: State, seat: Seat, seen: Set<string>, ends: Set<string>): void {
  for (const action of game.legal(state, seat)) {
    const after = stepped(game, state, seat, [action])
    const key = json(after)
    if (seen.has(key)) continue
    seen.add(key)
    const waiting = game.waiting(after)
    if (waiting.kind === 'seats' && same(waiting.seats, [seat])) reach(game, after, seat, seen, ends)
    else ends.add(key)
  }
}
