import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chooserOf, type Level, loreFor } from '../../src/bots/levels.ts'
import type { Game } from '../../src/engine/game.ts'
import { anyAction, playOut } from '../../src/engine/playout.ts'
import { seeded } from '../../src/engine/random.ts'
import { Timeline } from '../../src/engine/timeline.ts'
import { copy } from '../../src/engine/values.ts'
import { LIBRARY, MANIFESTS } from '../../src/games/index.ts'
import { assessorFor } from '../../src/lab/assessing.ts'
import type { Assessor } from '../../src/lab/assessor.ts'
import { assessorBySolution } from '../../src/lab/by-solution.ts'
import type { Effort } from '../../src/lab/effort.ts'
import { gradeOf } from '../../src/lab/grade.ts'
import { begun, goingOn, type Review, type Stretch, summedUp } from '../../src/lab/review.ts'
import { openMatch } from '../../src/protocol/match.ts'
import { chancesAfter } from '../../src/solver/by-rules.ts'
import { solutionOf } from '../../src/solver/oracle.ts'
import { tableFor } from '../bots/thoughts.ts'
import { type Toy, toy } from '../contract/toy.ts'

function done<T>(work: Generator<unknown, T, void>): T {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

function review(timeline: Timeline, assessor: Assessor, stretch: Stretch = { first: 0, end: timeline.length }): Review {
  return summedUp(done(goingOn(timeline, assessor, begun(timeline, assessor, stretch))), timeline)
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
  return review(timeline, done(assessorFor(game, lore, table, 'quick')))
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

  it.each(['dodge-dice', 'monza', 'pig'])('knows every choice (%s)', async (id) => {
    const { game } = MANIFESTS[id]!
    const { exact } = await loreFor('champion', MANIFESTS[id]!)
    const solution = done(solutionOf(game, exact!, tableFor(game, 2)))
    const { weigh } = assessorBySolution(solution)
    playOut(game, game.setup(tableFor(game, 2)), seeded(1), (_, state, seat, random) => {
      const legal = game.legal(state, seat)
      const worths = legal.map((action) => chancesAfter(solution, state, seat, action)[seat]!)
      for (const taken of legal.keys()) {
        const { best, lost, error } = weigh(state, seat, legal, taken)
        expect(error).toBe(0)
        expect(lost).toBeCloseTo(Math.max(...worths) - worths[taken]!, 4)
        expect(worths[best]).toBeCloseTo(Math.max(...worths), 4)
      }
      return anyAction(game, state, seat, random)
    })
  })

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

describe('a review at a table of Dodge Dice for four', () => {
  const { game } = MANIFESTS['dodge-dice']!
  const table = tableFor(game, 4)

  /** Skips what might have been ignored. */
  async function skipped(effort: 'quick' | 'usual') {
    const timeline = Timeline.begin(game, table)
    timeline.append({ seat: 0, action: { kind: 'skip' } })
    const lore = await loreFor('champion', MANIFESTS['dodge-dice']!)
    return review(timeline, done(assessorFor(game, lore, table, effort)))
  }

  it('blames a decision for as much as the chances fall by it', async () => {
    const { chances, errors, decisions } = await skipped('usual')
    const [{ lost, error }] = decisions as [Review['decisions'][number]]
    const fallen = chances[0]![0]! - chances[1]![0]!
    expect(errors.every((one) => one! > 0 && one! < 0.021)).toBe(true)
    expect(Math.abs(lost - fallen)).toBeLessThan(4 * Math.hypot(error!, errors[0]!, errors[1]!))
    expect(lost).toBeLessThan(0.1)
    for (const all of chances) expect(sum(all)).toBeCloseTo(1, 12)
  })

  it('says of estimates that nobody knows how far they are off', async () => {
    expect((await skipped('quick')).errors).toEqual([null, null])
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

describe('chances in the midst of a turn', () => {
  it('are those that it leads to, so that dice change them and not who then does what everybody would', async () => {
    const { first, chances, decisions, falls } = await reviewed('allens-dirt', Array(8).fill('club'), 5)
    const changed = ({ index }: { readonly index: number }) =>
      Math.max(...chances[index - first]!.map((before, seat) => Math.abs(chances[index - first + 1]![seat]! - before)))
    expect(Math.max(...decisions.map(changed))).toBe(0)
    expect(Math.max(...falls.map(changed))).toBeGreaterThan(0.05)
  })
})

describe('luck by judgement', () => {
  const { game } = MANIFESTS.monza!

  it('is even on average over all that may fall, however biased the estimate', async () => {
    const assessor = done(assessorFor(game, await MANIFESTS.monza!.thinking(), tableFor(game, 3), 'quick'))
    const state = game.setup(tableFor(game, 3))
    const waiting = game.waiting(state)
    if (waiting.kind !== 'chance') throw new Error('no throw is due')
    const { outcomes, weights, total } = game.outcomes(waiting.chance)
    const { chances, error } = assessor.expected(state, waiting.chance)
    const mean = sum(
      outcomes.map((outcome, i) => {
        const after = copy(state)
        game.settle(after, outcome)
        return (weights[i]! / total) * assessor.chances(after).chances[0]!
      }),
    )
    expect(chances[0]).toBeCloseTo(mean, 12)
    expect(error).toBeNull()
    expect(sum(chances)).toBeCloseTo(1, 12)
  })
})

describe('a review with the usual effort', () => {
  const blamed = async (id: string, name: string, stretch: Stretch, effort: Effort): Promise<ReadonlySet<number>> => {
    const file = readFileSync(`test/recorded/${id}/${name}.json`, 'utf8')
    const opened = await openMatch(JSON.parse(file), LIBRARY)
    if (!opened.ok) throw new Error(opened.fault.code)
    const { timeline } = opened.match
    const lore = await loreFor('champion', MANIFESTS[id]!)
    const { decisions } = review(timeline, done(assessorFor(timeline.game, lore, timeline.table, effort)), stretch)
    return new Set(decisions.filter(({ grade }) => grade !== 'good').map(({ index }) => index))
  }

  it.each([
    ['dicey-curves', 'fewest-seats', { first: 172, end: 200 }],
    ['allens-dirt', 'finish', { first: 300, end: 345 }],
  ])('finds in %s what a club player is blind to', async (id, name, stretch) => {
    const [quick, usual] = [await blamed(id, name, stretch, 'quick'), await blamed(id, name, stretch, 'usual')]
    expect([...usual].filter((index) => !quick.has(index))).not.toEqual([])
  })

  it.each([
    ['dicey-curves', 'keen'],
    ['monza', 'brisk'],
    ['dodge-dice', 'games'],
  ])('says who judged %s', async (id, name) => {
    const { game } = MANIFESTS[id]!
    const lore = await loreFor('champion', MANIFESTS[id]!)
    expect(done(assessorFor(game, lore, tableFor(game, 3), 'usual')).judgedBy).toBe(name)
    expect(done(assessorFor(game, lore, tableFor(game, 3), 'quick')).judgedBy).toBe('club')
  })
})

describe('no judge of a review', () => {
  const table = tableFor(toy as unknown as Game, 2) as never
  /** One seat has a two and a three, the other twice the same card. */
  const dealt = (card: number) => {
    const state = toy.setup(table)
    for (const outcome of [
      { to: 0, card: 2 },
      { to: 0, card: 3 },
      { to: 1, card },
      { to: 1, card },
    ])
      toy.settle(state, outcome)
    return state
  }

  /** All depends on the hidden hand: against a low one the low bid is right, against a high one the high bid. */
  const evaluate = ({ hands, bids }: Toy['state'], seat: number) =>
    (bids[seat] === 2) === sum(hands[1 - seat]!) < 4 ? 0.9 : 0.1
  /** Always the first choice. */
  const hasty = (_: unknown, __: unknown, legal: readonly unknown[]) => legal.map(() => 0)

  it.each([
    ['club', 'quick', { evaluate, reflex: null }],
    ['keen', 'usual', { evaluate, reflex: null }],
    ['games', 'usual', { evaluate, reflex: null, hasty }],
  ] as const)('sees what is hidden from who decided (%s)', (name, effort, lore) => {
    const assessor = done(assessorFor(toy, lore, table, effort))
    expect(assessor.judgedBy).toBe(name)
    const [weak, strong] = [dealt(1), dealt(3)]
    expect([toy.view(weak, 0), toy.legal(weak, 0)]).toEqual([toy.view(strong, 0), toy.legal(strong, 0)])
    const legal = toy.legal(weak, 0)
    expect(legal).toHaveLength(2)
    for (const taken of legal.keys()) {
      const [one, other] = [weak, strong].map((state) => assessor.weigh(state, 0, legal, taken))
      expect(one).toEqual(other)
    }
  })
})

it('a table with more states than anybody can solve is judged by estimates', async () => {
  const { game } = MANIFESTS.pig!
  const lore = await loreFor('champion', MANIFESTS.pig!)
  const table = tableFor(game, 2)
  const numbering = { ...lore.exact!.numbering(table), size: 1e9 }
  const exact = { ...lore.exact!, numbering: () => numbering }
  expect(done(assessorFor(game, { ...lore, exact }, table, 'quick')).isExact).toBe(false)
})

it('a stretch of a match is reviewed as that part of the whole', async () => {
  const { game } = MANIFESTS.pig!
  const table = tableFor(game, 3)
  const timeline = Timeline.begin(game, table)
  const lore = await MANIFESTS.pig!.thinking()
  for (const random = seeded(2); timeline.length < 40; ) {
    const { waiting } = timeline
    if (waiting.kind === 'chance') timeline.append({ outcome: game.sample(waiting.chance, random) })
    else if (waiting.kind === 'seats') {
      const seat = waiting.seats[0]!
      timeline.append({ seat, action: anyAction(game, timeline.present, seat, random) })
    } else break
  }
  const assessor = done(assessorFor(game, lore, table, 'quick'))
  const whole = review(timeline, assessor)
  const part = review(timeline, assessor, { first: 10, end: 30 })
  const isInside = ({ index }: { readonly index: number }) => index >= 10 && index < 30
  expect(part.chances).toEqual(whole.chances.slice(10, 31))
  expect(part.decisions).toEqual(whole.decisions.filter(isInside))
  expect(part.falls).toEqual(whole.falls.filter(isInside))
  expect(part.moments.every((index) => index >= 10 && index < 30)).toBe(true)
  expect(part.seats.every(({ share }) => share === null)).toBe(true)
})

it('an entry that changed nothing decided nothing', () => {
  const after = (...chances: number[]) => ({ chances, error: 0, decision: null, fall: null })
  const found = [after(0.5, 0.5), after(0.7, 0.3), after(0.7, 0.3), after(0.7001, 0.2999), after(1, 0)]
  const start = { chances: [0.5, 0.5], error: 0 }
  const findings = { first: 20, end: 25, isExact: true, judgedBy: null, start, found }
  expect(summedUp(findings, { length: 25, result: null }).moments).toEqual([21, 24])
})
