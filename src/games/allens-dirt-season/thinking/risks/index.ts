import { top } from '../../../../engine/frames.ts'
import type { Risks } from '../../../../engine/risk.ts'
import { RISKS as RACE } from '../../../allens-dirt/thinking/risks/index.ts'
import type { Season } from '../../state.ts'

/** Those of the race. */
export const RISKS: Risks<Season> = {
  words: RACE.words,
  japanese: RACE.japanese,
  of: (view, seat, actions) =>
    top(view).kind === 'race' ? RACE.of(view.race!, view.drivers.indexOf(seat), actions) : [],
}
