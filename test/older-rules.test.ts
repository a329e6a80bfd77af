import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { actOwned } from '../src/engine/act.ts'
import type { Entry, Game, Result } from '../src/engine/game.ts'
import { optionsAt } from '../src/engine/options.ts'
import { GAMES } from '../src/games/index.ts'
import { resultOf, tableOf } from './stories.ts'

// Finished games of older rules versions, played by what was the rule then to the exact result they had.

interface OldMatch {
  readonly rulesVersion: number
  readonly options: object
  readonly seats: readonly object[]
  readonly log: readonly Entry[]
  readonly result: Result
}

const FOLDER = `${import.meta.dirname}/older-rules`

const read = (path: string): OldMatch => JSON.parse(readFileSync(path, 'utf8')) as OldMatch

function playedAgain(game: Game, { rulesVersion, options, seats, log }: OldMatch): Result {
  const then = optionsAt(game.options, rulesVersion, options) as Readonly<Record<string, unknown>>
  const state = game.setup(tableOf(game, { seats: seats.length, options: then }))
  for (const entry of log) expect(actOwned(game, state, entry)).toBeNull()
  return resultOf(game, state)
}

describe.each(readdirSync(FOLDER))('%s of older rules', (id) => {
  const game = GAMES[id]!

  it.each(readdirSync(`${FOLDER}/${id}`))('%s ends as it did', (file) => {
    const match = read(`${FOLDER}/${id}/${file}`)
    expect(match.rulesVersion).toBeLessThan(game.rulesVersion)
    expect(playedAgain(game, match)).toEqual(match.result)
  })
})
