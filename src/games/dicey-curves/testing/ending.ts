import type { Ending } from '../../../engine/ending.ts'
import type { Table } from '../../../engine/game.ts'
import {
  ALL_DICE,
  DANGER_CARDS,
  type Deck,
  HAND,
  MOST_CHIPS,
  MOST_SPACES_IN_LANE,
  QUIET_ROUNDS,
  SIDES,
} from '../board.ts'
import { NONE } from '../rules/deck.ts'
import { isFinishLaid, racingSeats, trackGraph } from '../rules/race.ts'
import type { Graph } from '../rules/track.ts'
import type { DiceyCurves, Options, Outcome, State } from '../state.ts'

/**
 * DC-12, DC-65 Every turn lays a card, until Finish lies; from then on it brings a car forward, or it is one of the quiet
 * turns that end the race. No die shows a 6, and no Super Size is drawn where another card can be.
 */
export const ENDING: Ending<DiceyCurves> = {
  measure: (state) => {
    const quietTurns = QUIET_ROUNDS * state.table.seats + 2
    if (!isFinishLaid(state)) return (cardsLeft(state) + mostRows(state)) * quietTurns
    return rowsLeft(state) * quietTurns + QUIET_ROUNDS * racingSeats(state).length - state.quiet
  },
  patience: entriesOfATurn,
  isKind: (state, outcome) => isKind(state, outcome),
}

function isKind({ danger }: State, outcome: Outcome): boolean {
  if (outcome.kind === 'roll') return ![...outcome.white, ...outcome.green].includes(SIDES)
  if (outcome.kind !== 'danger' || outcome.card !== SUPER_SIZE) return true
  return danger!.deck.every((count, kind) => count === 0 || kind === danger!.deck.length - 1)
}

const SUPER_SIZE = 'Super Size Your Combo'

/** DX-4b In a window each card is played once, moves barrels, is replaced, and lets everybody pass again. DC-34 Each die moves a car once. */
function entriesOfATurn({ seats, options, board }: Table<Options, Deck>): number {
  const window = options.danger ? (DANGER_CARDS + 1) * (seats + 3) + 2 * HAND * seats : 0
  const dice = 2 * (ALL_DICE + MOST_CHIPS) + 2 * MOST_CHIPS
  const superSizes = options.danger ? 4 * (HAND + board.danger[SUPER_SIZE]) : 0
  return window + dice + superSizes + 2 * seats + 5
}

const cardsLeft = ({ deck }: State): number => deck.reduce((sum, count) => sum + count, 1)

/** No track has more rows. */
const mostRows = ({ cars, track, deck }: State): number =>
  cars.length * MOST_SPACES_IN_LANE * deck.reduce((sum, count) => sum + count, track.length + 1)

const rowsLeft = (state: State): number => {
  const rows = rowsToGo(trackGraph(state))
  return state.cars.reduce((sum, space) => sum + (space === NONE ? 0 : rows[space]!), 0)
}

const known = new WeakMap<Graph, readonly number[]>()

/** DC-31 The most steps forward from each space, with any number of steps to the side between them. */
function rowsToGo(graph: Graph): readonly number[] {
  const made = known.get(graph)
  if (made) return made
  const rows = new Array<number>(graph.spaces + 1).fill(0)
  while (lengthen(graph, rows));
  known.set(graph, rows)
  return rows
}

function lengthen({ forward, sideways, spaces }: Graph, rows: number[]): boolean {
  let isLonger = false
  for (let space = spaces - 1; space >= 0; space--) {
    const most = Math.max(...forward[space]!.map((to) => 1 + rows[to]!), ...sideways[space]!.map((to) => rows[to]!), 0)
    isLonger ||= most > rows[space]!
    rows[space] = most
  }
  return isLonger
}
