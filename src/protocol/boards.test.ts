import { describe, expect, it } from 'vitest'
import type { Game } from '../engine/game.ts'
import halfMile from '../games/allens-dirt/boards/default.json' with { type: 'json' }
import deck from '../games/dicey-curves/boards/default.json' with { type: 'json' }
import { dodgeDice } from '../games/dodge-dice/game.ts'
import { MANIFESTS } from '../games/index.ts'
import circuit from '../games/monza/boards/default.json' with { type: 'json' }
import { speaker } from '../words/say.ts'
import { type BoardCheck, boardFaults, type Drawable, gameOfBoard, readBoard, withChecks } from './boards.ts'
import { WORDS_JA } from './words.ja.ts'
import { FILE_WORDS } from './words.ts'

const DRAWABLES = await withChecks(Object.values(MANIFESTS))

/** Any game with the boards of this one: their shape is the other's, their flaws are its own. */
const drawing = (id: string, flaws: BoardCheck['flaws'] = () => []): Drawable => ({
  game: { ...(dodgeDice as Game), id, boards: [{ id: 'default', title: 'Default', board: circuit }] },
  check: { shape: DRAWABLES[id]!.check!.shape, flaws },
})

const monza = drawing('monza', (board) => ((board as typeof circuit).goals.length === 0 ? ['There is no goal.'] : []))

const lane = circuit.lanes[0]!

describe('boards', () => {
  it('may be named, drawn or left out', () => {
    expect(readBoard(monza, 'default')).toEqual({ ok: true, value: circuit })
    expect(readBoard(monza, structuredClone(circuit))).toEqual({ ok: true, value: circuit })
    expect(readBoard(monza, undefined)).toEqual({ ok: true, value: undefined })
  })

  it.each([
    ['nowhere', 'board', 'unknown-board'],
    [5, 'board', 'type'],
    [{ ...circuit, length: 0 }, 'board.length', 'too-small'],
    [{ ...circuit, extra: 1 }, 'board', 'unknown-field'],
    [
      { ...circuit, lanes: [{ ...lane, squares: [{ from: 0, to: 2, colour: 'pink' }] }] },
      'board.lanes[0].squares[0].colour',
      'value',
    ],
    [{ ...circuit, goals: [] }, 'board', 'board'],
  ])('tells what is wrong with board %#', (board, where, code) => {
    const answer = readBoard(monza, board)
    expect(!answer.ok && { where: answer.fault.where, code: answer.fault.code }).toEqual({ where, code })
  })

  it('lists everything that does not fit the shape', () => {
    expect(boardFaults(monza, { id: 'x' }).map(({ where }) => where)).toEqual([
      'title',
      'length',
      'lanes',
      'start',
      'goals',
    ])
  })

  const flaws = (count: number) => drawing('monza', () => Array.from({ length: count }, (_, i) => `Flaw ${i}.`))
  const told = (count: number, words = FILE_WORDS) =>
    boardFaults(flaws(count), circuit).map(({ reason }) => speaker(words)(reason))

  it('have at most 50 flaws told, and the others counted', () => {
    expect(told(50)).toHaveLength(50)
    expect(told(51).slice(-2)).toEqual(['Flaw 49.', 'And one thing more is wrong.'])
    expect(told(2_050).slice(-2)).toEqual(['Flaw 49.', 'And 2,000 things more are wrong.'])
    expect(told(2_050, WORDS_JA).at(-1)).toBe('ほかにも誤りが2,000件あります。')
  })

  it('have as many misfits told', () => {
    const lanes = Array.from({ length: 60 }, () => 0)
    const faults = boardFaults(monza, { ...circuit, lanes })
    expect(faults.map(({ where }) => where)).toEqual([...lanes.slice(0, 50).map((_, i) => `lanes[${i}]`), ''])
    expect(faults.at(-1)).toMatchObject({ code: 'more', reason: { values: { more: 10 } } })
  })

  it('of a match are refused for the first flaw, or the first misfit', () => {
    expect(readBoard(flaws(3), circuit)).toMatchObject({
      ok: false,
      fault: { where: 'board', code: 'board', reason: { values: { flaw: 'Flaw 0.' } } },
    })
    expect(readBoard(flaws(3), { ...circuit, length: 0, goals: 0 })).toMatchObject({
      ok: false,
      fault: { where: 'board.length', code: 'too-small' },
    })
  })

  it('are recognised by their fields', () => {
    const games = { monza, 'dodge-dice': DRAWABLES['dodge-dice']! }
    expect(gameOfBoard(games, { ...circuit, length: 'long' })?.id).toBe('monza')
    expect(gameOfBoard(games, { id: 'x', title: 'y' })).toBeNull()
    expect(gameOfBoard(games, null)).toBeNull()
  })

  it('of a deck are checked card by card, each by the kind it comes nearest to', () => {
    const cards = drawing('dicey-curves')
    const [start, finish, , , curve] = deck.track
    const where = (track: unknown[]) => boardFaults(cards, { ...deck, track }).map((fault) => fault.where)
    expect(boardFaults(cards, deck)).toEqual([])
    expect(where([{ ...start, rows: 'three' }])).toEqual(['track[0].rows'])
    expect(where([start, { ...curve, inside: [['i1']] }])).toEqual(['track[1].inside[0]'])
    expect(where([{ ...finish, sideways: [['a1']] }])).toEqual(['track[0].sideways[0]'])
  })

  it('of a dirt track serve the race and the season', () => {
    for (const id of ['allens-dirt', 'allens-dirt-season']) expect(boardFaults(drawing(id), halfMile)).toEqual([])
  })

  it('of the registered games are sound', () => {
    const faults = Object.values(DRAWABLES).flatMap((one) =>
      one.game.boards.flatMap(({ board }) => boardFaults(one, board)),
    )
    expect(faults).toEqual([])
  })
})
