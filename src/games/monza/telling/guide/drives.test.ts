import { describe, expect, it } from 'vitest'
import { forcedAction } from '../../../../engine/forced.ts'
import type { Game } from '../../../../engine/game.ts'
import type { Drives } from '../../../../engine/guide.ts'
import { monza } from '../../game.ts'
import { dice, going, legalSpots, middle, outer, played, racing } from '../../testing/staging.ts'
import { DRIVES } from './drives.ts'

const forced = (letters: string, drives: Drives | null) =>
  forcedAction(monza as unknown as Game, played(racing([middle(2), middle(9)]), dice(letters)), 0, true, drives)

describe('drives told by their ends', () => {
  const drives = DRIVES as unknown as Drives

  it('leave no choice where all ways lead to one end', () => {
    expect(legalSpots(played(racing([middle(2), middle(9)]), dice('wwwwbr')))).toEqual([middle(3), outer(2)])
    expect(forced('wwwwbr', drives)).toEqual(going(middle(3)))
  })

  it('are asked for step by step where they are not offered by their ends', () => {
    expect(forced('wwwwbr', null)).toBeNull()
  })

  it('are a choice where there are two ends', () => {
    expect(forced('wwbbrg', drives)).toBeNull()
  })
})
