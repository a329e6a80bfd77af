import { top } from '../../../../engine/frames.ts'
import type { Risks } from '../../../../engine/risk.ts'
import { risks as inRace } from '../../../allens-dirt/thinking/risks/risks.ts'
import type { Season } from '../../state.ts'

/** What may come of a move. */
export const risks: Risks<Season>['of'] = (view, seat, actions) =>
  top(view).kind === 'race' ? inRace(view.race!, view.drivers.indexOf(seat), actions) : []
