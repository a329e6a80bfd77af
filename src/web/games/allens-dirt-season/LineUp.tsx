import { RACES } from '../../../games/allens-dirt-season/board.ts'
import type { View } from '../../../games/allens-dirt-season/state.ts'
import { useSay } from '../../words/words.tsx'
import { Plate } from '../allens-dirt/SprintCar.tsx'
import style from './Board.module.css'
import { type Entrants, type Group, lineUpOf } from './entrants.ts'
import { say as sentenceOf } from './say.ts'

interface LineUpProps {
  readonly view: View
  readonly entrants: Entrants
}

/** Who starts in this race or the next, who sits out, and why. */
export function LineUp({ view, entrants }: LineUpProps) {
  const say = useSay()
  const lineUp = lineUpOf(view)
  if (!lineUp) return null
  const { race, isNext, start, sitOut, asItStands } = lineUp
  const title = race === RACES ? 'line-up.finale' : isNext ? 'line-up.next' : 'line-up.now'
  return (
    <section className={style.lineUp}>
      <h2>{say(sentenceOf(title, { race, races: RACES }))}</h2>
      <dl>
        <Groups kind="starts" groups={start} entrants={entrants} />
        <Groups kind="sits-out" groups={sitOut} entrants={entrants} />
        {asItStands && <Groups kind="as-it-stands" groups={[asItStands]} entrants={entrants} race={race} />}
      </dl>
    </section>
  )
}

interface GroupsProps {
  readonly kind: string
  readonly groups: readonly Group[]
  readonly entrants: Entrants
  readonly race?: number
}

function Groups({ kind, groups, entrants, race = 0 }: GroupsProps) {
  const say = useSay()
  return (
    <div data-line-up={kind}>
      <dt>{say(sentenceOf(`line-up.${kind}`, { race }))}</dt>
      {groups.map(({ drivers, why, race: about }) => (
        <dd key={why}>
          <ul>
            {drivers.map((driver) => (
              <li key={driver}>
                <Plate {...entrants.liveries[driver]!} />
                {entrants.names[driver]}
              </li>
            ))}
          </ul>
          <p>{say(sentenceOf(`why.${why}`, { race: about }))}</p>
        </dd>
      ))}
    </div>
  )
}
