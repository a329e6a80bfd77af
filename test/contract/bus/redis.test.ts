import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRedisBus } from '../../../src/server/bus/redis/redis-bus.ts'
import { TIME } from '../../../src/server/time.ts'
import { type PrivateRedis, startRedis } from '../../../tools/services/redis.mjs'
import { Balancer } from '../../cluster/balancer.ts'
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
    await until(() => one!.leads !== other!.leads)
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

  it('keeps nobody waiting for a member that left meanwhile', async () => {
    const buses = [await openRedisBus({ url: redis.url }), await openRedisBus({ url: redis.url })]
    const tables = Array.from({ length: 8 }, (_, index) => `left-${index}`)
    const [gone, there] = await Promise.all(
      buses.map((bus) => Promise.all(tables.map((table) => bus.join(table, new Listening())))),
    )
    await until(() => tables.every((_, index) => gone![index]!.leads !== there![index]!.leads))
    await redis.kill()
    await until(() => buses.every(({ isUp }) => !isUp))
    for (const member of gone!) member.leave()
    await redis.start()
    await until(() => buses.every(({ isUp }) => isUp))
    await until(() => there!.every(({ leads }) => leads))
    await Promise.all(buses.map((bus) => bus.close()))
  })

  it('takes nobody away who was there when it went', async () => {
    const buses = [await openRedisBus({ url: redis.url }), await openRedisBus({ url: redis.url })]
    const [one, other] = await Promise.all(buses.map((bus) => bus.join('kept', new Listening())))
    other!.hosts(['ben'])
    await until(() => one!.others.has('ben'))
    await redis.kill()
    await until(() => one!.leads && other!.leads)
    expect([...one!.others]).toEqual(['ben'])
    await redis.start()
    await until(() => buses.every(({ isUp }) => isUp))
    await Promise.all(buses.map((bus) => bus.close()))
  })
})

describe('a process', () => {
  let redis: PrivateRedis

  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())

  it('that took another for dead, because it was slow itself, learns that it lives', async () => {
    let slow = 0
    const time = { ...TIME, now: () => TIME.now() + slow }
    const buses = [await openRedisBus({ url: redis.url, time }), await openRedisBus({ url: redis.url })]
    const seen: number[] = []
    const ears = Object.assign(new Listening(), { changed: () => seen.push(one!.others.size) })
    const one = await buses[0]!.join('slow', ears)
    const other = await buses[1]!.join('slow', new Listening())
    other.hosts(['ben'])
    await until(() => one.others.has('ben'))
    slow = 60_000
    await until(() => seen.includes(0))
    await until(() => one.others.has('ben'))
    await Promise.all(buses.map((bus) => bus.close()))
  })

  it('whose wire was cut without a word notices it, and hears again', async () => {
    const wire = await Balancer.open([redis.port])
    const buses = [
      await openRedisBus({ url: `redis://127.0.0.1:${wire.port}` }),
      await openRedisBus({ url: redis.url }),
    ]
    const [one, other] = await Promise.all(buses.map((bus) => bus.join('cut', new Listening())))
    wire.cut()
    await until(() => !buses[0]!.isUp)
    other!.hosts(['ben'])
    wire.mend()
    await until(() => buses[0]!.isUp && one!.others.has('ben'))
    await Promise.all(buses.map((bus) => bus.close()))
    await wire.close()
  })
})
