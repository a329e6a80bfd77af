import { top } from '../../../engine/frames.ts'
import { type Sentence, sentence } from '../../../engine/sentence.ts'
import { COLOURS, type Colour, DICE } from '../../../games/monza/board.ts'
import { diceOf } from '../../../games/monza/rules/dice.ts'
import type { Dice, Monza, Outcome, View } from '../../../games/monza/state.ts'
import type { Fall } from '../../../table/fall.ts'
import type { Tray, TrayDie, TrayGroup } from '../play.ts'

export const say = (key: string, values: Sentence['values'] = {}): Sentence => sentence(`monza.${key}`, values)

const isRoll = (outcome: Outcome): outcome is Dice => !('starter' in outcome)

const NONE: Dice = { white: 0, blue: 0, red: 0, yellow: 0, green: 0, purple: 0 }

export function thrown({ outcome }: Fall<Monza>): Tray | null {
  return isRoll(outcome) ? lying(outcome, outcome) : null
}

/** Dice of the move, used ones apart; between moves the last roll. */
export function tray(view: View, fall: Fall<Monza> | null): Tray {
  const frame = top(view)
  if (!fall || !isRoll(fall.outcome)) return [unrolled()]
  if (frame.kind === 'move') return lying(fall.outcome, diceOf(frame.hand))
  return [group('hand', say('tray.last'), diceOfHand(fall.outcome, NONE, 'spent'), DICE)]
}

function lying(roll: Dice, hand: Dice): Tray {
  const left = diceOfHand(hand, NONE)
  const used = diceOfHand(roll, hand, 'spent')
  return [
    group('hand', say('tray.hand', { dice: left.length }), left, left.length),
    group('used', say('tray.used', { dice: used.length }), used, used.length),
  ]
}

/** The dice of a roll beyond those that are counted elsewhere; a die keeps its id when it is used. */
const diceOfHand = (roll: Dice, without: Dice, look?: TrayDie['look']): TrayDie[] =>
  COLOURS.flatMap((colour) =>
    Array.from({ length: roll[colour] - without[colour] }, (_, i) => dieOf(colour, without[colour] + i, look)),
  )

const dieOf = (up: Colour, number: number, look: TrayDie['look']): TrayDie => ({
  id: `${up}-${number}`,
  sides: COLOURS,
  up,
  thrown: look !== 'spent',
  look,
  name: say(look === 'spent' ? 'die.used' : 'die.hand', { colour: say(`colour.${up}`) }),
})

const unrolled = (): TrayGroup =>
  group(
    'hand',
    say('tray.six'),
    COLOURS.map((_, i) => ({
      id: `die-${i}`,
      sides: COLOURS,
      up: null,
      thrown: false,
      name: say('die.unrolled'),
    })),
    DICE,
  )

const group = (id: string, title: Sentence, dice: readonly TrayDie[], room: number): TrayGroup => ({
  id,
  title,
  dice,
  room,
  ...(id === 'hand' ? { rule: 'MZ-3' } : { isAside: true }),
})
