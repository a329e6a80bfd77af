import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Game } from '../src/engine/game.ts'
import { PERSON, usualColour } from '../src/engine/sitter.ts'
import { GAMES, LIBRARY, MANIFESTS } from '../src/games/index.ts'
import { read } from '../src/protocol/fault.ts'
import { newMatch, openText, wholeRecord } from '../src/protocol/match.ts'
import { matchText } from '../src/protocol/match-text.ts'
import { playerNames } from './english.ts'
import { type Story, search, storiesOf, type Told, tableOf } from './stories.ts'

// Finished games as match files, replayed to their exact result. A file is a record: it is never written over.
// `UPDATE_RECORDED=1 npx vitest run test/recorded.test.ts` looks for games that tell the stories without a file.
// Any other match file put into the folder of its game is replayed too.

const folder = (game: Game): string => `${import.meta.dirname}/recorded/${game.id}`
const pathOf = (game: Game, name: string): string => `${folder(game)}/${name}.json`

function record(game: Game, story: Story): void {
  if (existsSync(pathOf(game, story.name))) return
  const { log, result } = search(game, story)
  const playable = MANIFESTS[game.id]!
  const table = tableOf(game, story.wish)
  const seats = playerNames(table.seats).map((name, seat) => {
    return { name, player: PERSON, colour: usualColour(playable.livery, seat) }
  })
  mkdirSync(folder(game), { recursive: true })
  const begun = wholeRecord(newMatch(playable, table, seats))
  writeFileSync(pathOf(game, story.name), matchText(game, { ...begun, log, result }))
}

/** Replays a file through the same door as a file from a stranger, which also checks its result. */
async function told(path: string): Promise<Told> {
  const text = readFileSync(path, 'utf8')
  const opened = await openText(read(text), LIBRARY)
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault))
  const { log, present: state, result } = opened.match.timeline
  expect(JSON.parse(text).result).toEqual(result)
  return { log, state, result: result! }
}

describe.each(Object.values(GAMES))('$title, recorded', (game) => {
  const stories = storiesOf(game)
  if (process.env.UPDATE_RECORDED) for (const story of stories) record(game, story)
  const files = existsSync(folder(game)) ? readdirSync(folder(game)) : []

  it.each(files)('%s ends as it did', async (file) => {
    expect((await told(`${folder(game)}/${file}`)).result).not.toBeNull()
  })

  it.each(stories)('a game tells of $name', async ({ name, wish, tells }) => {
    const recorded = await told(pathOf(game, name))
    expect(tells(recorded)).toBe(true)
    expect(recorded.state.table).toEqual(tableOf(game, wish))
  })
})
