import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toy } from '../../../../test/contract/toy.ts'
import { type Entry, type Game, isOutcome } from '../../../engine/game.ts'
import { same } from '../../../engine/values.ts'
import { people } from '../../../table/testing/fixtures.ts'
import type { Trouble } from '../../browser/trouble.ts'
import { PATIENCE } from './saver.ts'
import { browserWith, PACE } from './testing/stage.ts'

/** Bids can be taken back, and nothing is hidden: either tab may do whatever is to be done. */
const game = { ...toy, reveals: () => false, hides: () => false } as unknown as Game

type Step =
  | { readonly kind: 'do'; readonly tab: 0 | 1; readonly choice: number }
  | { readonly kind: 'undo' | 'settle' | 'reload' | 'wait'; readonly tab: 0 | 1 }
  | { readonly kind: 'refuse'; readonly tab: 0 | 1; readonly trouble: Trouble; readonly times: number }
  | { readonly kind: 'clock'; readonly time: number }
  | { readonly kind: 'pass'; readonly ticks: number }

const tab = fc.constantFrom(0 as const, 1 as const)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('do' as const), tab, choice: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pass' as const), ticks: fc.nat(40) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'settle', 'reload', 'wait'), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refuse' as const),
      tab,
      trouble: fc.constantFrom<Trouble>('full', 'forbidden'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clock' as const), time: fc.integer({ min: 0, max: 9e12 }) }) },
)

const isBeginning = (log: readonly unknown[], of: readonly unknown[]) =>
  log.every((entry, index) => same(entry, of[index]))

type Which = 0 | 1
type Browser = Awaited<ReturnType<typeof browserWith>>

/** Two tabs at one table: what was done in them, and what of it they said was kept. */
class Trial {
  readonly #browser: Browser
  readonly #tabs: Awaited<ReturnType<Trial['open']>>[] = []
  /** All acts by their place in the log. */
  readonly #done: (readonly [at: number, entry: unknown])[] = []
  /** So much of the log a tab may still take back. */
  readonly #undoing: [number, number] = [Infinity, Infinity]
  #acknowledged: readonly unknown[] = []
  #hasKilled = false

  private constructor(browser: Browser) {
    this.#browser = browser
  }

  static async begin(): Promise<Trial> {
    const trial = new Trial(await browserWith({ game, sitters: people(2), options: { rounds: 3 } }))
    for (const which of [0, 1] as const) trial.#tabs[which] = await trial.open()
    return trial
  }

  async open() {
    const opened = await this.#browser.tab()
    return { ...opened, leave: opened.local.subscribe(() => undefined) }
  }

  #log(which: Which): readonly unknown[] {
    return this.#tabs[which]!.local.match.timeline.log
  }

  async take(step: Step): Promise<void> {
    if (step.kind === 'clock') vi.setSystemTime(step.time)
    else if (step.kind === 'pass') for (let tick = 0; tick < step.ticks; tick++) await Promise.resolve()
    else if (step.kind === 'do') this.#act(step.tab, step.choice)
    else if (step.kind === 'refuse') this.#tabs[step.tab]!.store.refuse(...new Array(step.times).fill(step.trouble))
    else await this[step.kind](step.tab)
    this.check()
  }

  #act(which: Which, choice: number): void {
    const { local } = this.#tabs[which]!
    const { choices } = local.snapshot()
    const at = this.#log(which).length
    local.roll()
    const chosen = choices[choice % choices.length]
    if (chosen) local.act(chosen.seat, [chosen.action])
    if (this.#log(which).length > at) this.#done.push([at, this.#log(which)[at]])
  }

  undo(which: Which): void {
    const { length } = this.#log(which)
    this.#tabs[which]!.local.undo()
    if (this.#log(which).length === length) return
    this.#undoing[which] = Math.min(this.#undoing[which], length - 1)
    this.#acknowledged = this.#acknowledged.slice(0, length - 1)
  }

  async settle(which: Which): Promise<void> {
    if ((await this.#tabs[which]!.local.settled()) !== null) return
    this.#undoing[which] = Infinity
    this.#acknowledged = this.#log(which).slice(0, Math.min(...this.#undoing))
  }

  /** Killed at any moment, with what was under way. */
  async reload(which: Which): Promise<void> {
    this.#hasKilled = true
    this.#tabs[which]!.store.kill()
    this.#undoing[which] = Infinity
    this.#tabs[which] = await this.open()
    expect(isBeginning(this.#acknowledged, this.#log(which))).toBe(true)
  }

  async wait(which: Which): Promise<void> {
    this.#tabs[which]!.clock.goOn(PATIENCE)
    await vi.advanceTimersByTimeAsync(PACE)
  }

  /** Of what a tab wrote as it was killed nobody was told. */
  #lookAgain(): void {
    for (const { local, leave } of this.#tabs) {
      leave()
      local.subscribe(() => undefined)
    }
  }

  check(): void {
    expect(isBeginning(this.#acknowledged, this.#browser.kept())).toBe(true)
  }

  /** When all troubles are over both tabs show what is kept, and nothing in it happened twice. */
  async end(): Promise<void> {
    for (const { store } of this.#tabs) store.heal()
    if (this.#hasKilled) this.#lookAgain()
    for (const which of [0, 1, 0, 1] as const) await this.wait(which)
    for (const which of [0, 1, 0, 1] as const) await this.settle(which)
    this.check()
    const kept = this.#browser.kept()
    for (const { local } of this.#tabs) expect([local.match.timeline.log, local.isKept]).toEqual([kept, true])
    for (const [at, entry] of kept.entries())
      if (!isOutcome(entry as Entry)) expect(this.#done).toContainEqual([at, entry])
  }
}

const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('Two tabs at one table, with writes that fail, reloads and clocks that jump', () => {
  it('never lose what was said to be kept, and never do anything twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
        const trial = await Trial.begin()
        for (const one of steps) await trial.take(one)
        await trial.end()
      }),
      { numRuns: 150, seed: 7 },
    )
  }, 60_000)
})
