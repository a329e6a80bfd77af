import { describe, expect, it } from 'vitest'
import { chooserOf, type Level, loreFor } from '../../src/bots/levels.ts'
import { playOut } from '../../src/engine/playout.ts'
import { seeded } from '../../src/engine/random.ts'
import { Timeline } from '../../src/engine/timeline.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { assessorFor } from '../../src/lab/assessor.ts'
import { gradeOf } from '../../src/lab/grade.ts'
import { type Review, review } from '../../src/lab/review.ts'
import { tableFor } from '../bots/thoughts.ts'

function done<T>(work: Generator<unknown, T, void>): T {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/** A match between bots, looked through. */
async function reviewed(id: string, levels: readonly Level[], seed: number): Promise<Review> {
  const manifest = MANIFESTS[id]!
  const { game } = manifest
  const lore = await loreFor('champion', manifest)
  const table = tableFor(game, levels.length)
  const timeline = Timeline.begin(game, table)
  const choosers = levels.map((one) => chooserOf(one, lore))
  playOut(
    {
      ...game,
      play: (state, seat, action) => {
        game.play(state, seat, action)
        timeline.append({ seat, action })
      },
      settle: (state, outcome) => {
        game.settle(state, outcome)
        timeline.append({ outcome })
      },
    },
    game.setup(table),
    seeded(seed),
    (_, state, seat, random) => choosers[seat]!(game, state, seat, random),
  )
  return done(review(timeline, done(assessorFor(game, lore, table, 'quick'))))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('an exact review', () => {
  it.each(['dodge-dice', 'monza'])(
    'of %s finds nothing to say about a champion, and that luck is all the rest',
    async (id) => {
      const { isExact, seats, decisions, chances } = await reviewed(id, ['champion', 'random'], 3)
      expect(isExact).toBe(true)
      expect(seats[0]!.lost).toBeLessThan(1e-3)
      expect(decisions.every(({ lost }) => lost >= 0)).toBe(true)
      for (const seat of [0, 1]) {
        const given = seats[1 - seat]!.lost - seats[seat]!.lost
        expect(seats[seat]!.adjusted).toBeCloseTo(chances[0]![seat]! + given, 3)
      }
    },
  )

  it('shares one win at every moment, and ends with the result', async () => {
    const { chances, seats, moments, falls } = await reviewed('dodge-dice', ['club', 'club'], 4)
    for (const all of chances) expect(sum(all)).toBeCloseTo(1, 12)
    expect(chances.at(-1)).toEqual(seats.map(({ share }) => share))
    expect(moments).toHaveLength(3)
    for (const { luck } of falls) expect(sum(luck)).toBeCloseTo(0, 12)
  })
})

describe('a review by judgement', () => {
  it('tells a random player from one who thinks', async () => {
    const { isExact, seats, chances } = await reviewed('pig', ['club', 'random', 'club'], 5)
    expect(isExact).toBe(false)
    expect(seats[1]!.lost).toBeGreaterThan(seats[0]!.lost)
    for (const all of chances) expect(sum(all)).toBeCloseTo(1, 12)
  })
})

it.each([
  [0, 'good'],
  [0.0099, 'good'],
  [0.01, 'inaccuracy'],
  [0.05, 'mistake'],
  [0.2, 'blunder'],
])('giving away %d is %s', (lost, grade) => {
  expect(gradeOf(lost)).toBe(grade)
})
