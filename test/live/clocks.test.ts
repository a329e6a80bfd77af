import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Clocks as ClockFrame } from '../../src/protocol/live/replies.ts'
import { Clocks } from '../../src/server/rooms/clocks.ts'
import { GRACE, planFor, Stage, type Visitor } from './stage.ts'

let stage: Stage

beforeEach(async () => {
  stage = await Stage.open()
})
afterEach(() => stage.close())

const kinds = ({ events }: Visitor) => events.map(({ kind }) => kind)
const heardOf = (visitor: Visitor, kind: string) =>
  visitor.next((message) => message.kind === 'events' && message.events.some((event) => event.kind === kind))
const clocksOf = ({ heard }: Visitor) => heard.filter((message): message is ClockFrame => message.kind === 'clock')
const twoAt = (clock: 'none' | 'relaxed' | 'quick') =>
  stage.begun(planFor('dodge-dice', { clock }), ['guest-ann', 'guest-ben'])

describe('time for decisions', () => {
  it('is a decision and then the reserve; at zero a bot decides once, and nobody is thrown out', async () => {
    const [ann, ben] = await twoAt('quick')
    expect(clocksOf(ann!).at(-1)).toMatchObject({ window: null, seats: [{ decision: 20_000, reserve: 60_000 }, {}] })
    stage.time.pass(79_999)
    expect(kinds(ben!)).not.toContain('entry')
    const played = heardOf(ben!, 'entry')
    stage.time.pass(1)
    await played
    expect(ben!.events.find(({ kind }) => kind === 'entry')).toMatchObject({ why: 'clock' })
    expect(kinds(ben!)).not.toContain('kept')
    expect(ann!.attendance!.room.standing.kept).toEqual([null, null])
  })

  it('does not run where nobody wants a clock', async () => {
    const [ann] = await twoAt('none')
    stage.time.pass(10 * 60_000)
    expect([kinds(ann!), clocksOf(ann!)]).toEqual([['sat', 'sat', 'began'], []])
  })

  it('is told from the log after a restart, and downtime costs nothing', async () => {
    const [ann] = await twoAt('quick')
    stage.time.pass(50_000)
    const { seq } = ann!.attendance!.room
    const played = ann!.next(({ kind }) => kind === 'clock')
    const { waiting } = ann!.attendance!.room.game!.timeline
    const seat = waiting.kind === 'seats' ? waiting.seats[0]! : 0
    const roll = ann!.attendance!.room.game!.referee.due().kind === 'throw'
    const actions = roll
      ? []
      : [ann!.attendance!.room.game!.timeline.game.legal(ann!.attendance!.room.game!.timeline.present, seat)[0]!]
    await (roll ? ann!.ask({ kind: 'roll', after: seq, seat }) : ann!.ask({ kind: 'act', after: seq, seat, actions }))
    await played
    const { code } = ann!.attendance!.room.head
    stage = await stage.again()
    stage.time.pass(500_000)
    const again = await stage.visit(code, 'guest-ann')
    const clock = again.next<ClockFrame>(({ kind }) => kind === 'clock')
    await heardOf(again, 'resumed').catch(() => undefined)
    const { seats } = await clock
    expect(seats[seat]!.reserve).toBe(30_000)
    expect(Math.max(...seats.map(({ decision }) => decision ?? 0))).toBe(20_000)
  })

  it('gives whoever takes back no more than there was', () => {
    const clocks = new Clocks({ decision: 20, reserve: 60, window: 8 }, 2)
    clocks.happened(0, null, { seats: [0], window: null }, false)
    clocks.happened(15, 0, { seats: [1], window: null }, false)
    clocks.undone(16, 0, { seats: [0], window: null })
    expect(clocks.frame(16)!.seats[0]).toEqual({ decision: 5, reserve: 60 })
  })

  it('of a window begins anew when somebody says something, not when somebody has nothing to say', () => {
    const clocks = new Clocks({ decision: 20, reserve: 60, window: 8 }, 3)
    const awaited = { seats: [0, 1, 2], window: Number.POSITIVE_INFINITY }
    clocks.happened(0, 0, awaited, false)
    clocks.happened(3, 1, awaited, true)
    expect(clocks.deadline).toBe(8)
    clocks.happened(5, 2, awaited, false)
    expect([clocks.deadline, clocks.late(100)]).toEqual([13, []])
  })
})

describe('somebody who is away', () => {
  it('is kept by a bot after the grace time, and plays again by coming back', async () => {
    const [ann, ben] = await twoAt('none')
    const { code } = ann!.attendance!.room.head
    ben!.leave()
    stage.time.pass(GRACE - 1)
    expect(ann!.attendance!.room.standing.kept).toEqual([null, null])
    const kept = heardOf(ann!, 'kept')
    stage.time.pass(1)
    await kept
    expect(ann!.attendance!.room.standing.kept).toEqual([null, 'away'])
    const back = heardOf(ann!, 'back')
    await stage.visit(code, 'guest-ben')
    await back
    expect(ann!.attendance!.room.standing.kept).toEqual([null, null])
  })

  it('is waited for where nobody is: the table rests, however long', async () => {
    const [ann, ben] = await stage.begun(planFor('dodge-dice', { seats: 3, clock: 'quick' }), [
      'guest-ann',
      'guest-ben',
    ])
    const { room } = ann!.attendance!
    ann!.leave()
    ben!.leave()
    const { seq } = room
    stage.time.pass(3 * 24 * 3_600_000)
    const again = await stage.visit(room.head.code, 'guest-ann')
    expect(again.events.filter((event) => event.seq > seq).map(({ kind }) => kind)).not.toContain('entry')
  })

  it('who was removed by the host leaves the seat to somebody else', async () => {
    const [ann, ben] = await twoAt('none')
    const { code } = ann!.attendance!.room.head
    expect(await ann!.ask({ kind: 'keep', seat: 1 })).toMatchObject({ ok: true })
    expect(await ben!.ask({ kind: 'back', seat: 1 })).toMatchObject({ code: 'not-your-seat' })
    const cem = await stage.visit(code, 'guest-cem')
    expect(await cem.ask({ kind: 'sit', seat: 1, name: 'Cem', string: '' })).toMatchObject({ ok: true })
    expect(ann!.attendance!.room.standing).toMatchObject({ kept: [null, null], sitters: [{}, { name: 'Cem' }] })
    expect(await ben!.ask({ kind: 'keep', seat: 1 })).toMatchObject({ code: 'not-your-seat' })
  })

  it('stands up before the game, or is made to', async () => {
    const [ann, ben] = await stage.seated(planFor('dodge-dice'), ['guest-ann', 'guest-ben'])
    expect(await ben!.ask({ kind: 'stand', seat: 0 })).toMatchObject({ code: 'not-your-seat' })
    expect(await ann!.ask({ kind: 'stand', seat: 1 })).toMatchObject({ ok: true })
    expect(ann!.attendance!.room.standing.holders[1]).toBeNull()
  })
})

describe('talk', () => {
  it('is cleaned, has its limits, and comes from those who watch too', async () => {
    const [ann] = await twoAt('none')
    const cem = await stage.visit(ann!.attendance!.room.head.code, 'guest-cem')
    expect(await cem.ask({ kind: 'say', text: 'hi' })).toMatchObject({ code: 'no-name' })
    await cem.ask({ kind: 'say', text: ' \u202ehi\n\nall ', name: 'Cem' })
    expect(ann!.events.at(-1)).toMatchObject({ kind: 'said', seat: null, name: 'Cem', text: 'hi all' })
    const answers = await Promise.all(Array.from({ length: 9 }, () => cem.ask({ kind: 'wave', sign: 'clap' })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4)
    stage.time.pass(2000)
    expect(await cem.ask({ kind: 'wave', sign: 'bye' })).toMatchObject({ ok: true })
  })
})

describe('times of a server whose clock is another', () => {
  const awaited = { seats: [0], window: null }
  const rules = { decision: 20_000, reserve: 60_000, window: 8000 }
  const HOUR = 3_600_000

  it('that was up long ago begins anew, and one that was just up does not', () => {
    const clocks = new Clocks(rules, 1)
    clocks.happened(0, null, awaited, false)
    clocks.agree(80_001)
    expect(clocks.late(80_001)).toEqual([0])
    clocks.agree(HOUR)
    expect([clocks.late(HOUR), clocks.deadline]).toEqual([[], HOUR + 80_000])
  })

  it('cost nobody a reserve', () => {
    const clocks = new Clocks(rules, 1)
    clocks.happened(0, null, awaited, false)
    clocks.happened(HOUR, 0, awaited, false)
    expect(clocks.frame(HOUR)!.seats).toEqual([{ decision: 20_000, reserve: 60_000 }])
  })
})
