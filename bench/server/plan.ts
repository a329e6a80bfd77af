/** How much is measured. */
export interface Plan {
  readonly milliseconds: number
  readonly rounds: number
  /** Rounds that are not counted: the compiler learns in them. */
  readonly warmUp: number
  /** Tables of a crowd. */
  readonly crowd: number
  /** Entries of a long match. */
  readonly entries: number
}

/** A crowd of this many is what the bars are about. */
export const WHOLE_CROWD = 10_000

export const FULL: Plan = { milliseconds: 3000, rounds: 5, warmUp: 3, crowd: WHOLE_CROWD, entries: 10_000 }
export const QUICK: Plan = { milliseconds: 1500, rounds: 3, warmUp: 1, crowd: 1000, entries: 2000 }

export const AT_ONCE = 100

export const BARS = {
  ofBare: 0.5,
  ofBoardgame: 2.5,
  /** Milliseconds. */
  p99: 10,
  /** Megabytes. */
  memory: 600,
  ofCrowd: 1.2,
  ofLength: 1.2,
  /** To a client for one act, where nothing is hidden. */
  bytes: 400,
} as const
