import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DRAWABLES } from '../src/cli/drawables.ts'
import type { Game } from '../src/engine/game.ts'
import { replay } from '../src/engine/match.ts'
import { GAMES } from '../src/games/index.ts'
import { readMatch, writeMatch } from '../src/protocol/match-file.ts'
import { playerNames } from './english.ts'
import { resultOf, type Story, search, storiesOf, type Told, tableOf } from './stories.ts'

// Finished games as match files, replayed to their exact result. A file is a record: it is never written over.
// `UPDATE_RECORDED=1 npx vitest run test/recorded.test.ts` looks for games that tell the stories without a file.
// Any other match file put into the folder of its game is replayed too.

const folder = (game: Game): string => `${import.meta.dirname}/recorded/${game.id}`
const pathOf = (game: Game, name: string): string => `${folder(game)}/${name}.json`

function record(game: Game, story: Story): void {
  if (existsSync(pathOf(game, story.name))) return
  const { log, result } = search(game, story)
  const table = tableOf(game, story.wish)
  const seats = playerNames(table.seats).map((name) => ({ name }))
  mkdirSync(folder(game), { recursive: true })
  writeFileSync(pathOf(game, story.name), writeMatch({ game, table, seats, log, result }))
}

/** Replays a file through the same doors as a file from a stranger. */
function told(path: string): Told & { readonly claimed: unknown } {
  const opened = readMatch(readFileSync(path, 'utf8'), DRAWABLES)
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault))
  const { game, table, log, result } = opened.value
  const replayed = replay(game, table, log)
  if (!replayed.ok) throw new Error(`entry ${replayed.index}: ${JSON.stringify(replayed.refusal)}`)
  const { state } = replayed.match
  return { log, state, result: resultOf(game, state), claimed: result }
}

describe.each(Object.values(GAMES))('$title, recorded', (game) => {
  const stories = storiesOf(game)
  if (process.env.UPDATE_RECORDED) for (const story of stories) record(game, story)
  const files = existsSync(folder(game)) ? readdirSync(folder(game)) : []

  it.each(files)('%s ends as it did', (file) => {
    const { result, claimed } = told(`${folder(game)}/${file}`)
    expect(claimed).toEqual(result)
  })

  it.each(stories)('a game tells of $name', ({ name, wish, tells }) => {
    const recorded = told(pathOf(game, name))
    expect(tells(recorded)).toBe(true)
    expect(recorded.state.table).toEqual(tableOf(game, wish))
  })
})
