/** A place at the table, counted from 0; play goes to the left, that is to the next higher seat. */
export type Seat = number

/** Who looks: a seat, or `null` for a spectator, who knows only what is public. */
export type Watcher = Seat | null
