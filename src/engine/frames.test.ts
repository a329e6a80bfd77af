import { describe, expect, it } from 'vitest'
import { become, pop, push, top } from './frames.ts'

describe('frames', () => {
  it('suspend and resume', () => {
    const state = { frames: ['turn'] }
    push(state, 'window')
    expect(top(state)).toBe('window')
    become(state, 'answer')
    expect(state.frames).toEqual(['turn', 'answer'])
    pop(state)
    expect(top(state)).toBe('turn')
  })
})
