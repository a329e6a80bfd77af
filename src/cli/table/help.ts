import type { Session } from './session.ts'

/** What can be typed at a table besides the number of a choice. */
const ORDERS: readonly (readonly [order: string, meaning: string])[] = [
  ['1 2 1', 'several answers at once; the rest is dropped when dice, a draw or another player come between'],
  ['/WORDS', 'the choices with all these words; / shows them all'],
  ['u', 'take back what your last answer did, until chance or another player has followed'],
  ['w', 'drive by whole moves or step by step'],
  ['o', 'the odds: what each choice is worth, by the strongest bot, and what may come of it'],
  ['p', 'pass until your turn, wherever others wait for your answer'],
  ['r', 'the score sheet of the race, where the game keeps one'],
  ['s FILE', 'save the match; --resume FILE goes on with it'],
  ['l', 'the log so far'],
  ['?', 'these orders, and what the signs of the picture mean'],
  ['q', 'quit'],
]

export const ORDER_LINES = ORDERS.map(([order, meaning]) => `  ${order.padEnd(7)}  ${meaning}`).join('\n')

export const GREETING =
  'Type the number of your choice. u: take back, s FILE: save, l: log, q: quit, ?: all orders, and how to read the picture.'

/** Every order, and every sign of the game's picture. */
export function helpText({ guide, say }: Session): string {
  const orders = `Type the number of a choice, or:\n${ORDER_LINES}`
  return guide ? `${orders}\nThe picture:\n${guide.legend.map((sign) => `  ${say(sign)}`).join('\n')}` : orders
}
