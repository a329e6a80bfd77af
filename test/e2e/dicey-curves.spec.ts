import type { Page } from '@playwright/test'
import { atEverySize, beyondTheEdge, expectNoViolations, PHONES } from './accessible.ts'
import { panel, target } from './dicey.ts'
import {
  atRest,
  bar,
  expect,
  goToTable,
  keptTable,
  moment,
  quickly,
  type Saved,
  savedLog,
  sitting,
  test,
} from './paddock.ts'
import { turnToTable } from './same-page.ts'

const GAME = 'dicey-curves'

/** Opens a table at the moment its log leads to; Ann and Bob share the device unless somebody else sits there. */
async function open(page: Page, saved: Omit<Saved, 'game'>): Promise<void> {
  await quickly(page)
  await goToTable(page, { ...saved, game: GAME })
  await page.locator('[data-moment], [data-lost]').or(page.getByText('Pass the device')).first().waitFor()
}

const card = (name: string) => ({ outcome: { kind: 'card', card: name } })
const roll = (...white: readonly number[]) => ({ outcome: { kind: 'roll', white, green: [] } })
const place = (seat: number, space: number) => ({ seat, action: { kind: 'place', space } })
const act = (seat: number, action: object) => ({ seat, action })
const draw = (seat: number, name: string) => ({ outcome: { kind: 'danger', seat, card: name } })

/** Start, a wide straight, two straights; Ann has A in front and B behind, Bob has C and D in front. */
const LAID = [card('Straight-Away'), card('Straight-Away'), place(0, 2), place(1, 5), place(1, 8), place(0, 4)]
const ROLLED = [...LAID, card('Gentle Curve left'), roll(2, 2, 2, 3, 5)]

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

const TOOLS = { 'Re-roll': 'DC-22', '+ Green': 'DC-21', Control: 'DC-41', 'Combos you can use': 'DC-24' }

/** The ? beside a tool opens its paragraph. */
async function expectParagraph(page: Page, tool: string, rule: string): Promise<void> {
  await panel(page)
    .getByRole('button', { name: `Rule: ${tool}` })
    .click()
  await expect(page.getByRole('dialog')).toContainText(rule)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Notes every section of the track that is shown from now on. */
const watchCamera = (page: Page) =>
  page.locator('svg[viewBox][role="group"]').evaluate((map) => {
    const seen: string[] = []
    Reflect.set(window, 'seen', seen)
    new MutationObserver(() => seen.push(map.getAttribute('viewBox')!)).observe(map, { attributeFilter: ['viewBox'] })
  })

test('UX-3, UX-11, UX-23, UX-25, UX-30 a turn with five dice: what is told, tapped and driven', async ({ page }) => {
  await open(page, { log: ROLLED })
  await test.step('each own car says what the next Gate needs and what the dice offer', async () => {
    await expect(page.locator('[data-gates] li')).toHaveText([
      'A: Gate 2/3 in 10 spaces · dice 2, 3',
      'B: Gate 2/3 in 11 spaces · dice 2, 3',
    ])
    await expect(page.locator('[data-gates] [data-met="true"]')).toHaveCount(2)
  })
  for (const [tool, rule] of Object.entries(TOOLS))
    await test.step(`UX-23 the ? beside ${tool} opens its paragraph`, () => expectParagraph(page, tool, rule))
  await page.setViewportSize(PHONE)
  await test.step('UX-25 axe finds nothing in light, dark, high contrast and forced colours', async () => {
    await expectNoViolations(page)
  })
  await test.step('UX-11 every button of the panel is 44 px', async () => {
    await expect(panel(page).locator('[data-combo]').first()).toBeVisible()
    const small = await panel(page)
      .locator('button')
      .evaluateAll((all) =>
        all
          .map((button) => ({ name: button.outerHTML.slice(0, 80), box: button.getBoundingClientRect() }))
          .filter(({ box }) => Math.min(box.width, box.height) < 43.9)
          .map(({ name }) => name),
      )
    expect(small).toEqual([])
  })
  await test.step('UX-3, UX-30 a Combo is tapped, everything within reach is lit, and a tap drives there step by step; the camera moves at most once', async () => {
    await expect(page.locator('[data-look]')).toHaveCount(0)
    await expect(panel(page).locator('[data-combo]')).toHaveText(['3 2 2 2', '2 2 2', '2 2 3'])
    await panel(page).getByRole('button', { name: 'Combo of 3: 2 2 2' }).click()
    await expect(panel(page).locator('[data-die] [aria-pressed="true"]')).toHaveCount(3)
    await expect(target(page, 'space 11')).toHaveAttribute('data-look', 'end')
    await expect(target(page, 'space 10')).toHaveAttribute('data-look', 'way')
    await atRest(page)
    await watchCamera(page)
    await target(page, 'space 11').click()
    await expect.poll(() => moment(page)).toBe(ROLLED.length + 4)
    expect((await savedLog(page)).slice(ROLLED.length).map(({ action }) => action)).toEqual([
      { kind: 'move', car: 0, dice: [2, 2, 2], power: false },
      { kind: 'step', to: 9, avoid: false },
      { kind: 'step', to: 10, avoid: false },
      { kind: 'step', to: 11, avoid: false },
    ])
    await expect(panel(page).locator('[data-die]')).toHaveCount(2)
    await atRest(page)
    expect((await page.evaluate(() => Reflect.get(window, 'seen') as string[])).length).toBeLessThanOrEqual(1)
  })
})

test('UX-3, UX-5, UX-12, UX-25 a turn goes on: what is refused, undone, by keyboard alone, and under way', async ({
  page,
}) => {
  await test.step('UX-3 dice that are no Combo, and steps that are not allowed, are explained', async () => {
    await open(page, { log: ROLLED })
    await panel(page).getByRole('button', { name: 'white 2' }).first().click()
    await panel(page).getByRole('button', { name: 'white 5' }).click()
    await page.getByRole('button', { name: 'Why not these?' }).click()
    await expect(page.locator('[data-refusal]')).toContainText('A Combo is dice of one value')
    await panel(page).getByRole('button', { name: 'white 5' }).click()
    await page.getByRole('button', { name: 'Drive A 1 space' }).click()
    await page.locator('[data-car="2"]').click({ force: true })
    await expect(page.locator('[data-refusal]')).toContainText('Another car stands on this space.')
    expect(await moment(page)).toBe(ROLLED.length + 1)
  })
  await test.step('UX-12 a Combo is built of tapped dice, driven square by square, and undone square by square', async () => {
    await turnToTable(page, { id: 'built', game: GAME, log: ROLLED })
    await panel(page).getByRole('button', { name: 'white 2' }).first().click()
    await panel(page).getByRole('button', { name: 'white 3' }).click()
    await page.getByRole('button', { name: 'Drive A 2 spaces' }).click()
    await target(page, 'space 9').click()
    await expect(page.locator('[data-undo]')).toHaveText('Undo: Go to a1 on card 2 (Wide-Open)')
    await target(page, 'space 12').click()
    await expect.poll(() => moment(page)).toBe(ROLLED.length + 3)
    for (let left = 2; left >= 0; left--) {
      await page.locator('[data-undo]').click()
      await expect.poll(() => moment(page)).toBe(ROLLED.length + left)
    }
  })
  await test.step('UX-5 by keyboard alone: dice, Combos and spaces are one stop each of the arrows', async () => {
    await turnToTable(page, { id: 'keys', game: GAME, log: ROLLED })
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('b')
    await expect(page.locator('[data-board] [data-rove]:focus')).toHaveCount(1)
    const combo = panel(page).locator('[data-combo="222"]')
    await combo.focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-go]').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-look="step"]:focus')).toHaveCount(1)
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press('Enter')
      await expect.poll(() => moment(page)).toBe(ROLLED.length + 2 + step)
    }
    await expect(page.locator('[data-board] [data-rove]:focus')).toHaveCount(1)
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-board] [data-rove]:focus')).toHaveCount(1)
  })
  await test.step('UX-25 a Combo under way: axe finds nothing in light, dark, high contrast and forced colours', async () => {
    await turnToTable(page, {
      id: 'drive',
      game: GAME,
      log: [...ROLLED, { seat: 0, action: { kind: 'move', car: 0, dice: [2, 2, 2], power: false } }],
    })
    await page.setViewportSize(PHONE)
    await expect(panel(page)).toBeVisible()
    await expectNoViolations(page)
    await page.setViewportSize(DESK)
  })
  await test.step('a Combo under way offers its ends in the bar, told with what lies there, and drives there in one go', async () => {
    const ends = bar(page).locator('[data-choice]')
    await expect(ends.first()).toBeVisible()
    await ends.getByText('a3 on card 2 (Wide-Open)').click()
    await expect.poll(() => moment(page)).toBe(ROLLED.length + 4)
  })
})

test('chips: picked dice are rolled again, a green die is added, another car is controlled', async ({ page }) => {
  await open(page, { log: ROLLED })
  await panel(page)
    .getByRole('button', { name: /^\+ Green/ })
    .click()
  await panel(page).getByRole('button', { name: 'green 4' }).click()
  await expect.poll(async () => (await savedLog(page)).at(-1)).toEqual({ seat: 0, action: { kind: 'add', value: 4 } })
  await panel(page).getByRole('button', { name: 'green 4' }).click()
  await panel(page).getByRole('button', { name: 'white 5' }).click()
  await panel(page)
    .getByRole('button', { name: /^Control/ })
    .click()
  await panel(page).getByRole('button', { name: 'Car D, Control' }).click()
  await expect(page.getByRole('button', { name: 'Drive D 2 spaces Control' })).toBeVisible()
  await panel(page)
    .getByRole('button', { name: /^Re-roll 2/ })
    .click()
  await expect.poll(() => moment(page)).toBeGreaterThan(ROLLED.length + 2)
  const log = await savedLog(page)
  expect(log[ROLLED.length + 1]).toEqual({ seat: 0, action: { kind: 'reroll', white: [5], green: [4] } })
})

const HANDS = [
  draw(0, 'Minor Debris'),
  draw(0, 'Nitro Boost'),
  draw(1, 'Critter Crossing'),
  draw(1, 'Instant Damage'),
  card('Gentle Curve left'),
]

test('UX-24 Danger cards are aimed on the board; on one device nothing of a hand is in the page before it is handed over', async ({
  page,
}) => {
  await open(page, { options: { danger: true, firstWindow: true }, log: [...LAID, ...HANDS] })
  await expect(page.getByRole('button', { name: 'I am Ann' })).toBeVisible()
  expect(await page.content()).not.toMatch(/Minor Debris|Nitro Boost|Critter|Instant Damage/)
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await expect(bar(page).locator('[data-choice]')).toHaveText(['Keep the cards', 'Swap both cards'])
  await bar(page).getByRole('button', { name: 'Keep the cards' }).click()
  await expect(page.locator('[data-danger]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Rule: Minor Debris' }).click()
  await expect(page.getByRole('dialog')).toContainText('one or two cubes on each space of a card')
  await page.keyboard.press('Escape')
  expect(await page.content()).not.toMatch(/Critter Crossing|Instant Damage/)
  await page.locator('[data-danger="Minor Debris"]').click()
  await expect(page.locator('[data-look="aim"]')).toHaveCount(4)
  await page.getByRole('button', { name: 'Next target' }).click()
  await expect(page.locator('[data-look="aimed"]')).toHaveCount(1)
  await page.locator('[data-play]').click()
  await expect.poll(async () => (await savedLog(page)).some(({ action }) => kindOf(action) === 'play')).toBe(true)
  await expect(page.getByRole('img', { name: /1 damage cube on/ })).toHaveCount(3)
  await bar(page).locator('[data-word="1"]').click()
  await expect(page.getByRole('button', { name: 'I am Bob' })).toBeVisible()
  await expect(page.locator('[data-danger]')).toHaveCount(0)
  await page.getByRole('button', { name: 'I am Bob' }).click()
  await expect(panel(page).locator('[data-coming]')).toHaveText('Ann has 5 dice for the coming roll.')
  await panel(page).getByText('Discards: 1 card').click()
  await expect(panel(page).locator('[data-discards] li')).toHaveText(['Minor Debris'])
  await page.locator('[data-danger="Instant Damage"]').click()
  await panel(page).getByRole('button', { name: 'Ann' }).click()
  await expect(page.locator('[data-play]')).toHaveText('Play Instant Damage on Ann')
})

const passesIn = async (page: Page) =>
  (await savedLog(page)).filter(({ action }) => kindOf(action) === 'pass').map(({ seat }) => seat)

test('UX-24 at one device everybody is asked aloud once, and nobody is handed it for nothing', async ({ page }) => {
  await open(page, { options: { danger: true, firstWindow: true }, log: [...LAID, ...HANDS, act(0, { kind: 'keep' })] })
  await expect(bar(page)).toContainText('Anybody?')
  await expect(bar(page).locator('[data-word]')).toHaveText(['Ann', 'Bob'])
  expect(await page.content()).not.toMatch(/Minor Debris|Nitro Boost|Critter|Instant Damage/)
  await bar(page).getByRole('button', { name: 'Nobody' }).click()
  await expect.poll(() => passesIn(page)).toEqual([0, 1])
  await expect(page.getByRole('button', { name: 'I am Ann' })).toBeVisible()
})

test('UX-16 whoever plays alone keeps the cards and passes with one click', async ({ page }) => {
  const sitters = sitting(GAME, 'Ann', 'Rosa:random')
  await open(page, { sitters, options: { danger: true, firstWindow: true }, log: [...LAID, ...HANDS] })
  const choices = bar(page).locator('[data-choice]')
  await expect(choices).toHaveText(['Keep the cards', 'Keep, and pass', 'Swap both cards'])
  await choices.nth(1).click()
  const since = async () => (await savedLog(page)).slice(LAID.length + HANDS.length, LAID.length + HANDS.length + 2)
  await expect.poll(since).toEqual([act(0, { kind: 'keep' }), act(0, { kind: 'pass' })])
})

const HIT = [
  act(0, { kind: 'keep' }),
  act(1, { kind: 'play', card: 'Instant Damage', target: 0 }),
  draw(1, 'Lane Closed'),
  act(1, { kind: 'pass' }),
]

test('UX-14, UX-16, UX-25 Danger cards against a bot: what hits, when to be asked, and how it looks', async ({
  page,
}) => {
  const sitters = sitting(GAME, 'Ann', 'Rosa:random')
  await test.step('UX-25 Danger cards: axe finds nothing in light, dark, high contrast and forced colours', async () => {
    await page.setViewportSize(PHONE)
    await open(page, { options: { danger: true }, log: [...LAID, ...HANDS], sitters })
    await expect(panel(page)).toBeVisible()
    await expectNoViolations(page)
    await page.setViewportSize(DESK)
  })
  await test.step('UX-14 a card that hits somebody here is shown: what, by whom, and what it does', async () => {
    await turnToTable(page, {
      id: 'hit',
      game: GAME,
      options: { danger: true, firstWindow: true },
      sitters,
      log: [...LAID, ...HANDS, ...HIT],
    })
    const hit = page.locator('[data-hit]')
    await expect(hit).toContainText('Rosa plays Instant Damage on you')
    await expect(hit).toContainText('Somebody takes a damage cube.')
    await bar(page).getByRole('button', { name: 'Pass' }).click()
    await expect(hit).toHaveCount(0)
  })
  await test.step('UX-16 a standing order says when to be asked, and lasts', async () => {
    await turnToTable(page, {
      id: 'orders',
      game: GAME,
      options: { danger: true, firstWindow: true },
      sitters,
      log: [...LAID, ...HANDS, HIT[0]!],
    })
    await bar(page).getByRole('button', { name: 'When to ask whom' }).click()
    const orders = page.getByRole('group', { name: 'When to ask Ann' })
    await expect(orders.getByLabel('Only before my turn')).toBeChecked()
    await orders.getByLabel('Always').check()
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await keptTable(page, 'orders')).askings?.[0]).toBe('always')
    await page.reload()
    await bar(page).getByRole('button', { name: 'When to ask whom' }).click()
    await expect(orders.getByLabel('Always')).toBeChecked()
  })
})

const kindOf = (action: object | undefined) => (action as { readonly kind?: string } | undefined)?.kind

const DECK = [
  ...Array<string>(8).fill('Straight-Away'),
  ...Array<string>(3).fill('Wide-Open'),
  ...['Gentle Curve left', 'Gentle Curve right'].flatMap((name) => Array<string>(5).fill(name)),
  ...['Hard Curve left', 'Hard Curve right'].flatMap((name) => Array<string>(4).fill(name)),
  'Dicey Curve left',
  'Dicey Curve right',
]

/** Every card of the deck, each left curve followed by a right one. */
function winding(): string[] {
  const lefts = DECK.filter((name) => name.endsWith('left'))
  const straights = DECK.filter((name) => !/left|right/.test(name))
  return lefts
    .flatMap((left, i) => [left, left.replace('left', 'right'), ...straights.slice(i, i + 1)])
    .concat(straights.slice(lefts.length))
}

/** Nobody moves until all 36 cards lie; then Ann has rolled. */
function longTrack(): object[] {
  const turns = [...winding(), 'Finish'].flatMap((name, turn) => [
    card(name),
    roll(1, 1, 2, 3, 5),
    { seat: turn % 8, action: { kind: 'end' } },
  ])
  const placed = Array.from({ length: 8 }, (_, seat) => place(seat, seat))
  return [...LAID.slice(0, 2), ...placed, ...turns, roll(1, 1, 2, 3, 5)]
}

const EIGHT = sitting(
  GAME,
  'Ann',
  'Rosa:club',
  'Enzo:club',
  'Mika:club',
  'Juno:club',
  'Vito:club',
  'Greta:club',
  'Otto:club',
)

test('UX-10 36 cards and eight cars on phones: board, choices and turn are all in sight', async ({ page }) => {
  await open(page, { options: { length: 'exact', finish: 32 }, sitters: EIGHT, log: longTrack() })
  const track = page.getByRole('group', { name: 'The track, 36 cards long' })
  const turn = page.getByRole('region', { name: 'Players' }).locator('[aria-current="true"]')
  await expect(page.locator('[data-car]')).toHaveCount(8)
  await atEverySize(page, PHONES, async () => {
    await expect(track).toBeVisible()
    for (const part of [page.locator('[data-board]'), turn, bar(page), panel(page).locator('[data-die]').first()])
      await expect(part).toBeInViewport({ ratio: 0.99 })
    expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
    expect((await track.boundingBox())!.height).toBeGreaterThanOrEqual(90)
  })
})

/** The box around all that is lit. */
const litArea = (page: Page) =>
  page.locator('[data-look]').evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect())
    const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
    const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
    return { isWide: width > height, smallest: Math.min(...boxes.flatMap((box) => [box.width, box.height])) }
  })

const SIZES = [...PHONES, { width: 844, height: 390 }, { width: 1366, height: 768 }]

test('UX-11 cars are placed on the lit spaces of Start, which are 44 px; the track runs along the longer side', async ({
  page,
}) => {
  await open(page, { log: LAID.slice(0, 2) })
  await atEverySize(page, SIZES, async ({ width, height }) => {
    await expect(page.locator('[data-look="step"]')).toHaveCount(9)
    await atRest(page)
    const lit = await litArea(page)
    expect(lit.smallest).toBeGreaterThanOrEqual(44)
    expect(lit.isWide).toBe(width > height)
  })
  await page.getByRole('button', { name: 'Place a car on a3 on card 1 (Start)' }).click()
  await expect.poll(async () => (await savedLog(page)).at(-1)).toEqual(place(0, 2))
})

test('UX-10 on a phone on its side all dice are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, { log: [...LAID, card('Gentle Curve left'), roll(1, 2, 3, 4, 5)] })
  const add = panel(page).getByRole('button', { name: /^\+ Green/ })
  for (const count of [6, 7]) {
    await add.click()
    await panel(page).getByRole('button', { name: 'green 4' }).last().click()
    await expect(panel(page).locator('[data-die]')).toHaveCount(count)
  }
  for (const die of await panel(page).locator('[data-die]').all()) await expect(die).toBeInViewport({ ratio: 0.99 })
})
