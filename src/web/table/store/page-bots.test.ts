import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toy } from '../../../../test/contract/toy.ts'
import type { Reply, Request } from '../../../bots/ask.ts'
import type { Game, Kinds } from '../../../engine/game.ts'
import type { Lore } from '../../../engine/lore.ts'
import type { Decision, Pending } from '../../../table/referee.ts'
import type { Play } from '../../games/play.ts'
import { PageBots } from './page-bots.ts'

const game = toy as unknown as Game
const bid = (card: number) => ({ kind: 'bid', card }) as Kinds['action']
const DECISION: Decision = { level: 'club', seat: 1, view: {} as Decision['view'], legal: [bid(1), bid(2), bid(3)] }
const SEARCHING = { evaluate: () => 0, reflex: null } as unknown as Lore

/** A worker that answers when it is told to. */
class TrialWorker {
  static readonly all: TrialWorker[] = []
  readonly asked: Request[] = []
  isRunning = true
  onmessage: (event: { readonly data: Reply }) => void = () => undefined
  onerror: (event: object) => void = () => undefined

  constructor() {
    TrialWorker.all.push(this)
  }

  postMessage(request: Request): void {
    this.asked.push(request)
  }

  terminate(): void {
    this.isRunning = false
  }

  answer(number: number, choice: number): void {
    this.onmessage({ data: { kind: 'answer', number, answer: { choice } } as Reply })
  }

  fall(): boolean {
    const preventDefault = vi.fn()
    this.onerror({ preventDefault, message: 'it fell over' })
    return preventDefault.mock.calls.length > 0
  }
}

const later = () => new Promise((resolve) => setImmediate(resolve))

async function botsOf(lore: Lore | null = SEARCHING) {
  const onFailure = vi.fn()
  const thinking = async () => lore ?? Promise.reject(new Error('not loaded'))
  const bots = new PageBots({ game, thinking } as unknown as Play, onFailure)
  await later()
  return { bots, onFailure }
}

const asked = async (bots: PageBots, decision = DECISION): Promise<Pending> => {
  const pending = bots.decide(decision) as Pending
  await later()
  return pending
}

beforeEach(() => vi.stubGlobal('Worker', TrialWorker))

/** Each test begins without a worker. */
afterEach(() => {
  for (const worker of TrialWorker.all.splice(0)) worker.fall()
  vi.unstubAllGlobals()
})

it('What needs no thought is decided at once, without a worker', async () => {
  const { bots } = await botsOf()
  expect(bots.decide({ ...DECISION, legal: [bid(3)] })).toEqual({ action: bid(3) })
  const { action } = bots.decide({ ...DECISION, level: 'random' }) as { readonly action: Kinds['action'] }
  expect(DECISION.legal).toContainEqual(action)
  expect(bots.decide({ ...DECISION, level: 'of a newer page' })).not.toHaveProperty('cancel')
  expect(TrialWorker.all).toEqual([])
})

it('What a game has a reflex for is decided at once, as soon as that is loaded', async () => {
  const reflex = (_: unknown, __: number, legal: readonly unknown[]) => legal.map((___, at) => (at === 1 ? 9 : 0))
  const { bots } = await botsOf({ ...SEARCHING, reflex } as unknown as Lore)
  const view = game.view(game.setup({ seats: 2, options: { rounds: 1, start: 'even' }, board: null }), 1)
  expect(bots.decide({ ...DECISION, view })).toEqual({ action: bid(2) })
})

it('What needs thought is asked of one worker: a view and choices, nothing else of the table', async () => {
  const { bots, onFailure } = await botsOf(null)
  const [first, second] = [await asked(bots), await asked(bots, { ...DECISION, seat: 0 })]
  expect(TrialWorker.all).toHaveLength(1)
  const [worker] = TrialWorker.all
  expect(worker!.asked).toMatchObject([
    { kind: 'ask', number: 0, question: { game: game.id, ...DECISION, seed: { length: 4 } } },
    { kind: 'ask', number: 1, question: { seat: 0 } },
  ])
  worker!.answer(1, 0)
  worker!.answer(0, 2)
  expect([await first.action, await second.action]).toEqual([bid(3), bid(1)])
  expect(onFailure).not.toHaveBeenCalled()
})

it('A thought that nobody wants any more is called off, and its failure is not told of', async () => {
  const { bots, onFailure } = await botsOf()
  const pending = await asked(bots)
  pending.cancel()
  await later()
  expect(TrialWorker.all[0]!.asked.at(-1)).toEqual({ kind: 'cancel', number: 0 })
  TrialWorker.all[0]!.fall()
  await later()
  expect(onFailure).not.toHaveBeenCalled()
})

it('A worker that falls over is told of and ended, the table goes on, and the next question has another', async () => {
  const { bots, onFailure } = await botsOf()
  const pending = await asked(bots)
  const [fallen] = TrialWorker.all
  expect(fallen!.fall()).toBe(true)
  expect(DECISION.legal).toContainEqual(await pending.action)
  expect([onFailure.mock.calls.length, fallen!.isRunning]).toEqual([1, false])
  const again = await asked(bots)
  expect(TrialWorker.all).toHaveLength(2)
  fallen!.fall()
  TrialWorker.all[1]!.answer(0, 1)
  expect(await again.action).toEqual(bid(2))
  await asked(bots)
  expect(TrialWorker.all).toHaveLength(2)
})

it('In a browser without workers the table goes on with any legal action, and says so', async () => {
  vi.stubGlobal('Worker', undefined)
  const { bots, onFailure } = await botsOf()
  const pending = await asked(bots)
  expect(DECISION.legal).toContainEqual(await pending.action)
  expect(onFailure).toHaveBeenCalledTimes(1)
})
