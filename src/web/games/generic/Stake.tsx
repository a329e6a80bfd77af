import type { Kinds } from '../../../engine/game.ts'
import type { Plain } from '../../../games/manifest.ts'
import { RuleButton } from '../../ui/RuleButton.tsx'
import { useSay } from '../../words/words.tsx'
import style from './Board.module.css'
import { say as sentenceOf } from './say.ts'

interface StakeProps {
  readonly plain: Plain
  readonly view: Kinds['view']
  readonly onRule: (id: string) => void
}

/** What whoever has the turn may lose, and how far the goal would still be. */
export function Stake({ plain, view, onRule }: StakeProps) {
  const { goal, rules, scores, stake, turn } = plain
  const atStake = stake(view)
  const toGo = Math.max(0, goal - scores(view)[turn(view)]! - atStake)
  return (
    <dl className={style.stake}>
      <Figure of="stake" points={atStake} rule={rules.stake} onRule={onRule} />
      <Figure of="to-go" points={toGo} rule={rules.goal} onRule={onRule} />
    </dl>
  )
}

interface FigureProps extends Pick<StakeProps, 'onRule'> {
  readonly of: 'stake' | 'to-go'
  readonly points: number
  readonly rule: string
}

function Figure({ of, points, rule, onRule }: FigureProps) {
  const say = useSay()
  const title = say(sentenceOf(`board.${of}`))
  return (
    <div data-figure={of}>
      <dt>{title}</dt>
      <dd>
        {points} <RuleButton id={rule} about={title} onRule={onRule} />
      </dd>
    </div>
  )
}
