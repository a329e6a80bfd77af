import { describe, expect, it } from 'vitest'
import type { Evaluate } from '../../src/bots/judge.ts'
import { asChooser, botOf, decide, LEVEL_NAMES } from '../../src/bots/levels.ts'
import { seeded } from '../../src/engine/random.ts'
import { prepare } from '../../src/engine/table.ts'
import { type Toy, toy } from '../contract/toy.ts'
import { thoughtIn } from './thoughts.ts'

/** Seat 0 holds 1 and 3 and is asked for a bid; nobody but seat 1 knows what seat 1 holds. */
function bidding(theirs: readonly number[]): Toy['state'] {
  const prepared = prepare(toy, { seats: 2 })
  if (!prepared.ok) throw new Error('the toy refused its table')
  const state = toy.setup(prepared.table)
  for (const card of [1, 3]) toy.settle(state, { to: 0, card })
  for (const card of theirs) toy.settle(state, { to: 1, card })
  return state
}

const HANDS = [
  [1, 1],
  [1, 2],
  [2, 3],
  [3, 3],
] as const

/** All depends on the hidden hand: against a low one the low bid is right, against a high one the high bid. */
const nosy: Evaluate<Toy['state']> = ({ hands, bids }, seat) => {
  const theirs = hands[1 - seat]!.reduce((sum, card) => sum + card, 0)
  return (bids[seat] === 1) === theirs < 4 ? 0.9 : 0.1
}

const LORE = { evaluate: nosy, reflex: null }

/** Reads like the object until it is sealed; from then on every look at it fails. */
function sealable<T extends object>(real: T) {
  let sealed = false
  const guard = (value: object): object =>
    new Proxy(value, {
      get(target, key) {
        if (sealed) throw new Error(`looked at ${String(key)}`)
        const found = Reflect.get(target, key)
        return typeof found === 'object' && found !== null && !Object.isFrozen(found) ? guard(found) : found
      },
      ownKeys(target) {
        if (sealed) throw new Error('listed the keys')
        return Reflect.ownKeys(target)
      },
    })
  return {
    state: guard(real) as T,
    seal: () => {
      sealed = true
    },
  }
}

describe.each(LEVEL_NAMES)('a %s bot', (level) => {
  const bot = botOf<Toy>(level, LORE)

  it('cannot tell apart states that differ only in what is hidden from it', () => {
    for (let seed = 0; seed < 20; seed++) {
      const answers = HANDS.map((theirs) => asChooser(bot)(toy, bidding(theirs), 0, seeded(seed)))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    }
  })

  it('never touches the real state', () => {
    const { state, seal } = sealable(bidding([2, 3]))
    const thought = thoughtIn(toy, state, 0)
    seal()
    expect(() => state.hands).toThrow('looked at hands')
    expect(thought.legal).toContain(decide(bot, thought))
  })
})

describe('a club bot that was shown everything', () => {
  it('would choose by what is hidden', () => {
    const answers = HANDS.map((theirs) => {
      const state = bidding(theirs)
      return decide(botOf<Toy>('club', LORE), { ...thoughtIn(toy, state, 0), view: { ...state } })
    })
    expect(answers.map((answer) => answer.kind === 'bid' && answer.card)).toEqual([1, 1, 3, 3])
  })
})
