import { isPerson } from '../../../engine/sitter.ts'
import type { DiceyCurves, Hit, View } from '../../../games/dicey-curves/state.ts'
import { dangerName, slug } from '../../../games/dicey-curves/telling/say.ts'
import { useSay } from '../../words/words.tsx'
import type { BoardProps } from '../play.ts'
import { DangerPicture } from './DangerPicture.tsx'
import style from './Spotlight.module.css'
import { say as sentenceOf } from './tray.ts'

/** DX-3a The cards that hit people here who have not spoken since: what, by whom, and what it does. */
export function Spotlight({ view, sitters }: Pick<BoardProps<DiceyCurves>, 'view' | 'sitters'>) {
  const hits = hitsIn(view).filter(({ on }) => isPerson(sitters[on]!))
  if (hits.length === 0) return null
  return (
    <ul className={style.hits}>
      {hits.map((hit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may hit the same player twice
        <OneHit key={i} {...hit} />
      ))}
    </ul>
  )
}

const hitsIn = ({ frames }: View): readonly Hit[] =>
  frames.flatMap((frame) => (frame.kind === 'window' ? frame.hits : []))

function OneHit({ on, by, card }: Hit) {
  const say = useSay()
  return (
    <li className={style.hit} data-hit={card}>
      <DangerPicture kind={card} />
      <span>
        <strong>{say(sentenceOf('hit', { by: { seat: by }, on: { seat: on }, card: dangerName(card) }))}</strong>
        <span>{say(sentenceOf(`does.${slug(card)}`))}</span>
      </span>
    </li>
  )
}
