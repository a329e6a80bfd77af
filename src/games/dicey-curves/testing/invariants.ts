import { top } from '../../../engine/frames.ts'
import {
  BARRELS,
  CHIPS,
  CUBES,
  DANGER_CARDS,
  DANGER_KINDS,
  type Deck,
  FINISH,
  GREEN_DICE,
  HAND,
  MOST_CHIPS,
  MOST_CUBES,
  WHITE_DICE,
} from '../board.ts'
import { facesOf, NONE } from '../rules/deck.ts'
import { onTrack } from '../rules/hazards.ts'
import { isCarOn, isRacing, rearCard, trackGraph } from '../rules/race.ts'
import { inPlay } from '../rules/rolling.ts'
import { trackDeck } from '../rules/setup.ts'
import type { Danger, State } from '../state.ts'

// What holds in every state

export function invariants(state: State): string[] {
  const { danger } = state
  return [
    ...baseFlaws(state),
    ...(danger ? [...boxFlaws(danger), ...handFlaws(state, danger), ...trackFlaws(state, danger)] : []),
  ]
}

const says = (flawed: boolean, flaw: string | (() => string)): string[] =>
  flawed ? [typeof flaw === 'string' ? flaw : flaw()] : []

function sum(numbers: readonly number[]): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}

function baseFlaws(state: State): string[] {
  const chips = sum(state.chips) + state.pile
  return [
    ...says(chips !== CHIPS, `DC-2: ${chips} chips instead of ${CHIPS}`),
    ...says(
      state.chips.some((held) => held < 0 || held > MOST_CHIPS) || state.pile < 0,
      () => `DC-51: chips ${state.chips}`,
    ),
    ...says(inPlay(state.dice.white) > WHITE_DICE || inPlay(state.dice.green) > GREEN_DICE, 'DC-2: too many dice'),
    ...says(
      [...state.dice.white, ...state.dice.green].some((dice) => dice < 0),
      'DC-34: a die was used twice',
    ),
    ...says(isShared(state), 'DC-32: two cars on one space'),
    ...says(new Set(state.finished).size !== state.finished.length, 'DC-60: a car finished twice'),
    ...says(
      state.finished.some((car) => state.cars[car] !== NONE),
      'DC-60: a car is still on the track',
    ),
    ...laidFlaws(state),
  ]
}

/** DC-43 Only a Power Move under way may stand on another car. */
function isShared({ cars, frames }: State): boolean {
  const frame = frames.at(-1)!
  const rest = cars.filter(
    (space, car) => space !== NONE && !(frame.kind === 'drive' && frame.power && frame.car === car),
  )
  return new Set(rest).size !== rest.length
}

const fullDecks = new WeakMap<Deck, readonly number[]>()

function fullDeck(board: Deck): readonly number[] {
  const deck = fullDecks.get(board) ?? trackDeck(board)
  fullDecks.set(board, deck)
  return deck
}

/** What was found of a track that lies, with so many cards left. */
const laid = new WeakMap<State['track'], { readonly left: number; readonly flaws: string[] }>()

function laidFlaws(state: State): string[] {
  const left = sum(state.deck)
  const known = laid.get(state.track)
  if (known?.left === left) return known.flaws
  const flaws = deckFlaws(state)
  laid.set(state.track, { left, flaws })
  return flaws
}

/** DC-3 What lies on the track came from the deck, and Finish lies at the end or not at all. */
function deckFlaws({ deck, table, track }: State): string[] {
  const full = fullDeck(table.board)
  const count = new Map<string, number>()
  for (let i = 2; i < track.length; i++) count.set(track[i]!, (count.get(track[i]!) ?? 0) + 1)
  const over = facesOf(table.board).list.filter(
    ({ name }, face) => name !== FINISH && deck[face]! + (count.get(name) ?? 0) > full[face]!,
  )
  return [
    ...over.map(({ name }) => `DC-3: too many "${name}"`),
    ...says(track.slice(0, -1).includes(FINISH), 'DC-12: a card lies behind Finish'),
  ]
}

/** DX-26 */
function boxFlaws(danger: Danger): string[] {
  const cubes = sum(danger.cubes) + danger.pile + onTrack(danger)
  const cards = sum(danger.deck) + sum(danger.discards) + sum(danger.played) + danger.hands.flat().length
  return [
    ...says(cubes !== CUBES || danger.pile < 0, `DX-26: ${cubes} cubes instead of ${CUBES}`),
    ...says(cards !== DANGER_CARDS, `DX-26: ${cards} Danger cards instead of ${DANGER_CARDS}`),
    ...says(danger.barrels.length > BARRELS, `DX-26: ${danger.barrels.length} barrels`),
    ...says(
      danger.cubes.some((held) => held < 0 || held > MOST_CUBES),
      () => `DX-6: cubes ${danger.cubes}`,
    ),
  ]
}

/** DX-1, DX-3b, DX-4b Two cards each while racing, none from the end of the last turn on; in a window or a draw a hand may be short. */
function handFlaws(state: State, { hands }: Danger): string[] {
  const frame = top(state).kind
  const settled = frame === 'swap' || frame === 'turn' || frame === 'drive' || frame === 'repair'
  const mayLinger = ['turn', 'repair', 'over'].includes(state.frames[0]!.kind)
  return hands.flatMap((hand, seat) => [
    ...says(hand.length > HAND, `DX-1: seat ${seat} holds ${hand.length} cards`),
    ...says(settled && isRacing(state, seat) && hand.length !== HAND, `DX-4: seat ${seat} holds ${hand.length} cards`),
    ...says(!mayLinger && !isRacing(state, seat) && hand.length > 0, `DX-3b: seat ${seat} still holds cards`),
    ...says(
      hand.some((kind) => !DANGER_KINDS.includes(kind)),
      `DX-1: seat ${seat} holds an unknown card`,
    ),
  ])
}

/** DX-20, DX-23, DX-25 Nothing lies under a car or on a card left behind, or on one card with something else. */
function trackFlaws(state: State, { debris, gates, barrels, shop }: Danger): string[] {
  if (debris.length + gates.length + barrels.length === 0 && shop === NONE) return []
  const { cardOf, gateCard } = trackGraph(state)
  const kinds = [
    debris.map(({ space }) => cardOf[space]!),
    gates.map((gate) => gateCard[gate]!),
    barrels.map((space) => cardOf[space]!),
    shop === NONE ? [] : [cardOf[shop]!],
  ]
  const cards = kinds.flatMap((kind) => [...new Set(kind)])
  const passing = state.frames.some((frame) => frame.kind === 'drive' && frame.passing)
  return [
    ...says(!passing && debris.some(({ space }) => isCarOn(state, space)), 'DX-20: a car stands on cubes'),
    ...says(
      barrels.some((space) => isCarOn(state, space)),
      'DX-23: a car stands on a barrel',
    ),
    ...says(new Set(barrels).size !== barrels.length, 'DX-23: two barrels on one space'),
    ...says(new Set(cards).size !== cards.length, 'DX-8: two things on one card'),
    ...says(
      top(state).kind !== 'over' && cards.some((card) => card < rearCard(state)),
      'DX-25: something lies behind the last car',
    ),
  ]
}
