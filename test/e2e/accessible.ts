import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { atRest, expect, test } from './paddock.ts'

const LIGHTS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'high contrast': { contrast: 'more' },
  'forced colours': { forcedColors: 'active' },
} as const

type Light = keyof typeof LIGHTS

const ALL_LIGHTS = Object.keys(LIGHTS) as Light[]

const ALL_RULES: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** What another light can change: all other rules look at the document, which stays. */
export const COLOUR_RULES: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Axe stays in a document once it is there. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

/** What axe finds in the page, or in a part of it, once nothing changes any more. */
export async function violations(page: Page, part?: string, rules = ALL_RULES): Promise<string[]> {
  await bringAxe(page)
  await atRest(page)
  return page.evaluate(
    async ([context, runOnly]) => {
      const here = Reflect.get(window, 'axe') as typeof axe
      const { violations: found } = await here.run(context ?? document, { runOnly, resultTypes: ['violations'] })
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
    },
    [part, rules] as const,
  )
}

/** Axe finds nothing, whatever light the page is seen in. */
export async function expectNoViolations(page: Page, lights: readonly Light[] = ALL_LIGHTS) {
  for (const [i, light] of lights.entries()) {
    await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null, ...LIGHTS[light] })
    expect(await violations(page, undefined, i === 0 ? ALL_RULES : COLOUR_RULES), light).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null })
}

export const PHONES = [
  { width: 360, height: 740 },
  { width: 320, height: 568 },
] as const

interface Size {
  readonly width: number
  readonly height: number
}

/** Looks at one page in windows of several sizes, each a step of the test. */
export async function atEverySize(page: Page, sizes: readonly Size[], look: (size: Size) => Promise<void>) {
  for (const size of sizes)
    await test.step(`${size.width}×${size.height}`, async () => {
      await page.setViewportSize(size)
      await atRest(page)
      await look(size)
    })
}

/** How many pixels lie beyond the edge, so that the page scrolls sideways. */
export async function beyondTheEdge(page: Page): Promise<number> {
  await atRest(page)
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
