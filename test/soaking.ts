/** What is told on the way, and whether somebody has stopped it. */
export interface Soaking {
  tell(line: string): void
  isStopped(): boolean
}

/** What came of it, in one line, and all that is wrong. */
export interface Found {
  readonly summary: string
  /** More than a line. */
  readonly table?: string
  readonly problems: readonly string[]
}
