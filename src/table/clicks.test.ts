import { describe, expect, it } from 'vitest'
import { toy } from '../../test/contract/toy.ts'
import type { Entry, Game } from '../engine/game.ts'
import { SeatView } from './seat-view.ts'
import { calls } from './testing/calls.ts'
import { people, staged } from './testing/fixtures.ts'

const OPEN: Entry = { seat: 0, action: { kind: 'open' } }
const cards = toy as unknown as Game
const dealt = (...hands: readonly number[]): Entry[] =>
  hands.map((card, i) => ({ outcome: { to: i < 2 ? 0 : 1, card } }))
const bid = (card: number) => ({ kind: 'bid', card })
const TAKE = { kind: 'take' }
const BIDDEN: readonly Entry[] = [...dealt(1, 2, 2, 3), { seat: 0, action: bid(1) }, { seat: 1, action: bid(3) }]
const PASS = { kind: 'pass' }

/** A window is open; the next one is opened by seat 0, who has no choice. */
const windowed = (log: readonly Entry[] = [OPEN], answersForced = true) =>
  staged({ game: calls, sitters: people(2), log, answersForced })

const goneOn = ({ referee }: ReturnType<typeof windowed>) => {
  for (let next = referee.next(); next; next = referee.next()) referee.enter(next.entry!)
}

describe('who has no choice', () => {
  it('is answered for, and asked for nothing', () => {
    const { referee } = windowed([])
    expect(referee.due()).toEqual({ kind: 'course', seat: 0 })
    expect(referee.next()!.entry).toEqual(OPEN)
    const { choices, asked } = new SeatView(referee, [0, 1], null).sight()
    expect([choices, asked]).toEqual([[], []])
  })

  it('is asked where the table does not answer for anybody', () => {
    const { referee } = windowed([], false)
    expect(referee.due()).toEqual({ kind: 'decision', seats: [0] })
    expect(new SeatView(referee, [0, 1], null).sight().choices).toHaveLength(1)
  })

  it('is asked where only its hand forces it, so that nobody learns what it holds', () => {
    const { referee } = staged({ game: cards, sitters: people(2), log: dealt(1, 1, 2, 3), answersForced: true })
    expect(cards.legal(referee.timeline.present, 0)).toHaveLength(1)
    expect(referee.due()).toEqual({ kind: 'decision', seats: [0, 1] })
  })

  it('is asked where the answer would show something hidden', () => {
    const game = { ...calls, reveals: () => true }
    const { referee } = staged({ game, sitters: people(2), answersForced: true })
    expect(referee.due()).toEqual({ kind: 'decision', seats: [0] })
  })
})

describe('EN-6 one undo', () => {
  it('takes back a whole move, which was one change', () => {
    const { referee, timeline, changes } = staged({ game: cards, sitters: people(2), log: BIDDEN })
    expect(referee.act(1, TAKE, { kind: 'stop' })).toBeNull()
    expect([timeline.length, changes]).toEqual([8, ['added']])
    expect(referee.undo(1)).toBeNull()
    expect(timeline.length).toBe(6)
  })

  it('takes back as much of a move as was done before a step was refused', () => {
    const { referee, timeline, changes } = staged({ game: cards, sitters: people(2), log: BIDDEN })
    expect(referee.act(1, TAKE, bid(2))?.rule).toBe('EN-4')
    expect([timeline.length, changes]).toEqual([7, ['added']])
    expect(referee.undo(1)).toBeNull()
    expect(timeline.length).toBe(6)
  })

  it('takes back what was answered for the seat after its click', () => {
    const stage = windowed()
    stage.referee.act(1, PASS)
    stage.referee.act(0, PASS)
    goneOn(stage)
    expect(stage.timeline.length).toBe(4)
    const { undoable } = new SeatView(stage.referee, [0, 1], null).sight()
    expect(undoable).toMatchObject({ seat: 0, meaning: { key: 'calls.pass' }, more: 1 })
    expect(stage.referee.undo(0)).toBeNull()
    expect(stage.timeline.length).toBe(2)
    expect(stage.changes.at(-1)).toBe('undone')
  })

  it('tells from the log where a click began that it has not seen', () => {
    const { referee, timeline } = windowed([OPEN, { seat: 1, action: PASS }, { seat: 0, action: PASS }, OPEN])
    expect(referee.undo(0)).toBeNull()
    expect(timeline.length).toBe(2)
  })

  it('does not take back answers alone: they would be given again', () => {
    const { referee } = windowed([OPEN])
    expect(referee.undoTo(0)).toBeNull()
    expect(referee.undo(0)).toMatchObject({ rule: 'EN-6', reason: { key: 'engine.undo-nothing' } })
  })

  it('ends with the act of another', () => {
    const { referee } = windowed()
    referee.act(0, PASS)
    referee.act(1, PASS)
    goneOn({ referee } as ReturnType<typeof windowed>)
    expect(referee.undo(0)).toMatchObject({ reason: { key: 'engine.undo-other' } })
  })
})
