import type { Present } from '../../protocol/live/replies.ts'
import { hasSeat, type Standing } from '../../protocol/live/standing.ts'
import type { Membership } from '../bus/bus.ts'
import { ownersIn } from './absence.ts'
import type { Audience } from './audience.ts'

/** Who is at a table, here and at other processes. */
export class Presence {
  readonly #audience: Pick<Audience, 'listeners'>
  readonly #membership: Membership
  readonly #standing: () => Standing

  constructor(audience: Pick<Audience, 'listeners'>, membership: Membership, standing: () => Standing) {
    this.#audience = audience
    this.#membership = membership
    this.#standing = standing
  }

  get #guests(): Set<string> {
    return new Set([...this.#here, ...this.#membership.others])
  }

  get #here(): string[] {
    return this.#audience.listeners.map(({ guest }) => guest)
  }

  /** The others hear who is here. */
  tell(): void {
    this.#membership.hosts([...new Set(this.#here)])
  }

  /** Whether anybody is there who has a seat. */
  get isAttended(): boolean {
    const standing = this.#standing()
    const isSeated = (guest: string): boolean => hasSeat(standing, guest)
    return this.#here.some(isSeated) || [...this.#membership.others].some(isSeated)
  }

  /** Those who have a seat that no bot keeps, and are not there. */
  get missing(): string[] {
    const guests = this.#guests
    return ownersIn(this.#standing()).filter((guest) => !guests.has(guest))
  }

  get text(): string {
    const { holders } = this.#standing()
    const guests = this.#guests
    const seated = new Set(holders.flatMap((holder) => (holder ? [holder.guest] : [])))
    const watchers = [...guests].filter((guest) => !seated.has(guest)).length
    const seats = holders.map((holder) => !!holder && guests.has(holder.guest))
    const present: Present = { kind: 'present', seats, watchers }
    return JSON.stringify(present)
  }
}
