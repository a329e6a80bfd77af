import type { Request } from '../../protocol/live/requests.ts'
import type { Listener } from './audience.ts'
import type { Loss } from './journal.ts'
import type { Room } from './room.ts'

/** One connection's place at a table, whichever room the table has. */
export class Attendance {
  readonly #listener: Listener
  readonly #onLeft: () => void
  #room: Room
  #hasLeft = false

  constructor(room: Room, listener: Listener, onLeft: () => void) {
    this.#room = room
    this.#listener = listener
    this.#onLeft = onLeft
  }

  get room(): Room {
    return this.#room
  }

  isOf(listener: Listener): boolean {
    return this.#listener === listener && !this.#hasLeft
  }

  ask(request: Request): void {
    this.#room.ask(this.#listener, request)
  }

  leave(): void {
    if (this.#hasLeft) return
    this.#hasLeft = true
    this.#room.leave(this.#listener)
    this.#onLeft()
  }

  /** The table was read anew, or cannot be read. */
  move(room: Room | null, loss: Loss): void {
    if (this.#hasLeft) return
    if (!room || room.isClosed) return this.#listener.end(loss === 'disk' ? 'disk' : 'closing')
    this.#room = room
    room.join(this.#listener, this.#listener.seen)
  }
}
