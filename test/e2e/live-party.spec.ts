import { expectNoViolations } from './accessible.ts'
import { begun, expect, mover, openTable, sit, test, two } from './live.ts'
import { atRest, moment } from './paddock.ts'

const PHONE = { width: 360, height: 740 }
const BIG = { width: 1920, height: 1080 }

test('a big screen and two phones: the board there, the own choices here', async ({ visit }) => {
  const ann = await visit('Ann', '/', { viewport: PHONE })
  const code = await openTable(ann, 'monza')
  const tv = await visit('', `/tv/${code}`, { viewport: BIG })
  await expect(tv.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  await expect(tv.locator('[data-tv]')).toContainText(code)
  const ben = await visit('Ben', `/t/${code}?tv`, { viewport: PHONE })
  await sit(ben)
  await expect(tv.locator('[data-tv]')).toContainText('Ann and Ben')
  await ann.locator('[data-begin]').click()
  await ann.goto(`/t/${code}?tv`)
  const page = await mover([ann, ben])
  await expect(page.locator('[data-board]')).toHaveCount(0)
  await page.locator('[data-own="true"] [data-choice]').first().click()
  await expect.poll(() => moment(tv)).toBeGreaterThan(0)
  await expect(tv.locator('[data-board]')).toBeVisible()
  await expect(tv.locator('[data-prompt]')).not.toBeEmpty()
  await page.locator('[data-pad-board]').click()
  await expect(page.locator('[data-board]')).toBeVisible()
  const clickable = tv.locator('button, a, input, select').filter({ visible: true })
  for (const one of await clickable.all())
    expect(await one.evaluate((node) => node.closest('[inert]') !== null)).toBe(true)
})

test('UX-25, UX-10 home, set-up, waiting room, table, talk and big screen: axe finds nothing, nothing lies beside a phone', async ({
  visit,
}) => {
  const pages = await two(visit)
  const [ann] = pages
  const beside = () => ann.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const look = async (what: string, ready: string) =>
    test.step(what, async () => {
      await ann.locator(ready).first().waitFor()
      await atRest(ann)
      for (const viewport of [PHONE, { width: 320, height: 568 }]) {
        await ann.setViewportSize(viewport)
        expect(await beside()).toBeLessThanOrEqual(0)
      }
      await ann.setViewportSize({ width: 1280, height: 800 })
      await expectNoViolations(ann)
    })
  await ann.goto('/')
  await look('home', '[data-friends]')
  await ann.goto('/friends')
  await look('set-up', '[data-open-table]')
  await openTable(ann, 'dodge-dice')
  await look('waiting room', '[data-waiting]')
  const code = await begun(pages, { game: 'dodge-dice', clock: 'relaxed' })
  await look('table', '[data-moment]')
  await ann.locator('[data-talk]').click()
  await look('talk', '[data-words]')
  await ann.goto(`/tv/${code}`)
  await look('big screen', '[data-tv]')
})

test('a page without a server offers no tables for friends', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${process.env.E2E_PORT}/`)
  await page.locator('[data-play-now]').waitFor()
  await expect(page.locator('[data-friends]')).toHaveCount(0)
})
