import type { Page } from '@playwright/test'
import { GRACE } from '../live/stage.ts'
import { StandingTime } from '../live/standing-time.ts'
import { begun, comeTo, expect, mover, otherOf, test, two } from './live.ts'
import { bar, moment, ranking } from './paddock.ts'
import { playOn } from './play-on.ts'

const reconnecting = (page: Page) => page.locator('[data-trouble="away"], [data-trouble="unsent"]')
const choice = (page: Page) => page.locator('[data-own="true"] [data-choice]').first()

/** Both pages show the same moment, and nobody is away. */
async function expectTogether(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(reconnecting(page)).toHaveCount(0)
  await expect.poll(async () => new Set(await Promise.all(pages.map(moment))).size).toBe(1)
}

test('UX-4 monza is played by two people in two browsers to its end, whatever becomes of the server', async ({
  house,
  visit,
}) => {
  const pages = await two(visit)
  await begun(pages, { game: 'monza' })

  await test.step('a cut in the middle of a throw: the dice are there again', async () => {
    const page = await mover(pages)
    const at = await moment(page)
    await choice(page).click({ noWaitAfter: true })
    house.cut()
    await expectTogether(pages)
    await expect.poll(() => moment(otherOf(pages, page))).toBeGreaterThan(at)
  })

  await test.step('a cut in the middle of a move, and a page that is loaded anew: the same seat, the same moment', async () => {
    const page = await mover(pages)
    await choice(page).click()
    await mover(pages)
    house.cut()
    await page.reload()
    await page.locator('[data-moment]').waitFor()
    await expectTogether(pages)
    const next = await mover(pages)
    const at = await moment(next)
    await choice(next).click()
    await expect.poll(() => moment(next)).toBeGreaterThan(at)
  })

  await test.step('what is done while the server is gone is done once when it is back', async () => {
    const page = await mover(pages)
    const at = await moment(page)
    await house.stop()
    await expect(reconnecting(page)).toContainText('Reconnecting')
    await choice(page).click()
    await expect(page.locator('[data-trouble="unsent"]')).toBeVisible()
    await house.start()
    await expectTogether(pages)
    await expect.poll(() => moment(page)).toBeGreaterThan(at)
  })

  await Promise.all(pages.map(playOn))
  for (const page of pages) await expect(ranking(page)).toHaveCount(2)
})

const DANGER = { danger: true, cars: 'one', length: 'exact', finish: 1 }
const ASKED = 'play a Danger card, or pass?'
const pass = (page: Page) => bar(page).getByRole('button', { name: 'Pass', exact: true })

/** Does what there is to do before somebody may play a card. */
async function goOn(page: Page): Promise<void> {
  const keep = bar(page).getByRole('button', { name: 'Keep the cards' })
  const end = bar(page).getByRole('button', { name: 'End the turn', exact: true })
  const place = page.locator('[data-target][data-look="step"]').first()
  for (const offer of [keep, end, place])
    if (await offer.isVisible()) await offer.click({ timeout: 1000 }).catch(() => null)
}

/** Goes on until somebody may play a card, and says who. */
async function asked(pages: readonly Page[]): Promise<Page> {
  const isAsked = async (page: Page) => (await pass(page).isVisible()) && (await bar(page).innerText()).includes(ASKED)
  let ready = pages[0]!
  await expect(async () => {
    for (const page of pages) {
      ready = page
      if (await isAsked(page)) break
      await goOn(page)
    }
    await expectTogether(pages)
    expect(await isAsked(ready)).toBe(true)
  }).toPass({ intervals: [50] })
  return ready
}

test('UX-4, UX-20 DANGER! is played by two people in two browsers to its end, and who watches learns no secret', async ({
  house,
  visit,
}) => {
  const pages = await two(visit)
  const watcher = await visit('Cem', null)
  const heard: string[] = []
  watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  const code = await begun(pages, { game: 'dicey-curves', options: DANGER })
  await comeTo(watcher, code)
  await expect(watcher.locator('[data-watching]')).toContainText('You are watching')
  const before = await moment(watcher)
  const page = await asked(pages)

  await test.step('a cut while a window is open in which anybody may play a card: it is still open', async () => {
    house.cut()
    await expectTogether(pages)
    await expect(bar(page)).toContainText(ASKED)
    const at = await moment(page)
    await pass(page).click()
    await expect(pass(page)).toHaveCount(0)
    expect(await moment(otherOf(pages, page))).toBe(at)
  })

  await test.step('who watches sees the game and no secret, on the page and on the wire', async () => {
    await expect.poll(() => moment(watcher)).toBeGreaterThan(before)
    await expect(watcher.locator('[data-choice], [data-danger]')).toHaveCount(0)
    const sights = heard.map((text) => JSON.parse(text)).filter(({ kind }) => kind === 'sight')
    expect(sights[0]?.whole.view.danger).toMatchObject({ hand: null, held: [expect.any(Number), expect.any(Number)] })
    for (const { choices } of sights) expect(choices).toEqual([])
    expect(heard.join('')).not.toMatch(/"hand":(\[|\{)/)
    await watcher.close()
  })

  await Promise.all(pages.map(playOn))
  for (const one of pages) await expect(ranking(one)).toHaveCount(2)
})

test.describe('with time that a test lets pass', () => {
  const time = new StandingTime()
  test.use({ wishes: { time, grace: GRACE } })

  test('UX-17, UX-18 a bot moves when time is up, and keeps the seat of who is away or lets it', async ({ visit }) => {
    const pages = await two(visit)
    const [ann, ben] = pages
    for (const page of pages) await page.clock.install()
    const code = await begun(pages, { game: 'dodge-dice', clock: 'quick' })

    await test.step('the time that is left is said in the bar and beside the name, and that it runs out', async () => {
      const page = await mover(pages)
      await expect(page.locator('[data-time-left]')).toHaveText(/^\d+ s$/)
      await expect(page.locator('[data-clock]')).toHaveText(/^1:\d\d$/)
      await page.clock.fastForward(72_000)
      await expect(page.locator('[data-time-left][data-soon]')).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: '10 seconds left' })).toBeAttached()
    })

    await test.step('at zero a bot moves, and nobody is thrown out', async () => {
      const at = await moment(ben)
      time.pass(80_000)
      for (const page of pages) await expect.poll(() => moment(page)).toBeGreaterThan(at)
      await expect(ann.locator('[data-kept], [data-watching]')).toHaveCount(0)
    })

    await test.step('a bot keeps the seat of who is away, until its owner is back', async () => {
      await ann.goto('/')
      await expect(ben.locator('[data-state="away"]')).toBeVisible()
      time.pass(GRACE)
      await expect(ben.getByRole('region', { name: 'Players' })).toContainText('bot')
      await choice(ben).click()
      await comeTo(ann, code)
      await expect(ben.locator('[data-state="kept"]')).toHaveCount(0)
      await expect(ann.locator('[data-kept]')).toHaveCount(0)
    })

    await test.step('who lets a bot play takes the seat back at any turn', async () => {
      await ben.locator('[data-room]').click()
      await ben.locator('[data-keep="1"]').click()
      await ben.keyboard.press('Escape')
      await expect(ben.locator('[data-kept="1"]')).toContainText('A bot keeps your seat')
      await ben.locator('[data-back]').click()
      await expect(ben.locator('[data-kept]')).toHaveCount(0)
    })
  })
})
