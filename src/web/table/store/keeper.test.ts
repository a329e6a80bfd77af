import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Keeper } from './keeper.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a keeper', () => {
  it('saves what a person did at once', () => {
    const save = vi.fn()
    new Keeper(save).now()
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('saves all that bots did within a second in one go', () => {
    const save = vi.fn()
    const keeper = new Keeper(save)
    for (let entry = 0; entry < 500; entry++) keeper.soon()
    expect(save).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('does not put off what waits when more comes', () => {
    const save = vi.fn()
    const keeper = new Keeper(save)
    for (let tenth = 0; tenth < 30; tenth++) {
      keeper.soon()
      vi.advanceTimersByTime(100)
    }
    expect(save).toHaveBeenCalledTimes(3)
  })

  it('saves what waits before the page goes, and nothing if nothing waits', () => {
    const save = vi.fn()
    const keeper = new Keeper(save)
    keeper.flush()
    expect(save).not.toHaveBeenCalled()
    keeper.soon()
    keeper.flush()
    expect(save).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(5000)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('does not save again what was saved with a person’s act', () => {
    const save = vi.fn()
    const keeper = new Keeper(save)
    keeper.soon()
    keeper.now()
    vi.advanceTimersByTime(5000)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('forgets what is no longer the truth', () => {
    const save = vi.fn()
    const keeper = new Keeper(save)
    keeper.soon()
    keeper.forget()
    keeper.flush()
    vi.advanceTimersByTime(5000)
    expect(save).not.toHaveBeenCalled()
  })
})
