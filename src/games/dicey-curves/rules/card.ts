import { top } from '../../../engine/frames.ts'
import { FINISH, FINISH_DRAW, FINISH_SHIFT } from '../board.ts'
import type { Chance, FrameOf, Outcome, Stack, State } from '../state.ts'
import { facesOf } from './deck.ts'
import { rearCard, tableSize, trackGraph } from './race.ts'
import { afterOpeningCard } from './setup.ts'
import { faceNamed, fits, withCard } from './track.ts'
import { afterCard } from './turn.ts'

// Turn 1: add a card

/** DC-4, DC-10 The cards of the opening are nobody's; afterwards the player whose turn begins adds one. */
export function cardDue(state: State, frame: FrameOf<'opening' | 'card'>): Chance {
  if (frame.kind === 'opening') return { kind: 'card', seat: null, deck: stack(state), places: 0 }
  return { kind: 'card', seat: frame.seat, deck: stack(state), places: placesLeft(state) }
}

const stack = ({ deck, table }: State): Stack =>
  facesOf(table.board)
    .list.map(({ name }, face) => [name, deck[face]!] as const)
    .filter(([, count]) => count > 0)

/** DC-3a, DC-3b How many places are left for Finish, this draw the first of them and the bottom of the deck the last. */
export function placesLeft({ drawn, deck, table: { options } }: State): number {
  const { length, finish } = options
  const [first, last] =
    length === 'exact' ? [finish, finish] : [FINISH_DRAW[length] - FINISH_SHIFT, FINISH_DRAW[length] + FINISH_SHIFT]
  const draw = drawn + 1
  const others = cardsIn(deck)
  if (draw < first && others > 0) return 0
  return Math.min(Math.max(1, last - draw + 1), others + 1)
}

function cardsIn(deck: readonly number[]): number {
  let cards = 0
  for (const count of deck) cards += count
  return cards
}

export function settleCard(state: State, { card }: Extract<Outcome, { readonly kind: 'card' }>): void {
  const frame = top(state)
  takeOut(state, card)
  const lies = layIfFits(state, card)
  if (frame.kind === 'opening') return afterOpeningCard(state)
  state.drawn++
  if (lies) afterCard(state, (frame as FrameOf<'card'>).seat)
}

function takeOut({ deck, table }: State, card: string): void {
  if (card !== FINISH) deck[facesOf(table.board).byName.get(card)!]!--
}

/** DC-10, DC-11, DC-12a A card that does not fit is out of the game, and the next one is drawn. */
function layIfFits(state: State, card: string): boolean {
  const { table, track } = state
  const behind = table.options.clearing ? rearCard(state) : 0
  const face = faceNamed(table.board, card)
  if (card !== FINISH && !fits(trackGraph(state), face, behind, tableSize(table))) return false
  state.track = withCard(track, table.board, card)
  return true
}
