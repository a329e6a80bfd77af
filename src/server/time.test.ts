import { afterEach, describe, expect, it, vi } from 'vitest'
import { TIME } from './time.ts'

describe('the time of a server', () => {
  afterEach(() => vi.restoreAllMocks())

  it('goes on where the clock on the wall jumps an hour', () => {
    const before = TIME.now()
    vi.spyOn(Date, 'now').mockReturnValue(before + 3_600_000)
    expect(TIME.now() - before).toBeLessThan(60_000)
  })
})
