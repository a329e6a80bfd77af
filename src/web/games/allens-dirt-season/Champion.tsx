import { top } from '../../../engine/frames.ts'
import { standings } from '../../../games/allens-dirt-season/rules/standings.ts'
import type { FrameOf, View } from '../../../games/allens-dirt-season/state.ts'
import { useSay } from '../../words/words.tsx'
import { Plate } from '../allens-dirt/SprintCar.tsx'
import style from './Board.module.css'
import type { Entrants } from './entrants.ts'
import { say as sentenceOf } from './say.ts'

/** Victory lane. */
export function Champion({ view, entrants }: { readonly view: View; readonly entrants: Entrants }) {
  const say = useSay()
  const { champion } = top(view) as FrameOf<'over'>
  const { points, wins, lapsLed } = standings(view.races)[champion]!
  return (
    <section className={style.champion} data-champion={champion}>
      <svg viewBox="0 0 120 100" aria-hidden="true">
        <path d="M34 20H16c0 22 8 30 22 32M86 20h18c0 22-8 30-22 32" fill="none" stroke="#ffd500" strokeWidth="5" />
        <path d="M32 10h56c0 34-6 50-28 54-22-4-28-20-28-54Z" fill="#ffd500" stroke="#8f7600" strokeWidth="3" />
        <path d="M44 18c0 20 3 30 9 36" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
        <path d="M54 62h12l3 14H51ZM38 76h44v14H38Z" fill="#b23c06" />
      </svg>
      <div>
        <h2>{say(sentenceOf('champion'))}</h2>
        <p className={style.winner}>
          <Plate {...entrants.liveries[champion]!} /> {entrants.names[champion]}
        </p>
        <p>{say(sentenceOf('champion.with', { points, wins, led: lapsLed }))}</p>
      </div>
    </section>
  )
}
