import type { Result, Seat } from '../../../engine/game.ts'
import { COLOURS, ICONS, SIDES } from '../../../games/dodge-dice/board.ts'
import type { DodgeDice, FrameOf, View } from '../../../games/dodge-dice/state.ts'
import type { Fall } from '../../../table/fall.ts'
import type { Die, Reason, Side, Tale, Thrown } from '../tale.ts'
import { alike, aloneWith, because, frameOf, named, say, sharing } from '../telling.ts'

const ALL_SIDES = COLOURS.reduce((sum, colour) => sum + SIDES[colour], 0)

const coloured = (id: (colour: string) => string): Side[] =>
  COLOURS.map((colour) => ({ id: id(colour), name: say(`colour.${colour}`), chance: SIDES[colour] / ALL_SIDES }))

/**
 * DD-2 Each of them is fair whenever it is thrown. How many fall depends on what fell before, for dice that match leave
 * play; each fall is still as likely as ever, so chance × dice thrown is what to expect.
 */
const DICE: readonly Die[] = [
  { id: 'dodge', name: say('dodge-dice.dodge'), sides: coloured((colour) => colour) },
  { id: 'penalty', name: say('dodge-dice.penalty'), sides: coloured((colour) => `penalty-${colour}`) },
  {
    id: 'action',
    name: say('dodge-dice.action'),
    sides: ICONS.map((icon) => ({ id: icon, name: say(`dodge-dice.${icon}`), chance: 1 / ICONS.length })),
  },
]

function thrown({ outcome, before }: Fall<DodgeDice>): Thrown[] {
  if (!('icon' in outcome)) return []
  const { seat } = frameOf(before) as FrameOf<'roll'>
  const { penalty, dodge, icon } = outcome
  return [
    ...(penalty ? [{ die: 'penalty', side: `penalty-${penalty}`, seat }] : []),
    ...COLOURS.flatMap((side) => alike(dodge[side], { die: 'dodge', side, seat })),
    { die: 'action', side: icon, seat },
  ]
}

/** DD-12 In a play-off only those who were tied can win. */
function leader(view: View): Seat | null {
  const frame = frameOf(view)
  if (frame.kind === 'over') return frame.winner
  const { tied } = view
  const scores = view.scores.map((score, seat) => (tied.length > 0 && !tied.includes(seat) ? Infinity : score))
  return aloneWith(Math.min(...scores), scores)
}

function ties({ tied, scores }: View, { places }: Result): Reason[] {
  const winner = { seat: places.indexOf(1) }
  return [
    ...(tied.length > 0 ? [because('DD-12', 'dodge-dice.play-off', { players: named(tied), winner })] : []),
    ...sharing(places).map((seats) =>
      because('DD-13', 'dodge-dice.shared', {
        players: named(seats),
        points: scores[seats[0]!]!,
        place: places[seats[0]!]!,
      }),
    ),
  ]
}

export const tale: Tale<DodgeDice> = {
  progress: ({ scores }) => scores,
  better: 'less',
  leader,
  measure: say('measure.penalty'),
  amount: (count) => say('amount.points', { count }),
  stage: (number) => say('stage.round', { number }),
  reached: ({ scores }, seat) => say('amount.points', { count: scores[seat]! }),
  dice: DICE,
  thrown,
  ranking: because('DD-11', 'dodge-dice.ranking'),
  ties,
  next: null,
}
