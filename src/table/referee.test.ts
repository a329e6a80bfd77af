import { describe, expect, it } from 'vitest'
import { toy } from '../../test/contract/toy.ts'
import type { Entry, Game, Kinds } from '../engine/game.ts'
import { seeded } from '../engine/random.ts'
import { PERSON } from '../engine/sitter.ts'
import { calls } from './testing/calls.ts'
import { people, sitters, staged, ToldBots, withDice } from './testing/fixtures.ts'

const SECOND = 1000

const cards = toy as unknown as Game
const deal = (to: number, card: number) => ({ to, card })
const DEALT: Entry[] = [deal(0, 1), deal(0, 2), deal(1, 2), deal(1, 3)].map((outcome) => ({ outcome }))
const bid = (card: number) => ({ kind: 'bid', card })

describe('a referee and chance', () => {
  it('lets a throw wait for the hand of the person it belongs to', () => {
    const { referee, timeline, changes } = staged({ game: withDice(cards, deal(0, 3)), sitters: people(2) })
    expect(referee.due()).toEqual({ kind: 'throw', seat: 0 })
    expect(referee.next()).toBeNull()
    expect(referee.press(1)?.rule).toBe('EN-4')
    expect(timeline.length).toBe(0)
    expect(referee.press(0)).toBeNull()
    expect(timeline.log).toEqual([{ outcome: deal(0, 3) }])
    expect(changes).toEqual(['added'])
  })

  it('lets the dice of bots fall by themselves, when the pace allows it', () => {
    const game = withDice(cards, deal(0, 2))
    const { referee, timeline } = staged({ game, sitters: sitters('club', PERSON) })
    expect(referee.due()).toEqual({ kind: 'course', seat: 0 })
    const next = referee.next()!
    expect([next.seat, next.entry]).toEqual([0, { outcome: deal(0, 2) }])
    expect(referee.next()).toBe(next)
    expect(timeline.length).toBe(0)
    expect(referee.enter(next.entry!)).toBeNull()
    expect(timeline.length).toBe(1)
  })

  it('wants no second press for a throw that follows the own decision', () => {
    const hands: Entry[] = [deal(0, 1), deal(0, 3), deal(1, 2), deal(1, 2)].map((outcome) => ({ outcome }))
    const log: Entry[] = [...hands, { seat: 0, action: bid(3) }, { seat: 1, action: bid(2) }]
    const { referee } = staged({ game: cards, sitters: people(2), options: { rounds: 2 }, log })
    expect(referee.act(0, { kind: 'stop' })).toBeNull()
    expect(referee.due()).toEqual({ kind: 'course', seat: 0 })
  })

  it('draws for the place in the log from the dice it is given', () => {
    const { referee, timeline } = staged({ game: cards, sitters: sitters('club', 'club'), log: DEALT.slice(0, 2) })
    const { chance } = cards.waiting(timeline.present) as { chance: Kinds['chance'] }
    expect(referee.next()!.entry).toEqual({ outcome: cards.sample(chance, seeded(1, 2)) })
  })
})

describe('a referee and bots', () => {
  it('asks a bot once, with its own view and choices and nothing else', () => {
    const bots = new ToldBots()
    const { referee, timeline } = staged({ game: cards, sitters: sitters(PERSON, 'club'), log: DEALT, bots })
    expect(referee.due()).toEqual({ kind: 'course', seat: 1 })
    const entry = referee.next()!.entry
    referee.next()
    expect(bots.asked).toEqual([
      { level: 'club', seat: 1, view: cards.view(timeline.present, 1), legal: cards.legal(timeline.present, 1) },
    ])
    expect(JSON.stringify(bots.asked)).not.toContain(JSON.stringify([1, 2]))
    expect(entry).toEqual({ seat: 1, action: bid(2) })
  })

  it('waits for a bot that has to think', async () => {
    const bots = new ToldBots(() => null)
    const { referee, timeline } = staged({ game: cards, sitters: sitters(PERSON, 'club'), log: DEALT, bots })
    const next = referee.next()!
    expect(next.entry).toBeNull()
    bots.finish(bid(3))
    expect(referee.enter(await next.thought!)).toBeNull()
    expect(timeline.length).toBe(5)
  })

  it('stops a thought that is overtaken, and asks anew', () => {
    const bots = new ToldBots(() => null)
    const { referee } = staged({ game: cards, sitters: sitters(PERSON, 'club'), log: DEALT, bots })
    const next = referee.next()
    expect(referee.act(0, bid(1))).toBeNull()
    expect(bots.cancelled).toEqual([1])
    expect(referee.next()).not.toBe(next)
    expect(bots.asked).toHaveLength(2)
  })

  it('lets a bot take a seat, and the person take it back', () => {
    const { referee, changes } = staged({ game: cards, sitters: people(2), log: DEALT })
    expect(referee.due()).toEqual({ kind: 'decision', seats: [0, 1] })
    referee.seat(sitters(PERSON, 'casual'))
    expect(referee.due()).toEqual({ kind: 'course', seat: 1 })
    referee.seat(people(2))
    expect(referee.due()).toEqual({ kind: 'decision', seats: [0, 1] })
    expect(changes).toEqual(['seated', 'seated'])
  })
})

describe('a referee and people', () => {
  it('takes acts of several at once in any order', () => {
    const { referee, timeline } = staged({ game: cards, sitters: people(2), log: DEALT })
    expect(referee.act(1, bid(3))).toBeNull()
    expect(referee.due()).toEqual({ kind: 'decision', seats: [0] })
    expect(referee.act(1, bid(2))?.rule).toBe('EN-4')
    expect(referee.act(0, bid(1))).toBeNull()
    expect(timeline.length).toBe(6)
  })

  it('refuses what the rules refuse, and nothing changes', () => {
    const { referee, timeline, changes } = staged({ game: cards, sitters: people(2), log: DEALT })
    expect(referee.act(0, bid(3))?.rule).toBe('EN-4')
    expect(timeline.length).toBe(4)
    expect(changes).toEqual([])
  })

  it('EN-6 takes back an own act, until another has followed', () => {
    const log: Entry[] = [...DEALT, { seat: 0, action: bid(1) }, { seat: 1, action: bid(3) }]
    const { referee, timeline, changes } = staged({ game: cards, sitters: people(2), log })
    expect(referee.act(1, { kind: 'take' })).toBeNull()
    expect(referee.undo(0)?.rule).toBe('EN-6')
    expect(referee.undo(1)).toBeNull()
    expect(timeline.length).toBe(6)
    expect(changes).toEqual(['added', 'undone'])
  })

  it('says how it ended', () => {
    const log: Entry[] = [...DEALT, { seat: 0, action: bid(1) }, { seat: 1, action: bid(3) }]
    const { referee } = staged({ game: cards, sitters: people(2), options: { rounds: 1 }, log })
    referee.act(1, { kind: 'stop' })
    expect(referee.due()).toEqual({ kind: 'over', result: { places: [1, 1], scores: [0, 0] } })
    expect(referee.next()).toBeNull()
  })
})

const open: Entry = { seat: 0, action: { kind: 'open' } }
const window = (count: number, options = {}) => staged({ game: calls, sitters: people(count), options, log: [open] })

describe('a referee and silence', () => {
  it('counts those as silent who let the time run out, all at once', () => {
    const { referee, timeline, clock } = window(3)
    referee.attend()
    clock.goOn(5 * SECOND - 1)
    expect(timeline.length).toBe(1)
    clock.goOn(1)
    expect(timeline.log.slice(1)).toEqual([0, 1, 2].map((seat) => ({ seat, action: { kind: 'pass' } })))
  })

  it('gives the others time anew when one of them calls, and none when one passes', () => {
    const { referee, timeline, clock } = window(3)
    referee.attend()
    clock.goOn(4 * SECOND)
    referee.act(1, { kind: 'call' })
    clock.goOn(4 * SECOND)
    referee.act(0, { kind: 'pass' })
    expect(timeline.length).toBe(3)
    clock.goOn(SECOND)
    expect(timeline.log.at(-1)).toEqual({ seat: 2, action: { kind: 'pass' } })
  })

  it('waits for ever where the table set no limit, where nobody attends, and where a decision is due', () => {
    const unlimited = window(2, { seconds: 0 })
    unlimited.referee.attend()
    expect(unlimited.clock.waits).toBe(0)
    const unattended = window(2)
    unattended.referee.attend()()
    expect(unattended.clock.waits).toBe(0)
    const deciding = staged({ game: calls, sitters: people(2) })
    deciding.referee.attend()
    expect(deciding.clock.waits).toBe(0)
  })

  it('lets time run again for a window that was opened anew by taking back', () => {
    const { referee, clock } = window(2)
    referee.attend()
    referee.act(1, { kind: 'pass' })
    referee.act(0, { kind: 'pass' })
    expect(clock.waits).toBe(0)
    referee.undo(0)
    expect(clock.waits).toBe(1)
  })

  it('keeps the order of a seat to say nothing until its own turn', () => {
    const { referee, timeline } = window(3)
    referee.stayQuiet(2, true)
    expect(referee.due()).toEqual({ kind: 'course', seat: 2 })
    expect(referee.next()!.entry).toEqual({ seat: 2, action: { kind: 'pass' } })
    referee.enter(referee.next()!.entry!)
    referee.act(1, { kind: 'call' })
    expect(referee.next()!.entry).toEqual({ seat: 2, action: { kind: 'pass' } })
    referee.enter(referee.next()!.entry!)
    expect(referee.due()).toEqual({ kind: 'decision', seats: [0] })
    expect(timeline.length).toBe(4)
  })

  it('forgets such an order when a decision of the own is due', () => {
    const { referee } = window(2)
    referee.stayQuiet(0, true)
    referee.stayQuiet(1, true)
    while (referee.next()) referee.enter(referee.next()!.entry!)
    expect(referee.due()).toEqual({ kind: 'decision', seats: [0] })
    expect([referee.isQuiet(0), referee.isQuiet(1)]).toEqual([false, true])
  })

  it('passes for whoever wants to be asked only before the own turn, turn after turn', () => {
    const { referee } = window(3)
    referee.ask(0, 'turn')
    referee.ask(1, 'turn')
    expect(referee.due()).toEqual({ kind: 'course', seat: 1 })
    referee.enter(referee.next()!.entry!)
    expect(referee.due()).toEqual({ kind: 'decision', seats: [0, 2] })
    referee.letPass([0, 2])
    expect(referee.due()).toEqual({ kind: 'decision', seats: [0] })
    referee.act(0, { kind: 'open' })
    expect(referee.next()!.entry).toEqual({ seat: 1, action: { kind: 'pass' } })
  })

  it('asks whoever waits for a hit when something hit them, and not before', () => {
    const { referee } = window(3)
    referee.ask(2, 'hit')
    expect(referee.next()!.entry).toEqual({ seat: 2, action: { kind: 'pass' } })
    referee.enter(referee.next()!.entry!)
    referee.act(1, { kind: 'call' })
    expect(referee.due()).toEqual({ kind: 'decision', seats: [0, 2] })
    referee.act(2, { kind: 'pass' })
    expect(referee.asking(2)).toBe('hit')
  })

  it('asks a seat that raised a hand, until it has had nothing to say', () => {
    const { referee } = window(3)
    referee.ask(2, 'turn')
    referee.raise(2, true)
    expect(referee.due()).toEqual({ kind: 'decision', seats: [0, 1, 2] })
    referee.act(2, { kind: 'call' })
    expect(referee.isRaised(2)).toBe(true)
    referee.act(0, { kind: 'call' })
    referee.letPass([1, 2])
    expect(referee.isRaised(2)).toBe(false)
    referee.raise(2, true)
    referee.raise(2, false)
    expect(referee.isRaised(2)).toBe(false)
  })

  it.each([
    [true, { kind: 'decision', seats: [0] }],
    [false, { kind: 'course', seat: 0 }],
  ])(
    'asks for a word that is not there where others look (%j), and passes for whoever is alone',
    (hasOnlookers, due) => {
      const legal: Game['legal'] = (state, seat) => calls.legal(state, seat).filter(({ kind }) => kind !== 'call')
      const game = { ...calls, legal, isOpen: () => false }
      const log = [open, { seat: 1, action: { kind: 'pass' } }]
      const { referee, timeline } = staged({ game, sitters: people(2), log, answersForced: true, hasOnlookers })
      expect(referee.due()).toEqual(due)
      expect(referee.next()?.entry ?? null).toEqual(hasOnlookers ? null : { seat: 0, action: { kind: 'pass' } })
      expect(timeline.length).toBe(2)
    },
  )

  it('lets nobody pass where a decision is due', () => {
    const { referee, timeline } = staged({ game: calls, sitters: people(2) })
    referee.letPass([0, 1])
    expect(timeline.length).toBe(0)
  })
})
