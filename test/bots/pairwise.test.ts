import { describe, expect, it } from 'vitest'
import { concluded, type Judge, type Thought } from '../../src/bots/judge.ts'
import { botOf } from '../../src/bots/levels.ts'
import type { Exact, Pairs } from '../../src/engine/exact.ts'
import { anyAction } from '../../src/engine/playout.ts'
import { seeded } from '../../src/engine/random.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { chancesIn } from '../../src/solver/by-rules.ts'
import { solutionOf } from '../../src/solver/oracle.ts'
import { LORES, tableFor, thoughtIn } from './thoughts.ts'

const { game } = MANIFESTS.monza!
const lore = LORES.monza!
const { exact, ...unsolved } = lore

/** Somewhere in a race of three, at a table of its own; whoever asks for numbers gets the same one. */
function inARace(): Thought {
  const state = game.setup(tableFor(game, 3))
  const random = seeded(5)
  for (let left = 40; ; ) {
    const waiting = game.waiting(state)
    if (waiting.kind === 'over') throw new Error('the race is over')
    if (waiting.kind === 'chance') game.settle(state, game.sample(waiting.chance, random))
    else {
      const [seat] = waiting.seats as [number]
      if (--left < 0 && game.legal(state, seat).length > 2) return { ...thoughtIn(game, state, seat), random: () => 7 }
      game.play(state, seat, anyAction(game, state, seat, random))
    }
  }
}

const judgeWith = (changed: Partial<Exact>): Judge =>
  botOf('champion', { ...lore, exact: { ...exact!, ...changed } }).judge
const clubs = (thought: Thought) => concluded(botOf('club', lore).judge(thought))

function evaluationAt({ view }: Thought) {
  const working = solutionOf(game, exact!, exact!.pairs!.alone(view.table))
  let step = working.next()
  while (!step.done) step = working.next()
  const solution = step.value
  return exact!.pairs!.among((state) => chancesIn(solution, state)[0]!)
}

/** How often a champion can be looked at that thinks to the end, at a table of which nothing is known. */
function looksAtAnother(): number {
  let looks = 0
  concluded(judgeWith({})(inARace()), () => looks++ < 0)
  return looks
}

describe('a champion at a table for three', () => {
  it('judges as the club does until the table for two is solved', () => {
    const thought = inARace()
    let looks = 0
    const isEnough = () => looks++ === 400
    expect(concluded(judgeWith({})(thought), isEnough).worths).toEqual(clubs(thought).worths)
  })

  it('then plays on, and judges the end by what two alone say', () => {
    const thought = inARace()
    const plain = concluded(botOf('champion', unsolved).judge(thought))
    const known = concluded(botOf('champion', { ...unsolved, evaluate: evaluationAt(thought) }).judge(thought))
    expect(concluded(judgeWith({})(thought)).worths).toEqual(known.worths)
    expect(known.worths).not.toEqual(plain.worths)
  })

  it('goes on to solve the table where it was left, and judges by it ever after', () => {
    let made = 0
    const pairs: Pairs = {
      ...exact!.pairs!,
      among(chanceAlone) {
        made++
        return exact!.pairs!.among(chanceAlone)
      },
    }
    const thought = inARace()
    const looksUntil = (most: number): number => {
      let looks = 0
      concluded(judgeWith({ pairs })(thought), () => looks++ >= most)
      return looks
    }
    looksUntil(400)
    const rest = looksUntil(Number.POSITIVE_INFINITY)
    const known = looksUntil(Number.POSITIVE_INFINITY)
    const whole = looksAtAnother()
    expect(rest).toBeLessThan(whole - 300)
    expect(known).toBeLessThan(rest)
    expect(made).toBe(1)
  })

  it('judges as the club does where even two are too many to be solved', () => {
    const thought = inARace()
    const numbering: Exact['numbering'] = (table) => ({ ...exact!.numbering(table), size: 1e9 })
    expect(concluded(judgeWith({ numbering })(thought)).worths).toEqual(clubs(thought).worths)
  })
})
