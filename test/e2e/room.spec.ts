import type { Page } from '@playwright/test'
import { PHONES } from './accessible.ts'
import { ALL_GAMES } from './middles.ts'
import { atRest, expect, test, withSettings } from './paddock.ts'
import { speak, turnTo, turnToMiddle, wish } from './same-page.ts'

/** Where somebody reads what to do and what may come of it: texts that are higher than their room. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SIX = 6
    const room = (one: Element) => {
      const box = one.getBoundingClientRect()
      const badge = one.querySelector('[data-odds]')?.getBoundingClientRect()
      return { top: box.top, bottom: badge?.top ?? box.bottom }
    }
    const written = (one: Element) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      const badge = one.querySelector('[data-odds]')
      if (badge) range.setEndBefore(badge)
      return range.getBoundingClientRect()
    }
    return (
      [...document.querySelectorAll('[data-prompt], [data-undo], [data-risks], [data-group] p, button[data-choice]')]
        // The six Combos of a new throw go on where the line is pressed or pointed at.
        .filter((one) => !(one.matches('[data-risks]') && one.textContent.split('%').length > SIX))
        .filter((one) => one.checkVisibility() && one.textContent !== '')
        .flatMap((one) => [one, ...one.querySelectorAll('span')])
        .filter((one) => {
          const { top, bottom } = room(one)
          const text = written(one)
          const isBeyond = text.height > 0 && (text.top < top - 2 || text.bottom > bottom + 2)
          return isBeyond || (getComputedStyle(one).overflowY !== 'visible' && one.scrollHeight > one.clientHeight)
        })
        .map((one) => `${one.tagName} ${one.scrollHeight}/${one.clientHeight}: ${one.textContent}`)
    )
  })

/** In both languages, the one spoken now last. */
async function expectWhole(page: Page, what: string): Promise<void> {
  for (const language of ['ja', 'en'] as const) {
    await speak(page, language)
    await atRest(page)
    expect(await cut(page), `${what}, ${language}`).toEqual([])
  }
}

const places = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-choice], [data-undo], [data-advise], [data-prompt], [data-caption], [data-board], [data-group]')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        // How much of a caption is shown may change; where it begins may not.
        const size = one.matches('[data-caption]') ? '' : `${width}×${height}`
        return `${one.tagName} ${x},${y} ${size}`
      }),
    )

/** Games in whose middle something may be told of a choice. */
const RISKY = ['monza', 'allens-dirt', 'allens-dirt-season', 'dicey-curves', 'pig']

/** All can be read, with odds and without, and where it stands does not depend on them. */
async function hasRoom(page: Page, game: string): Promise<void> {
  await wish(page, { odds: false })
  await turnTo(page, '/nowhere')
  await turnToMiddle(page, game)
  await expectWhole(page, 'without odds')
  const before = await places(page)
  await wish(page, { odds: true })
  await page.locator('[data-odds]').first().waitFor()
  if (RISKY.includes(game)) await expect(page.locator('[data-risks]')).toHaveAttribute('title', /%/)
  await atRest(page)
  expect(await places(page)).toEqual(before)
  await expectWhole(page, 'with odds')
}

for (const size of [PHONES[0], { width: 1280, height: 800 }])
  test(`UX-10, UX-15 ${size.width}×${size.height}: in the middle of each game nothing is cut, and odds move nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await withSettings(page, {})
    await page.goto('/nowhere')
    for (const game of ALL_GAMES) await test.step(game, () => hasRoom(page, game))
  })
