import { expect, type Page } from '@playwright/test'
import { atRest } from './paddock.ts'

interface Shift {
  readonly moment: string
  readonly what: readonly string[]
}

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

/** Dice go where they are used, a board is a drawing that moves, figures of players grow by a digit, and a log scrolls. */
export const MOVING = '[data-group], [data-die], [data-board] *, [class*="fact"], [aria-label="Log"] li, dialog'
/** The dice of Dicey Curves lie on the board, in a place that keeps its size all the same. */
export const STILL = 'section[aria-label="Dice and moves"]'

/** From its start on a table notes whatever else changes its place, also what follows a press at once. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([moving, still]) => {
      const shifts: Shift[] = []
      Reflect.set(window, 'shifts', shifts)
      const elementOf = (node: Node | null) => (node instanceof Element ? node : (node?.parentElement ?? null))
      const isPlace = (element: Element) => element.matches(still) || !element.closest(moving)
      const nameOf = (element: Element | null) =>
        `${element?.tagName} ${element?.getAttribute('class')} ${element?.textContent?.slice(0, 30)}`
      const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
      new PerformanceObserver((list) => {
        const moment = document.querySelector('[data-moment]')?.getAttribute('data-moment')
        for (const { sources } of list.getEntries() as LayoutShift[]) {
          const what = sources
            .filter(({ node }) => elementOf(node) !== null && isPlace(elementOf(node)!))
            .map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(elementOf(node))}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
            )
          if (moment && what.length > 0) shifts.push({ moment, what })
        }
      }).observe({ type: 'layout-shift' })
    },
    [MOVING, STILL] as const,
  )

const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => Reflect.get(window, 'shifts') as Shift[])

export const expectStill = async (page: Page): Promise<void> => expect(await shiftsOf(page)).toEqual([])

/** What has moved until now, by a new size of the window, say, is nothing to the next table. */
export async function forgetShifts(page: Page): Promise<void> {
  await atRest(page)
  await page.evaluate(() => Reflect.set(Reflect.get(window, 'shifts') as Shift[], 'length', 0))
}
