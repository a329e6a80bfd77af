import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { act } from '../../engine/act.ts'
import type { Entry, Game, Kinds } from '../../engine/game.ts'
import { anyAction } from '../../engine/playout.ts'
import { seeded } from '../../engine/random.ts'
import { prepare } from '../../engine/table.ts'
import { GAMES } from '../../games/index.ts'
import { Timeline } from './timeline.ts'

const game = GAMES['allens-dirt']! as Game

function start(): Kinds['state'] {
  const prepared = prepare(game, { seats: 8 })
  if (!prepared.ok) throw new Error('no table')
  return game.setup(prepared.table)
}

/** The first entries of a race, and the state before each of them and after the last. */
function raced(length: number): { readonly log: Entry[]; readonly states: Kinds['state'][] } {
  const random = seeded(1)
  const states = [start()]
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
    const timeline = Timeline.replay(game, start(), log)!
    const indices = [...states.keys()]
    const wild = indices.map((index) => (index * 389) % states.length)
    for (const index of [...indices, ...indices.toReversed(), ...wild])
      expect(timeline.before(index)).toEqual(states[index])
    expect(timeline.present).toEqual(states[LENGTH])
  })

  it('hands out states that never change', () => {
    const timeline = Timeline.replay(game, start(), log.slice(0, 400))!
    const [early, late] = [timeline.before(300), timeline.before(301)]
    for (const entry of log.slice(400)) timeline.append(entry)
    timeline.before(310)
    expect(early).toEqual(states[300])
    expect(late).toEqual(states[301])
  })

  it('takes back entry after entry, and goes on from there', () => {
    const timeline = Timeline.replay(game, start(), log)!
    for (let count = LENGTH; count > 200; count--) timeline.undo()
    expect(timeline.length).toBe(200)
    expect(timeline.present).toEqual(states[200])
    for (const entry of log.slice(200)) expect(timeline.append(entry)).toBeNull()
    for (const index of [200, 255, 256, 257, 511, 512, 513, 640, LENGTH])
      expect(timeline.before(index)).toEqual(states[index])
  })

  it('finds the latest dice', () => {
    const timeline = Timeline.replay(game, start(), log)!
    for (const length of [0, 1, 17, 300, LENGTH])
      expect(timeline.lastOutcome(length)).toBe(log.slice(0, length).findLastIndex((entry) => 'outcome' in entry))
  })

  it('refuses what the rules refuse, and stays as it was', () => {
    const timeline = Timeline.replay(game, start(), log)!
    expect(timeline.append({ outcome: 'nonsense' })).not.toBeNull()
    expect(timeline.length).toBe(LENGTH)
    expect(Timeline.replay(game, start(), [...log.slice(0, 5), { outcome: 'nonsense' }])).toBeNull()
  })
})

describe('a table that was kept and edited', () => {
  const sitters = Array.from({ length: 8 }, () => ({ name: 'x', colour: 'red', bot: null }) as const)
  const kept = { sitters, options: {}, log: raced(60).log }
  const anything = fc.anything({ withNullPrototype: false })

  it('is itself where nothing was changed', () => {
    expect(Timeline.of(game, kept)?.log).toEqual(kept.log)
  })

  it('is none where an entry is anything else, and never throws', () => {
    fc.assert(
      fc.property(anything, fc.nat(kept.log.length - 1), (entry, at) => {
        expect(Timeline.of(game, { ...kept, log: kept.log.with(at, entry as Entry) })).toBeNull()
      }),
      { numRuns: 200, seed: 1 },
    )
  })

  it('is none where the log, the options or the board are anything else, and never throws', () => {
    for (const value of [null, 5, 'x', [null], [[]], [{}], { length: 3 }]) {
      expect(Timeline.of(game, { ...kept, log: value as unknown as Entry[] })).toBeNull()
      if (value !== null) expect(Timeline.of(game, { ...kept, board: value })).toBeNull()
    }
    for (const options of [{ laps: 'many' }, { other: 1 }, ['x']])
      expect(Timeline.of(game, { ...kept, options: options as Readonly<Record<string, unknown>> })).toBeNull()
  })
})
