import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sight } from '../../src/protocol/live/replies.ts'
import { Thinkers } from '../../src/server/rooms/bots.ts'
import { PACE } from '../../src/server/rooms/pace.ts'
import { REFUSED, Rooms } from '../../src/server/rooms/rooms.ts'
import { storeFault } from '../../src/server/store/fault.ts'
import type { Store } from '../../src/server/store/store.ts'
import { AT_ONCE, BOT_WORKER, GRACE, identities, planFor, Stage, Visitor } from './stage.ts'

type Failure = 'taken' | 'full' | null

/** A real store whose next commits fail as they are told. */
function failing(store: Store, failures: Failure[]): Store {
  const append: Store['append'] = async (batch) => {
    const failure = failures.shift() ?? null
    if (failure === 'full') throw storeFault('full')
    return failure === 'taken' ? batch.map(() => 'taken') : store.append(batch)
  }
  return new Proxy(store, {
    get: (real, name) => {
      const value = name === 'append' ? append : Reflect.get(real, name)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })
}

let stage: Stage
let thinkers: Thinkers

beforeAll(async () => {
  stage = await Stage.open()
  thinkers = new Thinkers(BOT_WORKER, 1)
})
afterAll(async () => {
  await thinkers.close()
  await stage.close()
})

const newIdentity = identities()

async function twoAt(failures: Failure[], game = 'dodge-dice') {
  const { time } = stage
  const rooms = new Rooms({
    store: failing(stage.store, failures),
    time,
    thinkers,
    pace: AT_ONCE,
    grace: GRACE,
    newIdentity,
  })
  const { code } = await rooms.open(planFor(game), 'guest-ann')
  const visitors = [new Visitor('guest-ann'), new Visitor('guest-ben')]
  for (const visitor of visitors) visitor.attendance = await rooms.attend(code, visitor, 0)
  return { rooms, code, ann: visitors[0]!, ben: visitors[1]! }
}

const sit = (seat: number) => ({ kind: 'sit', seat, name: `P${seat}`, string: '' }) as const

describe('what cannot be kept', () => {
  it('because the disk is full is denied with a sentence, shown to nobody, and can be asked for again', async () => {
    const failures: Failure[] = []
    const { ann, ben } = await twoAt(failures)
    failures.push('full')
    const welcomed = [ann, ben].map((visitor) => visitor.next(({ kind }) => kind === 'welcome'))
    expect(await ann.ask(sit(0), 'again')).toMatchObject({
      ...{ ok: false, code: 'disk', text: expect.stringMatching(/nothing has happened/) },
    })
    stage.time.pass(REFUSED)
    await Promise.all(welcomed)
    expect([ann.events, ben.events, ann.attendance!.room.standing.holders]).toEqual([[], [], [null, null]])
    expect(await ann.ask(sit(0), 'again')).toMatchObject({ ok: true, seq: 1 })
    expect(ben.events.map(({ kind }) => kind)).toEqual(['sat'])
  })

  it('because somebody else was first is asked for again by itself, after the table was read anew', async () => {
    const failures: Failure[] = []
    const { ann, ben } = await twoAt(failures)
    failures.push('taken')
    const welcomed = [ann, ben].map((visitor) => visitor.next(({ kind }) => kind === 'welcome'))
    const answers = await Promise.all([ann.ask(sit(0)), ben.ask(sit(0))])
    expect(answers).toMatchObject([
      { ok: true, seq: 1 },
      { ok: false, code: 'seat-taken' },
    ])
    await Promise.all(welcomed)
    expect([ann.events, ben.events].map((events) => events.map(({ kind }) => kind))).toEqual([['sat'], ['sat']])
  })

  it('takes with it all that was judged after it', async () => {
    const failures: Failure[] = []
    const { ann, ben } = await twoAt(failures)
    failures.push('full', null)
    const welcomed = ann.next(({ kind }) => kind === 'welcome')
    const answers = await Promise.all([ann.ask(sit(0)), ben.ask(sit(1))])
    expect(answers).toMatchObject([{ code: 'disk' }, { code: 'disk' }])
    stage.time.pass(REFUSED)
    await welcomed
    expect(ann.attendance!.room.standing.holders).toEqual([null, null])
  })
})

describe('bots at a live table', () => {
  it('act at a pace that can be read, and not while nobody is there', async () => {
    const paced = await Stage.open({ pace: PACE, newIdentity: identities() })
    const [ann] = await paced.begun(planFor('dodge-dice', { bots: 'random' }), ['guest-ann'], 'sights')
    const latest = (): Sight => ann!.sights.at(-1)!
    while (latest().choices.length > 0 || latest().throwDue !== null) {
      const { choices, seq } = latest()
      const wish = choices[0] ? { kind: 'act', actions: [choices[0].action] } : { kind: 'roll' }
      await ann!.ask({ ...wish, after: seq, seat: 0 } as never)
    }
    const { room } = ann!.attendance!
    const { length } = room.game!.timeline
    paced.time.pass(900)
    expect(room.game!.timeline.length).toBe(length)
    const acted = ann!.next(({ kind }) => kind === 'sight')
    paced.time.pass(500)
    await acted
    expect(room.game!.timeline.length).toBeGreaterThan(length)
    await paced.close()
  })

  it('say nothing in a window before everybody else had the same time, whatever they hold', async () => {
    const paced = await Stage.open({ pace: PACE, newIdentity: identities() })
    const plan = planFor('dicey-curves', { options: { danger: true, firstWindow: true }, bots: 'random' })
    const [ann] = await paced.begun(plan, ['guest-ann'], 'sights')
    const { room } = ann!.attendance!
    const { game } = room
    while (game!.referee.silence() === null) {
      const { choices, seq, throwDue } = ann!.sights.at(-1)!
      if (choices[0]) await ann!.ask({ kind: 'act', after: seq, seat: 0, actions: [choices[0].action] })
      else if (throwDue !== null) await ann!.ask({ kind: 'roll', after: seq, seat: 0 })
      else {
        paced.time.pass(1300)
        await ann!.ask({ kind: 'ping' })
      }
    }
    const waited = () => (game!.timeline.waiting as { seats: readonly number[] }).seats
    expect(waited()).toContain(1)
    paced.time.pass(PACE.window - 1)
    await ann!.ask({ kind: 'ping' })
    expect(waited()).toContain(1)
    await paced.close()
  })
})
