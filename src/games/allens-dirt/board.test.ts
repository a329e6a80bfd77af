import { describe, expect, it } from 'vitest'
import { prepare } from '../../engine/table.ts'
import { openMatch } from '../../protocol/match.ts'
import { LIBRARY } from '../index.ts'
import { type Board, DEFAULT_BOARD, exitLane, spotAt } from './board.ts'
import { allensDirt as game } from './game.ts'
import { boardFlaws } from './rules/flaws.ts'

const changed = (change: object): string[] => boardFlaws({ ...DEFAULT_BOARD, ...change } as Board)

describe('the board', () => {
  it('AD-23 the default board has no flaw and says what its spots do', () => {
    expect(boardFlaws(DEFAULT_BOARD)).toEqual([])
    expect(spotAt(DEFAULT_BOARD, 0, 8)).toBe('go-to-pits')
    expect(spotAt(DEFAULT_BOARD, 1, 5)).toBe('skip-a-turn')
    expect(spotAt(DEFAULT_BOARD, 2, 22)).toBe('sweet-spot')
    expect(spotAt(DEFAULT_BOARD, 0, 9)).toBeNull()
    expect(exitLane(DEFAULT_BOARD)).toBe(0)
  })

  it.each([
    [{ lanes: ['low'] }, 'default: lanes: 2 to 6 are needed'],
    [{ lanes: ['low', 'middle', 'high', 'low'] }, 'default: lanes[3]: "low" stands there twice'],
    [{ columns: 6, pits: { column: 2, exitLane: 'low' } }, 'default: columns: 7 at least are needed'],
    [
      { line: { column: 3, shared: true } },
      'default: line.column: columns are counted from the line, which is column 0',
    ],
    [{ laps: 0 }, 'default: laps: 1 to 50 are allowed'],
    [{ pits: { column: 24, exitLane: 'low' } }, 'default: pits.column: 24 is not on the track'],
    [{ pits: { column: 2, exitLane: 'apron' } }, 'default: pits.exitLane: there is no lane "apron"'],
    [{ grid: { rows: 3, perRow: 2 } }, 'default: grid: 8 cars have no place'],
    [{ grid: { rows: 4, perRow: 4 } }, 'default: grid.perRow: a row has at most one car for each lane'],
    [{ sweetSpot: [['apron', 3]] }, 'default: sweetSpot[0]: there is no lane "apron"'],
    [{ sweetSpot: [['high', 24]] }, 'default: sweetSpot[0]: column 24 is not between 1 and 23'],
    [{ sweetSpot: [['high', 0]] }, 'default: sweetSpot[0]: column 0 is not between 1 and 23'],
    [{ sweetSpot: [['low', 8]] }, 'default: sweetSpot[0]: low 8 is listed at goToPits[0] already'],
    [{ skipATurn: [['low']] }, 'default: skipATurn: expected a list of [lane, column]'],
    [{ columns: 'many' }, 'default: columns: expected a whole number'],
    [{ id: 7 }, 'board: id: expected a name'],
  ])('AD-23 %j is refused with its place', (change, flaw) => {
    expect(changed(change)).toContain(flaw)
  })

  it('AD-23 a spot that is listed often is told once for each time, with the first place', () => {
    const sweetSpot = [
      ['low', 8],
      ['low', 8],
      ['low', 9],
      ['low', 9],
    ]
    expect(changed({ sweetSpot })).toEqual([
      'default: sweetSpot[0]: low 8 is listed at goToPits[0] already',
      'default: sweetSpot[1]: low 8 is listed at goToPits[0] already',
      'default: sweetSpot[3]: low 9 is listed at sweetSpot[2] already',
    ])
  })

  it('AD-23 a track has at most 200 columns', async () => {
    const opened = (columns: number) =>
      openMatch({ game: 'allens-dirt', seats: 8, board: { ...DEFAULT_BOARD, columns } }, LIBRARY)
    expect((await opened(200)).ok).toBe(true)
    expect(await opened(201)).toMatchObject({ ok: false, fault: { where: 'board.columns', code: 'too-big' } })
  })

  it.each([[null], [7], [[]], [{}]])('AD-23 %j is no board', async (board) => {
    expect(boardFlaws(board as unknown as Board).length).toBeGreaterThan(0)
    const opened = await openMatch({ game: 'allens-dirt', seats: 8, board: board ?? 'nothing' }, LIBRARY)
    expect(opened).toMatchObject({ ok: false, fault: { where: expect.stringContaining('board') } })
  })

  it('AD-23 a table may race on another board', () => {
    const board = {
      ...DEFAULT_BOARD,
      id: 'short',
      lanes: ['in', 'out'],
      columns: 12,
      skipATurn: [],
      goToPits: [],
      sweetSpot: [],
      pits: { column: 3, exitLane: 'out' },
    }
    const prepared = prepare(game, { seats: 8, board })
    expect(prepared.ok).toBe(true)
  })
})
