import { describe, expect, it } from 'vitest'
import { toy as game, type Toy } from '../../test/contract/toy.ts'
import { english } from '../../test/english.ts'
import type { Entry, Game } from './game.ts'
import { append, begin, type Match, replay, undo, undoRefusal } from './match.ts'
import { prepare } from './table.ts'

const prepared = prepare(game, { seats: 2, options: { rounds: 2 } })
if (!prepared.ok) throw new Error('no table')
const { table } = prepared

const deal = (to: number, card: number): Entry<Toy> => ({ outcome: { to, card } })
const bid = (seat: number, card: number): Entry<Toy> => ({ seat, action: { kind: 'bid', card } })
const does = (seat: number, kind: 'take' | 'stop'): Entry<Toy> => ({ seat, action: { kind } })
const BID = [deal(0, 1), deal(0, 2), deal(1, 2), deal(1, 3), bid(0, 1), bid(1, 3)]

const matchOf = (...log: Entry<Toy>[]): Match<Toy> => {
  const replayed = replay(game, table, log)
  if (!replayed.ok) throw new Error(`entry ${replayed.index}`)
  return replayed.match
}

const refusal = (match: Match<Toy>, seat: number): [string, string] => {
  const refused = undoRefusal(match, seat)
  if (!refused) throw new Error('nothing was refused')
  expect(undo(match, seat)).toEqual({ ok: false, refusal: refused, index: match.log.length })
  return [refused.rule, english(game as unknown as Game, refused.reason, ['Ada', 'Bo'])]
}

describe('a match', () => {
  it('begins with an empty log and a fresh state', () => {
    expect(begin(game, table)).toEqual({ game, table, log: [], state: game.setup(table) })
  })

  it('grows entry by entry to the state that its log replays to', () => {
    let match = begin(game, table)
    for (const entry of BID) {
      const appended = append(match, entry)
      if (!appended.ok) throw new Error(appended.refusal.rule)
      match = appended.match
    }
    expect(match).toEqual(matchOf(...BID))
  })

  it('is not changed by a match that grew from it', () => {
    const match = matchOf(...BID)
    const before = JSON.stringify([match.log, match.state])
    expect(append(match, does(1, 'take')).ok).toBe(true)
    expect(JSON.stringify([match.log, match.state])).toBe(before)
  })

  it('refuses what its game refuses, and says where', () => {
    expect(append(matchOf(...BID), does(0, 'take'))).toMatchObject({ ok: false, index: 6, refusal: { rule: 'EN-4' } })
    expect(replay(game, table, [deal(0, 1), bid(0, 1), deal(0, 2)])).toMatchObject({
      ok: false,
      index: 1,
      refusal: { rule: 'EN-4' },
    })
  })
})

describe('undo', () => {
  it('EN-6 a seat takes back its own last act', () => {
    const before = matchOf(...BID)
    expect(undo(matchOf(...BID, does(1, 'take')), 1)).toEqual({ ok: true, match: before })
  })

  it('EN-6 act by act', () => {
    const once = undo(matchOf(...BID, does(1, 'take'), does(1, 'take')), 1)
    expect(once.ok && once.match.log).toEqual([...BID, does(1, 'take')])
  })

  it('EN-6 an end of the turn too, while nothing has followed', () => {
    expect(undoRefusal(matchOf(...BID, does(1, 'stop')), 1)).toBeNull()
  })

  it('EN-6 not before anything was done', () => {
    expect(refusal(begin(game, table), 0)).toEqual(['EN-6', 'Nothing has been done yet.'])
  })

  it('EN-6 not once chance has followed', () => {
    const match = matchOf(...BID, does(1, 'stop'), deal(0, 1))
    expect(refusal(match, 1)).toEqual(['EN-6', 'Dice or cards have fallen since, so nothing can be taken back.'])
  })

  it("EN-6 not another seat's act", () => {
    const match = matchOf(...BID, does(1, 'take'))
    expect(refusal(match, 0)).toEqual(['EN-6', 'Bo acted last, so nothing can be taken back.'])
  })

  it('EN-6 not an act that showed something hidden', () => {
    const match = matchOf(...BID)
    expect(refusal(match, 1)).toEqual(['EN-6', 'The last act showed something hidden, so it cannot be taken back.'])
  })
})
