import { describe, expect, it } from 'vitest'
import { toy } from '../../test/contract/toy.ts'
import type { Entry, Game, Seat, Watcher } from '../engine/game.ts'
import { PERSON, type Sitter } from '../engine/sitter.ts'
import { SeatView } from './seat-view.ts'
import { calls } from './testing/calls.ts'
import { people, sitters, staged } from './testing/fixtures.ts'

const cards = toy as unknown as Game
const deal = (to: Seat, card: number): Entry => ({ outcome: { to, card } })
const bid = (card: number) => ({ kind: 'bid', card })
const DEALT = [deal(0, 1), deal(0, 2), deal(1, 2), deal(1, 3)]
const SECOND_BIDS = [...DEALT, { seat: 1, action: bid(3) }]
const open: Entry = { seat: 0, action: { kind: 'open' } }

interface Scene {
  readonly game?: Game
  readonly sitters?: readonly Sitter[]
  readonly log?: readonly Entry[]
  readonly own?: readonly Seat[]
  readonly watcher?: Watcher
}

function looking({ game = cards, sitters = people(2), log = DEALT, own = [0], watcher = 0 }: Scene) {
  const { referee } = staged({ game, sitters, log })
  return { referee, view: new SeatView(referee, own, watcher) }
}

const hands = ({ view }: { readonly view: object }) =>
  (view as { readonly hands: readonly (readonly number[])[] }).hands

describe('what one who looks may see', () => {
  it('is the view of that one, now and at every moment', async () => {
    const { view } = looking({})
    expect(hands(view.sight())).toEqual([
      [1, 2],
      [0, 0],
    ])
    expect(hands(await view.moment(0))).toEqual([[1], []])
    expect(await view.moment(-1)).toEqual({ view: view.at(-1).view, fall: null })
    expect(view.at(3)).toEqual({ view: view.sight().view, fall: view.sight().fall })
  })

  it('is the log as that one may read it, and the last card that fell', () => {
    const { told, fall } = looking({}).view.sight()
    expect(told.since(0).map(({ entry }) => entry)).toEqual([deal(0, 1), deal(0, 2), deal(1, 0), deal(1, 0)])
    expect(told.at(0)!.sentences.map(({ key }) => key)).toEqual(['toy.log.deal'])
    expect([fall?.index, fall?.outcome]).toEqual([3, { to: 1, card: 0 }])
    expect(hands({ view: fall!.before })).toEqual([[1, 2], [0]])
  })

  it('is of a chance event what everybody may know', () => {
    const { view, referee } = looking({ log: DEALT.slice(0, 2) })
    expect(referee.timeline.waiting).toMatchObject({ chance: { deck: [3, 3, 4] } })
    expect(view.sight().waiting).toEqual({ kind: 'chance', chance: { kind: 'deal', seat: 1 } })
  })

  it('is another for another, and for a spectator', () => {
    const { view } = looking({ own: [0, 1], log: SECOND_BIDS })
    const seen = (watcher: Watcher) => {
      view.look(watcher)
      const { told, choices } = view.sight()
      return [watcher, hands(view.sight()), told.at(-1)!.entry, choices.length]
    }
    expect(seen(0)).toEqual([0, [[1, 2], [0]], { seat: 1, action: bid(0) }, 2])
    expect(seen(1)).toEqual([1, [[0, 0], [2]], { seat: 1, action: bid(3) }, 0])
    expect(seen(null)).toEqual([null, [[0, 0], [0]], { seat: 1, action: bid(0) }, 0])
  })
})

describe('what is offered', () => {
  it('are the choices of the one who looks, in words', () => {
    expect(looking({}).view.sight().choices).toEqual([
      { seat: 0, action: bid(1), meaning: { key: 'toy.choice.bid', values: { card: 1 } } },
      { seat: 0, action: bid(2), meaning: { key: 'toy.choice.bid', values: { card: 2 } } },
    ])
  })

  it.each([
    ['a spectator', [], null],
    ['a seat that is not held here', [1], 0],
    ['several who share a screen, of whom nobody looks', [0, 1], null],
  ])('is nothing to %s', (_, own, watcher) => {
    expect(looking({ own, watcher }).view.sight().choices).toEqual([])
  })

  it('is everything to all own seats where nothing is hidden', () => {
    const { view } = looking({ game: calls, log: [open], own: [0, 1], watcher: null })
    expect(view.hides).toBe(false)
    expect(view.sight().choices.map(({ seat, action }) => [seat, action.kind])).toEqual([
      [0, 'call'],
      [0, 'pass'],
      [1, 'call'],
      [1, 'pass'],
    ])
  })

  it('is a throw to the hand it waits for', () => {
    const log = DEALT.slice(0, 2)
    expect(looking({ log, own: [1], watcher: 1 }).view.sight().throwDue).toBe(1)
    expect(looking({ log }).view.sight().throwDue).toBeNull()
    expect(looking({ log, own: [1], watcher: 1, sitters: sitters(PERSON, 'club') }).view.sight().throwDue).toBeNull()
  })
})

describe('what can be taken back', () => {
  const opened = (own: readonly Seat[]) => looking({ game: calls, log: [open], own, watcher: null }).view.sight()

  it('is the last act of an own seat, in the words of its choice', () => {
    expect(opened([0, 1]).undoable).toEqual({ seat: 0, meaning: { key: 'calls.open', values: {} }, more: 0 })
    expect(opened([1]).undoable).toBeNull()
  })

  it('is nothing after chance, after a reveal, or at the beginning', () => {
    expect(looking({}).view.sight().undoable).toBeNull()
    expect(looking({ log: [...SECOND_BIDS, { seat: 0, action: bid(1) }] }).view.sight().undoable).toBeNull()
    expect(looking({ log: [] }).view.sight().undoable).toBeNull()
  })

  it('is what nobody else has seen yet', () => {
    expect(looking({ log: [...DEALT, { seat: 0, action: bid(1) }] }).view.sight().undoable?.seat).toBe(0)
  })

  it('is nobody’s who has handed the screen over', () => {
    const bids: Entry[] = [...SECOND_BIDS, { seat: 0, action: bid(2) }]
    const { view } = looking({ own: [0, 1], watcher: 1, log: [...bids, { seat: 1, action: { kind: 'take' } }] })
    expect(view.sight().undoable?.seat).toBe(1)
    view.look(0)
    expect(view.sight().undoable).toBeNull()
  })

  it('is forgotten in all stories but those that were handed out', () => {
    const { view, referee } = looking({ game: calls, log: [open], own: [0, 1], watcher: null })
    referee.act(1, { kind: 'call' })
    const before = view.sight()
    referee.undo(1)
    view.undone()
    referee.act(1, { kind: 'pass' })
    expect(before.told.at(-1)!.entry).toEqual({ seat: 1, action: { kind: 'call' } })
    expect(
      view
        .sight()
        .told.since(0)
        .map(({ entry }) => entry),
    ).toEqual([open, { seat: 1, action: { kind: 'pass' } }])
  })
})

describe('a sight', () => {
  it('does not change when the table goes on', () => {
    const { view, referee } = looking({ game: calls, log: [open], own: [0, 1], watcher: null })
    const sight = view.sight()
    const before = JSON.stringify({ ...sight, told: sight.told.since(0) })
    referee.act(0, { kind: 'call' })
    view.sight()
    expect(JSON.stringify({ ...sight, told: sight.told.since(0) })).toBe(before)
  })

  it('says who sits there, and how it ended', () => {
    const passes: Entry[] = [0, 1].map((seat) => ({ seat, action: { kind: 'pass' } }))
    const { view } = looking({ game: calls, log: [open, ...passes, open, ...passes], sitters: sitters(PERSON, 'club') })
    const { sitters: seen, own, watcher, result, waiting } = view.sight()
    expect([seen.map(({ player }) => player), own, watcher]).toEqual([[PERSON, 'club'], [0], 0])
    expect([result?.scores, waiting.kind]).toEqual([[0, 0], 'over'])
  })

  it('asks nobody for a word before those have spoken who need not be waited for', () => {
    const { referee, view } = looking({ game: calls, sitters: people(2), log: [open], own: [0, 1] })
    expect(view.sight().asked).toEqual([0, 1])
    referee.ask(1, 'turn')
    expect([view.sight().asked, view.sight().choices]).toEqual([[], []])
    referee.enter(referee.next()!.entry!)
    expect([view.sight().asked, view.sight().choices.length]).toEqual([[0], 2])
  })
})
