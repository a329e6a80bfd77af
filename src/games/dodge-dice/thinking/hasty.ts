import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { CHIPS, type Colour, END_SCORE, ICONS, IGNORE_COST, PENALTY, SHARE, SKIP_COST } from '../board.ts'
import type { Action, FrameOf, Roll, State } from '../state.ts'
import { danger } from './danger.ts'

// What is done at once, counted in points: for games that are only played out, thousands of them in a blink.

// Measured against exact play for two, and in games for four and six against itself with other numbers.

/** Points that the first chip is worth; each further one is worth this part of the one before. */
const FIRST_CHIP = 10
const NEXT_CHIP = 0.85
/** Nearer to the end than this, chips are worth less, but never nothing. */
const CHIPS_FADE = 30
const CHIPS_FADE_BEYOND = 2
const CHIPS_LEAST = 0.3
/** Who sees what a roll would cost gives chips away more easily. */
const ONCE_SEEN = 0.8
/** Whoever could still ignore the roll does not skip it: that nearly always loses. */
const NEEDLESS = 100

/** Whoever has the fewest points gets them; but as that may end the game, nobody is far behind the others. */
const GIVEN = 100

/** What each action brings, in hundredths of points: about as much of a win. */
export const hasty = (state: State, seat: Seat, legal: readonly Action[]): number[] =>
  legal.map((action) => gainOf(state, seat, action) / END_SCORE)

/** What it is worth to have so many chips more. */
function chips({ scores, chips: had }: State, seat: Seat, more: number): number {
  const toGo = END_SCORE - highest(scores)
  const now = FIRST_CHIP * Math.max(CHIPS_LEAST, Math.min(1, (toGo + CHIPS_FADE_BEYOND) / CHIPS_FADE))
  return (now * beside(had[seat]!) * (1 - beside(more))) / (1 - NEXT_CHIP)
}

function highest(scores: readonly number[]): number {
  let found = scores[0]!
  for (const score of scores) if (score > found) found = score
  return found
}

/** What one more chip is worth beside so many, or so many less, as a part of the first: looked up, since powers take long. */
const beside = (chips: number): number => BESIDE[chips + MOST_PAID]!
const MOST_PAID = Math.max(SKIP_COST, IGNORE_COST)
const BESIDE = Array.from({ length: MOST_PAID + CHIPS + 1 }, (_, i) => NEXT_CHIP ** (i - MOST_PAID))

function gainOf(state: State, seat: Seat, action: Action): number {
  switch (action.kind) {
    case 'roll':
      return chipToWin(state, seat) / ICONS.length - toCome(state)
    case 'skip':
      return chips(state, seat, -SKIP_COST) - passedOn(state) - (state.chips[seat]! < IGNORE_COST ? 0 : NEEDLESS)
    case 'accept':
      return accepted(state, seat, (top(state) as FrameOf<'after-roll'>).roll)
    case 'ignore':
      return ONCE_SEEN * chips(state, seat, -IGNORE_COST) - passedOn(state)
    case 'give':
      return -state.scores[action.to]! / GIVEN
  }
}

const playersOf = ({ tied, table }: State): number => tied.length || table.seats

/** Points that this round will still bring to whoever holds the dice. */
const toCome = (state: State): number => danger(playersOf(state), state.penalty, state.dodge)[0]!

/** And to whoever has passed them on, and gets them back last. */
function afterPassing(state: State, colour: Colour | null, dice: number): number {
  const players = playersOf(state)
  return danger(players, colour, dice)[players - 1]!
}

const passedOn = (state: State): number => afterPassing(state, state.penalty, state.dodge)

/** DD-6 */
const chipToWin = (state: State, seat: Seat): number => (state.centre > 0 ? chips(state, seat, 1) : 0)

/** DD-4 to DD-7 */
function accepted(state: State, seat: Seat, roll: Roll): number {
  const colour = state.penalty ?? roll.penalty!
  const won = roll.icon === 'chip' ? chipToWin(state, seat) : 0
  if (roll.icon === 'stop') return -PENALTY[colour]
  const left = state.dodge - roll.dodge[colour]
  if (left > 0) return won - afterPassing(state, colour, left)
  return roll.icon === 'give' ? PENALTY[colour] / (playersOf(state) - 1) : won - PENALTY[colour] * SHARE[roll.icon]
}
