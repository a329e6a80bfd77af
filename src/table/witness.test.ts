import { expect, it } from 'vitest'
import { toy } from '../../test/contract/toy.ts'
import { type Entry, type Game, isOutcome, type Kinds } from '../engine/game.ts'
import { sentence } from '../engine/sentence.ts'
import { Timeline } from '../engine/timeline.ts'
import { people, staged, tableFor } from './testing/fixtures.ts'
import { Witness } from './witness.ts'

/** Dice say nothing. */
const game = {
  ...toy,
  describe: (entry: Entry) => (isOutcome(entry) ? [] : [sentence('toy.said')]),
} as unknown as Game
const DEALT: Entry[] = [...[0, 0, 1, 1].map((to, at) => ({ outcome: { to, card: [1, 2, 2, 3][at] } }))]
const act = (seat: number, action: object): Entry => ({ seat, action: action as Kinds['action'] })
const TAKING = [...DEALT, act(0, { kind: 'bid', card: 2 }), act(1, { kind: 'bid', card: 2 })]

it('A story has a line for each entry that has something to say', () => {
  const replayed = Timeline.replay(game, tableFor(game, 2), TAKING)
  if (!replayed.ok) throw new Error(replayed.refusal.rule)
  const story = new Witness(replayed.timeline, null).story()
  expect([story.length, story.lines, story.at(3)!.lines]).toEqual([6, 2, 0])
})

it('What comes after a refused act is not done, and what came before it is told of', () => {
  const { referee, timeline, changes } = staged({ game, sitters: people(2), log: TAKING })
  const take = { kind: 'take' } as Kinds['action']
  const none = { kind: 'bid', card: 9 } as Kinds['action']
  expect(referee.act(0, take, none, take)).toMatchObject({ rule: 'EN-4' })
  expect([timeline.length, changes]).toEqual([7, ['added']])
  expect(referee.act(0, none, take)).toMatchObject({ rule: 'EN-4' })
  expect([timeline.length, changes]).toEqual([7, ['added']])
})
