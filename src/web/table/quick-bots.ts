import { botOf, isLevel } from '../../bots/levels.ts'
import type { Game, Kinds, Seat } from '../../engine/game.ts'
import type { Random } from '../../engine/random.ts'
import type { Thinking } from '../../games/manifest.ts'

const NEVER = () => false
const NO_ESTIMATE = () => 0

export type Reflex = NonNullable<Thinking['reflex']>

interface Decision {
  readonly level: string
  readonly view: Kinds['view']
  readonly seat: Seat
  readonly legal: readonly Kinds['action'][]
}

/** What a bot does that need not think: with one choice only, at random, or at a glance. Null if it has to think. */
export function atOnce(game: Game, reflex: Reflex | null, decision: Decision, random: Random): Kinds['action'] | null {
  const { legal } = decision
  const level = isLevel(decision.level) ? decision.level : 'random'
  if (legal.length === 1) return legal[0]!
  if (level !== 'random' && !reflex) return null
  return botOf<Kinds>(level, NO_ESTIMATE, reflex ?? undefined)(thought(game, decision, random))
}

const thought = (game: Game, { view, seat, legal }: Decision, random: Random) => ({
  ...{ game, view, seat, legal, random },
  stop: NEVER,
})
