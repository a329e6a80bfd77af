import type { Plain } from '../../../games/manifest.ts'
import type { Tale } from '../tale.ts'
import { aloneWith, because, named, numbered, say, sharing } from '../telling.ts'

const points = (count: number) => say('amount.points', { count })

/** What can be told of any race of points. */
export const taleOf = ({ goal, scores, turn, fallen, rules }: Plain): Tale => ({
  progress: scores,
  better: 'more',
  leader: (view) => aloneWith(Math.max(...scores(view)), scores(view)),
  measure: say('measure.score'),
  amount: points,
  stage: (number) => say('stage.move', { number }),
  reached: (view, seat) => points(scores(view)[seat]!),
  dice: [{ id: 'die', name: say('die'), sides: numbered(6, String) }],
  thrown: ({ outcome, before }) => fallen(outcome).map((up) => ({ die: 'die', side: String(up), seat: turn(before) })),
  ranking: because(rules.goal, 'generic.ranking', { goal }),
  ties: (view, { places }) =>
    sharing(places).map((seats) =>
      because(rules.goal, 'generic.shared', {
        players: named(seats),
        points: scores(view)[seats[0]!]!,
        place: places[seats[0]!]!,
      }),
    ),
  next: 'race',
})
