import { begun, expect, openTable, sit, test, two } from './live.ts'
import { moment, ranking } from './paddock.ts'
import { playOn } from './play-on.ts'

test('UX-19 from a link to the first dice: the host makes room, and whoever has no seat takes it', async ({
  visit,
}) => {
  const ann = await visit('Ann')
  await ann.locator('[data-friends]').click()
  await ann.locator('[data-open-table]').click()
  await ann.locator('[data-seat="0"][data-own="true"]').waitFor()
  const link = await ann.getByLabel('Link to this table').inputValue()
  const ben = await visit('Ben', new URL(link).pathname)
  await sit(ben)
  await expect(ann.locator('[data-seat="1"]')).toContainText('Ben')
  await ann.locator('[data-seat="1"] [data-clear]').click()
  await expect(ben.locator('[data-own="true"]')).toHaveCount(0)
  await sit(ben)
  await ben.locator('[data-stand]').click()
  await expect(ann.locator('[data-seat="1"][data-free="true"]')).toBeVisible()
  await sit(ben)
  await ann.locator('[data-begin]').click()
  await ann.locator('[data-own="true"] [data-choice]').first().click()
  await expect.poll(() => moment(ben)).toBeGreaterThan(1)
})

test('UX-19 a rated table with a car of one’s own number is found in the list and by its code; phones read its link', async ({
  visit,
}) => {
  const ann = await visit('Ann', '/friends?game=allens-dirt')
  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write'])

  await test.step('a drawn board is looked at before anybody comes', async () => {
    const drawn = { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from('{"id":"mine"}') }
    await ann.locator('[data-board-file]').setInputFiles(drawn)
    await expect(ann.locator('[data-board-choice]')).toContainText('mine.json')
    await ann.locator('[data-open-table]').click()
    await expect(ann.getByRole('status').filter({ hasText: 'board' })).toBeVisible()
    await ann.locator('[data-board-choice]').selectOption({ index: 0 })
  })

  await ann.getByRole('combobox', { name: 'Rated', exact: true }).selectOption('yes')
  await expect(ann.getByText('changes the rating of everybody')).toBeVisible()
  await ann.getByRole('combobox', { name: 'Who may come', exact: true }).selectOption('public')
  await ann.locator('[data-open-table]').click()
  await expect(ann.locator('[data-rated]')).toBeVisible()
  const code = (await ann.locator('[data-code]').getAttribute('data-code'))!
  await expect(ann.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  await ann.locator('[data-copy]').click()
  await expect(ann.locator('[data-copy]')).toContainText('Copied')
  expect(await ann.evaluate(() => navigator.clipboard.readText())).toContain(`/t/${code}`)
  const number = ann.locator('[data-seat="0"][data-own="true"]').getByRole('spinbutton')
  await number.fill('42')
  await number.press('Enter')

  const ben = await visit('Ben')
  await expect(ben.locator(`[data-table="${code}"]`)).toContainText('1 of 8 seats taken')
  await ben.locator('[data-join-code]').fill('nonsense')
  await ben.getByRole('button', { name: 'Join' }).click()
  await expect(ben.getByText('A code has five letters')).toBeVisible()
  await ben.locator('[data-join-code]').fill(` ${code.toLowerCase()} `)
  await ben.keyboard.press('Enter')
  await expect(ben.locator(`[data-waiting="${code}"] [data-seat="0"] svg`)).toContainText('42')
})

test('people at a table talk, go on at another device and are replaced', async ({ visit }) => {
  const [ann, ben] = await two(visit)
  const code = await begun([ann, ben], { game: 'dodge-dice' })

  await test.step('what is said and waved is heard, and nobody can flood the table', async () => {
    await ann.locator('[data-talk]').click()
    await ann.getByLabel('Say something').fill('Good evening!')
    await ann.keyboard.press('Enter')
    await ann.locator('[data-sign="luck"]').click()
    await expect(ben.locator('[data-unread]')).toHaveText('2')
    await ben.locator('[data-talk]').click()
    await expect(ben.locator('[data-words]')).toContainText('Ann: Good evening!')
    await expect(ben.locator('[data-words]')).toContainText('Good luck!')
    await ann.locator('[data-sign="hurry"]').evaluate((sign: HTMLElement) => {
      for (let times = 0; times < 9; times++) sign.click()
    })
    await expect(ann.getByText('This is too fast')).toBeVisible()
    await ann.keyboard.press('Escape')
  })

  const late = await test.step('the seats go to another device by a link that works once', async () => {
    await ann.locator('[data-device]').click()
    const link = new URL(await ann.getByLabel('Link for the other device').inputValue())
    await ann.keyboard.press('Escape')
    const phone = await visit('Ann again', link.pathname, { viewport: { width: 360, height: 740 } })
    await phone.locator('[data-take-over]').click()
    await expect(phone).toHaveURL(new RegExp(`/t/${code}$`))
    await phone.locator('[data-own="true"] [data-choice]').first().click()
    await expect.poll(() => moment(ben)).toBeGreaterThan(1)
    const page = await visit('Cem', link.pathname)
    await page.locator('[data-take-over]').click()
    await expect(page.locator('[data-take-over]')).toBeVisible()
    await expect(page.locator('[role="status"]', { hasText: /./ })).toBeVisible()
    return page
  })

  await test.step('the seat of whoever is removed is a bot’s until somebody else takes it', async () => {
    await ann.locator('[data-room]').click()
    await ann.locator('[data-keep="1"]').click()
    await expect(ben.locator('[data-watching]')).toBeVisible()
    await late.goto(`/t/${code}`)
    await late.locator('[data-watching] [data-sit]').click()
    await expect(late.locator('[data-watching]')).toHaveCount(0)
    await ann.keyboard.press('Escape')
    await expect(ann.getByRole('region', { name: 'Players' })).toContainText('Cem')
  })
})

test('UX-26 dodge-dice is played by two people in two browsers to its end; its dice were promised before anybody sat down', async ({
  visit,
}) => {
  const pages = await two(visit)
  const [ann, ben] = pages
  const code = await openTable(ann, 'dodge-dice')
  await ann.getByText('How can I check this?').click()
  const promise = await ann.locator('[data-commitment]').getAttribute('data-commitment')
  expect(promise).toMatch(/^[0-9a-f]{64}$/)
  await ben.goto(`/t/${code}`)
  await sit(ben)
  await ann.locator('[data-begin]').click()
  await Promise.all(pages.map(playOn))
  for (const page of pages) await expect(ranking(page)).toHaveCount(2)
  await expect(ann.locator('[data-verdict="fair"]')).toContainText('fixed before')
  await ann.getByText('Check it yourself').click()
  await expect(ann.locator('[data-verdict]')).toContainText(promise!)
  const history = await ann.context().newPage()
  await history.goto('/history')
  await expect(history.locator('[data-played]')).toContainText('Ann')
  await expect(history.locator('[data-fixed]')).toContainText('fixed before anybody sat down')
  await history.getByRole('link', { name: 'See the table of' }).click()
  await history.getByRole('button', { name: 'Results', exact: true }).click()
  await expect(history.locator('[data-verdict="fair"]')).toBeVisible()
  await history.close()
  await ann.locator('[data-rematch]').click()
  await ann.locator('[data-seat="0"][data-own="true"]').waitFor()
  const next = await ann.locator('[data-code]').getAttribute('data-code')
  await ben.locator('[data-rematch]').click()
  await ben.locator(`[data-waiting="${next}"] [data-seat="1"][data-own="true"]`).waitFor()
})
