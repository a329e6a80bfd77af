import type { Seat, Watcher } from '../../../engine/game.ts'
import type { SeatView, Sight } from '../../../table/seat-view.ts'

/** One person keeps the own view; several pass the device, and see the view of who decides. */
export const firstWatcher = (own: readonly Seat[]): Watcher => (own.length === 1 ? own[0]! : null)

type Looked = Pick<Sight, 'asked' | 'own' | 'throwDue' | 'watcher'>

/** The person here who is to decide or to throw; where several may, who holds the device goes first. */
export function deciderOf({ asked, own, throwDue, watcher }: Looked): Seat | null {
  const people = asked.filter((seat) => own.includes(seat))
  return people.find((seat) => seat === watcher) ?? people[0] ?? throwDue
}

/** Who is to be handed the device before anything is shown. */
export function handOverTo(seatView: SeatView, sight: Looked): Seat | null {
  const decider = deciderOf(sight)
  return seatView.hides && decider !== sight.watcher ? decider : null
}

/** Where several share a device, it shows what the one who decides may see; between two hands it shows no secrets. */
export function passDevice(seatView: SeatView, sight: Looked): void {
  const decider = deciderOf(sight)
  if (sight.own.length < 2 || decider === null) return
  if (!seatView.hides) seatView.look(decider)
  else if (decider !== sight.watcher) seatView.look(null)
}
