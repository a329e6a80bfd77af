import { become } from '../../../engine/frames.ts'
import type { Refusal, Seat, Table } from '../../../engine/game.ts'
import { sentence } from '../../../engine/sentence.ts'
import {
  CARDS_AT_START,
  CARS,
  CHIPS,
  CHIPS_EACH,
  CUBES,
  DANGER_KINDS,
  type Deck,
  FINISH,
  KEPT_VALUES,
  START,
} from '../board.ts'
import type { Action, Danger, Options, Outcome, Space, State } from '../state.ts'
import { facesOf, NONE } from './deck.ts'
import { boardFlaws } from './flaws.ts'
import { carsEach, carsOf, isCarOn, trackGraph } from './race.ts'
import { openingStraight, openingTrack, spaceEnd } from './track.ts'
import { beginTurn, refill } from './turn.ts'

/** DC-1a, DC-7 Two cars each need enough cars, and a deck must be sound. */
export function objection(table: Table<Options, Deck>): Refusal | null {
  const cars = table.seats * carsEach(table)
  if (cars > CARS) return { rule: 'DC-1a', reason: sentence('dicey-curves.no.too-many-cars', { cars, most: CARS }) }
  const [flaw] = boardFlaws(table.board)
  return flaw === undefined ? null : { rule: 'DC-7', reason: sentence('dicey-curves.no.deck', { flaw }) }
}

/** DC-2, DC-3, DC-4 Chips are dealt, and the first two cards lie. */
export function setup(table: Table<Options, Deck>): State {
  const { seats, options, board } = table
  return {
    table,
    first: 0,
    begun: false,
    track: openingTrack(board),
    deck: trackDeck(board),
    drawn: 0,
    chips: new Array(seats).fill(CHIPS_EACH),
    pile: CHIPS - seats * CHIPS_EACH,
    cars: new Array(seats * carsEach(table)).fill(NONE),
    finished: [],
    dice: { white: new Array(KEPT_VALUES).fill(0), green: new Array(KEPT_VALUES).fill(0) },
    quiet: 0,
    danger: options.danger ? dangerBox(table) : null,
    frames: [options.starter === 'random' ? { kind: 'starter' } : { kind: 'opening' }],
  }
}

/** DC-3 Start, Finish and one straight card with three lanes are taken out. */
export function trackDeck(board: Deck): number[] {
  const straight = openingStraight(board)
  return facesOf(board).list.map(({ name, count }) => {
    if (name === START || name === FINISH) return 0
    return name === straight ? count - 1 : count
  })
}

/** DX-1 */
const dangerBox = ({ seats, board }: Table<Options, Deck>): Danger => ({
  cubes: new Array(seats).fill(0),
  pile: CUBES,
  debris: [],
  gates: [],
  barrels: [],
  shop: NONE,
  hands: Array.from({ length: seats }, () => []),
  deck: DANGER_KINDS.map((kind) => board.danger[kind]),
  discards: DANGER_KINDS.map(() => 0),
  played: DANGER_KINDS.map(() => 0),
})

/** DC-8a Who goes first. */
export function settleStarter(state: State, { seat }: Extract<Outcome, { readonly kind: 'starter' }>): void {
  state.first = seat
  become(state, { kind: 'opening' })
}

/** DC-4 The race begins on four cards; a deck that holds none that fits leaves the track shorter. */
export function afterOpeningCard(state: State): void {
  if (state.track.length < CARDS_AT_START && state.deck.some((count) => count > 0)) return
  become(state, { kind: 'place', seat: state.first })
}

/** DC-5, DC-6 Any free space of Start. */
export function placings(state: State): Action[] {
  const spaces: Action[] = []
  for (let space = 0; space < spaceEnd(trackGraph(state), 0); space++)
    if (!isCarOn(state, space)) spaces.push({ kind: 'place', space })
  return spaces
}

/** DC-6 First cars go round to the left, second cars back to the right. */
export function place(state: State, seat: Seat, space: Space): void {
  state.cars[carsOf(state, seat).find((car) => state.cars[car] === NONE)!] = space
  const placed = state.cars.filter((at) => at !== NONE).length
  if (placed < state.cars.length) become(state, { kind: 'place', seat: placer(state, placed) })
  else beginRace(state)
}

function placer({ first, table: { seats } }: State, placed: number): Seat {
  const turn = placed < seats ? placed : seats + seats - 1 - placed
  return (first + turn) % seats
}

/** DC-8, DX-1 Danger cards are dealt, and the first player's turn begins. */
function beginRace(state: State): void {
  beginTurn(state, state.first)
  if (state.danger) refill(state)
}
