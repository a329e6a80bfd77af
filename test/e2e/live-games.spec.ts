import { AT_ONCE } from '../live/stage.ts'
import { begun, comeTo, expect, guestOf, test, two } from './live.ts'
import { ranking } from './paddock.ts'
import { playOn } from './play-on.ts'
import { afterRaces, driversNext } from './raced.ts'

// The others are played to their end by two people in live.spec.ts (Dodge Dice) and live-cut.spec.ts (Monza and DANGER!).
const GAMES = [
  { game: 'allens-dirt', seats: 8, options: { laps: 1 } },
  { game: 'dicey-curves', seats: 2, options: { cars: 'one', length: 'exact', finish: 1 } },
] as const

for (const { game, seats, options } of GAMES)
  test(`${game} is played by two people in two browsers to its end`, async ({ visit }) => {
    const pages = await two(visit)
    await begun(pages, { game, seats, options, bots: 'random' })
    await Promise.all(pages.map(playOn))
    for (const page of pages) await expect(ranking(page)).toHaveCount(seats)
  })

const RACES = 9

test.describe('with a pause between races that only people end', () => {
  test.use({ wishes: { pace: { ...AT_ONCE, between: 600_000 } } })

  test('allens-dirt-season: the server is restarted before the last race, and two people drive it to the champion', async ({
    house,
    visit,
  }) => {
    const pages = await two(visit)
    const [ann, ben] = pages
    const { state, ...race } = afterRaces(RACES, { laps: 1 })
    const guests = await Promise.all(pages.map(guestOf))
    // A bot throws first: where a person does, the table waits for that hand.
    const seats = new Map(guests.map((guest, index) => [driversNext(state)[index + 1]!, guest]))
    const plan = { clock: 'none', isPublic: false, isRated: false, bots: 'random' } as const
    const code = await house.played(seats, { ...race, seats: 12, ...plan })
    await house.stop()
    await house.start()
    await Promise.all(pages.map((page) => comeTo(page, code)))
    await test.step('everybody looks at the standings until the host goes on', async () => {
      await expect(ann.locator('[data-between]')).toContainText('everybody is ready (0 of 2)')
      await ben.getByRole('button', { name: 'I am ready' }).click()
      await expect(ann.locator('[data-between]')).toContainText('(1 of 2)')
      await expect(ben.locator('[data-ready]')).toBeDisabled()
      await ann.getByRole('button', { name: 'On to the next race' }).click()
      for (const page of pages) await expect(page.locator('[data-between]')).toHaveCount(0)
    })
    await Promise.all(pages.map(playOn))
    for (const page of pages) await expect(ranking(page)).toHaveCount(12)
  })
})
