import type { View } from '../../../games/dodge-dice/state.ts'
import { RuleButton } from '../../ui/RuleButton.tsx'
import { useSay } from '../../words/words.tsx'
import style from './Board.module.css'
import { say as sentenceOf } from './tray.ts'

/** The chips nobody has. */
export function Pot({ view, onRule }: { readonly view: View; readonly onRule: (id: string) => void }) {
  const say = useSay()
  const { centre } = view
  const chips = say(sentenceOf('board.chips', { chips: centre }))
  return (
    <dl className={style.pot}>
      <div>
        <dt>{say(sentenceOf('board.centre'))}</dt>
        <dd>
          <Stacks count={centre} />
          {chips} <RuleButton id="DD-6" about={chips} onRule={onRule} />
        </dd>
      </div>
    </dl>
  )
}

const TALL = 6
const THICK = 15
const WIDE = 66

/** The chips from the side, in stacks of six. */
function Stacks({ count }: { readonly count: number }) {
  const stacks = Math.max(1, Math.ceil(count / TALL))
  const chips = Array.from({ length: count }, (_, i) => ({ x: Math.floor(i / TALL) * WIDE, y: -(i % TALL) * THICK }))
  return (
    <svg
      viewBox={`0 ${-TALL * THICK} ${stacks * WIDE} ${TALL * THICK + 2}`}
      className={style.stacks}
      aria-hidden="true"
    >
      {chips.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x + 3} ${y - THICK + 1})`}>
          <rect width="58" height="14" rx="4" fill="#c7380c" stroke="#2b2622" strokeWidth="2" />
          <path d="M9 1h8v12H9zM25 1h8v12h-8zM41 1h8v12h-8z" fill="#fff6e6" />
        </g>
      ))}
    </svg>
  )
}
