import { isOutcome, type Kinds, type Seat } from '../../../engine/game.ts'
import type { Sitter } from '../../../engine/sitter.ts'
import { same } from '../../../engine/values.ts'
import type { Told } from '../../../table/story.ts'
import type { Fact, Play } from '../../games/play.ts'

/** A figure of a player, then and now; null where there was none. */
export interface Figure {
  readonly id: string
  readonly before: Fact | null
  readonly after: Fact | null
  readonly isSame: boolean
}

/** What became of one rival. */
export interface Rival {
  readonly seat: Seat
  readonly figures: readonly Figure[]
  /** The last entry that was this rival's own. */
  readonly latest: number | null
}

interface Compared {
  readonly play: Pick<Play, 'facts'>
  readonly before: Kinds['view']
  readonly after: Kinds['view']
  readonly sitters: readonly Sitter[]
  readonly lines: readonly Told[]
}

/** One line for each player but the one who looks. */
export const rivalsOf = (compared: Compared, looker: Seat): readonly Rival[] =>
  [...compared.sitters.keys()]
    .filter((seat) => seat !== looker)
    .map((seat) => ({ seat, figures: figuresOf(compared, seat), latest: latestOf(compared.lines, seat) }))

function figuresOf({ play, before, after, sitters }: Compared, seat: Seat): readonly Figure[] {
  const [were, are] = [before, after].map((view) => play.facts(view, seat, sitters)) as [
    readonly Fact[],
    readonly Fact[],
  ]
  const ids = new Set([...were, ...are].map(({ id }) => id))
  return [...ids].map((id) => compare(id, were.find(isOf(id)) ?? null, are.find(isOf(id)) ?? null))
}

const isOf = (id: string) => (fact: Fact) => fact.id === id

const compare = (id: string, before: Fact | null, after: Fact | null): Figure => ({
  ...{ id, before, after },
  isSame: same(before?.short, after?.short),
})

const latestOf = (lines: readonly Told[], seat: Seat): number | null =>
  lines.findLast(({ entry }) => !isOutcome<Kinds>(entry) && entry.seat === seat)?.index ?? null
