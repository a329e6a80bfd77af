import { afterAll, expect, it, vi } from 'vitest'
import { Asker, type Reply, type Request } from '../../../bots/ask.ts'
import { GAMES } from '../../../games/index.ts'
import { tableFor } from '../../../table/testing/fixtures.ts'

/** The world of a worker, and the page at the other end. */
const world: { onmessage: (event: { readonly data: Request }) => void; postMessage(reply: Reply): void } = {
  onmessage: () => undefined,
  postMessage: () => undefined,
}
vi.stubGlobal('self', world)
await import('./bot-worker.ts')
const asker = new Asker({
  post: (request) => world.onmessage({ data: request }),
  listen: (take) => {
    world.postMessage = take
  },
})

afterAll(() => vi.unstubAllGlobals())

const game = GAMES['dodge-dice']!
const state = game.setup(tableFor(game, 2))
const legal = game.legal(state, 0)
const question = (id: string) => ({
  ...{ game: id, level: 'club', seat: 0, seed: [1, 2, 3, 4] },
  ...{ view: game.view(state, 0), legal },
})

it('A worker answers what it is asked, one question beside the other', async () => {
  const asked = [asker.ask(question('dodge-dice')), asker.ask(question('dodge-dice'))]
  const answers = await Promise.all(asked.map(({ answer }) => answer))
  expect(answers.map(({ judgement }) => judgement.worths.length)).toEqual([legal.length, legal.length])
  expect(answers.every(({ choice }) => legal[choice] !== undefined)).toBe(true)
})

it('A question about a game that is not there fails, and no other', async () => {
  const [none, some] = [asker.ask(question('no-such-game')), asker.ask(question('dodge-dice'))]
  await expect(none.answer).rejects.toThrow()
  expect((await some.answer).choice).toBeLessThan(legal.length)
})
