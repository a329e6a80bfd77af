import { describe, expect, it } from 'vitest'
import { dice, evaluateTrial, fork, over, type Spot, stateAt, type Trial, trial, worth } from '../../test/bots/trial.ts'
import type { Game } from '../engine/game.ts'
import { halfOf } from '../engine/interval.ts'
import type { Lore } from '../engine/lore.ts'
import { Answerer, type Mind } from './answer.ts'
import { Asker, type Port, type Question, type Reply, type Request } from './ask.ts'
import type { Judgement } from './judge.ts'

/** A channel in memory: what is sent is a copy, and arrives when the test says so. */
function channel() {
  const mail: (() => void)[] = []
  const ends = { ask: (_: Reply) => {}, answer: (_: Request) => {} }
  const asking: Port<Request, Reply> = {
    post: (request) => mail.push(() => ends.answer(structuredClone(request))),
    listen: (take) => {
      ends.ask = take
    },
  }
  const answering: Port<Reply, Request> = {
    post: (reply) => mail.push(() => ends.ask(structuredClone(reply))),
    listen: (take) => {
      ends.answer = take
    },
  }
  return { mail, asking, answering }
}

/** An asker and an answerer, whose clock ticks on at every look: each slice is a few steps. */
function company() {
  const { mail, asking, answering } = channel()
  const { game, counts } = trial()
  const turns: (() => void)[] = []
  let time = 0
  const mind = { game: game as unknown as Game, lore: { evaluate: evaluateTrial, reflex: null } as unknown as Lore }
  const clock = { now: () => time++, soon: (work: () => void) => turns.push(work) }
  const mindOf = async (id: string): Promise<Mind> => (id === 'trial' ? mind : Promise.reject(new Error(`no ${id}`)))
  const asker = new Asker(asking)
  new Answerer(answering, mindOf, clock)
  const deliver = async () => {
    while (mail.length > 0) mail.shift()!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  /** One slice of thinking, and all messages. */
  const tick = async () => {
    await deliver()
    turns.shift()?.()
    await deliver()
  }
  const finish = async () => {
    do await tick()
    while (turns.length > 0)
  }
  return { asker, tick, finish, turns, counts }
}

function question(spot: Spot, change: Partial<Question> = {}): Question {
  const { game } = trial()
  const state = stateAt(spot)
  const legal = game.legal(state, 0) as readonly Trial['action'][]
  return { game: 'trial', level: 'club', view: game.view(state, 0), seat: 0, legal, seed: [1, 2, 3, 4], ...change }
}

const gamble = (low: number) => dice([worth(low), 1], [worth(low + 0.2), 1])
/** As many ways as take several slices. */
const long = (best: number) => fork(...Array.from({ length: 40 }, (_, i) => gamble(i === best ? 0.7 : 0.1 + i / 1000)))

const played = (good: number) => dice([over(1, 2), good], [over(2, 1), 10 - good])

/** What all of it is worth is wanted, and takes many games. */
const unsure = () =>
  question(fork(played(5), played(4)), { level: 'champion', within: 0.03, budget: Number.POSITIVE_INFINITY })

describe('asking', () => {
  it('gets what the level takes and what every choice is worth', async () => {
    const { asker, finish } = company()
    const { answer } = asker.ask(question(fork(worth(0.2), gamble(0.5), worth(0.4))))
    await finish()
    const { choice, judgement } = await answer
    expect(choice).toBe(1)
    expect(judgement.worths.map((each) => Math.round(each * 100))).toEqual([20, 60, 40])
  })

  it('lets several questions take turns', async () => {
    const { asker, tick, finish } = company()
    const done: string[] = []
    asker.ask(question(long(7))).answer.then(({ choice }) => done.push(`long ${choice}`))
    asker.ask(question(fork(worth(0.1), worth(0.3)))).answer.then(({ choice }) => done.push(`short ${choice}`))
    await tick()
    await tick()
    expect(done).toEqual(['short 1'])
    await finish()
    expect(done).toEqual(['short 1', 'long 7'])
  })

  it('cancels one question and leaves the others alone', async () => {
    const { asker, tick, finish, counts } = company()
    const first = asker.ask(question(long(3)))
    const second = asker.ask(question(long(9)))
    const refused = expect(first.answer).rejects.toThrow('cancelled')
    await tick()
    first.cancel()
    await finish()
    await refused
    expect((await second.answer).choice).toBe(9)
    expect(counts.settled).toBeLessThan(2 * 80)
  })

  it('cancels what has not begun, and does nothing when it is over', async () => {
    const { asker, finish, turns, counts } = company()
    const early = asker.ask(question(long(3)))
    const refused = expect(early.answer).rejects.toThrow('cancelled')
    early.cancel()
    await finish()
    await refused
    expect(counts.settled).toBe(0)
    const late = asker.ask(question(fork(worth(0.1), worth(0.2))))
    await finish()
    late.cancel()
    expect((await late.answer).choice).toBe(1)
    expect(turns).toEqual([])
  })

  it('tells what is known so far to those who want to know', async () => {
    const { asker, finish } = company()
    const told: Judgement[] = []
    const { answer } = asker.ask(unsure(), (judgement) => told.push(judgement))
    await finish()
    expect(told.length).toBeGreaterThan(1)
    expect((await answer).judgement.intervals.map((interval) => interval && halfOf(interval) < 0.05)).toEqual([
      true,
      true,
    ])
    const wide = told.filter(({ intervals: [first] }) => first && halfOf(first) > 0.05)
    expect(wide.length).toBeGreaterThan(0)
  })

  it('tells it now and then, not at every step', async () => {
    const { asker, finish, turns, tick } = company()
    const told: Judgement[] = []
    asker.ask(unsure(), (judgement) => told.push(judgement))
    let ticks = 0
    for (await tick(); turns.length > 0; await tick()) ticks++
    await finish()
    expect(ticks).toBeGreaterThan(20)
    expect(told.length).toBeLessThan(ticks / 5)
  })

  it('lets no table wait for those who only watch', async () => {
    const { asker, tick, finish } = company()
    const done: string[] = []
    asker.ask(unsure(), () => {}).answer.then(() => done.push('watched'))
    await tick()
    asker.ask(question(long(7))).answer.then(() => done.push('table'))
    let ticks = 0
    for (; done.length === 0; ticks++) await tick()
    expect(done).toEqual(['table'])
    expect(ticks).toBeLessThan(20)
    await finish()
    expect(done).toEqual(['table', 'watched'])
  })

  it('thinks no longer than it may, and answers with what it knows by then', async () => {
    const { asker, finish, counts } = company()
    const { answer } = asker.ask(question(long(39), { budget: 1 }))
    await finish()
    expect((await answer).judgement.worths).toHaveLength(40)
    expect(counts.settled).toBeLessThan(80)
  })

  it('says why there is no answer, and goes on with the others', async () => {
    const { asker, finish } = company()
    const unknown = expect(asker.ask(question(long(1), { game: 'chess' })).answer).rejects.toThrow('no chess')
    const broken = expect(asker.ask(question(long(1), { legal: [null as never] })).answer).rejects.toThrow('TypeError')
    const { answer } = asker.ask(question(long(5)))
    await finish()
    await Promise.all([unknown, broken])
    expect((await answer).choice).toBe(5)
  })

  it('tells everybody who waits when the others are gone', async () => {
    const { asker } = company()
    const { answer } = asker.ask(question(long(1)))
    asker.fail(new Error('the worker fell over'))
    await expect(answer).rejects.toThrow('the worker fell over')
  })
})
