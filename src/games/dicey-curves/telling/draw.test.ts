import { expect, it } from 'vitest'
import { diceyCurves } from '../game.ts'
import { staged } from '../testing/staging.ts'

it('a car on a space that two lanes share is drawn once', () => {
  const state = staged({ track: ['Dicey Curve left'], cars: { 0: '2:m', 1: '0:a1' } })
  const picture = diceyCurves.draw(diceyCurves.view(state, null), ['Ann', 'Ben'])
  expect(picture.match(/\[A\]/g)).toHaveLength(1)
  expect(picture).toContain('[ ][A]5[ ]   [ ][<][ ]')
})
