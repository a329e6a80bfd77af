import { expect, it } from 'vitest'
import { dodgeDice } from '../games/dodge-dice/game.ts'
import { report } from '../lab/report.ts'
import { count, emptyTally } from '../lab/tally.ts'
import { type Outlook, simulationText, verdict } from './simulate-text.ts'

function outlookOf(...broken: readonly string[][]): Outlook {
  const tally = emptyTally(2)
  for (const [game, failures] of broken.entries())
    count(tally, { game, seed: 7, places: [1, 2], scores: [1, 0], decisions: 1, chances: 1, failures })
  const table = { game: 'dodge-dice', rulesVersion: 1, seed: 7, options: {}, partial: false }
  const { seats, ...sums } = report(tally)
  return { ...sums, ...table, seats: seats.map((seat) => ({ ...seat, player: 'club' })), seconds: 1, gamesPerSecond: 3 }
}

it('tells the first game that broke, and why', () => {
  const outlook = outlookOf([], ['chips were lost', 'dice too'], ['a seat is missing'])
  expect(verdict(outlook, 3)).toEqual(['Invariants failed in 2 games, first in game 1 of seed 7: chips were lost'])
  expect(simulationText(dodgeDice, outlook)).toContain('Broken invariants: in 2 games.')
})

it('tells what was played when it was stopped', () => {
  expect(verdict({ ...outlookOf([]), partial: true }, 5)).toEqual(['Stopped after 1 of 5 games.'])
})

it('has nothing to tell when all is well', () => {
  expect(verdict(outlookOf([], []), 2)).toEqual([])
})
