import type { Manifest } from '../../games/manifest.ts'
import type { TableHead } from '../../protocol/live/plan.ts'
import type { ReadRecord } from '../../protocol/record.ts'
import type { Bots } from '../../table/referee.ts'
import type { Membership } from '../bus/bus.ts'
import type { Store, TableRow } from '../store/store.ts'
import type { Time } from '../time.ts'
import type { Answerable } from './answers.ts'
import type { Loss } from './journal.ts'
import type { Pace } from './pace.ts'

/** All that a room is made of; `Room` is what it says of itself when it is lost. */
export interface RoomParts<Room> {
  readonly row: TableRow
  readonly head: TableHead
  readonly manifest: Manifest
  readonly opened: ReadRecord
  readonly store: Pick<Store, 'append' | 'events' | 'ratings'>
  readonly membership: Membership
  readonly time: Time
  readonly bots: Bots
  readonly pace: Pace
  /** How long somebody may be away before a bot keeps the seat, in milliseconds. */
  readonly grace: number
  /** Something could not be kept: this room is no more, and what it knows is not to be trusted. */
  readonly onLoss: (room: Room, loss: Loss, unanswered: readonly Answerable[]) => void
  /** So many events are durable. */
  readonly onKept?: (events: number) => void
  readonly onBroken?: (error: unknown) => void
}
