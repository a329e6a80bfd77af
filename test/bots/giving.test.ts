import { expect, it } from 'vitest'
import { type Bot, botOf, decide, loreFor } from '../../src/bots/levels.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { tableFor, thoughtIn } from './thoughts.ts'

it.each(['expert', 'champion'])('gives points to whoever ends the game by them, if that wins: %s', async (level) => {
  const manifest = MANIFESTS['dodge-dice']!
  const { game } = manifest
  const bot: Bot = botOf(level as 'expert' | 'champion', await loreFor(level, manifest))
  const scores = [10, 70, 0, 90]
  const state = { ...game.setup(tableFor(game, 4)), penalty: 'blue', scores, frames: [{ kind: 'give', seat: 2 }] }
  expect(decide(bot, thoughtIn(game, state, 2))).toEqual({ kind: 'give', to: 3 })
})
