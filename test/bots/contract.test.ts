import { describe, expect, it } from 'vitest'
import { concluded, type Judgement, type Thought } from '../../src/bots/judge.ts'
import { decide } from '../../src/bots/levels.ts'
import type { Game } from '../../src/engine/game.ts'
import { seeded } from '../../src/engine/random.ts'
import { pairwiseTables } from '../contract/tables.ts'
import { atDecisions, ESTIMATED, isSlow, LORES, PLAYERS } from './thoughts.ts'

const EVERY = 10
/** Where there are many tables, fewer decisions of each will do. */
const FEW_TABLES = 12
const MANY_TABLES = 101
/** A season has many thousand decisions: after this many only a few are looked at. */
const MANY = 600
const SELDOM = 499
const SEED = 1

/** Of random games at tables in which every two options meet every tenth decision, or fewer. */
function decisionsOf(game: Game): Thought[] {
  const tables = pairwiseTables(game)
  const every = tables.length > FEW_TABLES ? MANY_TABLES : EVERY
  const isWanted = (decision: number): boolean => decision % (decision < MANY ? every : SELDOM) === 0
  const thoughts: Thought[] = []
  for (const table of tables) atDecisions(game, table, SEED, (thought) => thoughts.push(thought), isWanted)
  return thoughts
}

/** Stops a judge after so many steps. */
function stopAfter(steps: number): () => boolean {
  let left = steps
  return () => left-- <= 0
}

const known = new Map<Game, readonly Thought[]>()

/** Of those who take their time only so many decisions of each game are asked for, and so many steps of thinking. */
const FEW_DECISIONS = 3
const FEW_STEPS = 12

/** The same decisions for every level and every check, each with its own random numbers. */
function everywhere(game: Game, look: (thought: Thought) => void, most = Number.POSITIVE_INFINITY): void {
  const thoughts = known.get(game) ?? decisionsOf(game)
  known.set(game, thoughts)
  const stride = Math.ceil(thoughts.length / most)
  for (const [i, thought] of thoughts.entries())
    if (i % Math.max(1, stride) === 0) look({ ...thought, random: seeded(SEED) })
}

/** What is no chance, and what does not lie in its interval. */
function flaws({ worths, intervals }: Judgement, { legal }: Thought): unknown[] {
  if (worths.length !== legal.length) return [worths]
  return worths.filter((worth, i) => {
    const [low, high] = intervals[i] ?? [worth, worth]
    return !(0 <= low && low <= worth && worth <= high && high <= 1)
  })
}

describe.each(PLAYERS)('$name', ({ game, bot, level }) => {
  const most = isSlow(level) ? FEW_DECISIONS : Number.POSITIVE_INFINITY
  // What was solved in part the first time might be solved the second time: such a table is solved to the end.
  const { exact } = LORES[game.id] ?? {}
  const isSolved = ({ view }: Thought) => exact && (view.table.seats === 2 || exact.pairs)
  const patience = (thought: Thought) =>
    stopAfter(isSlow(level) && !isSolved(thought) ? FEW_STEPS : Number.POSITIVE_INFINITY)

  it('answers with a legal action, the same for the same numbers, and leaves what it was shown alone', () => {
    everywhere(
      game,
      (thought) => {
        const before = JSON.stringify([thought.view, thought.legal])
        const answer = decide(bot, thought, patience(thought))
        expect(thought.legal).toContain(answer)
        expect(JSON.stringify([thought.view, thought.legal])).toBe(before)
        expect(decide(bot, { ...thought, random: seeded(SEED) }, patience(thought))).toBe(answer)
      },
      most,
    )
  })

  it('gives every legal action a chance, whenever it is looked at', () => {
    let asked = 0
    everywhere(
      game,
      (thought) => {
        const thinking = bot.judge(thought)
        let step = thinking.next()
        for (let patience = asked++ % 5; patience > 0 && !step.done; patience--) step = thinking.next()
        expect(flaws(step.done ? step.value : step.value(), thought)).toEqual([])
        if (!step.done) expect(flaws(concluded(thinking, patience(thought)), thought)).toEqual([])
      },
      most,
    )
  })
})

describe.each(ESTIMATED)('the evaluation of $game.id', ({ game, lore }) => {
  it('gives each seat a chance, and about one win to all of them', () => {
    everywhere(game, ({ view, seat, random }) => {
      const state = game.guess(view, seat, random)
      const chances = Array.from({ length: state.table.seats }, (_, player) => lore.evaluate(state, player))
      expect(chances.filter((chance) => !(chance >= 0 && chance <= 1))).toEqual([])
      expect(Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 1)).toBeLessThan(ABOUT)
    })
  })
})

const ABOUT = 0.1
