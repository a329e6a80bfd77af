import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Denied, Granted, Sight } from '../../src/protocol/live/replies.ts'
import { planFor, Stage, type Visitor } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const latest = (visitor: Visitor): Sight => visitor.sights.at(-1)!

/** Plays whatever is allowed first, until it is over. */
async function playOn(visitors: readonly Visitor[], seats = visitors.map((_, seat) => seat)): Promise<void> {
  for (;;) {
    const [sight] = visitors.map(latest).sort((a, b) => b.seq - a.seq)
    if (sight!.waiting.kind === 'over') return
    const place = visitors.findIndex(
      (visitor) => latest(visitor).choices.length > 0 || latest(visitor).throwDue !== null,
    )
    const visitor = visitors[place]!
    const { choices, seq } = latest(visitor)
    const [choice] = choices
    const answer = await (choice
      ? visitor.ask({ kind: 'act', after: seq, seat: choice.seat, actions: [choice.action] })
      : visitor.ask({ kind: 'roll', after: seq, seat: seats[place]! }))
    expect(answer).toMatchObject({ ok: true })
  }
}

describe('a table', () => {
  it('lets people sit down, begin and play a whole game, and then tells the secret of its dice', async () => {
    const [ann, ben] = await stage.begun(planFor('dodge-dice'), ['guest-ann', 'guest-ben'], 'sights')
    await playOn([ann!, ben!])
    const { events } = ben!
    expect(events.map(({ kind }) => kind)).toEqual(['sat', 'sat', 'began', 'ended'])
    expect(events.at(-1)).toMatchObject({ secret: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(ann!.texts.slice(0, -3).join('')).not.toContain((events.at(-1) as { secret: string }).secret)
  })

  it('says the same to all who play the rules themselves, and the same again after any number of events', async () => {
    const [ann, ben] = await stage.begun(planFor('dodge-dice', { seats: 3 }), ['guest-ann', 'guest-ben'])
    await ann!.ask({ kind: 'say', text: 'hello' })
    expect(ben!.events.slice(1)).toEqual(ann!.events.slice(1))
    const { code } = ann!.attendance!.room.head
    for (const since of [0, 1, 3]) {
      const late = await stage.visit(code, 'guest-cem', since)
      expect(late.events).toEqual(ann!.events.filter(({ seq }) => seq > since))
    }
    expect((await stage.visit(code, 'guest-cem', 9999)).heard[0]).toMatchObject({ kind: 'welcome', since: 0 })
  })

  it('does not do twice what is asked twice, nor what was decided on something older', async () => {
    const [ann] = await stage.begun(planFor('dodge-dice'), ['guest-ann', 'guest-ben'], 'sights')
    const { seq, choices, throwDue } = latest(ann!)
    const wish = choices[0]
      ? ({ kind: 'act', after: seq, seat: 0, actions: [choices[0].action] } as const)
      : ({ kind: 'roll', after: seq, seat: throwDue! } as const)
    const first = (await ann!.ask(wish, 'once')) as Granted
    const length = ann!.attendance!.room.seq
    expect(await ann!.ask(wish, 'once')).toEqual(first)
    expect(ann!.attendance!.room.seq).toBe(length)
    expect(await ann!.ask({ ...wish, after: 0 }, 'old')).toMatchObject({ ok: false, code: 'stale' })
  })

  it('lets nobody act for another seat, nor the guests of another table', async () => {
    const [ann, ben] = await stage.begun(planFor('dodge-dice'), ['guest-ann', 'guest-ben'])
    const cem = await stage.visit(ann!.attendance!.room.head.code, 'guest-cem')
    const after = 99
    for (const who of [ben!, cem])
      for (const wish of [
        { kind: 'act', after, seat: 0, actions: [{ kind: 'roll' }] },
        { kind: 'roll', after, seat: 0 },
        { kind: 'undo', after, seat: 0 },
        { kind: 'keep', seat: 0 },
        { kind: 'back', seat: 0 },
        { kind: 'order', seat: 0, order: 'quiet' },
      ] as const)
        expect(await who.ask(wish)).toMatchObject({ ok: false, code: 'not-your-seat' })
    expect(await cem.ask({ kind: 'begin' })).toMatchObject({ code: 'not-the-host' })
    expect(await ann!.ask({ kind: 'roll', after, seat: 7 })).toMatchObject({ code: 'no-such-seat' })
  })

  it('refuses what the rules forbid, with the rule and a sentence, and does nothing of it', async () => {
    const [ann] = await stage.begun(planFor('monza'), ['guest-ann', 'guest-ben'])
    const { seq } = ann!.attendance!.room
    const answer = (await ann!.ask({ kind: 'act', after: seq, seat: 0, actions: [{ kind: 'fly' }] })) as Denied
    expect(answer).toMatchObject({ ok: false, code: 'refused', rule: expect.any(String) })
    expect(answer.text).not.toBe(answer.reason.key)
    expect(ann!.attendance!.room.seq).toBe(seq)
  })

  it('is forgotten when all have left, and read again by whoever comes', async () => {
    const [ann, ben] = await stage.begun(planFor('dodge-dice'), ['guest-ann', 'guest-ben'])
    const { room } = ann!.attendance!
    stage.time.pass(120_000)
    expect(await stage.rooms.room(room.head.id)).toBe(room)
    for (const visitor of [ann!, ben!]) visitor.leave()
    stage.time.pass(60_000)
    const again = await stage.visit(room.head.code, 'guest-ann')
    expect(again.attendance!.room).not.toBe(room)
    expect(again.attendance!.room.standing).toEqual(room.standing)
    stage.time.pass(120_000)
    expect(await stage.rooms.room(room.head.id)).toBe(again.attendance!.room)
  })

  it('goes on after a restart, with the same dice', async () => {
    const before = await Stage.open()
    const [ann, ben] = await before.begun(planFor('dodge-dice'), ['guest-ann', 'guest-ben'], 'sights')
    const { code } = ann!.attendance!.room.head
    const seen = latest(ann!)
    const after = await before.again()
    const [ann2, ben2] = [
      await after.visit(code, 'guest-ann', 0, 'sights'),
      await after.visit(code, 'guest-ben', 0, 'sights'),
    ]
    expect(latest(ann2)).toMatchObject({ waiting: seen.waiting, choices: seen.choices })
    await playOn([ann2, ben2])
    expect(ben2.events.at(-1)!.kind).toBe('ended')
    expect(ben!.left).toBeNull()
    await after.close()
  })
})
