import type { Page } from '@playwright/test'
import { canBePlayed, middleOf } from './middles.ts'
import { keptBefore, type Saved } from './paddock.ts'

// A page that is loaded costs ten times what one costs that goes on: what is not about loading goes on.

/** Goes elsewhere as a link of the page does. What was shown is gone then. */
export async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    window.history.pushState(null, '', to)
    await new Promise((shown) => setTimeout(shown))
  }, path)
  await page.locator('[data-on-way]').waitFor({ state: 'detached' })
}

/** Writes into the store as another window does, of which the page hears. */
const writeBeside = (page: Page, key: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name, text)
      window.dispatchEvent(new StorageEvent('storage', { key: name }))
    },
    [key, JSON.stringify(value)] as const,
  )

/** Changes settings as another window does. */
export async function wish(page: Page, settings: object): Promise<void> {
  const now = await page.evaluate(() => JSON.parse(localStorage.getItem('paddock.settings') ?? '{}') as object)
  await writeBeside(page, 'paddock.settings', { ...now, ...settings })
}

/** Speaks another language, as soon as its words are there. */
export async function speak(page: Page, language: 'en' | 'ja'): Promise<void> {
  await wish(page, { language })
  await page.locator(`html[lang="${language}"]`).waitFor()
}

/** Leaves what is shown and comes back to it. */
export async function turnBack(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url())
  await turnTo(page, '/nowhere')
  await turnTo(page, `${pathname}${search}`)
}

/** Puts one more table, under an id of its own, onto the shelf of a page that is open. */
export async function layDown(page: Page, saved: Saved): Promise<void> {
  const table = keptBefore(saved)
  await writeBeside(page, `paddock.table.${table.id}`, table)
}

/** Opens one more table at the moment its log leads to. */
export async function turnToTable(page: Page, saved: Saved): Promise<void> {
  await layDown(page, saved)
  await turnTo(page, `/table/${saved.game}/${keptBefore(saved).id}`)
  await page.locator('[data-moment], [data-lost]').waitFor()
}

/** Opens a game in its middle and waits until it can be played. */
export async function turnToMiddle(page: Page, game: string): Promise<void> {
  await turnToTable(page, middleOf(game))
  await canBePlayed(page, game)
}
