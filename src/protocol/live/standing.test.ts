import { describe, expect, it } from 'vitest'
import { PERSON } from '../../engine/sitter.ts'
import { newCode, readCode } from './code.ts'
import type { TableEvent } from './events.ts'
import { deciders, emptyStanding, fold, seatsOf } from './standing.ts'

const ann = { guest: 'guest-ann', name: 'Ann', colour: 'red', string: 'a' } as const
const sitters = [
  { name: 'Ann', player: PERSON, colour: 'red' },
  { name: 'Bot', player: 'club', colour: 'blue' },
] as const
const standingAfter = (...events: readonly TableEvent[]) => events.reduce(fold, emptyStanding(2))
const BEGUN: readonly TableEvent[] = [
  { kind: 'sat', seat: 0, ...ann },
  { kind: 'began', sitters: [...sitters] },
]

describe('the standing of a table', () => {
  it('knows who sits where', () => {
    expect(seatsOf(standingAfter(BEGUN[0]!), 'guest-ann')).toEqual([0])
    expect(seatsOf(standingAfter(BEGUN[0]!, { kind: 'stood', seat: 0 }), 'guest-ann')).toEqual([])
  })

  it('lets a bot decide for who is away, until that one is back', () => {
    const away = standingAfter(...BEGUN, { kind: 'kept', seat: 0, why: 'away' })
    expect(deciders(away, 'club').map(({ player }) => player)).toEqual(['club', 'club'])
    expect(deciders(fold(away, { kind: 'back', seat: 0 }), 'club')).toEqual(sitters)
  })

  it('gives the seat of who was removed to somebody else', () => {
    const removed = standingAfter(...BEGUN, { kind: 'kept', seat: 0, why: 'removed' })
    const handed = fold(removed, { kind: 'handed', seat: 0, guest: 'guest-ben', name: 'Ben' })
    expect([seatsOf(handed, 'guest-ann'), seatsOf(handed, 'guest-ben'), deciders(handed, 'club')[0]]).toEqual([
      [],
      [0],
      { ...sitters[0], name: 'Ben' },
    ])
  })
})

describe('a code', () => {
  it('is read as people type it', () => {
    const code = newCode(() => 2 ** 31)
    expect([code, readCode(` ${code.toLowerCase().slice(0, 2)}-${code.slice(2)} `), readCode('hello')]).toEqual([
      'NNNNN',
      'NNNNN',
      null,
    ])
  })
})
