import { act } from '../../../engine/act.ts'
import type { Entry, Seat } from '../../../engine/game.ts'
import { prepare } from '../../../engine/table.ts'
import { copy } from '../../../engine/values.ts'
import { CHIPS, CUBES, DANGER_KINDS, type DangerKind, KEPT_VALUES } from '../board.ts'
import { diceyCurves as game } from '../game.ts'
import { facesOf, NONE } from '../rules/deck.ts'
import { onTrack } from '../rules/hazards.ts'
import { trackGraph } from '../rules/race.ts'
import { newTurn } from '../rules/rolling.ts'
import { trackDeck } from '../rules/setup.ts'
import type { Action, Car, Danger, DiceyCurves, Frame, Options, Outcome, Space, State } from '../state.ts'

// Scenes for tests: a race set up as a test needs it. Spaces are named "card:space", cards counted from 0 (Start).

export const STRAIGHT = 'Straight-Away'
export const WIDE = 'Wide-Open'

export function seated(seats: number, options: Partial<Options> = {}): State {
  const prepared = prepare(game, { seats, options })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusal))
  return game.setup(prepared.table)
}

export interface Scene {
  readonly seats?: number
  readonly options?: Partial<Options>
  /** The cards after Start and the first straight one. */
  readonly track?: readonly string[]
  /** Where cars stand, by car; the others have finished, in the order of their numbers. */
  readonly cars?: Readonly<Record<Car, string>>
  readonly white?: string
  readonly green?: string
  readonly chips?: readonly number[]
  readonly danger?: Partial<Danger>
  readonly frame?: Frame
}

/** A turn of seat 0, not the first of the race, with the dice rolled, one car each and nobody finished, unless the scene says otherwise. */
export function staged(scene: Scene): State {
  const { seats = 2, options = {}, track = [STRAIGHT, STRAIGHT], cars = {}, chips } = scene
  const state = seated(seats, { cars: 'one', danger: scene.danger !== undefined, ...options })
  state.begun = true
  state.track = Object.freeze([...state.track, ...track])
  state.deck.splice(0, state.deck.length, ...deckWithout(state))
  for (const car of state.cars.keys()) placeCar(state, car, cars[car])
  if (chips) state.chips.splice(0, seats, ...chips)
  state.pile = CHIPS - state.chips.reduce((sum, held) => sum + held, 0)
  state.dice.white.splice(0, KEPT_VALUES, ...counted(scene.white ?? ''))
  state.dice.green.splice(0, KEPT_VALUES, ...counted(scene.green ?? ''))
  if (scene.danger) arrange(state, scene.danger)
  state.frames.splice(0, 1, scene.frame ?? newTurn(0))
  return state
}

const deckWithout = ({ table, track }: State): number[] =>
  trackDeck(table.board).map((count, face) => {
    const { name } = facesOf(table.board).list[face]!
    return Math.max(0, count - track.slice(2).filter((card) => card === name).length)
  })

function placeCar(state: State, car: Car, spot: string | undefined): void {
  state.cars[car] = spot === undefined ? NONE : at(state, spot)
  if (spot === undefined) state.finished.push(car)
}

const counted = (dice: string): number[] =>
  Array.from({ length: KEPT_VALUES }, (_, i) => [...dice].filter((value) => value === String(i + 1)).length)

/** Hands are what the scene says, and else two cards that do nothing here; the deck is what is left. */
function arrange(state: State, change: Partial<Danger>): void {
  const danger = state.danger!
  for (const seat of danger.hands.keys()) danger.hands[seat] = ['Critter Crossing', 'Nitro Boost']
  Object.assign(danger, copy(change))
  if (!change.deck) danger.deck = deckLeft(state, danger)
  if (change.pile === undefined) danger.pile = CUBES - danger.cubes.reduce((a, b) => a + b, onTrack(danger))
}

const deckLeft = ({ table }: State, { hands, discards, played }: Danger): number[] =>
  DANGER_KINDS.map((kind, i) => {
    const held = hands.flat().filter((card) => card === kind).length
    return Math.max(0, table.board.danger[kind] - held - discards[i]! - played[i]!)
  })

export function at(state: Pick<State, 'table' | 'track'>, spot: string): Space {
  const [card, name] = spot.split(':') as [string, string]
  const { firstSpace, faces, line } = trackGraph(state)
  if (spot === 'line') return line
  const local = faces[Number(card)]!.spaces.indexOf(name)
  if (local < 0) throw new Error(`no space ${spot}`)
  return firstSpace[Number(card)]! + local
}

export function spot(state: Pick<State, 'table' | 'track'>, space: Space): string {
  const { cardOf, faces, firstSpace, line } = trackGraph(state)
  if (space === line) return 'line'
  if (space === NONE) return 'nowhere'
  const card = cardOf[space]!
  return `${card}:${faces[card]!.spaces[space - firstSpace[card]!]}`
}

/** What happens next: a seat acts, or an outcome falls. */
export type Next = readonly [Seat, Action] | Outcome

export const entryOf = (next: Next): Entry<DiceyCurves> =>
  'kind' in next ? { outcome: next } : { seat: next[0], action: next[1] }

/** Plays through the door, so that everything a test does is legal. */
export function played(state: State, ...entries: readonly Next[]): State {
  return entries.reduce((now, next) => {
    const acted = act(game, now, entryOf(next))
    if (!acted.ok) throw new Error(`${JSON.stringify(next)}: ${JSON.stringify(acted.refusal)}`)
    return acted.state
  }, state)
}

/** The rule that refuses an act, or "allowed". */
export function refusedBy(state: State, seat: Seat, action: Action): string {
  const acted = act(game, state, { seat, action })
  return acted.ok ? 'allowed' : acted.refusal.rule
}

export const move = (car: Car, dice: string, power = false): readonly [Seat, Action] => [
  0,
  { kind: 'move', car, dice: [...dice].map(Number), power },
]

/** A move of seat 0 square by square; "!" behind a space pays a chip to pass its cubes. */
export function driven(state: State, car: Car, dice: string, way: string, power = false): State {
  const begun = played(state, move(car, dice, power))
  return way.split(' ').reduce((now, name) => {
    const to = at(now, name.replace('!', ''))
    return played(now, [0, { kind: 'step', to, avoid: name.endsWith('!') }])
  }, begun)
}

export const roll = (white: string, green = ''): Outcome => ({
  kind: 'roll',
  white: [...white].map(Number),
  green: [...green].map(Number),
})

export const drawn = (seat: Seat, card: DangerKind): Outcome => ({ kind: 'danger', seat, card })

/** Where the car under way may go now, "!" for passing cubes, "stop" where it may end. */
export const ways = (state: State): string[] =>
  game
    .legal(state, 0)
    .map((action) => (action.kind === 'step' ? `${spot(state, action.to)}${action.avoid ? '!' : ''}` : action.kind))
    .sort()

/** The dice with which a car may be moved. */
export const combos = (state: State, car: Car, power = false): string[] =>
  game
    .legal(state, 0)
    .flatMap((action) =>
      action.kind === 'move' && action.car === car && action.power === power ? [action.dice.join('')] : [],
    )

export const kinds = (state: State, seat: Seat = 0): string[] => [
  ...new Set(game.legal(state, seat).map(({ kind }) => kind)),
]

export const spots = (state: State): string[] => state.cars.map((space) => spot(state, space))

/** A window before seat 0 rolls, with everybody asked. */
export const windowFrame = (seats: number, seat: Seat = 0): Frame => ({
  kind: 'window',
  seat,
  open: Array.from({ length: seats }, (_, seat) => seat),
  hits: [],
  critters: 0,
  nitros: 0,
})
