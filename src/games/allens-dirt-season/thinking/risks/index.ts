import type { Risks } from '../../../../engine/risk.ts'
import { RISKS as RACE } from '../../../allens-dirt/thinking/risks/index.ts'
import type { Season } from '../../state.ts'
import { risks } from './risks.ts'
import { standing } from './standing.ts'

/** Those of the race. */
export const RISKS: Risks<Season> = { words: RACE.words, japanese: RACE.japanese, of: risks, standing }
