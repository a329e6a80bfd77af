/** One match of two connections, as the load generator plays it. */
export interface Match {
  /** Asks for the next thing that may be done; `onDone` is called when it was answered and all at the table have heard of it. */
  act(onDone: () => void): void
  readonly isOver: boolean
  /** What both connections have got so far, in bytes of text. */
  readonly bytes: number
  close(): void
}

/** Opens matches at one server. */
export type Opening = () => Promise<Match>

export const SEATS = 2
