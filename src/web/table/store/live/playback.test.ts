import { expect, test } from 'vitest'
import { FakeClock } from '../../../../table/testing/fixtures.ts'
import { Playback, type Step } from './playback.ts'

const DICE = 1000

function watched() {
  const clock = new FakeClock()
  const happened: string[] = []
  const shown: string[] = []
  const playback = new Playback({ clock, dice: () => DICE, show: () => void shown.push(happened.join('')) })
  const step = (name: string, isOutcome = false): Step => ({
    isOutcome,
    happen: () => {
      happened.push(name)
      return isOutcome
    },
  })
  return { clock, playback, shown, act: step, fall: (name: string) => step(name, true) }
}

test('dice are thrown from what was to be seen before them, and what they lead to waits behind them', () => {
  const { playback, shown, act, fall } = watched()
  playback.add([act('a'), fall('1'), act('b')])
  expect(shown).toEqual(['a', 'a1', 'a1b'])
})

test('the next dice wait until the last ones lie still', () => {
  const { clock, playback, shown, act, fall } = watched()
  playback.add([fall('1'), act('a'), fall('2')])
  expect([shown.at(-1), playback.isBehind]).toEqual(['1a', true])
  clock.goOn(DICE)
  expect([shown.at(-1), playback.isBehind]).toEqual(['1a2', false])
})

test('whoever was away sees where it led to, not each throw', () => {
  const { playback, shown, fall } = watched()
  playback.add(['1', '2', '3', '4', '5', '6'].map(fall))
  expect(shown).toEqual(['123456'])
})
