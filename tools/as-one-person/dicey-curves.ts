import { endsOf } from '../../src/engine/ends.ts'
import type { Game, Seat } from '../../src/engine/game.ts'
import type { Drives } from '../../src/engine/guide.ts'
import { copy } from '../../src/engine/values.ts'
import { diceyCurves as game } from '../../src/games/dicey-curves/game.ts'
import { NONE } from '../../src/games/dicey-curves/rules/deck.ts'
import { lacking } from '../../src/games/dicey-curves/rules/lanes.ts'
import { trackGraph } from '../../src/games/dicey-curves/rules/race.ts'
import { stepsToGo } from '../../src/games/dicey-curves/rules/track.ts'
import type { Action, Car, PlayCard, Space, State } from '../../src/games/dicey-curves/state.ts'
import { DRIVES } from '../../src/games/dicey-curves/telling/guide/drives.ts'
import { isClaimed, joined } from '../../src/web/games/dicey-curves/in-bar.ts'
import { type Clicks, type Known, listed } from './known.ts'
import type { Asked } from './page.ts'

/** What a beginner knows how to do: Combos that the page suggests, cards, and what the bar lists. */
export function inDiceyCurves(state: State, seat: Seat, asked: Asked | null): readonly Known[] {
  const legal = game.legal(state, seat)
  const pushes = asked ? pushesOf(state, seat, legal) : []
  if (pushes.length > 0) return pushes
  return [...inBar(state, seat, legal), ...legal.flatMap((action) => onBoard(state, seat, legal, action, asked))]
}

/** Of these spaces the one from which it is the shortest way to the line. */
export function nearest(state: State, spaces: readonly Space[]): Space {
  const steps = stepsToGo(trackGraph(state))
  return [...spaces].sort((one, other) => steps[one]! - steps[other]!)[0]!
}

/** At a Gate that no Combo opens, a chip buys the die that makes one that does. */
function pushesOf(state: State, seat: Seat, legal: readonly Action[]): Known[] {
  const moves = legal.filter((action) => action.kind === 'move')
  if (moves.length === 0 || moves.some((move) => goesForward(state, seat, move))) return []
  return legal.flatMap((action) => {
    if (action.kind !== 'add') return []
    const after = played(state, seat, action)
    const helps = game.legal(after, seat).some((move) => move.kind === 'move' && goesForward(after, seat, move))
    return helps ? [{ action, clicks: ['[data-tool="green"]', `[data-value="${action.value}"]`] as Clicks }] : []
  })
}

/** To go sideways and back again is nothing that anybody would do for long. */
function goesForward(state: State, seat: Seat, move: Action & { kind: 'move' }): boolean {
  if (move.power) return false
  const begun = played(state, seat, move)
  const ends = endsOf(game as unknown as Game, DRIVES as unknown as Drives, game.view(begun, seat), seat)
  const before = left(state, move.car)
  return ends.some(({ actions }) => {
    const after = played(begun, seat, ...(actions as readonly Action[]))
    return left(after, move.car) < before
  })
}

/** How many steps a car has to go; none beyond the line. */
function left(state: State, car: Car): number {
  const space = state.cars[car]!
  return space === NONE ? -1 : stepsToGo(trackGraph(state))[space]!
}

function played(state: State, seat: Seat, ...actions: readonly Action[]): State {
  const after = copy(state)
  for (const action of actions) game.play(after, seat, action)
  return after
}

function inBar(state: State, seat: Seat, legal: readonly Action[]): Known[] {
  const view = game.view(state, seat)
  let place = 0
  return legal
    .filter((action) => !isClaimed(action))
    .map((action): Known => {
      const clicks: Clicks = [listed(place++)]
      const more = joined(view, action)[0]?.actions[1]
      return more ? { action, clicks, more: { action: more, clicks: [listed(place++)] } } : { action, clicks }
    })
}

function onBoard(state: State, seat: Seat, legal: readonly Action[], action: Action, asked: Asked | null): Known[] {
  if (action.kind === 'place') return [{ action, clicks: [`[data-target="space ${action.space}"]`] }]
  if (action.kind === 'play') return isOdd(state, seat, action) ? [] : [{ action, clicks: cardClicks(legal, action) }]
  if (action.kind !== 'move' || !isFirstCar(legal, action) || !goesForward(state, seat, action)) return []
  const combo = action.dice.join('')
  return asked?.combos.includes(combo) ? [{ action, clicks: [`[data-combo="${combo}"]`] }] : []
}

/** The page drives the first car that can use a Combo, unless another is picked. */
const isFirstCar = (legal: readonly Action[], action: Action): boolean =>
  legal.find((other) => other.kind === 'move' && 'dice' in action && `${other.dice}` === `${action.dice}`) === action

/** Nobody harms oneself or helps the others; and to take barrels from elsewhere for a closed lane is not for beginners. */
function isOdd(state: State, seat: Seat, action: PlayCard): boolean {
  const isOwnRoll = state.frames.some((frame) => frame.kind === 'window' && frame.seat === seat)
  if (action.card === 'Critter Crossing') return isOwnRoll
  if (action.card === 'Nitro Boost') return !isOwnRoll
  if ('target' in action) return (action.card === 'Instant Repair') !== (action.target === seat)
  return action.card === 'Lane Closed' && lacking(state, action) > 0
}

/** The card, what it is aimed at where there is a choice, and the button that plays it. */
function cardClicks(legal: readonly Action[], action: PlayCard): Clicks {
  const uses = legal.filter((other) => other.kind === 'play' && other.card === action.card)
  const aim = uses.length > 1 ? [aimAt(action, uses.indexOf(action))] : []
  return [`[data-danger="${action.card}"][aria-pressed="false"]:not(:disabled)`, ...aim, '[data-play]:not(:disabled)']
}

function aimAt(action: PlayCard, place: number): string {
  if ('target' in action) return `:has(> [data-play]) > div > button:nth-of-type(${place + 1})`
  if ('lane' in action) return `[data-target="lane ${action.on} ${action.lane}"]`
  if ('on' in action) return `[data-target="card ${action.on}"]`
  return 'space' in action ? `[data-target="space ${action.space}"]` : ''
}
