import { top } from '../../../../engine/frames.ts'
import type { Guide } from '../../../../engine/guide.ts'
import type { Step } from '../../../../engine/turns.ts'
import type { AllensDirt } from '../../../allens-dirt/state.ts'
import { DRIVES } from '../../../allens-dirt/telling/guide/drives.ts'
import { GUIDE as RACE } from '../../../allens-dirt/telling/guide/index.ts'
import type { Season } from '../../state.ts'
import { ofDrivers, say } from '../say.ts'
import { GUIDE_WORDS } from './words.ts'

/** The race's own, told of drivers instead of race seats. */
export const GUIDE: Guide<Season> = {
  words: { ...RACE.words, ...GUIDE_WORDS },
  japanese: async () => ({ ...(await RACE.japanese()), ...(await import('./words.ja.ts')).GUIDE_WORDS_JA }),
  legend: [...RACE.legend, say('legend.standings')],
  drives: {
    isUnderWay: (state, seat) =>
      top(state).kind === 'race' && DRIVES.isUnderWay(state.race!, state.drivers.indexOf(seat)),
    tell(way, seat) {
      const { drivers } = way[0]!.from
      return ofDrivers(DRIVES.tell(way.map(inRace), drivers.indexOf(seat)), drivers)
    },
  },
}

/** AD-30 After its last move a race stays in the season until the next begins. */
const inRace = ({ action, from, state }: Step<Season>): Step<AllensDirt> => ({
  before: null,
  action,
  from: from.race!,
  state: state.race!,
})
