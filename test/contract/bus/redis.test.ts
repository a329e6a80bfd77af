import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRedisBus } from '../../../src/server/bus/redis/redis-bus.ts'
import { TIME } from '../../../src/server/time.ts'
import { type PrivateRedis, startRedis } from '../../../tools/services/redis.mjs'
import { busContract, Listening, until } from './contract.ts'

busContract('over Redis', async () => {
  const redis = await startRedis()
  return { bus: () => openRedisBus({ url: redis.url }), clear: () => redis.stop() }
})

describe('Redis that is killed', () => {
  let redis: PrivateRedis

  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())

  it('is done without while it is away, and told everything when it is back, empty', async () => {
    const buses = [await openRedisBus({ url: redis.url }), await openRedisBus({ url: redis.url })]
    const ears = [new Listening(), new Listening()]
    const [one, other] = await Promise.all(buses.map((bus, index) => bus.join('table', ears[index]!)))
    one!.hosts(['ann'])
    other!.hosts(['ben'])
    await until(() => one!.others.has('ben') && other!.others.has('ann'))
    await redis.kill()
    await until(() => buses.every(({ isUp }) => !isUp))
    await expect(buses[0]!.deposit('code', 'ann', 1_000)).rejects.toThrow()
    one!.alarm(TIME.now() + 30)
    await until(() => ears[0]!.rings > 0)
    await until(() => ears.every(({ grownTo }) => grownTo.includes(null)))
    await until(() => one!.leads && other!.leads)
    await redis.start()
    await until(() => buses.every(({ isUp }) => isUp))
    await until(() => one!.others.has('ben') && other!.others.has('ann'))
    expect([one!.leads, other!.leads].filter(Boolean).length).toBe(1)
    other!.grew(5)
    await until(() => ears[0]!.grownTo.includes(5))
    await Promise.all(buses.map((bus) => bus.close()))
  })

  it('does not keep whoever starts from playing', async () => {
    await redis.kill()
    const bus = await openRedisBus({ url: redis.url })
    const ears = new Listening()
    const member = await bus.join('table', ears)
    expect([member.leads, bus.isUp]).toEqual([true, false])
    member.alarm(TIME.now() + 10)
    await until(() => ears.rings === 1)
    await bus.close()
    await redis.start()
  })
})
