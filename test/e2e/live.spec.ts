import { begun, expect, mover, openTable, otherOf, sit, test, two } from './live.ts'
import { moment } from './paddock.ts'

test('UX-19 from a link to the first dice: two people, each in a browser of their own', async ({ visit }) => {
  const ann = await visit('Ann')
  await ann.locator('[data-friends]').click()
  await ann.locator('[data-open-table]').click()
  await ann.locator('[data-seat="0"][data-own="true"]').waitFor()
  const link = await ann.getByLabel('Link to this table').inputValue()
  const ben = await visit('Ben', new URL(link).pathname)
  await sit(ben)
  await expect(ann.locator('[data-seat="1"]')).toContainText('Ben')
  await ann.locator('[data-begin]').click()
  await ann.locator('[data-own="true"] [data-choice]').first().click()
  await expect.poll(() => moment(ben)).toBeGreaterThan(1)
})

test('UX-19 by code and from the list of open tables; the link is copied, and phones read it', async ({ visit }) => {
  const ann = await visit('Ann')
  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const code = await openTable(ann, 'monza', { isPublic: true })
  await expect(ann.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  await ann.locator('[data-copy]').click()
  await expect(ann.locator('[data-copy]')).toContainText('Copied')
  expect(await ann.evaluate(() => navigator.clipboard.readText())).toContain(`/t/${code}`)
  const ben = await visit('Ben')
  await expect(ben.locator(`[data-table="${code}"]`)).toContainText('1 of 2 seats taken')
  await ben.locator('[data-join-code]').fill('nonsense')
  await ben.getByRole('button', { name: 'Join' }).click()
  await expect(ben.getByText('A code has five letters')).toBeVisible()
  await ben.locator('[data-join-code]').fill(` ${code.toLowerCase()} `)
  await ben.keyboard.press('Enter')
  await ben.locator(`[data-waiting="${code}"]`).waitFor()
})

test('the host makes room before the game, and whoever has no seat takes it', async ({ visit }) => {
  const ann = await visit('Ann')
  const code = await openTable(ann, 'dodge-dice')
  const ben = await visit('Ben', `/t/${code}`)
  await sit(ben)
  await ann.locator('[data-seat="1"] [data-clear]').click()
  await expect(ben.locator('[data-own="true"]')).toHaveCount(0)
  await sit(ben)
  await ben.locator('[data-stand]').click()
  await expect(ann.locator('[data-seat="1"][data-free="true"]')).toBeVisible()
})

test('what is said and waved is heard at the table, and nobody can flood it', async ({ visit }) => {
  const [ann, ben] = await two(visit)
  await begun([ann, ben], { game: 'dodge-dice' })
  await ann.locator('[data-talk]').click()
  await ann.getByLabel('Say something').fill('Good evening!')
  await ann.keyboard.press('Enter')
  await ann.locator('[data-sign="luck"]').click()
  await expect(ben.locator('[data-unread]')).toHaveText('2')
  await ben.locator('[data-talk]').click()
  await expect(ben.locator('[data-words]')).toContainText('Ann: Good evening!')
  await expect(ben.locator('[data-words]')).toContainText('Good luck!')
  for (let times = 0; times < 5; times++) await ann.locator('[data-sign="hurry"]').click()
  await expect(ann.getByText('This is too fast')).toBeVisible()
})

test('UX-20 who watches sees the game and no secret, on the page and on the wire', async ({ visit }) => {
  const [ann, ben] = await two(visit)
  const watcher = await visit('Cem', '/friends')
  const heard: string[] = []
  watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  const code = await begun([ann, ben], { game: 'dicey-curves', options: { danger: true, cars: 'one' } })
  await watcher.goto(`/t/${code}`)
  await expect(watcher.locator('[data-watching]')).toContainText('You are watching')
  await (await mover([ann, ben])).locator('[data-own="true"] [data-choice]').first().click()
  await expect.poll(() => moment(watcher)).toBeGreaterThan(0)
  await expect(watcher.locator('[data-choice], [data-danger]')).toHaveCount(0)
  const sights = heard.map((text) => JSON.parse(text)).filter(({ kind }) => kind === 'sight')
  expect(sights.length).toBeGreaterThan(0)
  for (const { choices, whole } of sights) {
    expect(choices).toEqual([])
    for (const hand of whole?.view.hands ?? []) expect(typeof hand).toBe('number')
  }
})

test('the seats go to another device by a link that works once', async ({ visit }) => {
  const pages = await two(visit)
  const code = await begun(pages, { game: 'dodge-dice' })
  const [ann] = pages
  await ann.locator('[data-device]').click()
  const link = new URL(await ann.getByLabel('Link for the other device').inputValue())
  const phone = await visit('Ann again', link.pathname, { viewport: { width: 360, height: 740 } })
  await phone.locator('[data-take-over]').click()
  await expect(phone).toHaveURL(new RegExp(`/t/${code}$`))
  await phone.locator('[data-own="true"] [data-choice]').first().click()
  await expect.poll(() => moment(pages[1])).toBeGreaterThan(1)
  const late = await visit('Late', link.pathname)
  await late.locator('[data-take-over]').click()
  await expect(late.locator('[data-take-over]')).toBeVisible()
  await expect(late.locator('[role="status"]', { hasText: /./ })).toBeVisible()
})

test('the seat of whoever is removed is a bot’s until somebody else takes it', async ({ visit }) => {
  const [ann, ben] = await two(visit)
  const code = await begun([ann, ben], { game: 'dodge-dice' })
  await ann.locator('[data-room]').click()
  await ann.locator('[data-keep="1"]').click()
  await expect(ben.locator('[data-watching]')).toBeVisible()
  const cem = await visit('Cem', `/t/${code}`)
  await cem.locator('[data-watching] [data-sit]').click()
  await expect(cem.locator('[data-watching]')).toHaveCount(0)
  await ann.keyboard.press('Escape')
  await expect(ann.getByRole('region', { name: 'Players' })).toContainText('Cem')
})

test('UX-26 the dice are promised before anybody sits down, and checked after the end', async ({ visit }) => {
  const pages = await two(visit)
  const [ann, ben] = pages
  const code = await openTable(ann, 'dodge-dice')
  await ann.getByText('How can I check this?').click()
  const promise = await ann.locator('[data-commitment]').getAttribute('data-commitment')
  expect(promise).toMatch(/^[0-9a-f]{64}$/)
  await ben.goto(`/t/${code}`)
  await sit(ben)
  await ann.locator('[data-begin]').click()
  while ((await ann.locator('[data-results]').count()) === 0) {
    const page = await Promise.race([
      mover(pages),
      ann
        .locator('[data-results]')
        .waitFor()
        .then(() => null),
    ])
    if (!page) break
    const at = await moment(page)
    await page.locator('[data-own="true"] [data-choice]').first().click()
    await expect
      .poll(async () => (await moment(page)) > at || (await page.locator('[data-results]').count()) > 0)
      .toBe(true)
  }
  await expect(ann.locator('[data-verdict="fair"]')).toContainText('fixed before')
  await ann.getByText('Check it yourself').click()
  await expect(ann.locator('[data-verdict]')).toContainText(promise!)
  await ann.locator('[data-rematch]').click()
  await ann.locator('[data-seat="0"][data-own="true"]').waitFor()
  const next = await ann.locator('[data-code]').getAttribute('data-code')
  await otherOf(pages, ann).locator('[data-rematch]').click()
  await ben.locator(`[data-waiting="${next}"]`).waitFor()
})
