/** How tall a lane may grow. */
export const TALLEST = 64
const LEAST = 18
const EDGE = 6
const NUMBERS = 20
/** The chequered line. */
export const FINISH = 16

/** Where things lie on a course that fills its room. */
export interface Road {
  readonly width: number
  readonly height: number
  readonly lane: number
  /** From the start to the goal. */
  readonly length: number
  /** The size of a runner's sign. */
  readonly sign: number
  readonly letters: number
  /** The numbers over the course, from the start to the goal; none where there is no room for them. */
  readonly marks: readonly number[]
  /** Where the lanes begin. */
  readonly top: number
  x(points: number): number
  y(seat: number): number
  bed(seat: number): { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  cut(name: string): string
}

const STEPS = 5

export function roadOf(room: { readonly width: number; readonly height: number }, lanes: number, goal: number): Road {
  const { width } = room
  const top = room.height < NUMBERS + LEAST * lanes ? EDGE : NUMBERS
  const lane = Math.max(LEAST, Math.min(TALLEST, (room.height - top - EDGE) / lanes))
  const sign = Math.min(lane * 0.82, 40)
  const start = EDGE + sign / 2 + 4
  const length = width - EDGE - FINISH / 2 - sign / 2 - start
  const letters = Math.max(11, Math.min(18, lane * 0.36))
  const most = Math.floor((width / 2 - sign - letters * 4.5) / (letters * 0.56))
  const y = (seat: number) => top + lane * (seat + 0.5)
  return {
    ...{ width, height: top + lane * lanes + EDGE, lane, length, sign, letters, top },
    marks: top === NUMBERS ? Array.from({ length: STEPS + 1 }, (_, i) => (goal * i) / STEPS) : [],
    x: (points) => start + (Math.min(points, goal) / goal) * length,
    y,
    bed: (seat) => ({ x: EDGE, y: y(seat) - lane / 2 + 1, width: width - 2 * EDGE, height: lane - 2 }),
    cut: (name) => (name.length > most ? `${name.slice(0, Math.max(1, most - 1))}…` : name),
  }
}
