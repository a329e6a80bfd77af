import { describe, expect, it } from 'vitest'
import { answered, bounded, dueOf, learnt, MOST_OPEN, type OwnPosition, Practised, withMore } from './positions.ts'

const open = (id: string, more: Partial<OwnPosition> = {}): OwnPosition => ({
  kind: 'open',
  id,
  game: 'monza',
  seat: 0,
  packed: 'abc',
  lost: 0.05,
  right: 0,
  due: 0,
  ...more,
})

const [WELL, BADLY] = [0.001, 0.04]
const DAY = 86_400_000

describe('a position of one’s own', () => {
  it('is gone when it was decided well twice', () => {
    const once = answered(open('a'), WELL, 1000)
    expect(once).toEqual(open('a', { right: 1, due: 1000 + 3 * DAY }))
    expect(answered(once as OwnPosition, WELL, 5 * DAY)).toEqual(learnt('a'))
  })

  it('comes again soon when it went wrong, and counts from the start', () => {
    expect(answered(open('a', { right: 1 }), BADLY, 1000)).toEqual(open('a', { right: 0, due: 601_000 }))
  })

  it('comes when it is due, what has waited longest first', () => {
    const list = [open('late', { due: 9 }), open('b', { due: 2 }), open('c', { due: 2, lost: 0.2 }), learnt('d')]
    expect(dueOf(list, 5).map(({ id }) => id)).toEqual(['c', 'b'])
    expect(dueOf(list, 9)).toHaveLength(3)
  })

  it('is added once, and never again when it was learnt', () => {
    const list = [learnt('a'), open('b', { right: 1 })]
    expect(withMore(list, [open('a'), open('b'), open('c'), open('c')]).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
    expect(withMore(list, [open('b')])).toContainEqual(open('b', { right: 1 }))
  })

  it('gives way to those that gave away more', () => {
    const many = Array.from({ length: MOST_OPEN + 1 }, (_, i) => open(`p${i}`, { lost: i / 1000 }))
    expect(bounded(many)).toHaveLength(MOST_OPEN)
    expect(bounded(many).some(({ id }) => id === 'p0')).toBe(false)
  })

  it('is read only if it is as it should be', () => {
    expect([open('a'), learnt('b')].map((one) => Practised.safeParse(one).success)).toEqual([true, true])
    const broken = [{ packed: 'a b' }, { packed: 'a'.repeat(8_001) }, { lost: 2 }, { right: 2 }, { due: -1 }]
    for (const change of broken) expect(Practised.safeParse({ ...open('a'), ...change }).success).toBe(false)
  })
})
