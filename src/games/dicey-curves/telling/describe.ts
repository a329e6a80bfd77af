import { top } from '../../../engine/frames.ts'
import { type Entry, isOutcome, type Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { DANGER_KINDS, type DangerKind, SIDES } from '../board.ts'
import { cubesOn } from '../rules/hazards.ts'
import { isRacing, ownerOf, seatsOf } from '../rules/race.ts'
import { comingRoll } from '../rules/turn.ts'
import type { Action, ActionOf, Car, DiceyCurves, DriveFrame, Outcome, View } from '../state.ts'
import { stepTaking, taking } from './cubes.ts'
import { ending } from './ending.ts'
import { aim, driving, moved, rerolled } from './prompt.ts'
import { carName, dangerName, list, player, say, spaceName, trackName } from './say.ts'

/** What happened, told from the views before and after. */
export function describe(entry: Entry<DiceyCurves>, before: View, after: View): Sentence[] {
  return [...telling(entry, before, after), ...consequences(entry, before, after), ...ending(before, after)]
}

const telling = (entry: Entry<DiceyCurves>, before: View, after: View): Sentence[] =>
  isOutcome(entry) ? happening(entry.outcome, before, after) : acting(entry.seat, entry.action, before, after)

function happening(outcome: Outcome, before: View, after: View): Sentence[] {
  switch (outcome.kind) {
    case 'starter':
      return [say('log.starter', player(outcome.seat))]
    case 'card':
      return [
        say(after.track.length > before.track.length ? 'log.card' : 'log.card-out', { name: trackName(outcome.card) }),
      ]
    case 'roll':
      return rolled(outcome, before)
    case 'danger':
      return outcome.card
        ? [say('log.draws', { ...player(outcome.seat), card: dangerName(outcome.card) })]
        : [say('log.draws-hidden', player(outcome.seat))]
  }
}

function rolled(roll: Extract<Outcome, { readonly kind: 'roll' }>, before: View): Sentence[] {
  const { seat } = top(before) as { readonly seat: Seat }
  const sixes = [...roll.white, ...roll.green].filter((value) => value === SIDES).length
  return [
    say('log.roll', { ...player(seat), ...rerolled(roll) }),
    ...(sixes > 0 ? [say('log.sixes', { ...player(seat), sixes })] : []),
  ]
}

function acting(seat: Seat, action: Action, before: View, after: View): Sentence[] {
  const who = player(seat)
  switch (action.kind) {
    case 'place':
      return [
        say('log.place', { ...who, car: carName(newlyPlaced(before, after)), space: spaceName(before, action.space) }),
      ]
    case 'swap':
      return [say('log.swap', { ...who, cards: list(discarded(before, after).map(dangerName)) })]
    case 'play':
      return [say('log.play', { ...who, card: dangerName(action.card), where: aim(before, action) })]
    case 'relocate':
      return [say('log.relocate', { ...who, ...moved(before, action) })]
    case 'add':
      return [say('log.add', { ...who, value: action.value })]
    case 'change':
      return [say('log.change', { ...who, from: action.from, to: action.to })]
    case 'reroll':
      return [say('log.reroll', { ...who, ...rerolled(action) })]
    case 'move':
      return [say('log.move', { ...who, ...driving(before, action) })]
    case 'step':
      return [stepping(action.to, action.avoid, before)]
    case 'stop':
      return [say('log.stop', { car: carName((top(before) as DriveFrame).car) })]
    case 'juke':
      return [say('log.juke', { ...who, one: carName(action.cars[0]), other: carName(action.cars[1]) })]
    case 'buy':
      return [say('log.buy', { ...who, chips: after.chips[seat]! - before.chips[seat]! })]
    default:
      return [say(`log.${action.kind}`, who)]
  }
}

const newlyPlaced = (before: View, after: View): Car => after.cars.findIndex((space, car) => space !== before.cars[car])

/** DX-5 The cards that a swap laid open. */
const discarded = (before: View, after: View): DangerKind[] =>
  DANGER_KINDS.flatMap((kind, i) =>
    new Array<DangerKind>(after.danger!.discards[i]! - before.danger!.discards[i]!).fill(kind),
  )

function stepping(to: number, avoid: boolean, before: View): Sentence {
  const { car } = top(before) as DriveFrame
  return say(avoid ? 'log.step-avoiding' : 'log.step', {
    car: carName(car),
    space: spaceName(before, to),
    cubes: cubesOn(before, to),
  })
}

/** What the act did beyond itself: cubes, dice of the coming roll, places, and what was tidied up. */
function consequences(entry: Entry<DiceyCurves>, before: View, after: View): Sentence[] {
  return [
    ...(isOutcome(entry) ? [] : damage(entry.seat, entry.action, before)),
    ...coming(before, after),
    ...crossed(before, after),
    ...seatsOf(after).flatMap((seat) => retired(seat, before, after)),
    ...(isTidied(before, after) ? [say('log.clean-up')] : []),
  ]
}

/** DX-6, DX-7, DX-20, DX-21, DX-24 */
function damage(seat: Seat, action: Action, before: View): Sentence[] {
  if (action.kind === 'repair') return [say('log.repaired', { ...player(seat), cubes: before.danger!.cubes[seat]! })]
  if (action.kind === 'step') return stepDamage(action, before)
  if (action.kind !== 'play' || !('target' in action)) return []
  if (action.card === 'Instant Repair') return [say('log.repaired', { ...player(action.target), cubes: 1 })]
  return [say('log.takes', taking(before, action.target, 1, say('cubes.space', { cubes: 1 })))]
}

function stepDamage(action: ActionOf<'step'>, before: View): Sentence[] {
  const taken = stepTaking(before, top(before) as DriveFrame, action)
  return taken ? [say('log.takes', taken)] : []
}

/** DX-15 */
function coming(before: View, after: View): Sentence[] {
  const [was, is] = [comingRoll(before), comingRoll(after)]
  if (!was || !is || was.seat !== is.seat || was.dice === is.dice) return []
  return [say('log.coming', { ...player(is.seat), dice: is.dice })]
}

/** DC-60 The car that a step took over the line. */
const crossed = (before: View, after: View): Sentence[] =>
  after.finished.slice(before.finished.length).map((car, i) =>
    say('log.finish', {
      ...player(ownerOf(after, car)),
      car: carName(car),
      place: before.finished.length + i + 1,
    }),
  )

/** DX-3b */
const retired = (seat: Seat, { danger: before }: View, after: View): Sentence[] =>
  before && before.held[seat]! > 0 && after.danger!.held[seat] === 0 && !isRacing(after, seat)
    ? [say('log.out', player(seat))]
    : []

/** DX-25 */
function isTidied(before: View, after: View): boolean {
  if (!before.danger || after.rear === before.rear || top(after).kind === 'over') return false
  const { debris, gates, barrels, shop } = before.danger
  const { firstSpace, firstGate } = after.laid[after.rear]!
  const spaces = [...debris.map(({ space }) => space), ...barrels, ...(shop < 0 ? [] : [shop])]
  return spaces.some((space) => space < firstSpace) || gates.some((gate) => gate < firstGate)
}
