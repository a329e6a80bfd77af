import { describe, expect, it } from 'vitest'
import { openMatch } from '../../protocol/match.ts'
import { LIBRARY } from '../index.ts'
import { type Board, COLOURS, DEFAULT_BOARD, goalOf, isGoal, type Spot, START, spotOf } from './board.ts'
import { circuitOf } from './rules/circuit.ts'
import { boardFlaws } from './rules/flaws.ts'
import { plan } from './rules/plan.ts'

/** The same data, free to be changed. */
type Writable<T> = T extends string | number ? T : { -readonly [Key in keyof T]: Writable<T[Key]> }

function changed(change: (board: Writable<Board>) => void): Board {
  const board = structuredClone(DEFAULT_BOARD) as Writable<Board>
  change(board)
  return board as Board
}

const { lanes, start, goals } = DEFAULT_BOARD

describe('the default board', () => {
  it('MZ-13 has no flaws', () => {
    expect(boardFlaws(DEFAULT_BOARD)).toEqual([])
  })

  it('MZ-13 begins as the sources tell', () => {
    const firstColours = lanes.map(({ squares }) => squares.slice(0, 4).map(({ colour }) => colour))
    expect(firstColours[0]!.slice(0, 3)).toEqual(['blue', 'red', 'green'])
    expect(firstColours[1]!.slice(0, 3)).toEqual(['tyre', 'yellow', 'green'])
    expect(firstColours[2]).toEqual(['white', 'purple', 'red', 'yellow'])
    expect(start.map(({ lane }) => lane)).toEqual(['inner', 'outer'])
    expect(goals).toHaveLength(2)
  })

  it('MZ-13 read from a file is the same circuit as the built-in one', () => {
    expect(circuitOf(structuredClone(DEFAULT_BOARD))).toBe(circuitOf(DEFAULT_BOARD))
    expect(circuitOf(changed((board) => (board.title = 'Another')))).not.toBe(circuitOf(DEFAULT_BOARD))
  })
})

describe('where ways lead', () => {
  const { ahead, behind, colours } = plan(DEFAULT_BOARD)
  const coloursAhead = (spot: Spot) => ahead[spot]!.map((to) => COLOURS[colours[to]!]).sort()
  const [inner, middle, outer] = [0, 1, 2].map((lane) => (square: number) => spotOf(lane, square))

  it('MZ-4, MZ-5: blue leads to red or yellow, white to purple or yellow', () => {
    expect(coloursAhead(START)).toEqual(['blue', 'white'])
    expect(coloursAhead(inner!(0))).toEqual(['red', 'yellow'])
    expect(coloursAhead(outer!(0))).toEqual(['purple', 'yellow'])
  })

  it('MZ-5 a neighbour that does not reach further ahead is not a way on, and one that only meets at a corner neither', () => {
    expect(ahead[middle!(5)]).toEqual([inner!(6), middle!(6), outer!(5)])
    expect(ahead[middle!(5)]).not.toContain(inner!(5))
    expect(ahead[outer!(2)]).toEqual([middle!(3), outer!(3)])
    expect(ahead[outer!(2)]).not.toContain(middle!(2))
    expect(ahead[outer!(1)]).toEqual([outer!(2)])
  })

  it('MZ-5 the inner and the outer lane do not touch', () => {
    for (const spot of lanes[0]!.squares.keys())
      expect(ahead[inner!(spot)]!.some((to) => to >= spotOf(2, 0) && !isGoal(to))).toBe(false)
  })

  it('MZ-5, MZ-6: every way leads ahead, and none onto tyres', () => {
    const { spots, ends } = plan(DEFAULT_BOARD)
    for (const from of spots)
      for (const to of ahead[from]!) {
        expect(ends[to]! > ends[from]! || isGoal(to)).toBe(true)
        expect(colours[to]).toBeGreaterThanOrEqual(0)
      }
  })

  it('MZ-6, MZ-8: the way back skips tyres and ends at the start', () => {
    expect(behind[inner!(8)]).toBe(inner!(6))
    expect(behind[middle!(1)]).toBe(START)
    expect(behind[outer!(3)]).toBe(outer!(2))
  })

  it('MZ-10 the last squares lead into the goals that lie across their lanes', () => {
    expect(ahead[inner!(22)]).toEqual([goalOf(0)])
    expect(ahead[middle!(22)]).toEqual([goalOf(0), goalOf(1)])
    expect(ahead[outer!(22)]).toEqual([goalOf(1)])
    expect(ahead[middle!(20)]!.some(isGoal)).toBe(false)
  })
})

describe('flaws are found and their place is named', () => {
  const colour = (lane: number, square: number, name: string) =>
    changed((board) => (board.lanes[lane]!.squares[square]!.colour = name as 'red'))

  it.each<[string, Board, string]>([
    ['no lanes', changed((board) => (board.lanes = [])), 'lanes: there are none'],
    [
      'too many lanes',
      changed((board) => (board.lanes = Array.from({ length: 10 }, (_, i) => ({ ...board.lanes[0]!, name: `l${i}` })))),
      'lanes: 10 are too many, 9 have room',
    ],
    [
      'too many squares in all',
      changed((board) => {
        const squares = Array.from({ length: 81 }, (_, i) => ({ from: i, to: i + 1, colour: 'red' as const }))
        board.lanes = Array.from({ length: 5 }, (_, i) => ({ name: `l${i}`, squares }))
      }),
      'lanes: 405 squares, but only 400 have room',
    ],
    ['twins', changed((board) => (board.lanes[2]!.name = 'inner')), 'lane inner: two lanes have this name'],
    ['an empty lane', changed((board) => (board.lanes[1]!.squares = [])), 'lane middle: has no squares'],
    ['an unknown colour', colour(1, 4, 'pink'), 'lane middle, square 4: unknown colour "pink"'],
    [
      'an overlap',
      changed((board) => (board.lanes[0]!.squares[3]!.from = 5)),
      'lane inner, square 3: begins at 5 and overlaps the square before, which ends at 6',
    ],
    [
      'a gap',
      changed((board) => board.lanes[0]!.squares.splice(3, 1)),
      'lane inner, square 3: begins at 8, but the square before ends at 6; one is missing between',
    ],
    [
      'a square of no length',
      changed((board) => (board.lanes[0]!.squares[3]!.to = 6)),
      'lane inner, square 3: ends at 6, but begins at 6',
    ],
    ['a late begin', changed((board) => board.lanes[2]!.squares.shift()), 'lane outer: begins at 2 instead of 0'],
    ['an early end', changed((board) => board.lanes[2]!.squares.pop()), 'lane outer: ends at 50 instead of 52'],
    ['one start square', changed((board) => board.start.pop()), 'start: leads to 1 squares instead of 2'],
    ['an unknown start lane', changed((board) => (board.start[1]!.lane = 'pits')), 'start 1: unknown lane "pits"'],
    ['no such start square', changed((board) => (board.start[1]!.square = 99)), 'start 1: lane outer has no square 99'],
    [
      'a start into tyres',
      changed((board) => (board.start[1]!.lane = 'middle')),
      'start 1: leads to tyres, lane middle, square 0',
    ],
    ['other start colours', changed((board) => (board.start[0] = board.start[1]!)), 'start: leads to no blue square'],
    ['one goal', changed((board) => board.goals.pop()), 'goals: 1 instead of 2'],
    ['three goals', changed((board) => board.goals.push(board.goals[0]!)), 'goals: 3 instead of 2'],
    [
      'an unknown goal colour',
      changed((board) => (board.goals[0]!.colour = 'grey' as 'red')),
      'goal 0: unknown colour "grey"',
    ],
    ['an unknown goal lane', changed((board) => board.goals[1]!.lanes.push('grass')), 'goal 1: unknown lane "grass"'],
    ['a goal lane twice', changed((board) => board.goals[1]!.lanes.push('outer')), 'goal 1: lane outer is named twice'],
    ['a goal nowhere', changed((board) => (board.goals[1]!.lanes = [])), 'goal 1: lies across no lane'],
    ['a dead end', changed((board) => (board.goals[0]!.lanes = ['middle'])), 'lane inner, square 22: has no way on'],
  ])('MZ-13 %s', (_, board, flaw) => {
    expect(boardFlaws(board)).toContain(flaw)
  })

  it('MZ-13 tyres across all lanes cut off what lies behind them', () => {
    const walled = changed(({ lanes }) => {
      for (const { squares } of lanes) for (const square of squares.slice(3, 5)) square.colour = 'tyre'
    })
    expect(boardFlaws(walled)).toContain('lane inner, square 2: has no way on')
    expect(boardFlaws(walled)).toContain('lane middle, square 5: cannot be reached')
    expect(boardFlaws(walled)).toContain('goal 0: cannot be reached')
    expect(boardFlaws(walled)).not.toContain('lane middle, square 3: cannot be reached')
  })

  it('MZ-13 no match is opened on a flawed board, and the door says what is wrong', async () => {
    const opened = (board: unknown) => openMatch({ game: 'monza', seats: 2, board }, LIBRARY)
    expect(await opened({ ...DEFAULT_BOARD, goals: [] })).toMatchObject({ ok: false, fault: { code: 'board' } })
    expect(await opened(colour(1, 4, 'pink'))).toMatchObject({ ok: false, fault: { code: 'value' } })
    expect((await opened(structuredClone(DEFAULT_BOARD))).ok).toBe(true)
  })
})
