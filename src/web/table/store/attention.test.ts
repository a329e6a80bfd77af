import { describe, expect, it } from 'vitest'
import { toy } from '../../../../test/contract/toy.ts'
import type { Entry, Game, Kinds } from '../../../engine/game.ts'
import { sentence } from '../../../engine/sentence.ts'
import type { Asking } from '../../../table/asking.ts'
import { Story } from '../../../table/story.ts'
import { calls } from '../../../table/testing/calls.ts'
import { people, staged } from '../../../table/testing/fixtures.ts'
import type { Play } from '../../games/play.ts'
import { attentionOf } from './attention.ts'

const open: Entry = { seat: 0, action: { kind: 'open' } }
const call: Entry = { seat: 0, action: { kind: 'call' } }
const pass: Entry = { seat: 1, action: { kind: 'pass' } }

const kindOf = (entry: Entry): string => ('action' in entry ? entry.action.kind : 'drawn')
const WEIGHTS: Readonly<Record<string, number>> = { pass: 0, call: 0.5, open: 3 }

type Attentive = Pick<Play, 'weigh' | 'thrown' | 'isHit'>

/** How the last of these is looked at where the second player sits. */
function attention(log: readonly Entry[], play: Partial<Attentive> = {}, asking: Asking = 'turn') {
  const { referee } = staged({ game: calls as Game, sitters: people(3), log })
  referee.ask(1, asking)
  const told = new Story(
    log.map((entry, index) => ({ index, entry, sentences: [sentence(kindOf(entry))], lines: index })),
  )
  const sight = { view: referee.timeline.present, fall: null, own: [1], told } as never
  return attentionOf({ play: { thrown: () => null, ...play }, referee, sight })
}

describe('how what happened is looked at', () => {
  const weigh = (key: string) => WEIGHTS[key] ?? 1

  it('takes the usual time at the beginning and where the game does not say', () => {
    expect(attention([])).toEqual({ hasDice: false, weight: 1, isHit: false })
    expect(attention([open, call]).weight).toBe(1)
  })

  it('takes less time for what matters less, never more, and none for silence', () => {
    expect(attention([open, pass], { weigh }).weight).toBe(0)
    expect(attention([open, pass, call], { weigh }).weight).toBe(0.5)
    expect(attention([open], { weigh }).weight).toBe(1)
  })

  it('counts what matters most of all that one player did in one go', () => {
    expect(attention([open, call], { weigh }).weight).toBe(1)
  })

  it('is longer where something has hit somebody here, and not for the silence after it', () => {
    const isHit = (_: unknown, seat: number) => seat === 1
    expect(attention([open, call], { isHit }).isHit).toBe(true)
    expect(attention([open, pass], { isHit }).isHit).toBe(false)
    expect(attention([open, call], { isHit: (_, seat) => seat === 2 }).isHit).toBe(false)
  })

  it('is no longer for whoever is asked next, and can look at it then', () => {
    const isHit = (_: unknown, seat: number) => seat === 1
    expect((['turn', 'hit', 'always'] as const).map((one) => attention([open, call], { isHit }, one).isHit)).toEqual([
      ...[true, false, false],
    ])
  })

  it('has dice where the last thing was a throw of dice, not a card that was drawn or an act after it', () => {
    const dealt: Entry[] = [0, 0, 1, 1].map((to, at) => ({ outcome: { to, card: [1, 2, 2, 3][at] } }))
    const bid = { seat: 0, action: { kind: 'bid', card: 2 } as Kinds['action'] }
    const hasDice = (log: readonly Entry[], fall: unknown, thrown: unknown) => {
      const { referee } = staged({ game: toy as unknown as Game, sitters: people(2), log })
      const sight = { view: {}, fall, own: [0], told: new Story([]) } as never
      return attentionOf({ play: { thrown: () => thrown as never }, referee, sight }).hasDice
    }
    expect(hasDice(dealt, { index: 3 }, {})).toBe(true)
    expect(hasDice(dealt, { index: 3 }, null)).toBe(false)
    expect(hasDice(dealt, null, {})).toBe(false)
    expect(hasDice([...dealt, bid], { index: 3 }, {})).toBe(false)
  })
})
