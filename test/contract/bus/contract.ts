import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Bus, Ears, Membership } from '../../../src/server/bus/bus.ts'
import { TIME } from '../../../src/server/time.ts'

/** Where processes meet. */
export interface Meeting {
  /** The bus as one more process has it. */
  readonly bus: () => Promise<Bus>
  readonly clear: () => Promise<void>
}

/** Remembers all that it is told. */
export class Listening implements Ears {
  readonly grownTo: (number | null)[] = []
  changes = 0
  rings = 0

  grown(seq: number | null): void {
    this.grownTo.push(seq)
  }

  changed(): void {
    this.changes++
  }

  ring(): void {
    this.rings++
  }
}

/** Looks, each after some milliseconds: a busy machine looks less often. */
const IN_VAIN = 4_000

/** Resolves when this holds. */
export async function until(holds: () => boolean): Promise<void> {
  for (let looks = 0; !holds(); looks++) {
    if (looks > IN_VAIN) throw new Error(`waited in vain until ${holds}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

let tables = 0

/** What every bus must do, whatever it is made of. */
export function busContract(title: string, prepare: () => Promise<Meeting>): void {
  let meeting: Meeting
  let buses: Bus[]

  beforeAll(async () => {
    meeting = await prepare()
    buses = [await meeting.bus(), await meeting.bus()]
  })

  afterAll(async () => {
    await Promise.all(buses.map((bus) => bus.close()))
    await meeting.clear()
  })

  interface Member {
    readonly ears: Listening
    readonly at: Membership
  }

  async function members(): Promise<[Member, Member]> {
    const table = `table-of-the-bus-${tables++}`
    const [one, other] = [new Listening(), new Listening()]
    const first = { ears: one, at: await buses[0]!.join(table, one) }
    const second = { ears: other, at: await buses[1]!.join(table, other) }
    await until(() => [first, second].filter(({ at }) => at.leads).length === 1)
    return [first, second]
  }

  describe(`${title}: members of a table`, () => {
    it('hear how far others came, and not themselves', async () => {
      const [one, other] = await members()
      one.at.grew(7)
      other.at.grew(9)
      await until(() => one.ears.grownTo.includes(9) && other.ears.grownTo.includes(7))
      expect([one.ears.grownTo, other.ears.grownTo]).toEqual([[9], [7]])
    })

    it('hear nothing of other tables, and nothing after they left', async () => {
      const [one, other] = await members()
      const [elsewhere, witness] = await members()
      other.at.leave()
      elsewhere.at.grew(3)
      one.at.grew(4)
      await until(() => witness.ears.grownTo.includes(3))
      expect([one.ears.grownTo, other.ears.grownTo]).toEqual([[], []])
    })

    it('know who is connected at the others', async () => {
      const [one, other] = await members()
      const before = other.ears.changes
      one.at.hosts(['ann', 'ben'])
      await until(() => other.ears.changes > before && other.at.others.size === 2)
      expect([[...other.at.others], [...one.at.others]]).toEqual([['ann', 'ben'], []])
      one.at.hosts([])
      await until(() => other.at.others.size === 0)
      one.at.hosts(['ann'])
      await until(() => other.at.others.size === 1)
      one.at.leave()
      await until(() => other.at.others.size === 0)
    })

    it('know who was there before they came', async () => {
      const table = `table-of-the-bus-${tables++}`
      const first = await buses[0]!.join(table, new Listening())
      first.hosts(['ann', 'ben'])
      const second = await buses[1]!.join(table, new Listening())
      await until(() => second.others.size === 2)
      await until(() => [first, second].filter(({ leads }) => leads).length === 1)
    })

    it('have one leader, and another when it leaves', async () => {
      const pair = await members()
      const leader = pair.find(({ at }) => at.leads)!
      const other = pair.find((member) => member !== leader)!
      expect(other.at.leads).toBe(false)
      const before = other.ears.changes
      leader.at.leave()
      await until(() => other.at.leads)
      await until(() => other.ears.changes > before)
    })

    it('are not there again for what they say after they left', async () => {
      const pair = await members()
      const leader = pair.find(({ at }) => at.leads)!
      const other = pair.find((member) => member !== leader)!
      leader.at.leave()
      leader.at.hosts(['ann'])
      leader.at.grew(5)
      await until(() => other.ears.grownTo.includes(5))
      expect([other.at.leads, [...other.at.others]]).toEqual([true, []])
    })
  })

  describe(`${title}: an alarm`, () => {
    it('rings when it is due, at whoever leads', async () => {
      const pair = await members()
      const leader = pair.find(({ at }) => at.leads)!
      const began = TIME.now()
      leader.at.alarm(began + 60)
      await until(() => leader.ears.rings > 0)
      expect(TIME.now() - began).toBeGreaterThanOrEqual(59)
    })

    it('that is set anew, or not at all any more, does not ring for what it was set before', async () => {
      const pair = await members()
      const leader = pair.find(({ at }) => at.leads)!
      const [witness] = await members()
      leader.at.alarm(TIME.now() + 10)
      leader.at.alarm(null)
      witness.at.alarm(TIME.now() + 15)
      await until(() => witness.ears.rings > 0)
      expect(leader.ears.rings).toBe(0)
    })

    it('that is due already rings at once', async () => {
      const [one] = await members()
      one.at.alarm(TIME.now() - 1)
      await until(() => one.ears.rings === 1)
    })
  })

  describe(`${title}: a deposit`, () => {
    it('is for whoever asks first, wherever', async () => {
      await buses[0]!.deposit('code', 'ann', 60_000)
      const found = await Promise.all(buses.map((bus) => bus.withdraw('code')))
      expect(found.filter((text) => text !== null)).toEqual(['ann'])
      expect(await buses[1]!.withdraw('nothing')).toBeNull()
    })

    it('is gone after its time', async () => {
      await buses[0]!.deposit('old', 'ann', 1)
      const began = TIME.now()
      await until(() => TIME.now() > began + 5)
      expect(await buses[1]!.withdraw('old')).toBeNull()
    })
  })
}
