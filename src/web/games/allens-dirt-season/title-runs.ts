import { chooserOf, isLevel } from '../../../bots/levels.ts'
import { type Choose, playOut } from '../../../engine/playout.ts'
import { seeded } from '../../../engine/random.ts'
import { copy, freeze } from '../../../engine/values.ts'
import { DRIVERS } from '../../../games/allens-dirt-season/board.ts'
import { evaluate } from '../../../games/allens-dirt-season/evaluate.ts'
import { allensDirtSeason } from '../../../games/allens-dirt-season/index.ts'
import { reflex } from '../../../games/allens-dirt-season/reflex.ts'
import type { Season, View } from '../../../games/allens-dirt-season/state.ts'
import type { Question, Tally } from './odds.ts'

/** How often it tells how far it is, in milliseconds. */
const TELL = 150

/** Each seat by a house driver of its own level. */
function chooser(levels: readonly string[]): Choose<Season> {
  const choosers = levels.map((level) => chooserOf<Season>(isLevel(level) ? level : 'random', { evaluate, reflex }))
  return (game, state, seat, random) => choosers[seat]!(game, state, seat, random)
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

/** Runs the rest of the season again and again, and tells now and then who became champion how often. */
export function runSeasons({ view, levels, seasons, seed }: Question, tell: (tally: Tally) => void): void {
  const choose = chooser(levels)
  const start = frozen(view)
  const titles = Array.from({ length: DRIVERS }, () => 0)
  let told = performance.now()
  for (let season = 1; season <= seasons; season++) {
    const { places } = playOut(allensDirtSeason, copy(start), seeded(seed, season), choose)
    titles[places.indexOf(1)]!++
    if (season < seasons && performance.now() - told < TELL) continue
    told = performance.now()
    tell({ seasons: season, titles: [...titles] })
  }
}
