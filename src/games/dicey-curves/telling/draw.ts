import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { CAR_COLOURS, KEPT_VALUES } from '../board.ts'
import { type Face, NONE } from '../rules/deck.ts'
import { cubesOn, isCubeAt } from '../rules/hazards.ts'
import { carsOf, trackGraph } from '../rules/race.ts'
import { placeOf } from '../rules/scoring.ts'
import { comingRoll } from '../rules/turn.ts'
import { openCards } from '../rules/view.ts'
import type { Car, Space, View } from '../state.ts'

// The table in text. A letter is a car, # a barrel, a digit in brackets cubes, + the repair shop beside a space; a number
// between brackets is a Gate, * a cube at it, < a space that stands in the lane before.

export const draw = (view: View, names: readonly string[]): string =>
  [...players(view, names), '', ...dice(view), ...danger(view, names), '', ...track(view)].join('\n')

const LETTERS = 'ABCDEFGH'
const SHARED = '[<]'

const isActing = (view: View, seat: Seat): boolean => {
  const frame = top(view)
  if (frame.kind === 'window') return frame.open.includes(seat)
  return 'seat' in frame && frame.seat === seat
}

function players(view: View, names: readonly string[]): string[] {
  const width = Math.max(...names.map((name) => name.length))
  return names.map((name, seat) =>
    [
      `${isActing(view, seat) ? '▶' : ' '} ${name.padEnd(width)}`,
      `chips ${'●'.repeat(view.chips[seat]!).padEnd(4)}`,
      ...(view.danger
        ? [`damage ${'■'.repeat(view.danger.cubes[seat]!).padEnd(3)}`, `cards ${view.danger.held[seat]}`]
        : []),
      carsOf(view, seat)
        .map((car) => carText(view, car))
        .join(', '),
    ].join('  '),
  )
}

function carText(view: View, car: Car): string {
  const isPlaced = top(view).kind === 'over' || view.finished.includes(car)
  return `${LETTERS[car]} ${CAR_COLOURS[car]}${isPlaced ? ` (place ${placeOf(view, car)})` : ''}`
}

function dice({ dice: { white, green }, danger, pile }: View): string[] {
  const hand = danger?.hand ? `  Your cards: ${danger.hand.join(', ') || 'none'}.` : ''
  const box = danger ? `, ${counted(danger.pile, 'cube')}, ${counted(danger.deck, 'Danger card')} to draw` : ''
  return [
    `Dice: white ${values(white)}, green ${values(green)}.  In the middle: ${counted(pile, 'chip')}${box}.${hand}`,
  ]
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** DX-4, DX-15 What lies open, and how many dice the coming roll has. */
function danger(view: View, names: readonly string[]): string[] {
  if (!view.danger) return []
  const coming = comingRoll(view)
  const open = openCards(view.danger).map(([kind, count]) => (count > 1 ? `${kind} × ${count}` : kind))
  return [
    ...(coming ? [`${names[coming.seat]} rolls ${coming.dice} dice next.`] : []),
    `Discards: ${open.join(', ') || 'none'}.`,
  ]
}

const values = (counts: readonly number[]): string =>
  Array.from({ length: KEPT_VALUES }, (_, i) => String(i + 1).repeat(counts[i]!))
    .filter((same) => same !== '')
    .join(' ') || '–'

function track(view: View): string[] {
  const { faces } = trackGraph(view)
  const width = Math.max(...faces.map(({ name }) => name.length))
  const cards = faces.map(
    (face, card) => `${String(card + 1).padStart(2)} ${face.name.padEnd(width)}  ${lanes(view, face, card)}`,
  )
  return [...leftBehind(view.rear), ...cards.slice(view.rear)]
}

function leftBehind(cards: number): string[] {
  if (cards === 0) return []
  return [cards === 1 ? '   (card 1 is left behind)' : `   (cards 1 to ${cards} are left behind)`]
}

/** A space that lanes share is drawn in the first of them. */
const lanes = (view: View, face: Face, card: number): string =>
  face.lanes
    .map((lane, i) => {
      const isDrawn = (space: number) => face.lanes.slice(0, i).some((earlier) => earlier.includes(space))
      return lane.map((space) => (isDrawn(space) ? SHARED : spaceAndGate(view, face, card, space))).join('')
    })
    .join('   ')

function spaceAndGate(view: View, face: Face, card: number, local: number): string {
  const { firstSpace, firstGate } = trackGraph(view)
  const space = firstSpace[card]! + local
  const shop = view.danger?.shop === space ? '+' : ''
  const gate = face.gateOf[local]!
  return `[${inside(view, space)}]${shop}${gate === NONE ? '' : `${face.gateSizes[gate]}${isCubeAt(view, firstGate[card]! + gate) ? '*' : ''}`}`
}

function inside(view: View, space: Space): string {
  const car = view.cars.indexOf(space)
  if (car >= 0) return LETTERS[car]!
  if (view.danger?.barrels.includes(space)) return '#'
  return cubesOn(view, space) > 0 ? String(cubesOn(view, space)) : ' '
}
