import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AT_ONCE, identities, planFor, Stage, type Visitor } from './stage.ts'

const BETWEEN = 30_000

let stage: Stage

beforeEach(async () => {
  stage = await Stage.open({ newIdentity: identities(), pace: { ...AT_ONCE, between: BETWEEN } })
})
afterEach(() => stage.close())

const roomOf = (visitor: Visitor) => visitor.attendance!.room
const racesIn = (visitor: Visitor) =>
  (roomOf(visitor).game!.timeline.present as unknown as { races: unknown[] }).races.length

/** A season of two people whose cars bots drive, up to the end of its first race; then both are back. */
async function afterFirstRace(): Promise<readonly [Visitor, Visitor]> {
  const plan = planFor('allens-dirt-season', { seats: 12 })
  const [ann, ben] = (await stage.begun(plan, ['guest-ann', 'guest-ben'])) as [Visitor, Visitor]
  await ann.ask({ kind: 'keep', seat: 0 })
  await ben.ask({ kind: 'keep', seat: 1 })
  expect([racesIn(ann), roomOf(ann).game!.isBreak]).toEqual([1, true])
  for (const [seat, visitor] of [ann, ben].entries()) await visitor.ask({ kind: 'back', seat })
  length = roomOf(ann).game!.timeline.length
  return [ann, ben]
}

let length = 0
const isGoingOn = (visitor: Visitor) => roomOf(visitor).game!.timeline.length > length

describe('between the races of a season', () => {
  it('the standings stay for half a minute, whatever is said meanwhile', async () => {
    const [ann] = await afterFirstRace()
    stage.time.pass(BETWEEN - 1)
    await ann.ask({ kind: 'say', text: 'What a race!' })
    expect(isGoingOn(ann)).toBe(false)
    stage.time.pass(1)
    expect(isGoingOn(ann)).toBe(true)
  })

  it('everybody may be ready before', async () => {
    const [ann, ben] = await afterFirstRace()
    await ann.ask({ kind: 'keep', seat: 0 })
    expect(isGoingOn(ann)).toBe(false)
    await ben.ask({ kind: 'ready', seat: 1 })
    expect(isGoingOn(ann)).toBe(true)
    expect(roomOf(ann).standing.ready).toEqual([])
  })

  it('one who is ready waits for the others, and the host for nobody', async () => {
    const [ann, ben] = await afterFirstRace()
    await ben.ask({ kind: 'ready', seat: 1 })
    await ben.ask({ kind: 'ready', seat: 1 })
    expect([isGoingOn(ann), roomOf(ann).standing.ready]).toEqual([false, [1]])
    expect(await ben.ask({ kind: 'ready', seat: 0 })).toMatchObject({ ok: false, code: 'not-your-seat' })
    await ann.ask({ kind: 'ready', seat: 0 })
    expect(isGoingOn(ann)).toBe(true)
  })

  it('a server that was stopped meanwhile gives the rest of the time', async () => {
    const [ann] = await afterFirstRace()
    const { code } = roomOf(ann).head
    stage.time.pass(BETWEEN / 2)
    stage = await stage.again({ pace: { ...AT_ONCE, between: BETWEEN } })
    const again = await stage.visit(code, 'guest-ann')
    stage.time.pass(BETWEEN / 2 - 1)
    expect(isGoingOn(again)).toBe(false)
    stage.time.pass(1)
    expect(isGoingOn(again)).toBe(true)
  })
})
