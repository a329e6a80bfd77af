import { describe, expect, it } from 'vitest'
import type { Game, Table } from '../../src/engine/game.ts'
import { seeded } from '../../src/engine/random.ts'
import { GAMES } from '../../src/games/index.ts'
import { playGame } from './moments.ts'
import type { Problems } from './problems.ts'
import { defaultTables, pairwiseTables } from './tables.ts'
import { volumeOf } from './volume.ts'

const MINUTE = 60_000
const SEED = 11

/** The first problem of each of the games, with the stream that shows it again. */
function problemsOf(game: Game, tables: readonly Table[], games: number): Problems {
  const found: string[] = []
  for (let stream = 0; stream < games && found.length < 5; stream++) {
    const { problems } = playGame(
      game,
      tables[stream % tables.length]!,
      seeded(SEED, stream),
      volumeOf(game.id).entries,
    )
    found.push(...problems.slice(0, 1).map((problem) => `stream ${stream}: ${problem}`))
  }
  return found
}

describe.each(Object.values(GAMES))('$title, played at random', (game) => {
  const { games, gamesPerTable } = volumeOf(game.id)

  it(`comes to a sound end ${games} times with the default options`, { timeout: 5 * MINUTE }, () => {
    expect(problemsOf(game, defaultTables(game), games)).toEqual([])
  })

  it(`comes to a sound end ${gamesPerTable} times wherever two options meet`, { timeout: 5 * MINUTE }, () => {
    const tables = pairwiseTables(game)
    expect(problemsOf(game, tables, tables.length * gamesPerTable)).toEqual([])
  })
})
