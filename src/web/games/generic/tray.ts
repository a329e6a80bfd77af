import type { Kinds } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import type { Plain } from '../../../games/manifest.ts'
import type { Fall } from '../../../table/fall.ts'
import type { Tray, TrayDie } from '../play.ts'
import { say } from './say.ts'

type View = Kinds['view']

const SIDES = ['1', '2', '3', '4', '5', '6']

/** The dice as they fell; null where no dice did. */
export function thrown(plain: Plain, { outcome, before }: Fall): Tray | null {
  const pips = plain.fallen(outcome)
  return pips.length === 0
    ? null
    : trayOf(
        plain,
        pips.map((up) => ({ up, isThrown: true })),
        stakeNote(plain, before),
      )
}

/** The dice as they lie, and what came of them. */
export function tray(plain: Plain, view: View, fall: Fall | null): Tray {
  const pips = fall ? plain.fallen(fall.outcome) : []
  if (!fall || pips.length === 0) return trayOf(plain, Array(plain.dice).fill(UNROLLED), say('tray.first'))
  const look = plain.stake(view) > 0 ? 'lit' : 'spent'
  return trayOf(
    plain,
    pips.map((up) => ({ up, isThrown: false, look })),
    outcomeNote(plain, view, fall),
  )
}

interface Lying {
  readonly up: number | null
  readonly isThrown: boolean
  readonly look?: TrayDie['look']
}

const UNROLLED: Lying = { up: null, isThrown: false }

const trayOf = (plain: Plain, dice: readonly Lying[], note: Sentence): Tray => [
  {
    id: 'dice',
    title: say('tray.dice', { dice: plain.dice }),
    note,
    dice: dice.map(dieOf),
    room: plain.dice,
    rule: plain.rules.dice,
  },
]

const dieOf = ({ up, isThrown, look }: Lying, place: number): TrayDie => ({
  id: `die-${place}`,
  sides: SIDES,
  up: up === null ? null : String(up),
  thrown: isThrown,
  look,
  name: up === null ? say('die.unrolled') : say('die.pips', { pips: up }),
})

const stakeNote = (plain: Plain, view: View): Sentence => say('tray.stake', { points: plain.stake(view) })

/** Points that were at stake are still, or somebody has them now, or nobody. */
function outcomeNote(plain: Plain, view: View, { before }: Fall): Sentence {
  if (plain.stake(view) > 0) return stakeNote(plain, view)
  const won = total(plain, view) - total(plain, before)
  return won > 0 ? say('tray.banked', { points: won }) : say('tray.lost', { points: plain.stake(before) })
}

const total = (plain: Plain, view: View): number => plain.scores(view).reduce((sum, score) => sum + score, 0)
