import { describe, expect, it } from 'vitest'
import type { State } from '../../state.ts'
import { actionOf, played, scene } from '../../testing/staging.ts'
import { RISKS } from './index.ts'

/** Chances by the last words of their keys. */
const risksOf = (state: State, seat: number, ...words: string[]) =>
  Object.fromEntries(
    RISKS.of(
      state,
      seat,
      words.map((word) => actionOf(state, word)),
    ).map(({ what, chance }) => [what.key.split('.').at(-1), chance]),
  )

/** Seat 0 has rolled a 7 behind seat 1; where two more stand, beside it. */
const behind = (change: Partial<State> = {}): State =>
  played(scene({ 0: ['low', 2], 1: ['low', 3] }, { mover: 0, ...change }), [3, 4])

/** Of two equal rolls each is as good as the other, and a tie hurts both. */
const TIE = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].reduce((sum, ways) => sum + (ways / 36) ** 2, 0)

describe('the risks of Allen’s Dirt', () => {
  it('AD-15, AD-17 tell what a contact may cost', () => {
    const { contact, crash, spin, pits } = risksOf(behind(), 0, 'into low')
    expect(contact).toBeCloseTo((1 + TIE) / 2, 12)
    expect(crash).toBeCloseTo(contact! / 36, 12)
    expect(spin).toBeCloseTo(contact! / 36, 12)
    expect(pits).toBeCloseTo((contact! * 2) / 36, 12)
  })

  it('AD-16 a roll that stands is not rolled again', () => {
    const standing = { contact: [0, 12, 0, 0, 0, 0, 0, 0], met: [0, 4, 2, 0, 0, 0, 0, 0] }
    expect(risksOf(behind(standing), 0, 'into low').contact).toBe(1)
  })

  it('AD-16 whoever has suffered in this round suffers no more', () => {
    const affected = [true, ...Array<boolean>(7).fill(false)]
    expect(risksOf(behind({ affected }), 0, 'into low')).toEqual({ contact: 0 })
  })

  it('AD-10, AD-11 tell what lies at the end of a move', () => {
    const { board } = behind().table
    const [lane, column] = board.skipATurn[0]!
    const state = played(scene({ 0: [lane, column - 2], 1: ['high', 1, 3] }, { mover: 0 }), [1, 1], [4, 4])
    expect(risksOf(state, 0, lane, lane)).toEqual({ spin: 1 / 36, 'half-speed': 35 / 36 })
  })

  it('are silent where nothing is rolled', () => {
    expect(risksOf(behind(), 0, 'middle')).toEqual({})
  })
})
