import { expect, it } from 'vitest'
import { diceyCurves as game } from '../../../games/dicey-curves/game.ts'
import type { View } from '../../../games/dicey-curves/state.ts'
import { tableFor } from '../../../table/testing/fixtures.ts'
import { joined } from './in-bar.ts'

const KEEP = { kind: 'keep' } as const

function viewOf(begun: boolean, firstWindow: boolean): View {
  const table = tableFor(game as never, 3, { danger: true, firstWindow })
  return game.view({ ...game.setup(table as never), begun }, 0)
}

it('DX-3a cards are kept and the window passed in one go', () => {
  const [move, ...others] = joined(viewOf(true, false), KEEP)
  expect([move?.actions, others]).toEqual([[KEEP, { kind: 'pass' }], []])
  expect(joined(viewOf(true, false), { kind: 'swap' })).toEqual([])
})

it('DX-3c but not where no window follows', () => {
  expect(joined(viewOf(false, false), KEEP)).toEqual([])
  expect(joined(viewOf(false, true), KEEP)).toHaveLength(1)
})
