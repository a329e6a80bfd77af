import { describe, expect, it } from 'vitest'
import { manifest } from '../../../../examples/pig/index.ts'
import type { State } from '../../../../examples/pig/rules.ts'
import type { Plain } from '../../../games/manifest.ts'
import { taleOf } from './tale.ts'
import { thrown, tray } from './tray.ts'

const plain = manifest.plain as Plain
const tale = taleOf(plain)

const table = { seats: 3, options: {}, board: null }
const view = (changes: Partial<State>): State => ({ ...manifest.game.setup(table), ...changes })

const fall = (pips: number, before: State) => ({ index: 0, outcome: { pips }, before })

/** What the only group of a tray says, and how its dice lie. */
function lying(group: ReturnType<typeof tray>) {
  const [{ note, dice }] = group as [(typeof group)[0] & object]
  return [note?.key, note?.values.points, ...dice.map(({ up, look }) => `${up} ${look}`)]
}

describe('the tray of a game without a board', () => {
  const before = view({ scores: [20, 0, 0], stake: 8 })

  it('shows blank dice before the first throw', () => {
    expect(lying(tray(plain, view({}), null))).toEqual(['generic.tray.first', undefined, 'null undefined'])
  })

  it('shows dice in the air as thrown', () => {
    expect(thrown(plain, fall(4, before))![0]!.dice).toMatchObject([{ up: '4', thrown: true }])
  })

  it.each([
    ['at stake', 4, view({ scores: [20, 0, 0], stake: 12 }), ['generic.tray.stake', 12, '4 lit']],
    ['lost', 1, view({ scores: [20, 0, 0], seat: 1 }), ['generic.tray.lost', 8, '1 spent']],
    ['banked', 4, view({ scores: [32, 0, 0], seat: 1 }), ['generic.tray.banked', 12, '4 spent']],
  ])('says what is %s', (_, pips, after, expected) => {
    expect(lying(tray(plain, after, fall(pips, before)))).toEqual(expected)
  })
})

describe('the tale of a game without a board', () => {
  it('knows who leads alone', () => {
    expect(tale.leader(view({ scores: [20, 40, 0] }))).toBe(1)
    expect(tale.leader(view({ scores: [40, 40, 0] }))).toBeNull()
  })

  it('counts a die for who threw it', () => {
    expect(tale.thrown(fall(5, view({ seat: 2 })))).toEqual([{ die: 'die', side: '5', seat: 2 }])
  })

  it('says who shares a place', () => {
    const end = view({ scores: [12, 103, 12], seat: 1 })
    expect(tale.ties(end, { places: [2, 1, 2], scores: end.scores })).toMatchObject([
      { rule: 'PG-5', sentence: { key: 'end.generic.shared', values: { points: 12, place: 2 } } },
    ])
  })
})
