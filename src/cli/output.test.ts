import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { columns, leaveWhenNobodyReads } from './output.ts'

it('sets columns, with numbers to the right', () => {
  const rows = [
    ['name', 'wins'],
    ['Ann', 7],
    ['Benedict', 12],
  ]
  expect(columns(rows)).toBe('name      wins\nAnn          7\nBenedict    12')
})

describe('a stream that fails', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['stdout', 'EPIPE', 0, null],
    ['stdout', 'ENOSPC', 1, 'paddock: standard output: The disk is full.\n'],
    ['stderr', 'EPIPE', 1, null],
  ] as const)('ends the command: %s, %s', (name, code, expected, said) => {
    const streams = { stdout: new PassThrough(), stderr: new PassThrough({ encoding: 'utf8' }) }
    for (const stream of ['stdout', 'stderr'] as const)
      vi.spyOn(process, stream, 'get').mockReturnValue(streams[stream] as never)
    vi.spyOn(process, 'exit').mockImplementation((left) => {
      throw new Error(`left with ${left}`)
    })
    leaveWhenNobodyReads()
    expect(() => streams[name].emit('error', { code })).toThrow(`left with ${expected}`)
    expect(streams.stderr.read()).toBe(said)
  })
})
