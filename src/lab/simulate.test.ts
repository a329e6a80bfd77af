import { describe, expect, it } from 'vitest'
import { anyAction } from '../engine/playout.ts'
import { prepare } from '../engine/table.ts'
import { dodgeDice } from '../games/dodge-dice/game.ts'
import type { DodgeDice } from '../games/dodge-dice/state.ts'
import { report } from './report.ts'
import { type Chunk, chunksOf, playChunk, type Simulation } from './simulate.ts'
import { count, emptyTally, merge, type Tally } from './tally.ts'

function simulation(change: Partial<Simulation<DodgeDice>> = {}): Simulation<DodgeDice> {
  const prepared = prepare(dodgeDice, { seats: 3 })
  if (!prepared.ok) throw new Error(prepared.refusal.rule)
  const players = [anyAction, anyAction, anyAction]
  return { game: dodgeDice, table: prepared.table, players, seed: 5, check: false, ...change }
}

function sumOf(chunks: readonly Chunk[]): Tally {
  const tally = emptyTally(3)
  for (const chunk of chunks) merge(tally, playChunk(simulation(), chunk, false).tally)
  return tally
}

describe('a simulation', () => {
  it('gives the same sums however the games are grouped', () => {
    const whole = sumOf([{ first: 0, games: 60 }])
    expect(
      sumOf([
        { first: 0, games: 7 },
        { first: 7, games: 50 },
        { first: 57, games: 3 },
      ]),
    ).toEqual(whole)
    expect(
      sumOf([
        { first: 57, games: 3 },
        { first: 0, games: 57 },
      ]),
    ).toEqual(whole)
  })

  it('plays game i from stream i of the seed, whatever was played before', () => {
    const all = playChunk(simulation(), { first: 0, games: 10 }, true).records
    expect(playChunk(simulation(), { first: 7, games: 1 }, true).records[0]).toEqual(all[7])
    expect(new Set(all.map(({ scores }) => String(scores))).size).toBeGreaterThan(1)
  })

  it('asks each seat for its own player', () => {
    const asked: number[] = []
    const players = [0, 1, 2].map((own): Simulation<DodgeDice>['players'][number] => (game, state, seat, random) => {
      asked.push(own)
      expect(seat).toBe(own)
      return anyAction(game, state, seat, random)
    })
    const [record] = playChunk(simulation({ players }), { first: 0, games: 1 }, true).records
    expect(record!.decisions).toBe(asked.length)
    expect(new Set(asked)).toEqual(new Set([0, 1, 2]))
  })

  it('counts games whose last state is broken, and with check every broken state', () => {
    const atEnd = {
      ...dodgeDice,
      invariants: (state: DodgeDice['state']) => (state.frames[0]!.kind === 'over' ? ['end'] : []),
    }
    const between = {
      ...dodgeDice,
      invariants: (state: DodgeDice['state']) => (state.frames[0]!.kind === 'over' ? [] : ['mid']),
    }
    const failures = (game: typeof dodgeDice, check: boolean) =>
      playChunk(simulation({ game, check }), { first: 3, games: 2 }, false).tally
    expect(failures(atEnd, false)).toMatchObject({ failures: 2, firstFailure: { game: 3, what: 'end' } })
    expect(failures(between, false)).toMatchObject({ failures: 0, firstFailure: null })
    expect(failures(between, true)).toMatchObject({ failures: 2, firstFailure: { game: 3, what: 'mid' } })
  })

  it('goes on from a state, which stays as it is', () => {
    const from = dodgeDice.setup(simulation().table)
    Object.assign(from, { scores: [0, 90, 90] })
    const before = JSON.stringify(from)
    const { tally } = playChunk(simulation({ from }), { first: 0, games: 40 }, false)
    expect(tally.seats[0]!.firsts[0]).toBeGreaterThan(20)
    expect(JSON.stringify(from)).toBe(before)
  })

  it('says which game broke', () => {
    const settle = () => {
      throw new TypeError('oh')
    }
    const broken = simulation({ game: { ...dodgeDice, settle } })
    expect(() => playChunk(broken, { first: 4, games: 1 }, false)).toThrow('game 4 of dodge-dice with seed 5 broke')
  })

  it.each([1, 7, 99, 100, 101, 49_999, 123_456])('of %i games is cut without a gap', (games) => {
    const chunks = chunksOf(games)
    expect(chunks[0]!.first).toBe(0)
    for (const [i, chunk] of chunks.entries()) expect(chunk.first + chunk.games).toBe(chunks[i + 1]?.first ?? games)
  })
})

describe('a report', () => {
  const record = (places: number[], scores: number[]) => ({
    game: 0,
    seed: 0,
    places,
    scores,
    decisions: 2,
    chances: 4,
    failures: [],
  })

  it('splits shared wins evenly and tells them apart', () => {
    const tally = emptyTally(3)
    count(tally, record([1, 1, 3], [5, 5, 9]))
    count(tally, record([2, 1, 3], [5, 4, 9]))
    const { seats, meanDecisions, meanChances } = report(tally)
    expect(seats.map(({ wins, sharedWins, winRate }) => [wins, sharedWins, winRate])).toEqual([
      [0, 1, 0.25],
      [1, 1, 0.75],
      [0, 0, 0],
    ])
    expect(seats.map(({ meanPlace, meanScore }) => [meanPlace, meanScore])).toEqual([
      [1.5, 5],
      [1, 4.5],
      [3, 9],
    ])
    expect([meanDecisions, meanChances]).toEqual([2, 4])
  })

  it('of no games at all has no NaN', () => {
    expect(JSON.stringify(report(emptyTally(2)))).not.toContain('null,')
    expect(report(emptyTally(2)).seats[0]!.winRate).toBe(0)
  })
})
