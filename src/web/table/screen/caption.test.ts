import { describe, expect, it } from 'vitest'
import { sentence } from '../../../engine/sentence.ts'
import type { Told } from '../../../table/story.ts'
import { captionOf, standingOf } from './caption.ts'

const WEIGHTS: Readonly<Record<string, number>> = { passes: 0, spins: 3, flag: 3 }
const play = { weigh: (key: string) => WEIGHTS[key] ?? 1 }
const told = (index: number, ...keys: string[]): Told => ({
  index,
  entry: { outcome: 0 },
  sentences: keys.map((key) => sentence(key)),
  lines: index,
})
const said = (...fresh: Told[]) =>
  captionOf(play, fresh)
    ?.sentences.map(({ key }) => key)
    .join(' ') ?? null

describe('what just happened', () => {
  it('is what matters most, of several entries the last', () => {
    expect(said(told(0, 'rolls', 'spins', 'rests'), told(1, 'rolls'))).toBe('spins')
    expect(said(told(0, 'rolls'), told(1, 'drives'))).toBe('drives')
  })

  it('is a spin together with its flag', () => {
    expect(said(told(0, 'rolls', 'spins', 'flag'))).toBe('spins flag')
  })

  it('is nothing that nobody needs to know', () => {
    expect([said(), said(told(0, 'passes')), said(told(0, 'rolls'), told(1, 'passes'))]).toEqual([null, null, 'rolls'])
  })

  it('weighs all alike where the game does not say', () => {
    expect(captionOf({}, [told(4, 'spins', 'rests')])).toEqual({
      index: 4,
      weight: 1,
      sentences: [sentence('spins'), sentence('rests')],
    })
  })

  it('stands for a while against what matters less, and gives way to what matters as much', () => {
    const spin = { caption: captionOf(play, [told(0, 'spins')]), since: 100 }
    const roll = captionOf(play, [told(1, 'rolls')])!
    const another = captionOf(play, [told(1, 'spins')])!
    expect(standingOf(spin, roll, 1500)).toBe(spin)
    expect(standingOf(spin, roll, 1600)).toEqual({ caption: roll, since: 1600 })
    expect(standingOf(spin, another, 200)).toEqual({ caption: another, since: 200 })
  })

  it('is what came instead where something was taken back', () => {
    const spin = { caption: captionOf(play, [told(3, 'spins')]), since: 100 }
    const roll = captionOf(play, [told(3, 'rolls')])!
    expect(standingOf(spin, roll, 200).caption).toBe(roll)
  })
})
