import type { Shifts } from './page.ts'

const MINUTE = 60_000

/** Times in milliseconds. */
export interface Played {
  readonly game: string
  clicks: number
  passes: number
  /** Passes with which something was decided beside them: which cards to keep. */
  decided: number
  /** The turns that the person had. */
  rounds: number
  /** What stood on the buttons beside which there was no other. */
  readonly forced: string[]
  thinking: number
  waiting: number
  longest: number
  shifts: Shifts
  isOver: boolean
}

/** So many of the things that jumped are told. */
const TOLD = 5

const minutes = (time: number): string => (time / MINUTE).toFixed(1)

const each = (count: number, rounds: number): string => (count / Math.max(1, rounds)).toFixed(2)

/** One line: how long it took, what the time was made of, and what was pressed. */
export function report({ game, thinking, waiting, rounds, ...played }: Played): string {
  const { clicks, passes, decided, forced, longest, shifts, isOver } = played
  const share = clicks === 0 ? 0 : Math.round((100 * forced.length) / clicks)
  const said = [
    `${minutes(thinking + waiting)} min${isOver ? '' : ' (not over)'}: ${minutes(thinking)} thinking, ${minutes(waiting)} waiting`,
    `${rounds} rounds`,
    `${clicks} clicks`,
    `${passes} passes (${each(passes, rounds)} a round), ${passes - decided} of them alone (${each(passes - decided, rounds)})`,
    `${[forced.length, ...new Set(forced)].join(' ')} forced (${share} %)`,
    `longest wait ${(longest / 1000).toFixed(1)} s`,
  ]
  return [
    game.padEnd(20),
    ...said,
    [`shift ${shifts.total.toFixed(3)}`, ...shifts.what.slice(0, TOLD)].join('; '),
  ].join('  ')
}
