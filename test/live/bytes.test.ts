import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { below, type Random, seeded } from '../../src/engine/random.ts'
import type { Room } from '../../src/server/rooms/room.ts'
import { planFor, Stage, type Visitor } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const bytesOf = ({ texts }: Visitor): number => Buffer.byteLength(texts.join(''))

/** Something that a seat which is waited for may do now. */
function wishFor({ game, seq: after }: Room, random: Random) {
  const { present, waiting, game: rules } = game!.timeline
  if (waiting.kind === 'over') return null
  if (waiting.kind === 'chance') return { kind: 'roll', after, seat: waiting.chance.seat! } as const
  const seat = waiting.seats[0]!
  const legal = rules.legal(present, seat)
  return { kind: 'act', after, seat, actions: [legal[below(random, legal.length)]] } as const
}

/** What each client got for each act, in bytes. */
async function bytesOfActs(visitors: readonly Visitor[], most: number): Promise<number[]> {
  const random = seeded(5)
  const { room } = visitors[0]!.attendance!
  const bytes: number[] = []
  for (let acts = 0; acts < most; acts++) {
    const wish = wishFor(room, random)
    if (!wish) break
    const before = visitors.map(bytesOf)
    const answer = await visitors[wish.seat]!.ask(wish)
    if (!answer.ok) throw new Error(answer.text)
    bytes.push(...visitors.map((visitor, i) => bytesOf(visitor) - before[i]!))
  }
  return bytes.sort((one, other) => one - other)
}

const median = (sorted: readonly number[]): number => sorted[sorted.length >> 1]!

describe('what one act sends to a client', () => {
  it.each(['dodge-dice', 'monza'])('is at most 400 bytes at the median where nothing is hidden: %s', async (game) => {
    const visitors = await stage.begun(planFor(game), ['guest-ann', 'guest-ben'])
    const bytes = await bytesOfActs(visitors, 100)
    expect(bytes.length).toBeGreaterThan(30)
    expect(median(bytes)).toBeLessThanOrEqual(400)
  })

  it('is at most 2,000 bytes at the median with DANGER!', async () => {
    const plan = planFor('dicey-curves', { options: { danger: true } })
    const visitors = await stage.begun(plan, ['guest-ann', 'guest-ben'], 'sights')
    const bytes = await bytesOfActs(visitors, 200)
    expect(bytes.length).toBeGreaterThan(300)
    expect(median(bytes)).toBeLessThanOrEqual(2000)
  })
})
