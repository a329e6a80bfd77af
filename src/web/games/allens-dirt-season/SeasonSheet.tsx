import { top } from '../../../engine/frames.ts'
import { RACERS } from '../../../games/allens-dirt/board.ts'
import { finishOf } from '../../../games/allens-dirt-season/rules/standings.ts'
import type { RaceRecord, View } from '../../../games/allens-dirt-season/state.ts'
import { useSay } from '../../words/words.tsx'
import { SheetDialog } from '../allens-dirt/Sheet.tsx'
import { Plate } from '../allens-dirt/SprintCar.tsx'
import style from './Board.module.css'
import { Champion } from './Champion.tsx'
import type { Entrants } from './entrants.ts'
import { RACE_NUMBERS, StandingsTable } from './StandingsTable.tsx'
import { say as sentenceOf } from './say.ts'

interface SeasonSheetProps {
  readonly view: View
  readonly entrants: Entrants
  readonly onClose: () => void
}

/** The season so far, for paper. */
export function SeasonSheet({ view, entrants, onClose }: SeasonSheetProps) {
  const say = useSay()
  return (
    <SheetDialog title={say(sentenceOf('print'))} onClose={onClose}>
      {top(view).kind === 'over' && <Champion view={view} entrants={entrants} />}
      <StandingsTable view={view} entrants={entrants} isWide />
      <Results races={view.races} entrants={entrants} />
    </SheetDialog>
  )
}

/** Who came where in each race. */
function Results({ races, entrants }: { readonly races: readonly RaceRecord[]; readonly entrants: Entrants }) {
  const say = useSay()
  if (races.length === 0) return null
  return (
    <section>
      <h3>{say(sentenceOf('sheet.results'))}</h3>
      <div className={style.scroll}>
        <table className={style.results}>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{say(sentenceOf('column.place'))}</span>
              </th>
              {races.map((_, i) => (
                <th key={RACE_NUMBERS[i]} scope="col">
                  {i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RACE_NUMBERS.slice(0, RACERS).map((place) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                {races.map((record, i) => {
                  const driver = finishOf(record)[place - 1]!
                  return (
                    <td key={RACE_NUMBERS[i]}>
                      <Plate {...entrants.liveries[driver]!} />
                      <span className="unseen">{entrants.names[driver]}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
