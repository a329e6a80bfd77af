import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planFor, Stage } from './stage.ts'
import { type Fate, Page, until } from './wire.ts'

let stage: Stage

beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const GUESTS = ['guest-ann', 'guest-ben']

/** Two pages at a table that has begun. */
async function twoPages(game: string, options: Record<string, boolean | string | number> = {}): Promise<Page[]> {
  const { code } = await stage.rooms.open(planFor(game, { options }), GUESTS[0]!)
  const pages = GUESTS.map((guest) => new Page(() => stage.rooms, guest, code))
  await until(pages, () => pages.every(({ live }) => live.company() !== null))
  for (const [seat, { live }] of pages.entries())
    await live.ask({ kind: 'sit', seat, name: GUESTS[seat]!, string: `of ${seat}` })
  await pages[0]!.live.ask({ kind: 'begin' })
  await until(pages, () => pages.every(({ store }) => store?.isSeen))
  return pages
}

const shown = (page: Page) => page.store!.snapshot()

const isOver = (pages: readonly Page[]): boolean => pages.every((page) => shown(page).result !== null)

const mover = (pages: readonly Page[]): Page | undefined =>
  pages.find((page) => shown(page).choices.length > 0 || shown(page).throwDue !== null)

/** The first choice, or the throw that is due. What is refused was overtaken. */
async function actOnce(page: Page, pages: readonly Page[]): Promise<void> {
  const { choices, told } = shown(page)
  let isDone = false
  const [choice] = choices
  if (!choice) page.store!.roll()
  else
    page.store!.act(choice.seat, [choice.action]).then(() => {
      isDone = true
    })
  await until(pages, () => isDone || shown(page).told.length !== told.length)
}

async function playOn(pages: readonly Page[], most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let acts = 0; acts < most && !isOver(pages); acts++) {
    await until(pages, () => mover(pages) !== undefined || isOver(pages))
    const page = mover(pages)
    if (page) await actOnce(page, pages)
  }
}

const roomOf = async (page: Page) => (await stage.rooms.room(page.live.company()!.head.code))!

/** All pages have heard all there is, and show what the server would show their guests. */
async function expectTruth(pages: readonly Page[]): Promise<void> {
  const { game } = await roomOf(pages[0]!)
  const { timeline } = game!
  await until(pages, () =>
    pages.every((page) => page.live.state === 'here' && shown(page).told.length === timeline.length),
  )
  for (const page of pages) {
    const { view, watcher, waiting } = shown(page)
    expect(view).toEqual(timeline.game.view(timeline.present, watcher))
    expect(waiting.kind).toBe(timeline.waiting.kind)
  }
}

describe('a table on a server', () => {
  it.each([
    ['dodge-dice', {}],
    ['monza', {}],
    ['pig', {}],
    ['dicey-curves', { danger: true }],
  ])('%s is played by two pages to its end', async (game, options) => {
    const pages = await twoPages(game, options)
    await playOn(pages, game === 'dicey-curves' ? 60 : undefined)
    await expectTruth(pages)
  })

  it('takes back what one click did, on every page', async () => {
    const pages = await twoPages('monza')
    await until(pages, () => mover(pages) !== undefined)
    while (!pages.some((page) => shown(page).undoable)) await playOn(pages, 1)
    const page = pages.find((one) => shown(one).undoable)!
    const before = shown(page).told.length
    expect(await page.store!.undo()).toBeNull()
    expect(shown(page).told.length).toBeLessThan(before)
    await expectTruth(pages)
  })
})

describe('a cut', () => {
  it('UX-4 is said, and what was done meanwhile is sent once the connection is back', async () => {
    const pages = await twoPages('dodge-dice')
    await playOn(pages, 3)
    await until(pages, () => mover(pages) !== undefined)
    const page = mover(pages)!
    page.cut()
    await Promise.resolve()
    expect(shown(page).trouble).toBe('away')
    const [choice] = shown(page).choices
    if (choice) void page.store!.act(choice.seat, [choice.action])
    else page.store!.roll()
    expect(shown(page).trouble).toBe('unsent')
    const { length } = shown(page).told
    page.clock.goOn(250)
    await until([], () => shown(page).told.length > length)
    expect(shown(page).trouble).toBeNull()
    await expectTruth(pages)
  })

  it('at any message, with others lost or repeated, leaves the page with what the server has, every act done once', async () => {
    const fates = fc.array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constant<Fate>('comes') },
        { weight: 1, arbitrary: fc.constant<Fate>('twice') },
        { weight: 1, arbitrary: fc.constant<Fate>('lost') },
      ),
      { maxLength: 80 },
    )
    const games = fc.constantFrom('dodge-dice', 'monza', 'danger')
    await fc.assert(
      fc.asyncProperty(games, fc.tuple(fates, fates), async (game, fatesOf) => {
        const pages = await (game === 'danger' ? twoPages('dicey-curves', { danger: true }) : twoPages(game))
        for (const [index, page] of pages.entries()) {
          const coming = fatesOf[index]!.values()
          page.fate = () => coming.next().value ?? 'comes'
        }
        await playOn(pages, 20)
        await expectTruth(pages)
        await expectOnce(pages)
        for (const { live } of pages) live.stop()
      }),
      { numRuns: 25, seed: 4 },
    )
  })
})

/** No request stands in the log in two places. */
async function expectOnce(pages: readonly Page[]): Promise<void> {
  const events = await stage.store.events(pages[0]!.live.company()!.head.id, 0)
  const asked = events.flatMap(({ by }) => by ?? [])
  const runs = asked.filter((by, index) => by !== asked[index - 1])
  expect(new Set(runs).size).toBe(runs.length)
}
