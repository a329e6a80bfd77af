import type { Page } from '@playwright/test'
import { ALL_GAMES, openMiddle } from './middles.ts'
import { bar, expect, moment, quickly, test, wear } from './paddock.ts'

// What a screen reader finds in the middle of each game. Read a snapshot before you accept a new one: would somebody who
// cannot see the board know where the cars are, what may be chosen, and why?

/** Of the log the last lines are enough. */
const SHORT_LOG = 'aside li:not(:nth-last-child(-n + 3)) { display: none }'

interface Heard {
  readonly news: string[]
  readonly calls: string[]
}

/** Keeps all that is said from now on. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: Record<string, string[]> = { news: [], calls: [] }
    Object.assign(window, { heard })
    for (const [name, selector] of [
      ['news', '[data-news]'],
      ['calls', '[data-call]'],
    ] as const) {
      const place = document.querySelector(selector)!
      const observer = new MutationObserver(() => heard[name]!.push(place.textContent))
      observer.observe(place, { childList: true, characterData: true, subtree: true })
    }
  })

const heardBy = (page: Page): Promise<Heard> => page.evaluate(() => (window as unknown as { heard: Heard }).heard)

/** The lines of the log from this entry on. */
const toldSince = (page: Page, from: number): Promise<string[]> =>
  page
    .locator('[data-entry]')
    .evaluateAll(
      (lines, first) =>
        lines
          .filter((line) => Number((line as HTMLElement).dataset.entry) >= first)
          .map((line) => line.lastElementChild!.textContent),
      from,
    )

async function expectAsRead(page: Page, game: string): Promise<void> {
  await wear(page, SHORT_LOG)
  await expect(page.locator('main')).toMatchAriaSnapshot({ name: `${game}.aria.yml` })
  const headings = await page.getByRole('heading').evaluateAll((all) => all.map(({ tagName }) => tagName))
  expect(headings.filter((level) => level === 'H1')).toHaveLength(1)
  expect(headings[0]).toBe('H1')
}

async function expectCalm(page: Page): Promise<void> {
  await expect(page.locator('[aria-live="polite"]')).toHaveCount(1)
  await expect(page.locator('[aria-live="assertive"]')).toHaveCount(1)
  await expect(page.locator('[role="alert"], [role="status"], [role="log"]')).toHaveCount(0)
  await expect(page.locator('[data-news]')).toHaveText('')
  await expect(page.locator('[data-call]')).toHaveText(/^Your turn\. /)
}

/** Each batch is said once and politely, one's own turn at once, nothing twice. */
async function expectSaidOnce(page: Page): Promise<void> {
  await listen(page)
  const before = await moment(page)
  // A drive of several steps is told when it is over.
  while ((await toldSince(page, before)).length === 0) {
    const now = await moment(page)
    await bar(page).locator('[data-choice]').first().click()
    await expect.poll(() => moment(page)).toBeGreaterThan(now)
    await page.locator('[data-own="true"]').waitFor()
  }
  await expect(async () => {
    const { news } = await heardBy(page)
    const isInShort = news.some((said) => /events passed/.test(said))
    expect(news.length).toBeGreaterThan(0)
    if (!isInShort) expect(news.join(' ')).toBe((await toldSince(page, before)).join(' '))
  }).toPass()
  const { calls } = await heardBy(page)
  const turns = calls.filter((said) => said !== '')
  expect(turns.filter((said, i) => said === calls[i - 1])).toEqual([])
  for (const said of turns) expect(said).toMatch(/^Your turn\. /)
}

test("UX-5, UX-6 all of each game as a screen reader finds it; each batch is said once and politely, one's own turn at once, nothing twice", async ({
  page,
}) => {
  await quickly(page)
  for (const game of ALL_GAMES)
    await test.step(game, async () => {
      await openMiddle(page, game)
      await expectAsRead(page, game)
      await expectCalm(page)
      await expectSaidOnce(page)
    })
})
