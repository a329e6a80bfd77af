import { top } from '../../../../engine/frames.ts'
import type { Seat } from '../../../../engine/game.ts'
import type { Drives } from '../../../../engine/guide.ts'
import type { Step } from '../../../../engine/turns.ts'
import { isGoal } from '../../board.ts'
import type { Monza } from '../../state.ts'
import { place, say } from '../say.ts'

/** MZ-5, MZ-9 A move from its first die to its last. Ways to the same square use as many dice. */
export const DRIVES: Drives<Monza> = {
  isUnderWay(state, seat) {
    const frame = top(state)
    return frame.kind === 'move' && frame.seat === seat
  },
  tell(way, seat) {
    const { cars, table } = way.at(-1)!.state
    const spot = place(table.board, cars[seat]!)
    if (isGoal(cars[seat]!)) return say('end.goal', { spot })
    const pushed = pushedBy(way.at(-1)!, seat)
    return pushed === undefined
      ? say('end.square', { spot, dice: way.length })
      : say('end.pushes', { spot, dice: way.length, player: { seat: pushed } })
  },
}

/** MZ-8 The last step alone can send a car back. */
const pushedBy = ({ from, state }: Step<Monza>, seat: Seat): Seat | undefined =>
  [...from.cars.keys()].find((other) => other !== seat && from.cars[other] !== state.cars[other])
