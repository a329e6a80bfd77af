import { beforeAll, expect, it } from 'vitest'
import { LEVEL_NAMES } from '../../src/bots/levels.ts'
import { chancesIn, type Solution } from '../../src/solver/by-rules.ts'
import type { Field } from '../../tools/bots/fields.ts'
import { solutionAt } from '../../tools/bots/losses.ts'
import { ended, look, type Players, playersAt, type Start, startsOf } from '../../tools/bots/turns.ts'

// What turns are worth, where that is known exactly as well.

const TURNS = { laps: Number.POSITIVE_INFINITY, games: 60 }
const MONZA: Field = { game: 'monza', seats: 2, pairs: [], turns: TURNS }

let players: Players
let starts: readonly Start[]
let solution: Solution

beforeAll(async () => {
  players = await playersAt(MONZA, TURNS)
  const all = startsOf(MONZA, players.levels.get('club')!, players.mover)
  starts = Array.from({ length: 40 }, () => all.next().value)
  solution = (await solutionAt(MONZA))!
})

it('turns begin with the first decision of whoever has the turn', () => {
  for (const { state, seat } of starts) expect(players.mover(state)).toBe(seat)
  expect(new Set(starts.map(({ seat }) => seat)).size).toBe(2)
})

it('a turn is played until it is another’s, or the game is over', () => {
  for (const [number, start] of starts.entries()) {
    const end = ended(players, start, 'random', number)
    if (players.game.waiting(end).kind !== 'over') expect(players.mover(end)).not.toBe(start.seat)
  }
})

it('with answers it is played until the next turn of the same seat', async () => {
  const answering = await playersAt(MONZA, { ...TURNS, isWithAnswers: true })
  const ends = starts.map((start, number) => ({ seat: start.seat, end: ended(answering, start, 'club', number) }))
  const open = ends.filter(({ end }) => answering.game.waiting(end).kind !== 'over')
  expect(open.length).toBeGreaterThan(20)
  for (const { seat, end } of open) expect(answering.mover(end)).toBe(seat)
  for (const [number, start] of starts.entries())
    expect(ended(answering, start, 'club', number)).not.toEqual(start.state)
})

it('what the end of a turn is worth by games played on is what the solution says', () => {
  const errors = starts.map((start, number) => {
    const exact = chancesIn(solution, ended(players, start, 'random', number))[start.seat]!
    return look(players, start, TURNS.games, number)[LEVEL_NAMES.indexOf('random')]! - exact
  })
  // Four standard errors of one, and of the mean of all.
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.26)
  expect(Math.abs(errors.reduce((sum, error) => sum + error, 0) / errors.length)).toBeLessThan(0.04)
})

it('levels that end a turn alike are worth the same', () => {
  for (const [number, start] of starts.slice(0, 5).entries()) {
    const worths = look(players, start, 2, number)
    const ends = LEVEL_NAMES.map((level) => JSON.stringify(ended(players, start, level, number)))
    for (const [place, end] of ends.entries()) expect(worths[place]).toBe(worths[ends.indexOf(end)])
  }
})
