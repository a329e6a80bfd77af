import { describe, expect, it } from 'vitest'
import { Answerer } from '../../bots/answer.ts'
import { Asker, type Reply, type Request } from '../../bots/ask.ts'
import type { Trust } from '../../bots/judge.ts'
import type { Game } from '../../engine/game.ts'
import { halfOf } from '../../engine/interval.ts'
import { MANIFESTS } from '../../games/index.ts'
import { tableFor } from '../../table/testing/fixtures.ts'
import { type Advisers, best, bestOf, type Decision, isBest, keyOf, Odds, type Patience, type Reading } from './odds.ts'
import { reasonsIn } from './reason.ts'

const { game, thinking, risks } = MANIFESTS['dodge-dice']!

const NEVER = Number.POSITIVE_INFINITY
/** A few games will do. */
const QUICK: Patience = { within: 0.1, budget: NEVER, settling: NEVER }

/** Advisers at the other end of a channel, who think only when they are told to. */
function company(patience = QUICK) {
  const sent: Request[] = []
  const due: (() => void)[] = []
  let hear: (request: Request) => void = () => undefined
  let tell: (reply: Reply) => void = () => undefined
  let time = 0
  const clock = { now: () => time++, soon: (work: () => void) => void due.push(work) }
  const mindOf = async () => ({ game, lore: await thinking() })
  new Answerer(
    {
      post: (reply) => tell(reply),
      listen: (take) => {
        hear = take
      },
    },
    mindOf,
    clock,
  )
  const asker = new Asker({
    post(request) {
      sent.push(request)
      hear(request)
    },
    listen: (take) => {
      tell = take
    },
  })
  const advisers: Advisers = {
    ask: (question, onProgress) => asker.ask(question, onProgress),
    risksOf: async ({ view, seat, moves }) => {
      const told = await risks!()
      return moves.map((move) => told.of(view, seat, move))
    },
  }
  const odds = new Odds(advisers, patience)
  const think = () => {
    for (const work of due.splice(0)) work()
  }
  return { odds, sent, think }
}

const until = async (odds: Odds, think: () => void, holds: (reading: Reading) => boolean): Promise<Reading> => {
  while (!holds(odds.reading())) {
    think()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return odds.reading()
}

/** The first roll, or a chip to skip it. */
function decision(): Decision {
  const state = (game as Game).setup(tableFor(game, 2))
  const view = game.view(state, 0)
  const moves = game.legal(state, 0).map((action) => ({ actions: [action], meaning: game.choice(view, action) }))
  return { game, view, seat: 0, moves }
}

const widthOf = (interval: Trust) => (interval ? halfOf(interval) : Number.POSITIVE_INFINITY)

const isAllKnown = ({ isDone, risks }: Reading) => isDone && risks.size > 0

describe('odds', () => {
  it('judge every choice, mark the best and tell its risks', async () => {
    const { odds, think } = company()
    const asked = decision()
    odds.consider(asked)
    const reading = await until(odds, think, isAllKnown)
    const judged = best(reading)
    expect(judged).toHaveLength(asked.moves.length)
    expect(judged[0]!.chance.worth).toBeGreaterThan(judged[1]!.chance.worth)
    expect(asked.moves.filter(({ actions }) => isBest(reading, actions))).toEqual([judged[0]!.move])
    expect(reading.risks.get(keyOf([{ kind: 'roll' }]))!.map(({ what }) => what.key)).toContain('dodge-dice.risk.ends')
  })

  it('tell of a place on the board the best that leads there, and nothing where nothing is known', async () => {
    const { odds, think } = company()
    const asked = decision()
    odds.consider(asked)
    expect(bestOf(odds.reading(), [asked.moves[0]!.actions])).toBeNull()
    const reading = await until(odds, think, isAllKnown)
    const [first] = best(reading)
    const all = asked.moves.map(({ actions }) => actions)
    expect(bestOf(reading, all)).toEqual({ actions: first!.move.actions, chance: first!.chance })
    expect(bestOf(reading, [])).toBeNull()
  })

  it('say why, by facts', async () => {
    const { odds, think } = company({ ...QUICK, within: 0.02 })
    odds.consider(decision())
    const told = reasonsIn(await until(odds, think, isAllKnown), await risks!())
    expect(told.map(({ key }) => key)).toEqual(['odds.why.better', 'odds.why.standing'])
  })

  it('know nobody as the best before all is thought through', () => {
    const { odds } = company()
    const asked = decision()
    odds.consider(asked)
    expect(asked.moves.some(({ actions }) => isBest(odds.reading(), actions))).toBe(false)
    expect(reasonsIn(odds.reading(), null)).toEqual([])
  })

  it('tell the best soon, and go on until all is known as well as is wanted', async () => {
    const { odds, think } = company({ within: 0.03, budget: NEVER, settling: 0 })
    odds.consider(decision())
    const early = await until(odds, think, ({ isDone }) => isDone)
    const widest = ({ chances }: Reading) => Math.max(...[...chances.values()].map(({ interval }) => widthOf(interval)))
    expect([early.isFinal, reasonsIn(early, null).length > 0]).toEqual([false, true])
    const late = await until(odds, think, ({ isFinal }) => isFinal)
    expect(widest(late)).toBeLessThanOrEqual(0.03)
    expect(widest(early)).toBeGreaterThan(widest(late))
  })

  it('ask for what all moves are worth, with all the time that somebody who looks on has', () => {
    const { odds, sent } = company({ within: 0.01, budget: 9000, settling: NEVER })
    odds.consider(decision())
    expect(sent).toMatchObject([{ kind: 'ask', isWatched: true, question: { within: 0.01, budget: 9000 } }])
  })

  it('are dropped when the table goes on', async () => {
    const { odds, sent, think } = company()
    odds.consider(decision())
    odds.consider(null)
    expect(sent.map(({ kind }) => kind)).toEqual(['ask', 'cancel'])
    think()
    await new Promise((resolve) => setImmediate(resolve))
    expect(odds.reading()).toMatchObject({ decision: null, isDone: false })
    expect(odds.reading().chances.size).toBe(0)
  })

  it('give the same figures for the same decision', async () => {
    const figures = async () => {
      const { odds, think } = company()
      odds.consider(decision())
      return best(await until(odds, think, isAllKnown)).map(({ chance }) => chance)
    }
    expect(await figures()).toEqual(await figures())
  })
})
