import type { Page } from '@playwright/test'
import { MOVING, STILL } from '../../test/e2e/still.ts'

// What is to be seen on the page, pressed there and waited for. The clock of the page is wound by hand, so that nobody has
// to wait for it; bots think by the real one, which counts as it is.

/** What can be pressed, in the bar or else on the board; with one of them there is no choice. */
export interface Asked {
  readonly isOver: boolean
  readonly count: number
  /** Whether something else could be done: chips, cars and cards are switched on before they are used, and a bot may drive the next race. */
  readonly hasMore: boolean
  /** Whether the bar lists where a drive can end instead of what can be done next. */
  readonly listsMoves: boolean
  /** The Combos that can be picked, the largest first, and whether one is. */
  readonly combos: readonly string[]
  readonly isComboPicked: boolean
  /** The spaces on which a flag stands, because the picked Combo can end there. */
  readonly flags: readonly number[]
}

/** Dice that are only to be thrown fall by themselves. */
const BAR =
  '[data-own="true"] [data-choice]:not(select, [data-throw]), [data-go-on], [data-own="true"] [data-choice] option[value]:not([value=""])'
const BOARD = '[data-combo]:not(:disabled), [data-target][data-look], [data-board] [data-go]'
/** What can be switched on, and before a race the bot that may drive it. */
const MORE = 'button[data-rove][aria-pressed="false"]:not(:disabled), [data-go-on] ~ [data-stand-in]'

/** Numbers what the bar lists, so that it can be pressed by its place in the list. */
export const asked = (page: Page): Promise<Asked> =>
  page.evaluate(
    ({ bar, board, more }) => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
      const isOwn = document.querySelector('[data-own="true"]') !== null
      const listed = all(bar)
      for (const [i, element] of listed.entries()) element.dataset.listed = String(i)
      const flags = all('[data-target][data-look="end"]').map(({ dataset }) => Number(dataset.target!.split(' ')[1]))
      return {
        isOver: all('dialog[open]').some(({ textContent }) => textContent.includes('Play again')),
        count: listed.length + (isOwn ? all(board).length : 0),
        hasMore: document.querySelector(more) !== null,
        listsMoves: document.querySelector('[data-moves="true"]') !== null,
        combos: all('[data-combo]').map(({ dataset }) => dataset.combo!),
        isComboPicked: document.querySelector('[data-combo][aria-pressed="true"]') !== null,
        flags,
      }
    },
    { bar: BAR, board: BOARD, more: MORE },
  )

/** An option of a list is chosen, everything else is pressed. What it says; null if it has gone while one thought. */
export const press = (page: Page, what: string): Promise<string | null> =>
  page.evaluate((selector) => {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) return null
    const text = element.textContent
    const list = element.closest('select')
    if (list) list.value = (element as HTMLOptionElement).value
    if (list) list.dispatchEvent(new Event('change', { bubbles: true }))
    else element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return text
  }, what)

/** What is evaluated in the page calls this where tsx has compiled it. */
export const nameFunctions = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: 'globalThis.__name = (named) => named' })

/** How far things jumped, and what jumped. */
export interface Shifts {
  total: number
  readonly what: string[]
}

declare const shifts: Shifts

export const shiftsOf = (page: Page): Promise<Shifts> => page.evaluate(() => shifts)

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

/** As the browser tests see it: what is made to move does not count. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([moving, still]) => {
      const seen: Shifts = { total: 0, what: [] }
      Object.assign(window, { shifts: seen })
      const elementOf = ({ node }: Shift['sources'][number]) => (node instanceof Element ? node : node?.parentElement)
      const isPlace = (element: Element) => element.matches(still) || !element.closest(moving)
      const placeOf = ({ x, y }: DOMRect) => `${Math.round(x)},${Math.round(y)}`
      const nameOf = (element: Element) => `${element.tagName} ${element.getAttribute('class')} ${element.textContent}`
      const told = (source: Shift['sources'][number]): string[] => {
        const element = elementOf(source)
        if (!element || !isPlace(element)) return []
        const { previousRect: from, currentRect: to } = source
        return [`${nameOf(element).slice(0, 40)} from ${placeOf(from)} to ${placeOf(to)}`]
      }
      const note = (list: PerformanceObserverEntryList) => {
        for (const { sources, value } of list.getEntries() as Shift[]) {
          const what = sources.flatMap(told)
          if (what.length > 0) seen.total += value
          seen.what.push(...what)
        }
      }
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
    },
    [MOVING, STILL] as const,
  )

declare const thinking: { readonly numbers: Set<number> }

/** Counts what the page's worker is thinking about: it thinks by the real clock, while the page's is wound much faster. */
export const watchThinking = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const numbers = new Set<number>()
    Object.assign(window, { thinking: { numbers } })
    window.Worker = class extends Worker {
      constructor(...made: ConstructorParameters<typeof Worker>) {
        super(...made)
        this.addEventListener('message', ({ data }) => data.kind !== 'progress' && numbers.delete(data.number))
      }

      override postMessage(request: { readonly kind: string; readonly number: number }): void {
        if (request.kind === 'ask') numbers.add(request.number)
        else numbers.delete(request.number)
        super.postMessage(request)
      }
    }
  })

/** Lets a bot think to its end; in milliseconds of the real clock. */
export async function thought(page: Page): Promise<number> {
  const began = performance.now()
  let isThinking = false
  while (await page.evaluate(() => thinking.numbers.size > 0)) isThinking = true
  return isThinking ? Math.round(performance.now() - began) : 0
}

/** Dice and bots do the same in every run with the same seed. */
export const sameDice = (page: Page, seed: number): Promise<unknown> =>
  page.addInitScript((start) => {
    let state = start * 0x9e3779b9
    const next = () => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return (mixed ^ (mixed >>> 14)) >>> 0
    }
    Reflect.set(crypto, 'getRandomValues', (array: Uint32Array) => {
      array.set(array.map(next))
      return array
    })
  }, seed)
