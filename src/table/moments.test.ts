import { expect, it } from 'vitest'
import { toy } from '../../test/contract/toy.ts'
import type { Entry, Game, Kinds } from '../engine/game.ts'
import { Timeline } from '../engine/timeline.ts'
import { goesOn, momentOf } from './moments.ts'
import { tableFor } from './testing/fixtures.ts'

const game = toy as unknown as Game
const deal = (to: number, card: number): Entry => ({ outcome: { to, card } })
const act = (seat: number, action: object): Entry => ({ seat, action: action as Kinds['action'] })
const bid = (seat: number, card: number) => act(seat, { kind: 'bid', card })

const DEALT = [1, 2, 1, 3, 2, 3].map((card, at) => deal(at >> 1, card))
const ROUND = [...DEALT, bid(0, 1), bid(1, 3), bid(2, 2), act(1, { kind: 'take' }), act(1, { kind: 'stop' })]

function after(log: readonly Entry[]): Timeline {
  const replayed = Timeline.replay(game, tableFor(game, 3), log)
  if (!replayed.ok) throw new Error(`entry ${replayed.index}: ${replayed.refusal.rule}`)
  return replayed.timeline
}

it('The beginning goes on with nothing', () => {
  expect(goesOn(after([]), 0)).toBe(false)
})

it('Before anybody has decided anything, all throws of one kind are one moment', () => {
  for (const length of [1, 2, 5]) expect(goesOn(after(DEALT.slice(0, length)), 0)).toBe(true)
})

it('Later two throws are two moments, and the third goes with the second', () => {
  const again = [deal(0, 1), deal(1, 1), deal(2, 1)]
  const throws = [0, 1, 2].map((length) => goesOn(after([...ROUND, ...again.slice(0, length)]), 0))
  expect(throws).toEqual([false, false, true])
})

it('Throws of another kind are another moment', () => {
  const kinds = { ...game, waiting: (state: Kinds['state']) => named(game.waiting(state)) } as Game
  const replayed = Timeline.replay(kinds, tableFor(game, 3), DEALT.slice(0, 2))
  if (!replayed.ok) throw new Error(replayed.refusal.rule)
  expect(goesOn(replayed.timeline, 0)).toBe(false)
})

/** Each seat's cards are dealt in a way of their own. */
const named = (waiting: ReturnType<Game['waiting']>) =>
  waiting.kind === 'chance'
    ? { ...waiting, chance: { ...waiting.chance, kind: `deal to ${waiting.chance.seat}` } }
    : waiting

it('What a seat does goes on with what it did, not with what others did or dice that fell', () => {
  expect(goesOn(after(DEALT), 0)).toBe(false)
  const taking = after(ROUND.slice(0, -1))
  expect([goesOn(taking, 1), goesOn(taking, 0), goesOn(taking, null)]).toEqual([true, false, false])
})

it('What one seat did in one go begins behind what others did and dice that fell', () => {
  expect([momentOf([]), momentOf(DEALT), momentOf(ROUND.slice(0, 7)), momentOf(ROUND)]).toEqual([-1, 5, 6, 9])
})
