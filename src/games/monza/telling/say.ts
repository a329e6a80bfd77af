import type { Seat } from '../../../engine/game.ts'
import { type Sentence, type SentenceValue, sentence } from '../../../engine/sentence.ts'
import { type Board, COLOURS, type Colour, goalAt, isGoal, laneAt, type Spot, START, squareAt } from '../board.ts'
import { waiting } from '../rules/sequence.ts'
import type { Dice, View } from '../state.ts'

export const say = (key: string, values: Sentence['values'] = {}): Sentence => sentence(`monza.${key}`, values)
export const player = (seat: Seat) => ({ player: { seat } })
export const colour = (name: Colour): Sentence => say(`colour.${name}`)
export const carColour = ({ colours }: View, seat: Seat): Sentence => colour(COLOURS[colours[seat]!]!)

/** Lanes are named by the board; the usual names can be said in every language. */
const USUAL_LANES: readonly string[] = ['inner', 'middle', 'outer']
export const lane = (name: string): SentenceValue => (USUAL_LANES.includes(name) ? say(`lane.${name}`) : name)

/** A spot in words; players count squares from 1. */
export function place({ lanes, goals }: Board, spot: Spot): Sentence {
  if (spot === START) return say('spot.start')
  if (isGoal(spot)) return say('spot.goal', { colour: colour(goals[goalAt(spot)]!.colour) })
  const { name, squares } = lanes[laneAt(spot)]!
  const square = squares[squareAt(spot)]!
  return say('spot.square', { colour: say(`colour.${square.colour}`), lane: lane(name), number: squareAt(spot) + 1 })
}

export const list = (items: readonly SentenceValue[]): SentenceValue =>
  items.reduceRight((rest, first) => say('list', { first, rest }))

export const colours = (dice: Dice): SentenceValue =>
  list(COLOURS.filter((name) => dice[name] > 0).map((name) => say('dice', { count: dice[name], colour: colour(name) })))

export function winners(view: View): Seat[] {
  const now = waiting(view)
  return now.kind === 'over' ? [...now.result.places.keys()].filter((seat) => now.result.places[seat] === 1) : []
}
