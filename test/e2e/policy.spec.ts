import { test as plain } from '@playwright/test'
import { PAGE_POLICY, POLICY } from '../../tools/page-policy.mjs'
import { andGoOn, bar, expect, quickly, savedLog, test } from './paddock.ts'
import { turnTo } from './same-page.ts'

declare global {
  interface Window {
    readonly violations: string[]
  }
}

test('every page works under a policy that allows nothing but its own files', async ({ page }) => {
  await quickly(page)
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  const isWell = async () => expect(await page.evaluate(() => window.violations)).toEqual([])
  await page.goto('/nowhere')
  for (const path of ['/nowhere', '/history', '/play/monza', '/rules/dicey-curves', '/']) {
    const answer = await page.request.get(path)
    expect(answer.headers()['content-security-policy']).toBe(POLICY)
    await turnTo(page, path)
    await expect(page.locator('h1').first()).toBeVisible()
    await isWell()
  }
  await page.locator('[data-game="monza"]').getByRole('button', { name: 'Play now' }).click()
  await bar(page).waitFor()
  while (!(await savedLog(page)).some(({ seat }) => seat === 1))
    await andGoOn(page, () => bar(page).locator('[data-choice]').first().click())
  await isWell()
  for (const game of ['dicey-curves', 'allens-dirt-season', 'pig']) {
    await turnTo(page, `/play/${game}`)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await expect(bar(page)).toBeVisible()
    await isWell()
  }
})

plain('a host that sends no headers serves the same policy inside the page', async ({ page }) => {
  const isDocument = ({ pathname }: URL) => pathname === '/'
  await page.route(isDocument, async (route) => {
    const answer = await route.fetch()
    const { 'content-security-policy': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Pick a game' })).toBeVisible()
  await expect(page.locator('meta[http-equiv="content-security-policy"]')).toHaveAttribute('content', PAGE_POLICY)
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.body.dataset.ran = "1"'
    document.body.append(script)
    return document.body.dataset.ran ?? null
  })
  expect(ran).toBeNull()
  await page.unrouteAll({ behavior: 'wait' })
})
