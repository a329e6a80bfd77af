import { describe, expect, it } from 'vitest'
import { toy as game, type Toy } from '../../test/contract/toy.ts'
import { english } from '../../test/english.ts'
import { act, actOwned } from './act.ts'
import type { Entry, Game } from './game.ts'
import { prepare } from './table.ts'
import { copy } from './values.ts'

type State = Toy['state']

const fresh = (): State => {
  const prepared = prepare(game, { seats: 2, options: { rounds: 1 } })
  if (!prepared.ok) throw new Error('no table')
  return game.setup(prepared.table)
}

const deal = (to: number, card: number): Entry<Toy> => ({ outcome: { to, card } })
const bid = (seat: number, card: number): Entry<Toy> => ({ seat, action: { kind: 'bid', card } })
const does = (seat: number, kind: 'take' | 'stop'): Entry<Toy> => ({ seat, action: { kind } })

const following = (...entries: Entry<Toy>[]): State => {
  const state = fresh()
  for (const entry of entries) expect(actOwned(game, state, entry)).toBeNull()
  return state
}

const DEALT = [deal(0, 1), deal(0, 2), deal(1, 2), deal(1, 3)]
const BID = [...DEALT, bid(0, 1), bid(1, 3)]
const OVER = [...BID, does(1, 'stop')]

/** The rule and the English of a refusal, which leaves the state as it was. */
function refused(state: State, entry: unknown): [string, string] {
  const before = JSON.stringify(state)
  const acted = act(game, state, entry as Entry<Toy>)
  const owned = copy(state)
  const refusal = actOwned(game, owned, entry as Entry<Toy>)
  if (acted.ok || !refusal) throw new Error('nothing was refused')
  expect([JSON.stringify(state), JSON.stringify(owned)]).toEqual([before, before])
  expect(refusal).toEqual(acted.refusal)
  return [refusal.rule, english(game as unknown as Game, refusal.reason, ['Ada', 'Bo'])]
}

describe('outcomes', () => {
  it('EN-3 a due event takes an outcome it can give', () => {
    const acted = act(game, fresh(), deal(0, 3))
    expect(acted).toMatchObject({ ok: true, state: { hands: [[3], []] } })
  })

  it('EN-3 an outcome needs a due event', () => {
    expect(refused(following(...DEALT), deal(0, 1))).toEqual([
      'EN-3',
      'No chance event is due; the table waits for seat 0, 1.',
    ])
  })

  it.each([
    [{ to: 1, card: 1 }],
    [{ to: 0, card: 4 }],
    [{ to: 0, card: 1, more: 1 }],
    [{ to: 0 }],
    [null],
    [undefined],
    ['1'],
    [[]],
  ])('EN-3 the event cannot give %j', (outcome) => {
    expect(refused(fresh(), { outcome })[0]).toBe('EN-3')
  })

  it('EN-3 says what is not possible, and not at length', () => {
    expect(refused(fresh(), deal(0, 9))[1]).toBe('{"to":0,"card":9} is not a possible outcome of "deal".')
    expect(refused(fresh(), { outcome: 'x'.repeat(1000) })[1].length).toBeLessThan(150)
  })
})

describe('actions', () => {
  it('EN-4 a seat that is waited for does what is legal, in any order of seats', () => {
    expect(following(...DEALT, bid(1, 3), bid(0, 2)).frames).toEqual([{ kind: 'take', seat: 1, left: 2 }])
    expect(following(...DEALT, bid(0, 2), bid(1, 3)).frames).toEqual([{ kind: 'take', seat: 1, left: 2 }])
  })

  it('EN-4 not while chance is due', () => {
    expect(refused(fresh(), bid(0, 1))).toEqual(['EN-4', 'A chance event is due first: "deal".'])
  })

  it.each([0, 2, -1, 0.5, '1', null, undefined])('EN-4 not from seat %s, which is not waited for', (seat) => {
    expect(refused(following(...BID), { seat, action: { kind: 'take' } })[0]).toBe('EN-4')
  })

  it('EN-4 says who is waited for', () => {
    expect(refused(following(...BID), does(0, 'take'))[1]).toBe('Seat 0 is not waited for; the table waits for seat 1.')
  })

  it('EN-4 a bid is made once', () => {
    expect(refused(following(...DEALT, bid(0, 1)), bid(0, 2))[0]).toBe('EN-4')
  })

  it.each([
    { kind: 'bid', card: 3 },
    { kind: 'bid' },
    { kind: 'bid', card: 1, more: true },
    { kind: 'take' },
    { kind: 'nothing' },
    { kind: 7 },
    {},
    [],
    null,
    undefined,
    'bid',
  ])('EN-4 %j is not legal', (action) => {
    expect(refused(following(...DEALT), { seat: 0, action })[0]).toBe('EN-4')
  })

  it('EN-4 says what was not an action', () => {
    expect(refused(following(...DEALT), { seat: 0, action: 'bid' })[1]).toBe('"bid" is not an action of this game.')
  })

  it('EN-4 the rules give their own reason', () => {
    const reason = { rule: 'ZZ-9', reason: { key: 'toy.no', values: {} } }
    const strict = { ...game, refuse: () => reason }
    expect(act(strict, following(...DEALT), bid(0, 3))).toEqual({ ok: false, refusal: reason })
  })

  it('EN-4 the listed action is played, not the one that was sent', () => {
    const played: unknown[] = []
    const spy = { ...game, play: (...[, , action]: Parameters<typeof game.play>) => void played.push(action) }
    const sent = { card: 1, kind: 'bid' } as const
    expect(act(spy, following(...DEALT), { seat: 0, action: sent }).ok).toBe(true)
    expect(played).toEqual([sent])
    expect(played[0]).not.toBe(sent)
  })
})

describe('after the end', () => {
  it.each([does(1, 'take'), bid(0, 2), deal(0, 1), { seat: 7, action: null }])('EN-5 %j is not accepted', (entry) => {
    expect(refused(following(...OVER), entry)).toEqual(['EN-5', 'The game is over.'])
  })
})

describe('the door', () => {
  it('never touches the state it was given, and its own state shares only the table', () => {
    const state = following(...DEALT)
    const before = JSON.stringify(state)
    const acted = act(game, state, bid(0, 1))
    expect(JSON.stringify(state)).toBe(before)
    expect(acted.ok && acted.state.table).toBe(state.table)
    expect(acted.ok && acted.state.hands).not.toBe(state.hands)
  })

  it('for owners changes the state itself', () => {
    const state = following(...DEALT)
    expect(actOwned(game, state, bid(0, 1))).toBeNull()
    expect(state.bids).toEqual([1, 0])
  })
})
