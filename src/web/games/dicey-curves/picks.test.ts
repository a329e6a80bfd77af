import { describe, expect, it } from 'vitest'
import type { View } from '../../../games/dicey-curves/state.ts'
import { momentOf } from './picks.ts'

/** Somebody whose turn it is, with these Danger cards. */
const holding = (...hand: readonly string[]): View =>
  ({
    frames: [{ kind: 'turn', seat: 0, boost: 0 }],
    cars: [3],
    dice: { white: [1, 2], green: [] },
    danger: { hand },
  }) as unknown as View

describe('what is picked', () => {
  it('is about one moment: a card that was played is picked no more, nor one of its kind', () => {
    expect(momentOf(holding('Juke', 'Juke'))).not.toBe(momentOf(holding('Juke')))
  })

  it('stays while nothing changes that it is about', () => {
    expect(momentOf(holding('Juke'))).toBe(momentOf(holding('Juke')))
  })
})
