import type { Seat } from '../../../engine/game.ts'
import { finishOf } from '../../../games/allens-dirt-season/rules/standings.ts'
import type { View } from '../../../games/allens-dirt-season/state.ts'
import { useSay } from '../../words/words.tsx'
import { Plate } from '../allens-dirt/SprintCar.tsx'
import style from './Board.module.css'
import type { Entrants } from './entrants.ts'
import { say as sentenceOf } from './say.ts'

const STEPS = 3

/** Who stands on the podium of the race just over, and what became of the people at this table. */
export function RacePodium({ view, entrants }: { readonly view: View; readonly entrants: Entrants }) {
  const say = useSay()
  const race = view.races.length
  const finish = finishOf(view.races[race - 1]!)
  return (
    <section className={style.steps} data-podium={race}>
      <h2>{say(sentenceOf('podium', { race }))}</h2>
      <ol>
        {finish.slice(0, STEPS).map((driver, i) => (
          <li key={driver} data-step={i + 1}>
            <Plate {...entrants.liveries[driver]!} />
            <span>{entrants.names[driver]}</span>
            <strong aria-hidden="true">{i + 1}</strong>
          </li>
        ))}
      </ol>
      {entrants.people.map((driver) => (
        <p key={driver} data-person={driver}>
          {say(resultOf(finish, driver, entrants.people.length === 1))}
        </p>
      ))}
    </section>
  )
}

/** Who plays alone is "you". */
function resultOf(finish: readonly Seat[], driver: Seat, isAlone: boolean) {
  const place = finish.indexOf(driver) + 1
  const what = place > 0 ? 'place' : 'out'
  return sentenceOf(`podium.${isAlone ? 'you' : 'person'}.${what}`, { driver: { seat: driver }, place })
}
