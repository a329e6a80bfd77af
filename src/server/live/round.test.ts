import { describe, expect, it } from 'vitest'
import { Round } from './round.ts'

const PARTS = 4

const roundOf = (members: number): Round<number> => {
  const round = new Round<number>(PARTS)
  for (let member = 0; member < members; member++) round.add(member)
  return round
}
const turns = (round: Round<number>): number[][] => Array.from({ length: PARTS }, () => [...round.turn()])

describe('a round', () => {
  it('gives everybody one turn, and as many turns to each part of it', () => {
    const round = roundOf(10)
    const [first, second] = [turns(round), turns(round)]
    expect(first.flat().sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(first.map(({ length }) => length)).toEqual([3, 3, 2, 2])
    expect(second).toEqual(first)
  })

  it('forgets whoever leaves, and takes whoever comes', () => {
    const round = roundOf(3)
    round.delete(1)
    round.delete(7)
    round.add(8)
    expect(round.size).toBe(3)
    expect([...round.members]).toEqual([0, 2, 8])
    expect(turns(round).flat()).toEqual([0, 2, 8])
  })
})
