import type { Page } from '@playwright/test'
import { bar, expect, moment, openTable, quickly, sameDice, savedLog, sitting, test, withSettings } from './paddock.ts'

/** A roll that leads all along the inner lane: blue, red, green, red, purple, red. */
const INNER = { outcome: { white: 0, blue: 1, red: 3, yellow: 0, green: 1, purple: 1 } }

test('UX-3, UX-5, UX-12 a roll in Monza: only legal squares, whole moves or steps, and undo', async ({ page }) => {
  await quickly(page)
  await openTable(page, { game: 'monza', log: [INNER] })
  await expect(page.locator('[data-undo]')).toHaveCount(0)
  await test.step('UX-3 only legal squares are targets, and each is offered in the bar too', async () => {
    const targets = page.locator('[data-board] [data-rove]')
    const names = await targets.evaluateAll((found) => found.map((target) => target.getAttribute('aria-label')))
    expect(names).toEqual(['To blue (inner lane, square 1)', 'red (inner lane, square 6): 6 dice'])
    await expect(bar(page).locator('[data-choice]')).toHaveText(names.slice(1) as string[])
  })
  await test.step('UX-3 an illegal click explains itself in one sentence, with its rule', async () => {
    await page.locator('[data-spot="101"]').first().click()
    await expect(page.locator('[data-refusal]')).toContainText('The start leads only to the blue and the white square.')
    expect(await moment(page)).toBe(1)
    await page.locator('[data-refusal]').getByRole('button', { name: /Rule/ }).click()
    await expect(page.getByRole('dialog')).toContainText('blue')
    await page.keyboard.press('Escape')
    await page.locator('[data-board] [data-rove]').first().click()
    await expect(page.locator('[data-refusal]')).toHaveCount(0)
    expect(await moment(page)).toBe(2)
  })
  await test.step('UX-12 undo says what it undoes, and never crosses a roll', async () => {
    await page.locator('[data-board] [data-rove]').first().click()
    expect(await moment(page)).toBe(3)
    await expect(page.locator('[data-undo]')).toHaveText('Undo: To red (inner lane, square 2)')
    await page.locator('[data-undo]').click()
    expect(await moment(page)).toBe(2)
    await expect(page.locator('[data-undo]')).toHaveText('Undo: To blue (inner lane, square 1)')
    await page.keyboard.press('u')
    expect(await moment(page)).toBe(1)
    await expect(page.locator('[data-undo]')).toHaveCount(0)
    await expect.poll(() => savedLog(page)).toHaveLength(1)
  })
  await test.step('UX-5 M asks for steps instead of whole moves, and digits take them', async () => {
    await page.keyboard.press('m')
    await expect(bar(page).locator('[data-choice]')).toHaveText(['To blue (inner lane, square 1)'])
    await page.keyboard.press('1')
    await expect.poll(() => moment(page)).toBe(2)
    await page.keyboard.press('u')
    await expect.poll(() => moment(page)).toBe(1)
    await page.keyboard.press('m')
  })
  await test.step('UX-3 a flag drives there in one go; who would rather step finds the steps under the same keys', async () => {
    await page.locator('[data-board] [data-end]').click()
    await expect.poll(async () => (await savedLog(page)).slice(0, 7)).toHaveLength(7)
    expect((await savedLog(page)).slice(1, 7)).toEqual(
      [100, 101, 102, 103, 104, 105].map((to) => ({ seat: 0, action: { kind: 'step', to } })),
    )
  })
})

/** A roll with one way to the second square, two from there, two from the third, and one way from the fourth to the end. */
const FORKS = { outcome: { white: 1, blue: 1, red: 2, yellow: 0, green: 1, purple: 1 } }
const AT_THE_FORK = 3

test('UX-16 a way without a choice drives itself, entry by entry as if it had been asked', async ({ page }) => {
  await withSettings(page, { actForMe: true, stepwise: true })
  await openTable(page, { game: 'monza', log: [FORKS] })
  await expect.poll(() => moment(page)).toBe(AT_THE_FORK)
  await expect(bar(page).locator('[data-choice]')).toHaveText([
    'To green (inner lane, square 3)',
    'To green (middle lane, square 3)',
  ])
  await expect
    .poll(async () => (await savedLog(page)).slice(1))
    .toEqual([100, 101].map((to) => ({ seat: 0, action: { kind: 'step', to } })))
})

test('UX-12 one undo takes back what one click did and all that followed by itself, also after a reload', async ({
  page,
}) => {
  await withSettings(page, { actForMe: true })
  await openTable(page, { game: 'monza', log: [FORKS] })
  const targets = page.locator('[data-board] [data-rove]')
  const undo = page.locator('[data-undo]')
  await expect(targets).toHaveCount(4)
  await expect(undo).toHaveCount(0)
  await targets.first().click()
  await expect(undo).toHaveText('Undo: To green (inner lane, square 3)')
  await targets.first().click()
  await expect.poll(async () => (await savedLog(page)).length).toBe(AT_THE_FORK + 4)
  await expect(undo).toHaveText('Undo: To red (inner lane, square 4) and 2 more')
  await undo.click()
  await expect.poll(() => moment(page)).toBe(AT_THE_FORK + 1)
  await targets.first().click()
  await expect.poll(async () => (await savedLog(page)).length).toBe(AT_THE_FORK + 4)
  await page.reload()
  await undo.click()
  await expect.poll(() => moment(page)).toBe(AT_THE_FORK + 1)
  await page.keyboard.press('u')
  await expect.poll(() => moment(page)).toBe(AT_THE_FORK)
  await expect(undo).toHaveCount(0)
})

test('UX-16 dice that have to be thrown fall by themselves', async ({ page }) => {
  await withSettings(page, { actForMe: true, speed: 'normal' })
  await openTable(page, { game: 'monza', sitters: sitting('monza', 'Ann', 'Rosa:random') })
  await expect.poll(() => moment(page)).toBeGreaterThan(0)
  await expect(bar(page).locator('[data-choice]')).not.toHaveText(['Roll the dice'])
})

/** Lets time pass until something can be chosen, and says how much of it. */
async function waited(page: Page, longest: number): Promise<number> {
  const choices = page.locator('[data-own="true"] [data-choice]')
  let time = 0
  for (; time < longest && (await choices.count()) === 0; time += 200) await page.clock.runFor(200)
  return time
}

test('UX-16 at normal speed a full table of bots leaves nobody without a decision for eight seconds', async ({
  page,
}) => {
  await withSettings(page, { actForMe: true, speed: 'normal', motion: 'full' })
  await sameDice(page)
  await page.clock.install()
  const bots = ['Rosa', 'Enzo', 'Nina', 'Otto', 'Pia', 'Kurt', 'Lena'].map((name) => `${name}:random`)
  await openTable(page, { game: 'allens-dirt', sitters: sitting('allens-dirt', 'Ann', ...bots) })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000))
  expect(await waited(page, 60_000)).toBeLessThanOrEqual(8000)
  await bar(page).locator('[data-choice]').first().click()
  expect(await waited(page, 60_000)).toBeLessThanOrEqual(8000)
})

test("UX-12 undo ends with another player's act", async ({ page }) => {
  await quickly(page)
  await openTable(page, { game: 'dodge-dice' })
  await bar(page).getByRole('button', { name: 'Skip (1 chip)' }).click()
  await expect(page.locator('[data-undo]')).toHaveText('Undo: Skip (1 chip)')
  await bar(page).getByRole('button', { name: 'Skip (1 chip)', exact: true }).click()
  await page.locator('[data-undo]').click()
  await expect(page.locator('[data-undo]')).toHaveText('Undo: Skip (1 chip)')
  await bar(page).getByRole('button', { name: 'Roll the dice' }).click()
  await expect.poll(() => moment(page)).toBe(3)
  await expect(page.locator('[data-undo]')).toHaveCount(0)
})

const ROUND = [
  { seat: 0, action: { kind: 'roll' } },
  { outcome: { penalty: 'green', dodge: { blue: 2, green: 5, red: 1 }, icon: 'double' } },
  { seat: 0, action: { kind: 'accept' } },
  { seat: 1, action: { kind: 'roll' } },
  { outcome: { penalty: null, dodge: { blue: 0, green: 3, red: 0 }, icon: 'give' } },
]

test('UX-13 a round of Dodge Dice: its log, and who gets the points', async ({ page }) => {
  await quickly(page)
  await openTable(page, { game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Bob', 'Cleo'), log: ROUND })
  await test.step('UX-13 the log says each event once, and a click jumps to that moment', async () => {
    const lines = page.getByRole('complementary', { name: 'Log' }).getByRole('button')
    await expect(lines).toHaveCount(3)
    await expect(lines.nth(0)).toHaveText('Ann rolls 20 points (green), 5 Dodge dice match, Action die: ×2.')
    await lines.nth(0).click()
    await expect(page.getByRole('region', { name: 'An earlier moment' })).toContainText('Moment 2 of 5')
    await expect(page.locator('[data-group="play"] [data-die]')).toHaveCount(8)
    await expect(page.locator('[data-choice]')).toHaveCount(0)
    await page.getByRole('button', { name: 'One on' }).click()
    await expect(page.locator('[data-group="aside"] [data-die]')).toHaveCount(5)
    await page.keyboard.press('Escape')
    await expect(bar(page)).toContainText('Bob: let it count')
  })
  await test.step('who gets the points is a tap on a player', async () => {
    await bar(page).locator('[data-choice]').first().click()
    await expect(bar(page)).toContainText('Bob: who gets the 20 points?')
    const players = page.getByRole('region', { name: 'Players' })
    await expect(players.getByRole('button', { name: /Give 20 points/ })).toHaveCount(2)
    await players.getByRole('button', { name: 'Give 20 points to Cleo' }).click()
    await expect(players.getByRole('listitem').filter({ hasText: 'Cleo' }).first()).toContainText('20 points')
  })
})

test("UX-6 each batch is said once and politely, one's own turn at once", async ({ page }) => {
  await quickly(page)
  await openTable(page, { game: 'dodge-dice', sitters: sitting('dodge-dice', 'Ann', 'Rosa:random') })
  await expect(page.locator('[aria-live="polite"]')).toHaveCount(1)
  await expect(page.locator('[aria-live="assertive"]')).toHaveCount(1)
  await expect(page.locator('[data-call]')).toHaveText('Your turn. Roll, or pay a chip to skip?')
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const listen = new MutationObserver(() => heard.push(document.querySelector('[data-news]')!.textContent))
    listen.observe(document.querySelector('[data-news]')!, { childList: true, characterData: true, subtree: true })
  })
  await bar(page).getByRole('button', { name: 'Skip (1 chip)' }).click()
  await expect(bar(page)).toContainText('Your turn')
  const told = await page.locator('[data-entry]').allTextContents()
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(' '))
  await expect.poll(heard).toBe(told.join(' '))
})
