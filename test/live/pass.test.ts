import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PACE } from '../../src/server/rooms/pace.ts'
import { AT_ONCE, identities, planFor, Stage, type Visitor } from './stage.ts'

let stage: Stage

beforeEach(async () => {
  stage = await Stage.open({ newIdentity: identities(), pace: { ...AT_ONCE, window: PACE.window } })
})
afterEach(() => stage.close())

const gameOf = (visitor: Visitor) => visitor.attendance!.room.game!
const sightOf = (visitor: Visitor) => visitor.sights.at(-1)!
const passOf = (visitor: Visitor) => gameOf(visitor).referee.silence()!.action

/** Does the first thing there is, or throws. */
async function doesSomething(visitor: Visitor): Promise<void> {
  const { seq, choices, throwDue } = sightOf(visitor)
  const [choice] = choices
  if (choice) await visitor.ask({ kind: 'act', after: seq, seat: choice.seat, actions: [choice.action] })
  else if (throwDue !== null) await visitor.ask({ kind: 'roll', after: seq, seat: throwDue })
}

/** Three people in the first window of a game with DANGER!. */
async function windowOpen(): Promise<Visitor[]> {
  const plan = planFor('dicey-curves', {
    seats: 3,
    options: { danger: true, cars: 'one' },
    bots: null,
    clock: 'relaxed',
  })
  const visitors = await stage.begun(plan, ['guest-ann', 'guest-ben', 'guest-cem'], 'sights')
  while (gameOf(visitors[0]!).referee.silence() === null)
    for (const visitor of visitors) if (gameOf(visitor).referee.silence() === null) await doesSomething(visitor)
  for (const visitor of visitors) await visitor.ask({ kind: 'ping' })
  return visitors
}

const askedIn = (visitors: readonly Visitor[]) => visitors.filter((visitor) => sightOf(visitor).asked.length > 0)

async function passes(visitor: Visitor): Promise<void> {
  const { seq, asked } = sightOf(visitor)
  const answer = await visitor.ask({ kind: 'act', after: seq, seat: asked[0]!, actions: [passOf(visitor)] })
  expect(answer.ok).toBe(true)
}

describe('a pass in a window', () => {
  it('is seen at once by who passes, and nobody else hears as much as a frame', async () => {
    const visitors = await windowOpen()
    const { length } = gameOf(visitors[0]!).timeline
    const [first, ...others] = askedIn(visitors)
    const heard = others.map(({ texts }) => texts.length)
    await passes(first!)
    expect([sightOf(first!).asked, sightOf(first!).choices]).toEqual([[], []])
    stage.time.pass(PACE.window)
    expect(others.map(({ texts }) => texts.length)).toEqual(heard)
    expect(gameOf(first!).timeline.length).toBe(length)
  })

  it('of the last who is asked closes it, in the same steps whoever passed when', async () => {
    const visitors = await windowOpen()
    const { length } = gameOf(visitors[0]!).timeline
    const asked = askedIn(visitors)
    expect(asked.length).toBeGreaterThan(1)
    for (const visitor of asked.toReversed()) {
      await passes(visitor)
      stage.time.pass(PACE.window / 10)
    }
    const closing = gameOf(visitors[0]!).timeline.log.slice(length)
    stage.time.pass(PACE.window * asked.length)
    const { log } = gameOf(visitors[0]!).timeline
    expect(closing).toEqual([])
    const said = log.slice(length, length + asked.length) as { seat: number }[]
    expect(said.map(({ seat }) => seat)).toEqual([...said.map(({ seat }) => seat)].sort())
    expect(said).toHaveLength(asked.length)
  })

  it('is forgotten when the window is taken back, on the way and when the log is read again', async () => {
    const visitors = await windowOpen()
    const last = visitors.find((visitor) => sightOf(visitor).undoable)!
    await passes(last)
    const { seat } = sightOf(last).undoable!
    expect(await last.ask({ kind: 'undo', after: sightOf(last).seq, seat })).toMatchObject({ ok: true })
    expect(gameOf(last).referee.isPassing(seat)).toBe(false)
    const { code } = last.attendance!.room.head
    stage = await stage.again({ pace: { ...AT_ONCE, window: PACE.window } })
    const again = await stage.visit(code, last.guest, 0, 'sights')
    expect(gameOf(again).referee.isPassing(seat)).toBe(false)
  })

  it('is not lost when the server is killed before the window closes', async () => {
    const visitors = await windowOpen()
    const asked = askedIn(visitors)
    await passes(asked[0]!)
    const { code } = asked[0]!.attendance!.room.head
    stage = await stage.again({ pace: { ...AT_ONCE, window: PACE.window } })
    const again = await stage.visit(code, asked[0]!.guest, 0, 'sights')
    expect(sightOf(again).asked).toEqual([])
  })
})
