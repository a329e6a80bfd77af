import { comingRoll } from '../../../games/dicey-curves/rules/turn.ts'
import { openCards } from '../../../games/dicey-curves/rules/view.ts'
import type { View } from '../../../games/dicey-curves/state.ts'
import { dangerName, player } from '../../../games/dicey-curves/telling/say.ts'
import { useSay } from '../../words/words.tsx'
import style from './Panel.module.css'
import { say as sentenceOf } from './tray.ts'

/** What everybody may know before a card is played: the dice of the coming roll, and the cards that lie face up. */
export function Piles({ view }: { readonly view: View }) {
  const say = useSay()
  const coming = comingRoll(view)
  const open = view.danger ? openCards(view.danger) : []
  const count = open.reduce((sum, [, cards]) => sum + cards, 0)
  return (
    <div className={style.piles}>
      {coming && (
        <span data-coming={coming.dice}>
          {say(sentenceOf('log.coming', { ...player(coming.seat), dice: coming.dice }))}
        </span>
      )}
      {count > 0 && (
        <details data-discards={count}>
          <summary>{say(sentenceOf('pile.discards', { count }))}</summary>
          <ul>
            {open.map(([kind, cards]) => (
              <li key={kind}>{say(sentenceOf('pile.card', { card: dangerName(kind), cards }))}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
