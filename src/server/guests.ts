import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Bus } from './bus/bus.ts'
import type { Store } from './store/store.ts'
import type { Time } from './time.ts'

const SETTING = 'guest-key'
const KEY_BYTES = 32
const ID_BYTES = 12
const CODE_BYTES = 9
/** How long another device may take to show what it was handed, in milliseconds. */
const HAND_OVER = 120_000

type Deposit = Pick<Bus, 'deposit' | 'withdraw'>

/** Who a request is from, without an account: whoever has the token of a guest is that guest. */
export class Guests {
  readonly #key: Buffer
  readonly #time: Time
  /** Keeps one-time codes that make another device the same guest. */
  readonly #bus: Deposit

  constructor(key: string, time: Time, bus: Deposit) {
    this.#key = Buffer.from(key, 'hex')
    this.#time = time
    this.#bus = bus
  }

  /** With the key that the store has kept since its first start. */
  static async of(store: Pick<Store, 'keepSetting'>, time: Time, bus: Deposit): Promise<Guests> {
    return new Guests(await store.keepSetting(SETTING, randomBytes(KEY_BYTES).toString('hex')), time, bus)
  }

  welcome(): { readonly guest: string; readonly token: string } {
    const guest = randomBytes(ID_BYTES).toString('base64url')
    return { guest, token: this.tokenOf(guest) }
  }

  tokenOf(guest: string): string {
    return `${guest}.${this.#signature(guest)}`
  }

  /** The guest of a token; null for one that is not ours. */
  read(token: string | undefined): string | null {
    const [guest = '', signature = '', ...more] = token?.split('.') ?? []
    const expected = Buffer.from(this.#signature(guest))
    const found = Buffer.from(signature)
    const isOurs = more.length === 0 && found.length === expected.length && timingSafeEqual(found, expected)
    return isOurs && guest !== '' ? guest : null
  }

  #signature(guest: string): string {
    return createHmac('sha256', this.#key).update(guest).digest('base64url')
  }

  // Another device

  async handOver(guest: string): Promise<{ readonly code: string; readonly until: number }> {
    const code = randomBytes(CODE_BYTES).toString('base64url')
    await this.#bus.deposit(code, guest, HAND_OVER)
    return { code, until: this.#time.now() + HAND_OVER }
  }

  /** Works once. */
  takeOver(code: string): Promise<string | null> {
    return this.#bus.withdraw(code)
  }
}
