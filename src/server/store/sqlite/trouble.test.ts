import { describe, expect, it } from 'vitest'
import { storeFault } from '../fault.ts'
import { faultOf } from './trouble.ts'

const complaint = (errcode: number, systemErrno?: number) =>
  Object.assign(new Error('a complaint'), { errcode, systemErrno })

describe('what SQLite complains about', () => {
  it.each([
    ['a full disk', complaint(13), 'full'],
    ['a write without room', complaint(778, 28), 'full'],
    ['a file that may not grow', complaint(778, 27), 'full'],
    ['a quota', complaint(778, 122), 'full'],
    ['a lock', complaint(5), 'busy'],
    ['a lock on a snapshot', complaint(517), 'busy'],
    ['a disk that fails', complaint(778, 5), 'broken'],
    ['a disk that is read-only', complaint(8), 'broken'],
    ['anything else', new Error('a complaint'), 'broken'],
  ])('%s', (_, error, kind) => {
    expect(faultOf(error)).toMatchObject({ kind, sentence: { key: `store.${kind}` }, detail: 'a complaint' })
  })

  it('is told once', () => {
    const fault = storeFault('newer')
    expect(faultOf(fault)).toBe(fault)
  })
})
