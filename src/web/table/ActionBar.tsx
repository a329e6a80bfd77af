import { type ReactNode, useEffect, useRef } from 'react'
import type { Refusal, Seat } from '../../engine/game.ts'
import type { Sentence } from '../../engine/sentence.ts'
import type { Choice, Sitter } from '../games/play.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { RuleButton } from '../ui/RuleButton.tsx'
import { useSay, useWords } from '../words/words.tsx'
import style from './ActionBar.module.css'
import { SeatSign } from './SeatSign.tsx'
import type { Undoable } from './store.ts'

interface ActionBarProps {
  readonly active: Seat | null
  /** Whether somebody on this page is to act. */
  readonly isOwn: boolean
  readonly prompt: Sentence
  readonly rule: string | null
  readonly choices: readonly Choice[]
  /** Whether the first choice stands out; not where the board offers what one most likely wants. */
  readonly isFirstStressed: boolean
  /** The player that an action points at. */
  readonly aimed: (action: { readonly kind: string }) => Seat | null
  readonly sitters: readonly Sitter[]
  readonly throwDue: Seat | null
  readonly undoable: Undoable | null
  readonly refusal: Refusal | null
  /** What can be passed over: dice in the air, or others who take their time. */
  readonly skips: 'dice' | 'others' | 'halt' | null
  /** What the button says that ends a pause. */
  readonly pause: Sentence | null
  readonly isOver: boolean
  readonly hint: ReactNode
  readonly onAction: (action: { readonly kind: string }) => void
  readonly onRoll: () => void
  readonly onUndo: () => void
  readonly onSkip: () => void
  readonly onHalt: () => void
  readonly onGoOn: () => void
  readonly onRule: (id: string) => void
  readonly onForgetRefusal: () => void
  readonly onEnd: () => void
  readonly onReplay: () => void
}

/** Always says who acts and what they may do, and offers just that. */
export function ActionBar(props: ActionBarProps) {
  const { active, isOwn, prompt, rule, onRule, hint, refusal, onForgetRefusal } = props
  const say = useSay()
  const words = useWords()
  const bar = useRef<HTMLElement>(null)
  useFocusKept(bar)
  return (
    <section
      ref={bar}
      className={`${style.bar} ${isOwn ? style.own : ''}`}
      aria-label={words('web.bar')}
      data-own={isOwn}
    >
      {hint}
      <div className={style.prompt}>
        {active !== null && <SeatSign seat={active} className={style.mark} />}
        <h2 className={style.sentence} tabIndex={-1} data-prompt>
          {isOwn && <span className={style.tag}>{words('web.bar.yours')}</span>} {say(prompt)}
        </h2>
        {rule && <RuleButton id={rule} about={words('web.bar.moment')} onRule={onRule} />}
      </div>
      {refusal && <Refused refusal={refusal} onRule={onRule} onClose={onForgetRefusal} />}
      <Choices {...props} />
    </section>
  )
}

const FEW = 6
const NAMED = 2

function Choices(props: ActionBarProps) {
  const { choices, throwDue, undoable, pause, isOver, onAction, onRoll, onUndo, onGoOn, onEnd, onReplay } = props
  const words = useWords()
  const say = useSay()
  return (
    <div className={style.choices} data-count={choices.length}>
      {throwDue !== null && (
        <Button look="main" icon="dice" data-choice onClick={onRoll}>
          {words('web.bar.roll')}
        </Button>
      )}
      {choices.length <= FEW ? <ChoiceButtons {...props} /> : <Chooser choices={choices} onAction={onAction} />}
      {isOver && (
        <Button look="main" icon="flag" onClick={onEnd}>
          {words('web.end.show')}
        </Button>
      )}
      {isOver && (
        <Button icon="play" onClick={onReplay} data-replay-link>
          {words('web.table.replay')}
        </Button>
      )}
      {pause && (
        <Button look="main" icon="play" data-choice data-go-on onClick={onGoOn}>
          {say(pause)}
        </Button>
      )}
      <Skip {...props} />
      {undoable && (
        <Button look="quiet" icon="undo" className={style.undo} onClick={onUndo} data-undo>
          {words('web.bar.undo', { what: undoable.meaning })}
        </Button>
      )}
    </div>
  )
}

/** Passes over what takes its time, or stops doing so. */
function Skip({ skips, onSkip, onHalt }: Pick<ActionBarProps, 'skips' | 'onSkip' | 'onHalt'>) {
  const words = useWords()
  if (!skips) return null
  return (
    <Button
      look="plain"
      icon={skips === 'halt' ? 'close' : 'skip'}
      onClick={skips === 'halt' ? onHalt : onSkip}
      data-skip={skips}
    >
      {words(`web.bar.skip.${skips}`)}
    </Button>
  )
}

/** With many players to choose from, a player's sign and name are enough. */
function ChoiceButtons({ choices, isFirstStressed, aimed, sitters, onAction }: ActionBarProps) {
  const say = useSay()
  return choices.map(({ action, meaning }, i) => {
    const player = choices.length > NAMED ? aimed(action) : null
    return (
      <Button
        key={JSON.stringify(action)}
        look={i === 0 && isFirstStressed && player === null ? 'main' : 'plain'}
        data-choice
        onClick={() => onAction(action)}
        {...(player !== null ? { 'aria-label': say(meaning), className: style.player } : {})}
      >
        {player !== null ? (
          <>
            <SeatSign seat={player} /> {sitters[player]!.name}
          </>
        ) : (
          say(meaning)
        )}
      </Button>
    )
  })
}

/** Many choices: a list that opens, instead of a wall of buttons. */
function Chooser({ choices, onAction }: Pick<ActionBarProps, 'choices' | 'onAction'>) {
  const say = useSay()
  const words = useWords()
  return (
    <label className={style.chooser}>
      <span className="unseen">{words('web.bar.choose')}</span>
      <select value="" data-choice onChange={({ target }) => onAction(choices[Number(target.value)]!.action)}>
        <option value="" disabled>
          {words('web.bar.choose-of', { count: choices.length })}
        </option>
        {choices.map(({ action, meaning }, i) => (
          <option key={JSON.stringify(action)} value={i}>
            {say(meaning)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface RefusedProps {
  readonly refusal: Refusal
  readonly onRule: (id: string) => void
  readonly onClose: () => void
}

/** Why that did not work. */
function Refused({ refusal, onRule, onClose }: RefusedProps) {
  const say = useSay()
  const words = useWords()
  return (
    <p className={style.refusal} data-refusal={refusal.rule}>
      <span>{say(refusal.reason)}</span>
      <RuleButton id={refusal.rule} about={words('web.bar.refusal')} onRule={onRule} />
      <IconButton icon="close" label={words('web.close')} onClick={onClose} />
    </p>
  )
}

/** A button that was pressed may be gone afterwards; whoever plays by keyboard goes on from the bar, not from the top. */
function useFocusKept(bar: { readonly current: HTMLElement | null }) {
  const inside = useRef(false)
  useEffect(() => {
    const element = bar.current!
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (inside.current && isLost) toTheNextChoice(element)
    inside.current = element.contains(document.activeElement)
    const onFocus = () => {
      inside.current = element.contains(document.activeElement)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  })
}

function toTheNextChoice(bar: HTMLElement): void {
  const next = bar.querySelector<HTMLElement>('[data-choice]') ?? bar.querySelector<HTMLElement>('[data-prompt]')
  next?.focus({ preventScroll: true })
}
