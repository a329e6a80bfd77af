/** Texts of more narrow letters are set smaller, so that they fit into the same room. */
const LONG = 40
const VERY_LONG = 64

/** Letters from here on are twice as wide. */
const WIDE = '⺀'

/** How much too long a text is for its room, if it is. */
export function lengthOf(text: string): 'quite' | 'very' | undefined {
  const letters = [...text].reduce((sum, letter) => sum + (letter < WIDE ? 1 : 2), 0)
  return letters > VERY_LONG ? 'very' : letters > LONG ? 'quite' : undefined
}
