import { describe, expect, it } from 'vitest'
import { chronicleOf, recorded } from '../../../test/tales.ts'
import { diceyCurves } from '../../games/dicey-curves/game.ts'
import { dodgeDice } from '../../games/dodge-dice/game.ts'
import { monza } from '../../games/monza/game.ts'
import { Story } from '../../table/story.ts'
import { tale as diceyTale } from '../games/dicey-curves/tale.ts'
import { tale as dodgeTale } from '../games/dodge-dice/tale.ts'
import { tale } from '../games/monza/tale.ts'
import type { Chronicle } from './chronicle.ts'
import { highlights, leadsOf, toldAt } from './moments.ts'

const GAME = recorded(monza, 'shared-win')

describe('the chronicle of a game', () => {
  it('has turns that follow one another without a gap', () => {
    const { start, turns } = chronicleOf(tale, GAME)
    expect(start).toEqual([0, 0, 0, 0])
    expect(turns[0]!.before).toEqual(start)
    for (const [i, turn] of turns.slice(1).entries()) {
      expect(turn.before).toEqual(turns[i]!.after)
      expect(turn.index).toBeGreaterThan(turns[i]!.index)
      expect(Math.max(...turn.changed)).toBeLessThanOrEqual(turn.index)
    }
  })

  it('begins when there is something to compare: placing a car is no gain', () => {
    const game = recorded(diceyCurves, 'last-car-left')
    const { start, turns } = chronicleOf(diceyTale, game)
    const placing = game.log.findLastIndex((entry) => 'action' in entry && entry.action.kind === 'place')
    expect(turns[0]!.index).toBeGreaterThan(placing)
    expect(Math.min(...start)).toBeLessThan(24)
  })
})

const CHRONICLE: Chronicle = {
  start: [0, 0],
  turns: [
    { index: 3, before: [0, 0], after: [10, 0], changed: [2, -1] },
    { index: 6, before: [10, 0], after: [10, 40], changed: [-1, 6] },
    { index: 9, before: [10, 40], after: [4, 40], changed: [8, -1] },
  ],
  leads: [
    { index: 3, seat: 1, before: null },
    { index: 6, seat: 0, before: 1 },
  ],
  counts: {},
}

describe('moments', () => {
  it('the biggest gain and loss, and the last change of the lead, in order', () => {
    const more = highlights(CHRONICLE, 'more')
    expect(more.map(({ kind, seat, index, amount }) => [kind, seat, index, amount])).toEqual([
      ['gain', 1, 6, 40],
      ['last-lead', 0, 6, 0],
      ['loss', 0, 8, 6],
    ])
    const less = highlights(CHRONICLE, 'less').filter(({ kind }) => kind !== 'last-lead')
    expect(less.map(({ kind, seat, amount }) => [kind, seat, amount])).toEqual([
      ['loss', 1, 40],
      ['gain', 0, 6],
    ])
  })

  it('a game in which nobody gained anything has no biggest gain', () => {
    const kinds = highlights(chronicleOf(dodgeTale, recorded(dodgeDice, 'play-off-of-three')), 'less').map(
      ({ kind }) => kind,
    )
    expect(kinds).toContain('loss')
    expect(kinds).not.toContain('gain')
  })

  it('the first who led took it from nobody', () => {
    expect(leadsOf(CHRONICLE).map(({ kind, before }) => [kind, before])).toEqual([
      ['first-lead', null],
      ['last-lead', 1],
    ])
  })

  it('the sentence of a moment stands there, soon after, or just before', () => {
    const sentences = [[], ['a'], [], [], ['b'], []].map((keys) => keys.map((key) => ({ key, values: {} })))
    const told = sentences.map((all, index) => ({ index, entry: { outcome: 0 }, sentences: all, lines: 0 }))
    const story = new Story(told as unknown as ConstructorParameters<typeof Story>[0])
    expect([0, 1, 2, 5].map((index) => toldAt(story, index)?.index)).toEqual([1, 1, 4, 4])
    expect(toldAt(new Story([]), 0)).toBeNull()
  })
})
