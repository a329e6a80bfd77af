/** Room for everything at once. */
export const WIDE = '(min-width: 62rem)'

/** A tablet on its side: the log has room over the dice. On a phone on its side it has none. */
export const LOG_BESIDE = '(max-width: 61.99rem) and (min-aspect-ratio: 13 / 10) and (min-height: 34rem)'
