import { chooserOf, isLevel } from '../../../bots/levels.ts'
import { freeze } from '../../../engine/values.ts'
import { allensDirtSeason as game } from '../../../games/allens-dirt-season/game.ts'
import type { Season, View } from '../../../games/allens-dirt-season/state.ts'
import { evaluate } from '../../../games/allens-dirt-season/thinking/evaluate.ts'
import { reflex } from '../../../games/allens-dirt-season/thinking/reflex.ts'
import { type Odds, oddsFrom } from '../../../lab/odds.ts'

/** What goes to the worker: the season as it is seen, and who drives. */
export interface TitleQuestion {
  readonly view: View
  /** By driver, a level. */
  readonly levels: readonly string[]
  readonly seasons: number
  readonly seed: number
}

/** What never changes is shared by all runs; on its way to the worker it has thawed. */
const frozen = (view: View): View => ({
  ...view,
  table: freeze(view.table),
  chart: freeze(view.chart),
  races: freeze(view.races),
  drivers: freeze(view.drivers),
  rollOffs: freeze(view.rollOffs),
  race: view.race && { ...view.race, table: freeze(view.race.table) },
})

/** Runs the rest of the season again and again, each driver by a house driver of the level. */
export function titleOdds({ view, levels, seasons, seed }: TitleQuestion): Generator<Odds, void, void> {
  const from = frozen(view)
  const players = levels.map((level) => chooserOf<Season>(isLevel(level) ? level : 'random', { evaluate, reflex }))
  return oddsFrom({ game, table: from.table, players, seed, check: false, from }, seasons)
}
