import { top } from '../../../engine/frames.ts'
import { type Entry, isOutcome, type Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { SIDES } from '../board.ts'
import { result } from '../rules/finish.ts'
import { carsOf, ownerOf, seatsOf } from '../rules/race.ts'
import type { Action, DiceyCurves, DriveFrame, Outcome, View } from '../state.ts'
import { aim, rerolled } from './prompt.ts'
import { carName, dangerName, diceText, list, player, say, spaceName, trackName } from './say.ts'

/** What happened, told from the views before and after. */
export function describe(entry: Entry<DiceyCurves>, before: View, after: View): Sentence[] {
  return [...telling(entry, before, after), ...consequences(entry, before, after), ...ending(entry, before, after)]
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
      return [say('log.place', { ...who, space: spaceName(before, action.space) })]
    case 'play':
      return [say('log.play', { ...who, card: dangerName(action.card), where: aim(before, action) })]
    case 'relocate':
      return [say('log.relocate', { ...who, spaces: list(action.barrels.map((space) => spaceName(before, space))) })]
    case 'add':
      return [say('log.add', { ...who, value: action.value })]
    case 'change':
      return [say('log.change', { ...who, from: action.from, to: action.to })]
    case 'reroll':
      return [say('log.reroll', { ...who, ...rerolled(action) })]
    case 'move':
      return [
        say(action.power ? 'log.power-move' : 'log.move', {
          ...who,
          car: carName(action.car),
          dice: diceText(action.dice),
          chips: before.chips[seat]! - after.chips[seat]!,
        }),
      ]
    case 'step':
      return [stepping(action.to, action.avoid, before)]
    case 'juke':
      return [say('log.juke', { ...who, one: carName(action.cars[0]), other: carName(action.cars[1]) })]
    case 'buy':
      return [say('log.buy', { ...who, chips: after.chips[seat]! - before.chips[seat]! })]
    default:
      return [say(`log.${action.kind}`, who)]
  }
}

function stepping(to: number, avoid: boolean, before: View): Sentence {
  const { car } = top(before) as DriveFrame
  return say(avoid ? 'log.step-avoiding' : 'log.step', { car: carName(car), space: spaceName(before, to) })
}

/** What the act did beyond itself: cubes, places, and what was tidied up. */
function consequences(entry: Entry<DiceyCurves>, before: View, after: View): Sentence[] {
  return [
    ...seatsOf(after).flatMap((seat) => damage(seat, before, after)),
    ...crossed(entry, before, after),
    ...(isTidied(before, after) ? [say('log.clean-up')] : []),
  ]
}

function damage(seat: Seat, before: View, after: View): Sentence[] {
  const cubes = (after.danger?.cubes[seat] ?? 0) - (before.danger?.cubes[seat] ?? 0)
  if (cubes === 0) return []
  return [say(cubes > 0 ? 'log.damaged' : 'log.repaired', { ...player(seat), cubes: Math.abs(cubes) })]
}

/** DC-60 The car that a step took over the line. */
function crossed(entry: Entry<DiceyCurves>, before: View, after: View): Sentence[] {
  if (isOutcome(entry) || entry.action.kind !== 'step' || after.finished.length === before.finished.length) return []
  const car = after.finished[before.finished.length]!
  const owner = ownerOf(after, car)
  const isOut = after.danger !== null && carsOf(after, owner).every((other) => after.finished.includes(other))
  return [
    say('log.finish', { ...player(owner), car: carName(car), place: before.finished.length + 1 }),
    ...(isOut && top(after).kind !== 'over' ? [say('log.out', player(owner))] : []),
  ]
}

/** DX-25 */
function isTidied(before: View, after: View): boolean {
  if (!before.danger || after.rear === before.rear || top(after).kind === 'over') return false
  const { debris, gates, barrels, shop } = before.danger
  const { firstSpace, firstGate } = after.laid[after.rear]!
  const spaces = [...debris.map(({ space }) => space), ...barrels, ...(shop < 0 ? [] : [shop])]
  return spaces.some((space) => space < firstSpace) || gates.some((gate) => gate < firstGate)
}

function ending(entry: Entry<DiceyCurves>, before: View, after: View): Sentence[] {
  if (top(after).kind !== 'over' || top(before).kind === 'over') return []
  const { places, scores } = result(after)
  const winner = places.indexOf(1)
  const quiet = !isOutcome(entry) && entry.action.kind !== 'step'
  return [...(quiet ? [say('log.quiet')] : []), say('log.wins', { ...player(winner), score: scores[winner]! })]
}
