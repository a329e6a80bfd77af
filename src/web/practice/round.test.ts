import { expect, it } from 'vitest'
import { LIBRARY } from '../../games/index.ts'
import type { OwnPosition } from './positions.ts'
import { nextIn, openedOwn } from './round.ts'

const position = (id: string, more: Partial<OwnPosition> = {}): OwnPosition => ({
  ...{ kind: 'open', id, game: 'dodge-dice', seat: 0, packed: 'abc', lost: 0.05, right: 0, due: 0 },
  ...more,
})

/** A match as a link has it. */
async function packed(match: object): Promise<string> {
  const folded = new Blob([JSON.stringify(match)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return Buffer.from(await new Response(folded).arrayBuffer()).toString('base64url')
}

const SEATS = ['Ann', 'Bob'].map((name) => ({ name }))
const MATCH = { format: 'paddock-match/1', game: 'dodge-dice', rulesVersion: 1, options: {}, seats: SEATS, log: [] }

it('a round passes over what cannot be opened, and drops it', async () => {
  const sound = await packed(MATCH)
  const round = [
    position('broken'),
    position('strange', { game: 'whist' }),
    position('outdated', {
      packed: await packed({ ...MATCH, rulesVersion: 99, log: [{ seat: 0, action: { kind: 'fly' } }] }),
    }),
    position('not their turn', { packed: sound, seat: 1 }),
    position('sound', { packed: sound }),
    position('last'),
  ]
  const dropped: string[] = []
  const ways = {
    open: (one: OwnPosition) => openedOwn(one, LIBRARY),
    drop: async ({ id }: OwnPosition) => void dropped.push(id),
  }
  expect(await nextIn(round, 0, ways)).toMatchObject({ at: 4, position: { id: 'sound' } })
  expect(dropped).toEqual(['broken', 'strange', 'outdated', 'not their turn'])
  expect(await nextIn(round, 5, ways)).toBeNull()
})
