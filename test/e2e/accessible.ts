import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './paddock.ts'

const LIGHTS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'high contrast': { contrast: 'more' },
  'forced colours': { forcedColors: 'active' },
} as const

type Light = keyof typeof LIGHTS

const ALL_LIGHTS = Object.keys(LIGHTS) as Light[]

/** What axe finds in the page, or in a part of it. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  if (part) axe.include(part)
  const { violations: found } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** Axe finds nothing, whatever light the page is seen in. */
export async function expectNoViolations(page: Page, lights: readonly Light[] = ALL_LIGHTS) {
  for (const light of lights) {
    await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null, ...LIGHTS[light] })
    expect(await violations(page), light).toEqual([])
  }
}

export const PHONES = [
  { width: 360, height: 740 },
  { width: 320, height: 568 },
] as const

/** How many pixels lie beyond the edge, so that the page scrolls sideways. */
export const beyondTheEdge = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
