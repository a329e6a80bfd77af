import type { WholeMove } from '../../../engine/ends.ts'
import { top } from '../../../engine/frames.ts'
import type { Action, DiceyCurves, Space, View } from '../../../games/dicey-curves/state.ts'
import { spaceName } from '../../../games/dicey-curves/telling/say.ts'
import type { Say } from '../../../words/say.ts'
import type { OnPick, Picks } from './picks.ts'
import type { Reach } from './reach.ts'
import { actionsOf, type Choices } from './selection.ts'
import { cardTarget, laneTarget, spaceTarget, type Target } from './targets.ts'
import { say as sentenceOf } from './tray.ts'
import type { World } from './world.ts'

export interface Aiming {
  readonly view: View
  readonly world: World
  readonly choices: Choices
  readonly wholeMoves: readonly WholeMove<DiceyCurves>[]
  readonly picks: Picks
  readonly reach: Reach | null
  /** The uses of the picked Danger card. */
  readonly uses: Choices
  readonly say: Say
  readonly onPick: OnPick
  readonly onAction: (action: Action) => void
  /** Goes there, with the picked Combo if none is under way. */
  readonly driveTo: (space: Space) => void
}

/** Everything on the board that can be taken now. */
export function targetsOf(aiming: Aiming): Target[] {
  if (aiming.uses.length > 0) return dangerTargets(aiming)
  switch (top(aiming.view).kind) {
    case 'place':
      return placeTargets(aiming)
    case 'relocate':
      return barrelTargets(aiming)
    case 'drive':
      return [...wayTargets(aiming), ...stepTargets(aiming)]
    case 'turn':
      return wayTargets(aiming)
    default:
      return []
  }
}

const placeTargets = ({ choices, world, say, onAction }: Aiming): Target[] =>
  choices.flatMap(({ action, meaning }) =>
    action.kind === 'place'
      ? spaceTarget(world, action.space, {
          name: say(meaning),
          look: 'step',
          moves: [[action]],
          take: () => onAction(action),
        })
      : [],
  )

/** The whole moves whose last step leads to a space. */
const endingOn = (wholeMoves: Aiming['wholeMoves'], space: Space): (readonly Action[])[] =>
  wholeMoves
    .map(({ actions }) => actions)
    .filter((actions) => {
      const last = actions.findLast(({ kind }) => kind === 'step')
      return last?.kind === 'step' && last.to === space
    })

/** The next steps. Where cubes may be taken or passed by, the panel asks. */
function stepTargets({ choices, wholeMoves, world, say, onPick, onAction }: Aiming): Target[] {
  const steps = choices.filter(({ action }) => action.kind === 'step' && !action.avoid)
  return steps.flatMap(({ action, meaning }) => {
    if (action.kind !== 'step') return []
    const isFork = actionsOf(choices, 'step').some(({ to, avoid }) => avoid && to === action.to)
    const take = () => (isFork ? onPick({ fork: action.to }) : onAction(action))
    const moves = [[action], ...endingOn(wholeMoves, action.to)]
    return spaceTarget(world, action.to, { name: say(meaning), look: 'step', moves, take })
  })
}

/** Where the Combo can lead beyond the next step; a tap drives all the way. */
function wayTargets({ view, choices, wholeMoves, world, reach, say, driveTo }: Aiming): Target[] {
  const next = actionsOf(choices, 'step').map(({ to }) => to)
  if (!reach) return []
  return reach.within.flatMap((space) =>
    next.includes(space)
      ? []
      : spaceTarget(world, space, {
          name: say(sentenceOf('build.drive-to', { space: spaceName(view, space) })),
          look: reach.ends.has(space) ? 'end' : 'way',
          moves: endingOn(wholeMoves, space),
          take: () => driveTo(space),
        }),
  )
}

function dangerTargets({ uses, world, picks, say, onPick }: Aiming): Target[] {
  return uses.flatMap(({ action, meaning }) => {
    const key = JSON.stringify(action)
    const look = key === picks.aimed ? 'aimed' : 'aim'
    const taking = { name: say(meaning), look, take: () => onPick({ aimed: key }) } as const
    if ('lane' in action) return [laneTarget(world.cards[action.on]!, action.lane, taking)]
    if ('on' in action) return [cardTarget(world.cards[action.on]!, taking)]
    return 'space' in action ? spaceTarget(world, action.space, taking) : []
  })
}

/** Barrels that may be moved, picked one by one. */
function barrelTargets({ view, choices, world, picks, say, onPick }: Aiming): Target[] {
  const barrels = new Set(actionsOf(choices, 'relocate').flatMap((action) => action.barrels))
  return [...barrels].flatMap((space) => {
    const isPicked = picks.barrels.includes(space)
    const rest = picks.barrels.filter((other) => other !== space)
    return spaceTarget(world, space, {
      name: say(sentenceOf('hand.barrel', { space: spaceName(view, space) })),
      look: isPicked ? 'aimed' : 'aim',
      take: () => onPick({ barrels: isPicked ? rest : [...rest, space].sort((a, b) => a - b) }),
    })
  })
}
