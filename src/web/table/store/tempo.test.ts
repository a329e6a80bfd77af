import { describe, expect, it } from 'vitest'
import type { Entry, Game } from '../../../engine/game.ts'
import { sentence } from '../../../engine/sentence.ts'
import { Story } from '../../../table/story.ts'
import { calls } from '../../../table/testing/calls.ts'
import { people, staged } from '../../../table/testing/fixtures.ts'
import type { Play } from '../../games/play.ts'
import type { Pace } from './pace.ts'
import { BREATH, LOOK, tempoOf } from './tempo.ts'

const open: Entry = { seat: 0, action: { kind: 'open' } }
const call: Entry = { seat: 0, action: { kind: 'call' } }
const pass: Entry = { seat: 1, action: { kind: 'pass' } }
const drawn: Entry = { outcome: 6 }
const THROW = 3000
const PAUSE = 1000
const pace: Pace = (last) => (last && 'outcome' in last ? THROW : PAUSE)

const kindOf = (entry: Entry): string => ('action' in entry ? entry.action.kind : 'drawn')

/** The wait after the last of these. */
function wait(log: readonly Entry[], { play = {}, last = log.at(-1) ?? null, pace: usual = pace } = {}): number {
  const { referee } = staged({ game: calls as Game, sitters: people(3), log })
  const told = new Story(
    log.map((entry, index) => ({ index, entry, sentences: [sentence(kindOf(entry))], lines: index })),
  )
  const sight = () =>
    ({ view: referee.timeline.present, fall: { index: 0, outcome: 6, before: {} }, own: [1], told }) as never
  return tempoOf({
    pace: usual,
    play: { game: calls, thrown: () => null, ...play } as unknown as Play,
    referee: () => referee,
    sight,
  })(last, false)
}

describe('the pace of a table', () => {
  it('is the usual one after an act', () => {
    expect([wait([]), wait([open]), wait([open, call])]).toEqual([PAUSE, PAUSE, PAUSE])
  })

  it('is quicker after what matters less, and waits for nobody who says nothing', () => {
    const play = { weigh: (key: string) => ({ pass: 0, call: 0.5, open: 3 })[key] ?? 1 }
    expect([wait([open], { play }), wait([open, call], { play })]).toEqual([PAUSE, PAUSE / 2])
    expect(wait([open, call, pass], { play })).toBe(BREATH)
  })

  it('is slower by a look where something has hit somebody here', () => {
    expect(wait([open, call], { play: { isHit: (_: unknown, seat: number) => seat === 1 } })).toBe(PAUSE + LOOK)
    expect(wait([open, call], { play: { isHit: (_: unknown, seat: number) => seat === 2 } })).toBe(PAUSE)
  })

  it('waits for dice in the air, and not for cards that are drawn', () => {
    expect(wait([open], { last: drawn, play: { thrown: () => [] } })).toBe(THROW)
    expect(wait([open], { last: drawn })).toBe(PAUSE)
  })

  it('is none where everything happens at once', () => {
    expect(wait([open, call], { pace: () => 0, play: { isHit: () => true } })).toBe(0)
  })
})
