import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Numbered } from '../../src/protocol/live/events.ts'
import type { Bus } from '../../src/server/bus/bus.ts'
import { InProcessBus } from '../../src/server/bus/in-process.ts'
import { Thinkers } from '../../src/server/rooms/bots.ts'
import { Journal } from '../../src/server/rooms/journal.ts'
import { PACE } from '../../src/server/rooms/pace.ts'
import { type Hosting, REFUSED, Rooms } from '../../src/server/rooms/rooms.ts'
import { storeFault } from '../../src/server/store/fault.ts'
import type { Appended, Store } from '../../src/server/store/store.ts'
import { AT_ONCE, BOT_WORKER, GRACE, identities, planFor, Stage, Visitor } from './stage.ts'

let stage: Stage
let thinkers: Thinkers
const newIdentity = identities()

beforeAll(async () => {
  stage = await Stage.open()
  thinkers = new Thinkers(BOT_WORKER, 1)
})
afterAll(async () => {
  await thinkers.close()
  await stage.close()
})

/** The real store, but for this. */
function differing(differs: Partial<Store>): Store {
  const { store } = stage
  const bound = (['create', 'byCode', 'table', 'events', 'append'] as const).map((name) => [
    name,
    (store[name] as (...asked: never[]) => unknown).bind(store),
  ])
  return Object.assign(Object.create(store), Object.fromEntries(bound), differs)
}

/** Two processes with the same tables, without sockets and without Redis. */
function twoProcesses(differs: Partial<Hosting> = {}, others = differs): [Rooms, Rooms] {
  const { store, time } = stage
  const hosting = { store, time, thinkers, pace: AT_ONCE, grace: GRACE, bus: new InProcessBus(time), newIdentity }
  return [new Rooms({ ...hosting, ...differs }), new Rooms({ ...hosting, ...others })]
}

/** Whether a process leads at a table it comes back to, as by the ranks over Redis. */
const leading = (bus: Bus, leads: boolean): Bus => ({
  isUp: true,
  join: async (table, ears) => Object.defineProperty(await bus.join(table, ears), 'leads', { value: leads }),
  deposit: (...deposit) => bus.deposit(...deposit),
  withdraw: (name) => bus.withdraw(name),
  close: () => bus.close(),
})

async function visit(rooms: Rooms, table: string, guest: string, since = 0): Promise<Visitor> {
  const visitor = new Visitor(guest, 'sights')
  const welcome = visitor.next(({ kind }) => kind === 'welcome')
  visitor.attendance = await rooms.attend(table, visitor, since)
  await welcome
  return visitor
}

const sit = (seat: number) => ({ kind: 'sit', seat, name: `P${seat}`, string: '' }) as const

/** Ann at the first process, Ben at the second; the game has begun. */
async function begun(game: string, differs: Partial<Hosting> = {}, seats = 2, others = differs) {
  const [one, other] = twoProcesses(differs, others)
  const { code, id } = await one.open(planFor(game, { seats }), 'guest-ann')
  const [ann, ben] = [await visit(one, code, 'guest-ann'), await visit(other, code, 'guest-ben')]
  await ann.ask(sit(0))
  await heard(ben, 1)
  await ben.ask(sit(1))
  await heard(ann, 2)
  await ann.ask({ kind: 'begin' })
  await heard(ben, 3)
  return { one, other, code, id, ann, ben }
}

/** Has heard of this event, by whatever tells of it. */
async function heard(visitor: Visitor, seq: number): Promise<void> {
  const isThere = () => visitor.seen >= seq
  while (!isThere()) await visitor.next(() => true)
}

/** This process has so much of a table. */
async function caughtUp(rooms: Rooms, code: string, seq: number): Promise<void> {
  const room = (await rooms.room(code))!
  while (room.seq < seq) await room.catchUp()
}

const HOUR = 3_600_000
const kinds = (events: readonly Numbered[]) => events.map(({ kind }) => kind)

describe('two processes with one table', () => {
  it('play one game, whoever is connected where', async () => {
    const { id, ann, ben } = await begun('dodge-dice')
    for (;;) {
      const { seq } = await ann.ask({ kind: 'ping' }).then((answer) => answer as { seq: number })
      await heard(ben, seq)
      await heard(ann, (await ben.ask({ kind: 'ping' }).then((answer) => answer as { seq: number })).seq)
      const sights = [ann, ben].map((visitor) => visitor.sights.at(-1)!)
      if (sights[0]!.waiting.kind === 'over') break
      const mover = sights.findIndex(({ choices, throwDue }) => choices.length > 0 || throwDue !== null)
      const { choices, throwDue, seq: after } = sights[mover]!
      const wish = choices[0] ? { kind: 'act', actions: [choices[0].action] } : { kind: 'roll' }
      expect(throwDue ?? choices[0]?.seat).toBe(mover)
      expect(await [ann, ben][mover]!.ask({ ...wish, after, seat: mover } as never)).toMatchObject({ ok: true })
    }
    const log = await stage.store.events(id, 0)
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1))
    expect(kinds(ann.events)).toEqual(kinds(ben.events))
    expect(kinds(ben.events).at(-1)).toBe('ended')
    expect(ann.sights.at(-1)!.waiting).toEqual(ben.sights.at(-1)!.waiting)
  })

  it('let one of two be first, and the other reads what happened', async () => {
    const [one, other] = twoProcesses()
    const { code, id } = await one.open(planFor('dodge-dice'), 'guest-ann')
    const [ann, ben] = [await visit(one, code, 'guest-ann'), await visit(other, code, 'guest-ben')]
    const answers = await Promise.all([ann.ask(sit(0)), ben.ask(sit(0))])
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'seat-taken' })
    const both = await Promise.all([ann.ask({ kind: 'wave', sign: 'hello' }), ben.ask({ kind: 'ping' })])
    expect(both[1]!.ok).toBe(true)
    expect((await stage.store.events(id, 0)).length).toBeGreaterThan(0)
  })

  it('do a request once, wherever it is repeated', async () => {
    const [one, other] = twoProcesses()
    const { code, id } = await one.open(planFor('dodge-dice'), 'guest-ann')
    const ann = await visit(one, code, 'guest-ann')
    const answer = await ann.ask(sit(0), 'the-same')
    ann.leave()
    const again = await visit(other, code, 'guest-ann', 1)
    expect(await again.ask(sit(0), 'the-same')).toEqual(answer)
    expect((await stage.store.events(id, 0)).length).toBe(1)
  })

  it('show who is connected anywhere, and count nobody as gone who is elsewhere', async () => {
    const { ann, ben, other, code } = await begun('dodge-dice')
    const present = (visitor: Visitor) => visitor.heard.filter(({ kind }) => kind === 'present').at(-1)
    await ann.ask({ kind: 'ping' })
    expect([present(ann), present(ben)]).toMatchObject([{ seats: [true, true] }, { seats: [true, true] }])
    stage.time.pass(GRACE + 1)
    await ann.ask({ kind: 'ping' })
    expect(kinds(ann.events)).not.toContain('kept')
    const gone = ann.next(({ kind }) => kind === 'present')
    ben.leave()
    expect(await gone).toMatchObject({ seats: [true, false] })
    const kept = ann.next((message) => message.kind === 'events' && message.events[0]!.kind === 'kept')
    stage.time.pass(GRACE + 1)
    await kept
    const back = ann.next((message) => message.kind === 'events' && message.events[0]!.kind === 'back')
    await visit(other, code, 'guest-ben')
    await back
  })

  it('have bots think at one of them, and at the other when that one ends', async () => {
    const { ann, ben, one } = await begun('dodge-dice', { pace: PACE }, 3)
    const { room } = ben.attendance!
    expect([ann.attendance!.room, room].map(({ leads }) => leads)).toEqual([true, false])
    const changed = ben.next(({ kind }) => kind === 'present')
    ann.leave()
    await one.close()
    await changed
    expect(room.leads).toBe(true)
  })

  it('keep nothing that was to follow what another was quicker with', async () => {
    const [one] = twoProcesses()
    const { id } = await one.open(planFor('dodge-dice'), 'guest-ann')
    const event = (body: string) => ({ at: 1, body: JSON.stringify({ kind: body }) })
    const lost: string[] = []
    const journal = new Journal(stage.store, (loss) => lost.push(loss))
    const then = { kept: () => lost.push('kept'), lost: (loss: string) => lost.push(loss) }
    const quicker = stage.store.append([{ table: id, first: 1, events: [event('theirs')] }])
    journal.write({ table: id, first: 1, events: [event('ours')] }, then)
    journal.write({ table: id, first: 2, events: [event('ours after it')] }, then)
    await quicker
    await new Promise<void>((resolve) => journal.after({ kept: resolve, lost: () => resolve() }))
    expect(lost).toEqual(['retry', 'retry', 'retry'])
    expect((await stage.store.events(id, 0)).map(({ body }) => JSON.parse(body).kind)).toEqual(['theirs'])
  })

  it('open one rematch, wherever it is asked for, and lead everybody to it', async () => {
    const { one, other, id, ann, ben } = await begun('dodge-dice')
    const plan = planFor('dodge-dice')
    const heads = await Promise.all([one.openNext(plan, 'guest-ann', id), other.openNext(plan, 'guest-ben', id)])
    expect(heads[0]).toEqual(heads[1])
    await Promise.all([one.lead(id, heads[0]!.code), other.lead(id, heads[1]!.code)])
    const log = await stage.store.events(id, 0)
    const followed = log.filter(({ body }) => body.includes('"followed"'))
    expect(followed.map(({ body }) => JSON.parse(body))).toEqual([{ kind: 'followed', code: heads[0]!.code }])
    await Promise.all([ann, ben].map((visitor) => heard(visitor, followed[0]!.seq)))
  })

  it('let a bot wait no longer than its pause, though the clock of one is an hour ahead', async () => {
    const { store, time } = stage
    const hosting = { store, thinkers, pace: PACE, grace: GRACE, bus: new InProcessBus(time), newIdentity }
    const ahead = { ...time, now: () => time.now() + HOUR }
    const [one, other] = [new Rooms({ ...hosting, time }), new Rooms({ ...hosting, time: ahead })]
    const { code } = await one.open(planFor('dodge-dice', { seats: 2 }), 'guest-ann')
    const [, ann] = [await one.room(code), await visit(other, code, 'guest-ann')]
    await ann.ask(sit(0))
    await ann.ask({ kind: 'begin' })
    const isMine = () => ann.sights.at(-1)!.choices.length > 0 || ann.sights.at(-1)!.throwDue !== null
    while (isMine()) {
      const { choices, seq: after } = ann.sights.at(-1)!
      const next = ann.next(({ kind }) => kind === 'sight')
      const wish = choices[0] ? { kind: 'act', actions: [choices[0].action] } : { kind: 'roll' }
      expect(await ann.ask({ ...wish, after, seat: 0 } as never)).toMatchObject({ ok: true })
      await next
    }
    const { room } = ann.attendance!
    await caughtUp(one, code, room.seq)
    const bots = ann.next((message) => message.kind === 'sight')
    time.pass(PACE.dice)
    await bots
  })

  it('keep everybody at a table whose next room is lost too, before anybody has come there', async () => {
    const { store, time } = stage
    const refused: number[] = []
    const append: Store['append'] = (batch) => {
      const byItself = batch.find(({ events }) => events.every(({ by }) => by === undefined))
      if (!byItself || refused.filter((first) => first === byItself.first).length === 2) return store.append(batch)
      refused.push(byItself.first)
      return Promise.reject(storeFault('busy'))
    }
    const bus = new InProcessBus(time)
    const pace = { ...AT_ONCE, act: 1, dice: 1 }
    const differs = { pace, store: differing({ append }), bus: leading(bus, true) }
    const { ann, ben, id } = await begun('monza', differs, 3, { pace, bus: leading(bus, false) })
    const isOver = () => [ann, ben].every(({ sights }) => sights.at(-1)!.waiting.kind === 'over')
    while (!isOver()) {
      for (const [seat, visitor] of [ann, ben].entries()) {
        const { choices, throwDue, seq: after } = visitor.sights.at(-1)!
        const wish = choices[0] ? { kind: 'act', actions: [choices[0].action] } : { kind: 'roll' }
        if (choices[0] || throwDue !== null) await visitor.ask({ ...wish, after, seat } as never)
      }
      time.pass(REFUSED)
      await store.events(id, 0)
    }
    expect(refused.length).toBeGreaterThan(0)
  })

  it('welcome whoever comes while a table is read anew', async () => {
    let release = (): void => undefined
    const held: Promise<void>[] = []
    const taken: Appended[][] = []
    const store = differing({
      append: async (batch) => taken.shift() ?? stage.store.append(batch),
      events: async (...asked) => {
        await held.shift()
        return stage.store.events(...asked)
      },
    })
    const [rooms] = twoProcesses({ store })
    const { code } = await rooms.open(planFor('dodge-dice'), 'guest-ann')
    const ann = await visit(rooms, code, 'guest-ann')
    held.push(
      new Promise((resolve) => {
        release = resolve
      }),
    )
    const ben = visit(rooms, code, 'guest-ben')
    await new Promise((resolve) => setImmediate(resolve))
    await stage.store.byCode(code)
    taken.push(['taken'])
    expect(await ann.ask(sit(0))).toMatchObject({ ok: true })
    release()
    expect((await ben).heard[0]).toMatchObject({ kind: 'welcome', seq: 1 })
  })
})
