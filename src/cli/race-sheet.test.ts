import { expect, it } from 'vitest'
import { raceSheetOf } from './race-sheet.ts'

const drivers = ['Ann', 'Ben', 'Cy'].map(
  (name, seat) => ({ name, number: seat + 1, colour: 'red', player: 'club' }) as const,
)

it('AD-22 lists who crashed and who was caught in it as out', () => {
  const { lines, happenings } = raceSheetOf(
    {
      drivers: [0, 1, 2],
      chart: [[[6, 6]], [[5, 5]], [[1, 2]]],
      grid: [0, 1, 2],
      laps: [[2]],
      incidents: [
        { kind: 'crash', lap: 1, column: 4, seat: 0 },
        { kind: 'caught', lap: 1, column: 4, seat: 1 },
      ],
      order: [2, 0, 1],
    },
    drivers,
  )
  expect(lines.map(({ driver, out, laps }) => [driver.name, out, laps])).toEqual([
    ['Cy', false, [1]],
    ['Ann', true, [null]],
    ['Ben', true, [null]],
  ])
  expect(happenings.map(({ text }) => text)).toEqual(['Ann crashes and is out', 'Ben is caught in the crash and out'])
})
