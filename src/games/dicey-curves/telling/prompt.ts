import { top } from '../../../engine/frames.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { chipsToBuy, chipUses } from '../rules/chips.ts'
import { cubesOn } from '../rules/hazards.ts'
import { countedSize } from '../rules/moving.ts'
import { comingRoll } from '../rules/turn.ts'
import type { Action, ActionOf, DriveFrame, FrameOf, Move, PlayCard, View } from '../state.ts'
import { stepTaking } from './cubes.ts'
import { cardName, carName, dangerName, diceText, list, player, say, spaceName } from './say.ts'

/** What the table waits for. */
export function prompt(view: View): Sentence {
  const frame = top(view)
  switch (frame.kind) {
    case 'starter':
    case 'opening':
    case 'over':
      return say(`prompt.${frame.kind}`)
    case 'drive':
      return say('prompt.drive', { ...player(frame.seat), car: carName(frame.car), left: frame.left })
    case 'roll':
      return say('prompt.roll', { ...player(frame.seat), dice: frame.white + frame.green })
    case 'turn':
      return turnPrompt(view, frame)
    case 'window':
      return say('prompt.window', { ...player(frame.seat), dice: comingRoll(view)!.dice })
    default:
      return say(`prompt.${frame.kind}`, player(frame.seat))
  }
}

function turnPrompt(view: View, { boost, moving, seat }: FrameOf<'turn'>): Sentence {
  if (boost > 0) return say('prompt.boosted', { ...player(seat), more: countedSize([], boost) })
  if (!moving && view.chips[seat]! > 0) return say('prompt.dice', player(seat))
  return say('prompt.moving', { ...player(seat), chips: chipsToBuy(view, seat) })
}

/** What an action means. */
export function choice(view: View, action: Action): Sentence {
  switch (action.kind) {
    case 'place':
      return say('choice.place', { space: spaceName(view, action.space) })
    case 'play':
      return say('choice.play', { card: dangerName(action.card), where: aim(view, action) })
    case 'relocate':
      return say('choice.relocate', moved(view, action))
    case 'add':
      return say('choice.add', { value: action.value })
    case 'change':
      return say('choice.change', { from: action.from, to: action.to })
    case 'reroll':
      return say('choice.reroll', rerolled(action))
    case 'move':
      return say('choice.move', driving(view, action))
    case 'step':
      return stepChoice(view, action)
    case 'juke':
      return say('choice.juke', { one: carName(action.cars[0]), other: carName(action.cars[1]) })
    case 'buy':
      return say('choice.buy', { chips: chipsToBuy(view, (top(view) as FrameOf<'turn'>).seat) })
    default:
      return say(`choice.${action.kind}`)
  }
}

/** DX-12 The barrels that are moved. */
export const moved = (view: View, { barrels }: ActionOf<'relocate'>) => ({
  count: barrels.length,
  spaces: list(barrels.map((space) => spaceName(view, space))),
})

/** Whom or what a Danger card is played on. */
export function aim(view: View, action: PlayCard): Sentence {
  if ('target' in action) return say('aim.player', player(action.target))
  if ('lane' in action) return say('aim.lane', { lane: action.lane + 1, card: cardName(view, action.on) })
  if ('on' in action) return say('aim.card', { card: cardName(view, action.on) })
  if ('space' in action) return say('aim.space', { space: spaceName(view, action.space) })
  return say('aim.roll', player((top(view) as FrameOf<'window'>).seat))
}

/** Thrown dice in both colours. */
export const rerolled = ({ white, green }: Pick<ActionOf<'reroll'>, 'white' | 'green'>) => ({
  white: diceText(white),
  whites: white.length,
  green: diceText(green),
  greens: green.length,
})

/** A car, its Combo, and what the chips are paid for. */
export function driving(view: View, { car, dice, power }: Move) {
  const frame = top(view) as FrameOf<'turn'>
  const uses = chipUses(view, frame, car, power)
  return {
    car: carName(car),
    dice: diceText(dice),
    steps: countedSize(dice, frame.boost),
    chips: uses.length,
    uses: list(uses.map((use) => say(`chip.${use}`))),
  }
}

/** DX-20, DX-21 A step, and the cubes that it takes. */
function stepChoice(view: View, action: ActionOf<'step'>): Sentence {
  const [space, cubes] = [spaceName(view, action.to), cubesOn(view, action.to)]
  const step = say(action.avoid ? 'choice.step-avoiding' : 'choice.step', { space, cubes })
  const taken = stepTaking(view, top(view) as DriveFrame, action)
  return taken ? say('choice.taking', { step, ...taken }) : step
}
