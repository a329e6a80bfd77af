import type { ReactNode } from 'react'
import type { WholeMove } from '../../engine/ends.ts'
import type { Refusal } from '../../engine/game.ts'
import { ChoiceButton } from '../odds/ChoiceButton.tsx'
import { Chooser } from '../odds/Chooser.tsx'
import { keyOf } from '../odds/odds.ts'
import { SeatSign } from '../table/screen/SeatSign.tsx'
import { Button } from '../ui/Button.tsx'
import { useSay, useStory, useWords } from '../words/words.tsx'
import style from './Practice.module.css'
import type { Standing } from './standing.ts'

interface PositionBarProps {
  readonly standing: Standing
  readonly chosen: WholeMove | null
  /** Why the last try did not work; `part` for a step that is only a part of a move. */
  readonly refusal: Refusal | 'part' | null
  readonly onTake: (actions: WholeMove['actions']) => void
  readonly onTell: () => void
  readonly onAgain: () => void
  /** What can be done when it is answered. */
  readonly children: ReactNode
}

/** Says what is to be decided and offers it; afterwards, what was chosen and how to go on. */
export function PositionBar(props: PositionBarProps) {
  const { standing, chosen } = props
  const { decision, told } = standing
  const words = useWords()
  const say = useSay()
  const story = useStory()
  return (
    <section className={style.bar} aria-label={words('web.bar')}>
      <p className={style.told} data-told>
        {story(told)}
      </p>
      <h2 className={style.prompt} data-prompt>
        <SeatSign seat={decision.seat} className={style.mark} />
        <span>
          {chosen ? words('practice.chose', { move: say(chosen.meaning) }) : say(decision.game.prompt(decision.view))}
        </span>
      </h2>
      <Refused {...props} />
      <div className={style.one}>
        <div className={style.choices} inert={chosen !== null}>
          <Choices {...props} />
        </div>
        {chosen && <Answered {...props} />}
      </div>
    </section>
  )
}

function Refused({ refusal }: PositionBarProps) {
  const words = useWords()
  const say = useSay()
  if (!refusal) return null
  return (
    <p className={style.refusal} role="status">
      {refusal === 'part' ? words('practice.part') : say(refusal.reason)}
    </p>
  )
}

/** As many as the bar of a table lists side by side; so few it lists all, also those that the board offers in its own way. */
const FEW = 6

function Choices({ standing: { play, decision, wholeMoves }, onTake }: PositionBarProps) {
  const say = useSay()
  const isClaimed = ({ actions }: WholeMove) => wholeMoves.length === 0 && (play.claims?.(actions[0]!) ?? false)
  const { moves } = decision
  const listed = moves.length > FEW ? moves.filter((move) => !isClaimed(move)) : moves
  if (listed.length > FEW) return <Chooser listed={listed} drive={onTake} />
  return listed.map(({ actions, meaning }) => (
    <ChoiceButton key={keyOf(actions)} actions={actions} onClick={() => onTake(actions)}>
      {say(meaning)}
    </ChoiceButton>
  ))
}

function Answered({ onTell, onAgain, children }: PositionBarProps) {
  const words = useWords()
  return (
    <div className={style.ways}>
      <Button look="main" icon="odds" onClick={onTell}>
        {words('practice.worth')}
      </Button>
      <Button icon="undo" onClick={onAgain}>
        {words('practice.again')}
      </Button>
      {children}
    </div>
  )
}
