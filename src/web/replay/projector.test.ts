import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Projector } from './projector.ts'

/** Four entries, the second of them a throw. */
const timing = { rolling: (index: number) => (index === 1 ? 800 : 0), looking: () => 1000 }
const projector = (at = 0) => {
  const made = new Projector(4, at, timing)
  made.subscribe(() => undefined)
  return made
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the projector', () => {
  it('begins at a moment that is there', () => {
    expect([-3, 2, 99, Number.NaN, 1.5].map((at) => projector(at).frame().at)).toEqual([0, 2, 4, 0, 0])
  })

  it('shows one moment after the other, with dice in the air before a throw', () => {
    const shown = projector()
    shown.play()
    expect(shown.frame()).toMatchObject({ at: 1, isRolling: false, isPlaying: true })
    vi.advanceTimersByTime(1000)
    expect(shown.frame()).toMatchObject({ at: 1, isRolling: true })
    vi.advanceTimersByTime(800)
    expect(shown.frame()).toMatchObject({ at: 2, isRolling: false })
    vi.advanceTimersByTime(2000)
    expect(shown.frame()).toMatchObject({ at: 4, isPlaying: false })
  })

  it('takes an eighth of the time at eight times the speed', () => {
    const shown = projector()
    shown.setSpeed(8)
    shown.play()
    vi.advanceTimersByTime(125 + 100 + 125 + 125)
    expect(shown.frame()).toMatchObject({ at: 4, isPlaying: false })
  })

  it('plays on from where it is put, and again from the start after the end', () => {
    const shown = projector()
    shown.play()
    shown.go(3)
    vi.advanceTimersByTime(1000)
    expect(shown.frame()).toMatchObject({ at: 4, isPlaying: false })
    shown.toggle()
    expect(shown.frame()).toMatchObject({ at: 1, isPlaying: true })
    shown.toggle()
    vi.advanceTimersByTime(9000)
    expect(shown.frame()).toMatchObject({ at: 1, isPlaying: false })
  })

  it('lands the dice when asked to', () => {
    const shown = projector(1)
    shown.play()
    expect(shown.frame().isRolling).toBe(true)
    shown.land()
    expect(shown.frame()).toMatchObject({ at: 2, isRolling: false, isPlaying: true })
  })
})
