import { top } from '../../../engine/frames.ts'
import type { Refusal, Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { DANGER_KINDS, type DangerKind, KEPT_VALUES } from '../board.ts'
import type { Action, DriveFrame, Frame, FrameOf, State } from '../state.ts'
import { say } from '../telling/say.ts'
import { type ChipUse, chipUses } from './chips.ts'
import { counts, isGroup } from './combos.ts'
import { emptyCards } from './danger.ts'
import { NONE } from './deck.ts'
import { cubesOn, isCubeAt } from './hazards.ts'
import { closureSpaces } from './lanes.ts'
import { countedSize } from './moving.ts'
import { isBarrelOn, isCarOn, trackGraph } from './race.ts'
import { isEveryGreenIn } from './rolling.ts'
import { crosses } from './steps.ts'
import { holdsSuperSize } from './window.ts'

// Why an action that `legal` does not list is not allowed. Actions come from outside: any field may be anything.

type Raw = Readonly<Record<string, unknown>>

const no = (rule: string, reason: string, values: Sentence['values'] = {}): Refusal => ({
  rule,
  reason: say(`no.${reason}`, values),
})

/** When each kind of action is due, and the rule that says so. */
const DUE: Readonly<Record<Action['kind'], readonly [Frame['kind'], string]>> = {
  place: ['place', 'DC-6'],
  swap: ['swap', 'DX-5'],
  keep: ['swap', 'DX-5'],
  play: ['window', 'DX-3'],
  pass: ['window', 'DX-3a'],
  relocate: ['relocate', 'DX-12b'],
  add: ['turn', 'DC-21'],
  change: ['turn', 'DC-21'],
  reroll: ['turn', 'DC-22'],
  'super-size': ['turn', 'DX-22'],
  move: ['turn', 'DC-30'],
  step: ['drive', 'DC-31'],
  stop: ['drive', 'DC-33a'],
  juke: ['turn', 'DC-42'],
  buy: ['turn', 'DC-50'],
  end: ['turn', 'DC-8'],
  repair: ['repair', 'DX-24'],
  leave: ['repair', 'DX-24'],
}

export function refuse(state: State, seat: Seat, action: Action): Refusal {
  const due = Object.hasOwn(DUE, action.kind) ? DUE[action.kind] : undefined
  if (!due) return no('EN-4', 'unknown')
  const frame = top(state)
  if (frame.kind !== due[0]) return no(due[1], `not-now.${action.kind}`)
  return because(state, seat, frame, action as unknown as Raw) ?? no('EN-4', 'malformed')
}

function because(state: State, seat: Seat, frame: Frame, action: Raw): Refusal | null {
  switch (frame.kind) {
    case 'place':
      return no('DC-6', 'start-space')
    case 'relocate':
      return no('DX-12b', 'barrels')
    case 'window':
      return action.kind === 'play' ? cardRefusal(state, seat, action) : null
    case 'turn':
      return turnRefusal(state, frame, action)
    case 'drive':
      return action.kind === 'stop' ? no('DC-33a', 'stop') : stepRefusal(state, frame, action)
    default:
      return null
  }
}

// Danger cards

const CARD_RULES: Readonly<Record<DangerKind, string>> = {
  'Instant Damage': 'DX-6',
  'Instant Repair': 'DX-7',
  'Minor Debris': 'DX-9',
  'Major Debris': 'DX-9',
  'Dangerous Curve': 'DX-10',
  'Lane Closed': 'DX-11',
  'Repair Shop': 'DX-13',
  'Critter Crossing': 'DX-14',
  'Nitro Boost': 'DX-14',
  'Super Size Your Combo': 'DX-3',
}

function cardRefusal(state: State, seat: Seat, action: Raw): Refusal | null {
  const card = DANGER_KINDS.find((kind) => kind === action.card)
  if (!card || !state.danger!.hands[seat]!.includes(card)) return no('DX-4', 'not-held')
  const { on } = action
  if (typeof on === 'number' && !emptyCards(state).includes(on)) return no('DX-8', 'card-in-use')
  if (card === 'Lane Closed' && isLane(state, on, action.lane)) return no('DX-12a', 'no-way-left')
  return no(CARD_RULES[card], `card.${CARD_RULES[card].toLowerCase()}`)
}

function isLane(state: State, on: unknown, lane: unknown): boolean {
  const face = typeof on === 'number' ? trackGraph(state).faces[on] : undefined
  if (!face || typeof lane !== 'number' || !face.lanes[lane]) return false
  return closureSpaces(state, { on: on as number, lane }).length > 0
}

// The turn

function turnRefusal(state: State, frame: FrameOf<'turn'>, action: Raw): Refusal | null {
  switch (action.kind) {
    case 'add':
    case 'change':
    case 'reroll':
      return diceRefusal(state, frame, action)
    case 'super-size':
      if (!holdsSuperSize(state, frame.seat)) return no('DX-22', 'not-held')
      return no('DX-22b', 'no-use', { more: countedSize([], frame.boost + 1) })
    case 'move':
      return moveRefusal(state, frame, action)
    case 'juke':
      if (frame.boost > 0) return no('DX-22b', 'boosted')
      return state.chips[frame.seat] === 0 ? no('DC-42', 'no-chip') : no('DC-42a', 'juke')
    case 'buy':
      return frame.boost > 0 ? no('DX-22b', 'boosted') : no('DC-50', 'buy')
    default:
      return frame.boost > 0 ? no('DX-22b', 'boosted') : null
  }
}

function diceRefusal(state: State, { seat, moving }: FrameOf<'turn'>, { kind }: Raw): Refusal {
  const rule = kind === 'reroll' ? 'DC-22' : 'DC-21'
  if (moving) return no('DC-23a', 'moving')
  if (state.chips[seat] === 0) return no(rule, 'no-chip')
  if (kind === 'add' && isEveryGreenIn(state)) return no('DC-21', 'all-green')
  if (kind === 'change' && !isEveryGreenIn(state)) return no('DC-21', 'green-left')
  return no(rule, `dice.${kind}`)
}

function moveRefusal(state: State, frame: FrameOf<'turn'>, { car, dice, power }: Raw): Refusal {
  const from = typeof car === 'number' ? state.cars[car] : undefined
  if (from === undefined || from === NONE) return no('DC-30', 'no-car')
  if (!isDice(dice) || !isInPlay(state, dice)) return no('DC-34', 'not-in-play')
  if (!isGroup(dice)) return no('DC-24', 'no-combo')
  const uses = chipUses(state, frame, car as number, power === true)
  if (state.chips[frame.seat]! < uses.length) return chipRefusal(state.chips[frame.seat]!, uses)
  if (power === true) return no('DC-43', 'power')
  return gateRefusal(state, from, countedSize(dice, frame.boost)) ?? no('DC-33', 'no-step')
}

/** DC-35, DC-41, DC-44 A move that costs one chip is refused for what it is, not for the chip. */
function chipRefusal(chips: number, uses: readonly ChipUse[]): Refusal {
  const [use, ...more] = uses
  if (more.length > 0) return no('DC-44', 'chips', { cost: uses.length, chips })
  return no(CHIP_RULES[use!], `chip.${use}`)
}

const CHIP_RULES: Readonly<Record<ChipUse, string>> = { continue: 'DC-35', control: 'DC-41', power: 'DC-43' }

const isDice = (dice: unknown): dice is number[] =>
  Array.isArray(dice) &&
  dice.length > 0 &&
  dice.every((value) => Number.isInteger(value) && value >= 1 && value <= KEPT_VALUES)

const isInPlay = (state: State, dice: readonly number[]): boolean =>
  counts(state.dice).every((have, i) => dice.filter((value) => value === i + 1).length <= have)

/** DC-37, DX-21 The sizes that cross the Gate before which a car stands. */
function gateRefusal(state: State, from: number, size: number): Refusal | null {
  const graph = trackGraph(state)
  const gate = graph.gateOf[from]!
  if (gate === NONE || crosses(state, graph, gate, size)) return null
  const exact = graph.gateSize[gate]!
  return isCubeAt(state, gate)
    ? no('DX-21', 'gate-cube', { size: exact, larger: exact + 1 })
    : no('DC-37', 'gate', { size: exact })
}

// A step

function stepRefusal(state: State, frame: DriveFrame, { to, avoid }: Raw): Refusal {
  const graph = trackGraph(state)
  const from = state.cars[frame.car]!
  const isAhead = graph.forward[from]!.includes(to as number)
  if (!isAhead && !graph.sideways[from]!.includes(to as number)) return no('DC-31', 'not-a-neighbour')
  const space = to as number
  if (space === frame.came) return no('DC-31a', 'back')
  const atGate = isAhead ? gateRefusal(state, from, frame.size) : null
  if (atGate) return atGate
  if (isBarrelOn(state, space)) return no('DX-23', 'barrel')
  if (!frame.power && isCarOn(state, space)) return no('DC-32', 'occupied')
  if (avoid === true) return cubesOn(state, space) > 0 ? no('DX-20a', 'avoid') : no('DX-20', 'no-cubes')
  return frame.power ? no('DC-43a', 'must-end-empty') : no('EN-4', 'malformed')
}
