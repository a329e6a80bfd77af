import type { Seat } from '../../src/engine/game.ts'
import { diceyCurves as game } from '../../src/games/dicey-curves/game.ts'
import { lacking } from '../../src/games/dicey-curves/rules/lanes.ts'
import type { Action, PlayCard, State } from '../../src/games/dicey-curves/state.ts'
import { isClaimed, joined } from '../../src/web/games/dicey-curves/in-bar.ts'
import { type Clicks, type Known, listed } from './known.ts'
import type { Asked } from './page.ts'

/** What a beginner knows how to do: Combos that the page suggests, cards, and what the bar lists. */
export function inDiceyCurves(state: State, seat: Seat, asked: Asked | null): readonly Known[] {
  const legal = game.legal(state, seat)
  return [...inBar(state, seat, legal), ...legal.flatMap((action) => onBoard(state, legal, action, asked))]
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

function onBoard(state: State, legal: readonly Action[], action: Action, asked: Asked | null): Known[] {
  if (action.kind === 'place') return [{ action, clicks: [`[data-target="space ${action.space}"]`] }]
  if (action.kind === 'play') return movesBarrels(state, action) ? [] : [{ action, clicks: cardClicks(legal, action) }]
  const combo = action.kind === 'move' && !action.power ? action.dice.join('') : ''
  return asked?.combos.includes(combo) && isFirstCar(legal, action)
    ? [{ action, clicks: [`[data-combo="${combo}"]`] }]
    : []
}

/** The page drives the first car that can use a Combo, unless another is picked. */
const isFirstCar = (legal: readonly Action[], action: Action): boolean =>
  legal.find((other) => other.kind === 'move' && 'dice' in action && `${other.dice}` === `${action.dice}`) === action

/** Whoever closes a lane without barrels has to take them from elsewhere, which is not for beginners. */
const movesBarrels = (state: State, action: PlayCard): boolean =>
  action.card === 'Lane Closed' && lacking(state, action) > 0

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
