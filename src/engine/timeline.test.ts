import { describe, expect, it } from 'vitest'
import { type Toy, toy } from '../../test/contract/toy.ts'
import { english } from '../../test/english.ts'
import { GAMES } from '../games/index.ts'
import { act } from './act.ts'
import type { Entry, Game, Kinds } from './game.ts'
import { anyAction } from './playout.ts'
import { seeded } from './random.ts'
import { prepare } from './table.ts'
import { Timeline } from './timeline.ts'

const game = GAMES['allens-dirt']! as Game

function tableOf<K extends Kinds>(of: Game<K>, seats: number, options = {}): Timeline<K>['table'] {
  const prepared = prepare(of, { seats, options })
  if (!prepared.ok) throw new Error('no table')
  return prepared.table
}

const race = tableOf(game, 8)

function replayed<K extends Kinds>(of: Game<K>, table: Timeline<K>['table'], log: readonly Entry<K>[]): Timeline<K> {
  const result = Timeline.replay(of, table, log)
  if (!result.ok) throw new Error(`entry ${result.index}`)
  return result.timeline
}

/** The first entries of a race, and the state before each of them and after the last. */
function raced(length: number): { readonly log: Entry[]; readonly states: Kinds['state'][] } {
  const random = seeded(1)
  const states = [game.setup(race)]
  const log: Entry[] = []
  while (log.length < length) {
    const state = states.at(-1)!
    const acted = act(game, state, nextOf(state, random))
    if (!acted.ok) throw new Error(acted.refusal.rule)
    log.push(acted.entry)
    states.push(acted.state)
  }
  return { log, states }
}

function nextOf(state: Kinds['state'], random: () => number): Entry {
  const waiting = game.waiting(state)
  if (waiting.kind === 'chance') return { outcome: game.sample(waiting.chance, random) }
  if (waiting.kind === 'over') throw new Error('The race is over too soon')
  const seat = waiting.seats[0]!
  return { seat, action: anyAction(game, state, seat, random) }
}

const LENGTH = 700

describe('a timeline', () => {
  const { log, states } = raced(LENGTH)

  it('knows every state, in any order, though it keeps few of them', () => {
    const timeline = replayed(game, race, log)
    const indices = [...states.keys()]
    const wild = indices.map((index) => (index * 389) % states.length)
    for (const index of [...indices, ...indices.toReversed(), ...wild])
      expect(timeline.before(index)).toEqual(states[index])
    expect(timeline.present).toEqual(states[LENGTH])
  })

  it('hands out states that never change', () => {
    const timeline = replayed(game, race, log.slice(0, 400))
    const [early, late] = [timeline.before(300), timeline.before(301)]
    for (const entry of log.slice(400)) timeline.append(entry)
    timeline.before(310)
    expect(early).toEqual(states[300])
    expect(late).toEqual(states[301])
  })

  it('takes back an act at any length, and goes on from there', () => {
    for (let length = 200; length < 520; length++) {
      const last = log[length - 1]!
      if ('outcome' in last) continue
      const timeline = replayed(game, race, log.slice(0, length))
      expect(timeline.undo(last.seat)).toBeNull()
      expect(timeline.present).toEqual(states[length - 1])
      for (const entry of log.slice(length - 1)) expect(timeline.append(entry)).toBeNull()
      for (const index of [200, 255, 256, 257, 511, 512, 513, length, LENGTH])
        expect(timeline.before(index)).toEqual(states[index])
    }
  })

  it('knows every state and takes acts back where it keeps only the last few', () => {
    const timeline = Timeline.begin(game, race, 2)
    for (const entry of log) expect(timeline.append(entry)).toBeNull()
    for (const index of [...states.keys()].toReversed()) expect(timeline.before(index)).toEqual(states[index])
    let length = LENGTH
    for (let last = log[length - 1]!; !('outcome' in last); last = log[--length - 1]!) timeline.undo(last.seat)
    expect([timeline.length, timeline.present]).toEqual([length, states[length]])
  })

  it('finds the latest dice', () => {
    const timeline = replayed(game, race, log)
    for (const length of [0, 1, 17, 300, LENGTH])
      expect(timeline.lastOutcome(length)).toBe(log.slice(0, length).findLastIndex((entry) => 'outcome' in entry))
  })

  it('refuses what the rules refuse, and stays as it was', () => {
    const timeline = replayed(game, race, log)
    expect(timeline.append({ outcome: 'nonsense' })).not.toBeNull()
    expect(timeline.length).toBe(LENGTH)
    expect(Timeline.replay(game, race, [...log.slice(0, 5), { outcome: 'nonsense' }])).toMatchObject({
      ok: false,
      index: 5,
      refusal: { rule: 'EN-3' },
    })
  })
})

const cards = tableOf(toy, 2, { rounds: 2 })
const deal = (to: number, card: number): Entry<Toy> => ({ outcome: { to, card } })
const bid = (seat: number, card: number): Entry<Toy> => ({ seat, action: { kind: 'bid', card } })
const does = (seat: number, kind: 'take' | 'stop'): Entry<Toy> => ({ seat, action: { kind } })
const BID = [deal(0, 1), deal(0, 2), deal(1, 2), deal(1, 3), bid(0, 1), bid(1, 3)]

const played = (...log: Entry<Toy>[]): Timeline<Toy> => replayed(toy, cards, log)

/** The sentence of a refusal, which leaves everything as it was. */
function refusal(timeline: Timeline<Toy>, seat: number): [string, string] {
  const refused = timeline.undoRefusal(seat)
  if (!refused) throw new Error('nothing was refused')
  const { length, present } = timeline
  expect(timeline.undo(seat)).toEqual(refused)
  expect([timeline.length, timeline.present]).toEqual([length, present])
  return [refused.rule, english(toy as unknown as Game, refused.reason, ['Ada', 'Bo'])]
}

describe('a match', () => {
  it('begins with an empty log and a fresh state', () => {
    const { log, present, result } = Timeline.begin(toy, cards)
    expect([log, present, result]).toEqual([[], toy.setup(cards), null])
  })

  it('grows entry by entry to the state that its log replays to', () => {
    const timeline = Timeline.begin(toy, cards)
    for (const entry of BID) expect(timeline.append(entry)).toBeNull()
    expect([timeline.log, timeline.present]).toEqual([BID, played(...BID).present])
  })

  it('refuses what its game refuses, and says where', () => {
    expect(played(...BID).append(does(0, 'take'))).toMatchObject({ rule: 'EN-4' })
    expect(Timeline.replay(toy, cards, [deal(0, 1), bid(0, 1), deal(0, 2)])).toMatchObject({
      ok: false,
      index: 1,
      refusal: { rule: 'EN-4' },
    })
  })
})

describe('undo', () => {
  it('EN-6 a seat takes back its own last act', () => {
    const timeline = played(...BID, does(1, 'take'))
    expect(timeline.undo(1)).toBeNull()
    expect([timeline.log, timeline.present]).toEqual([BID, played(...BID).present])
  })

  it('EN-6 act by act', () => {
    const timeline = played(...BID, does(1, 'take'), does(1, 'take'))
    expect(timeline.undo(1)).toBeNull()
    expect(timeline.log).toEqual([...BID, does(1, 'take')])
  })

  it('EN-6 an end of the turn too, while nothing has followed', () => {
    expect(played(...BID, does(1, 'stop')).undoRefusal(1)).toBeNull()
  })

  it('EN-6 not before anything was done', () => {
    expect(refusal(Timeline.begin(toy, cards), 0)).toEqual(['EN-6', 'Nothing has been done yet.'])
  })

  it('EN-6 not once chance has followed', () => {
    const timeline = played(...BID, does(1, 'stop'), deal(0, 1))
    expect(refusal(timeline, 1)).toEqual(['EN-6', 'Dice or cards have fallen since, so nothing can be taken back.'])
  })

  it("EN-6 not another seat's act", () => {
    expect(refusal(played(...BID, does(1, 'take')), 0)).toEqual([
      'EN-6',
      'Bo acted last, so nothing can be taken back.',
    ])
  })

  it('EN-6 an act that still lies hidden', () => {
    expect(played(...BID.slice(0, -1)).undoRefusal(0)).toBeNull()
  })

  it('EN-6 not an act that showed something hidden', () => {
    expect(refusal(played(...BID), 1)).toEqual([
      'EN-6',
      'The last act showed something hidden, so it cannot be taken back.',
    ])
  })
})
