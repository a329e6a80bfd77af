import type { Board } from '../../src/games/monza/board.ts'

/** Two squares in a row; the start leads to both. */
export const TINY: Board = {
  id: 'tiny',
  title: 'Tiny',
  length: 4,
  lanes: [
    {
      name: 'only',
      squares: [
        { from: 0, to: 2, colour: 'blue' },
        { from: 2, to: 4, colour: 'white' },
      ],
    },
  ],
  start: [
    { lane: 'only', square: 0 },
    { lane: 'only', square: 1 },
  ],
  goals: [
    { colour: 'red', lanes: ['only'] },
    { colour: 'green', lanes: ['only'] },
  ],
}
