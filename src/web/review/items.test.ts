import { describe, expect, it } from 'vitest'
import type { Decision, Fall } from '../../lab/finding.ts'
import { gradeOf } from '../../lab/grade.ts'
import type { Review } from '../../lab/review.ts'
import { itemsOf, seatOf, type What } from './items.ts'

const ROLL = { kind: 'roll' }
const decision = (index: number, seat: number, lost: number): Decision => ({
  ...{ index, seat, action: ROLL, best: ROLL, lost, error: 0, grade: gradeOf(lost) },
})
const fall = (index: number, seat: number | null): Fall => ({ index, seat, luck: [0.1, -0.3, 0.2], error: 0 })

const review: Review = {
  ...{ first: 0, end: 6, isExact: true, judgedBy: null, chances: [], errors: [], seats: [], moments: [] },
  decisions: [decision(0, 0, 0), decision(2, 1, 0.02), decision(3, 0, 0.05), decision(4, 1, 0.3)],
  falls: [fall(1, 0), fall(5, null)],
}

const indices = (what: What, seat: number | null = null) => itemsOf(review, { what, seat }).map(({ index }) => index)

describe('the list', () => {
  it('shows what gave something away, one grade, all decisions, or what fell', () => {
    expect(indices('blamed')).toEqual([2, 3, 4])
    expect([indices('inaccuracy'), indices('mistake'), indices('blunder')]).toEqual([[2], [3], [4]])
    expect(indices('decisions')).toEqual([0, 2, 3, 4])
    expect(indices('rolls')).toEqual([1, 5])
  })

  it('shows those of one player', () => {
    expect([indices('blamed', 1), indices('rolls', 0), indices('rolls', 2)]).toEqual([[2, 4], [1], []])
  })

  it('tells a throw of nobody from whom it changed most', () => {
    expect([seatOf(fall(1, 0)), seatOf(fall(5, null))]).toEqual([0, 1])
  })
})
