import { expect, it } from 'vitest'
import type { Game } from '../engine/game.ts'
import { dodgeDice } from '../games/dodge-dice/game.ts'
import { about, gameText } from './games.ts'

const game: Game = {
  ...(dodgeDice as Game),
  options: {
    laps: { kind: 'number', least: 1, most: 9, default: 3 },
    early: { kind: 'flag', default: false, group: 'house' },
  },
}

it('house rules stand apart from the options of every table', () => {
  expect(about(game)).toMatchObject({ options: { laps: {} }, houseRules: { early: { group: 'house' } } })
  expect(Object.keys(about(game).options)).toEqual(['laps'])
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
  const text = gameText(game).replace(/\u001b\[\d+m/g, '')
  expect(text).toContain('  option laps: 1–9 (default 3)\n  house rule early: true, false (default false)')
})
