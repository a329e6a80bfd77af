import { top } from '../../../engine/frames.ts'
import { type Sentence, sentence } from '../../../engine/sentence.ts'
import { COLOURS, type Colour, DODGE_DICE, ICONS, PENALTY, SIDES } from '../../../games/dodge-dice/board.ts'
import type { DodgeDice, Outcome, Roll, View } from '../../../games/dodge-dice/state.ts'
import type { Fall } from '../../../table/fall.ts'
import type { Tray, TrayDie, TrayGroup } from '../play.ts'

export const say = (key: string, values: Sentence['values'] = {}): Sentence => sentence(`dodge-dice.${key}`, values)

const DODGE_SIDES = COLOURS.flatMap((colour) => Array<string>(SIDES[colour]).fill(colour))
const PENALTY_SIDES = DODGE_SIDES.map((colour) => `penalty-${colour}`)

const isRoll = (outcome: Outcome): outcome is Roll => 'icon' in outcome

/** The dice as they fell: what matches lies last and is lit. */
export function thrown({ outcome, before }: Fall<DodgeDice>): Tray | null {
  if (!isRoll(outcome)) return null
  const penalty = outcome.penalty ?? before.penalty!
  const matches = outcome.dodge[penalty]
  const missed = COLOURS.filter((colour) => colour !== penalty).flatMap((colour) => dice(colour, outcome.dodge[colour]))
  const inPlay = [...missed, ...dice(penalty, matches)]
  return [
    penaltyGroup(penalty, outcome.penalty !== null),
    actionGroup(outcome.icon, true),
    playGroup(inPlay.map((up, i) => dodgeDie(i, up, true, i >= missed.length ? 'lit' : undefined))),
    asideGroup(asideDice(before.dodge, before.penalty)),
  ]
}

const dice = (colour: Colour, count: number): Colour[] => Array<Colour>(count).fill(colour)

/** The dice as they lie. After a round its last throw stays to be read, until the next one. */
export function tray(view: View, fall: Fall<DodgeDice> | null): Tray | null {
  const { kind } = top(view)
  const last = fall && isRoll(fall.outcome) ? thrown(fall) : null
  if (!last || kind === 'after-roll' || kind === 'give' || kind === 'over') return last ?? unrolled(view)
  if (view.penalty === null) return last.map(past)
  const missed = last[2]!.dice.filter(({ look }) => look !== 'lit')
  const lying = missed.length === view.dodge ? missed : last[2]!.dice
  return [
    penaltyGroup(view.penalty, false),
    last[1]!,
    playGroup(lying.map((die) => ({ ...die, look: undefined }))),
    asideGroup(asideDice(view.dodge, view.penalty)),
  ]
}

/** The dice of a round that is over say what was, not what is. */
const past = (group: TrayGroup): TrayGroup => ({
  ...group,
  ...(group.id === 'play' ? { title: say('tray.past') } : {}),
  ...(group.note ? { note: group.id === 'penalty' ? say('tray.note.past') : say('tray.note.unrolled') } : {}),
  dice: group.dice.map((die) => ({ ...die, look: 'spent' })),
})

function unrolled({ penalty, dodge }: View): Tray {
  return [
    penaltyGroup(penalty, false),
    actionGroup(null, false),
    playGroup(Array.from({ length: dodge }, (_, i) => dodgeDie(i, null, false))),
    asideGroup(asideDice(dodge, penalty)),
  ]
}

function penaltyGroup(up: Colour | null, isThrown: boolean): TrayGroup {
  const die: TrayDie = {
    id: 'penalty',
    sides: PENALTY_SIDES,
    up: up && `penalty-${up}`,
    thrown: isThrown,
    name: up ? say('die.penalty', { points: PENALTY[up], colour: say(`colour.${up}`) }) : say('die.unrolled'),
  }
  const note = up ? say('tray.note.penalty', { points: PENALTY[up] }) : say('tray.note.open')
  return { id: 'penalty', title: say('tray.penalty'), note, dice: [die], room: 1, rule: 'DD-3' }
}

function actionGroup(up: Roll['icon'] | null, isThrown: boolean): TrayGroup {
  const name = up ? say('die.action', { icon: say(`icon.${up}`) }) : say('die.unrolled')
  const die: TrayDie = { id: 'action', sides: ICONS, up, thrown: isThrown, name }
  const note = say(`tray.note.${up ?? 'unrolled'}`)
  return { id: 'action', title: say('tray.action'), note, dice: [die], room: 1, rule: up === 'stop' ? 'DD-4' : 'DD-7' }
}

function dodgeDie(place: number, up: Colour | null, isThrown: boolean, look?: TrayDie['look']): TrayDie {
  const colour = up ? say(`colour.${up}`) : null
  const key = look === 'lit' ? 'match' : look === 'spent' ? 'aside' : 'dodge'
  return {
    id: `dodge-${place}`,
    sides: DODGE_SIDES,
    up,
    thrown: isThrown,
    ...(look ? { look } : {}),
    name: colour ? say(`die.${key}`, { colour }) : say('die.unrolled'),
  }
}

const asideDice = (inPlay: number, penalty: Colour | null): TrayDie[] =>
  Array.from({ length: DODGE_DICE - inPlay }, (_, i) => dodgeDie(inPlay + i, penalty, false, 'spent'))

const playGroup = (lying: readonly TrayDie[]): TrayGroup => ({
  id: 'play',
  title: say('tray.play', { dice: lying.length }),
  dice: lying,
  room: lying.length,
  rule: 'DD-5',
})

const asideGroup = (lying: readonly TrayDie[]): TrayGroup => ({
  id: 'aside',
  isAside: true,
  title: say('tray.aside', { dice: lying.length }),
  dice: lying,
  room: lying.length,
})
