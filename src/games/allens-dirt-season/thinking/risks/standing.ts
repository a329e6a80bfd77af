import { top } from '../../../../engine/frames.ts'
import type { Risks } from '../../../../engine/risk.ts'
import { standing as inRace } from '../../../allens-dirt/thinking/risks/standing.ts'
import type { Season } from '../../state.ts'

/** How the driver stands in the race. */
export const standing: Risks<Season>['standing'] = (state, seat) =>
  top(state).kind === 'race' ? inRace(state.race!, state.drivers.indexOf(seat)) : []
