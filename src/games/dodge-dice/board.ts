/** DD-1, DD-2 What is in the box. */

export const CHIPS = 18
export const CHIPS_EACH = 3
export const DODGE_DICE = 8
export const SKIP_COST = 1
export const IGNORE_COST = 2
export const END_SCORE = 100

export const COLOURS = ['blue', 'green', 'red'] as const
export type Colour = (typeof COLOURS)[number]

/** How many of the six sides of a Dodge die, and of the Penalty die, show a colour. */
export const SIDES: Readonly<Record<Colour, number>> = { blue: 3, green: 2, red: 1 }

/** What the Penalty die's colours are worth. */
export const PENALTY: Readonly<Record<Colour, number>> = { blue: 10, green: 20, red: 40 }

/** The six sides of the Action die. */
export const ICONS = ['stop', 'chip', 'double', 'triple', 'minus', 'give'] as const
export type Icon = (typeof ICONS)[number]

/** How many times the roller of the last match takes the points. `give` is another player's. */
export const SHARE: Readonly<Record<Exclude<Icon, 'give'>, number>> = {
  stop: 1,
  chip: 1,
  double: 2,
  triple: 3,
  minus: -1,
}
