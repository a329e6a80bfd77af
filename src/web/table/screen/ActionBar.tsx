import { useEffect, useRef } from 'react'
import type { Refusal, Seat } from '../../../engine/game.ts'
import { ChoiceButton } from '../../odds/ChoiceButton.tsx'
import { Chooser } from '../../odds/Chooser.tsx'
import { RiskLine } from '../../odds/RiskLine.tsx'
import { RiskSpokenSoon } from '../../odds/RiskSpoken.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { RuleButton } from '../../ui/RuleButton.tsx'
import { useSay, useStory, useWords } from '../../words/words.tsx'
import style from './ActionBar.module.css'
import { useExtras } from './extras.ts'
import { lengthOf } from './length.ts'
import type { TableParts } from './parts.ts'
import { SeatSign } from './SeatSign.tsx'
import { StepsButton } from './StepsButton.tsx'
import { useCaption } from './useCaption.ts'
import { useReplay } from './useReplay.ts'
import type { TableControls } from './useTable.ts'

/** Always says who acts and what they may do, and offers just that. */
export function ActionBar(parts: TableParts) {
  const { play, shown, table, onSheet } = parts
  const { snapshot } = shown
  const { active, ownTurn, prompt } = table
  const say = useSay()
  const words = useWords()
  const { time } = useExtras()
  const bar = useRef<HTMLElement>(null)
  useFocusKept(bar)
  const isOwn = ownTurn !== null || snapshot.aloud !== null
  const text = say(prompt)
  const rule = play.rule(snapshot.view, null)
  const onRule = (id: string) => onSheet({ rule: id })
  return (
    <section
      ref={bar}
      className={`${style.bar} ${isOwn ? style.own : ''}`}
      aria-label={words('web.bar')}
      data-own={isOwn}
    >
      <Happened {...parts} onRule={onRule} />
      <div className={style.prompt}>
        {active === null ? <span className={style.mark} /> : <SeatSign seat={active} className={style.mark} />}
        <h2 className={style.sentence} tabIndex={-1} data-prompt data-long={lengthOf(text)}>
          <span key={`${isOwn} ${text}`}>
            {isOwn && <span className={style.tag}>{words(snapshot.aloud ? 'web.bar.anybody' : 'web.bar.yours')}</span>}{' '}
            {text}
          </span>
        </h2>
        {time}
        <StepsButton {...table} />
        {rule && <RuleButton id={rule} about={words('web.bar.moment')} onRule={onRule} />}
        {play.hasWord?.(snapshot.view) && (
          <IconButton icon="people" label={words('web.asking')} data-asking onClick={() => onSheet('asking')} />
        )}
      </div>
      <RiskSpokenSoon play={parts.odds?.isOn ? play : null}>
        <Choices {...parts} />
      </RiskSpokenSoon>
    </section>
  )
}

type HappenedProps = TableParts & { readonly onRule: (id: string) => void }

/** Why something did not work, or what just happened and whether it can be taken back: always in the same place. */
function Happened({ play, shown, table, odds, onSheet, onRule }: HappenedProps) {
  const { snapshot, falling } = shown
  const { refusal, undo, forgetRefusal } = table
  const undoable = falling ? null : snapshot.undoable
  const words = useWords()
  const say = useSay()
  const story = useStory()
  const caption = useCaption(play, snapshot)
  if (refusal) return <Refused refusal={refusal} onRule={onRule} onClose={forgetRefusal} />
  return (
    <div className={style.happened} data-odds={odds?.isOn ? '' : undefined}>
      <div className={style.told}>
        <p key={`${caption?.index} ${undoable && say(undoable.meaning)}`} data-caption={caption?.index}>
          {caption && story(caption.sentences)}
        </p>
        {odds?.isOn && (
          <RiskLine odds={odds.odds} play={play} marked={withButtons(table.listed)} onOpen={() => onSheet('advice')} />
        )}
      </div>
      {undoable && <UndoButton undoable={undoable} onUndo={undo} />}
      {odds && (
        <IconButton icon="odds" label={words('web.odds.advice')} data-advise onClick={() => onSheet('advice')} />
      )}
    </div>
  )
}

interface UndoButtonProps {
  readonly undoable: NonNullable<TableParts['shown']['snapshot']['undoable']>
  readonly onUndo: () => void
}

/** Other words are another button: theirs take other lines. */
function UndoButton({ undoable, onUndo }: UndoButtonProps) {
  const words = useWords()
  const text = words('web.bar.undo', { what: undoable.meaning, more: undoable.more })
  return (
    <Button key={text} look="quiet" icon="undo" className={style.undo} title={text} onClick={onUndo} data-undo>
      {text}
    </Button>
  )
}

const FEW = 6
const NAMED = 2
const NONE: TableControls['listed'] = []

/** More than a few are chosen from a list. */
const withButtons = (listed: TableControls['listed']) => (listed.length <= FEW ? listed : NONE)

function Choices(parts: TableParts) {
  const { store, shown, table } = parts
  const { told, throwDue, pause, standIn, result, aloud } = shown.snapshot
  const { listed } = table
  const words = useWords()
  const say = useSay()
  const isStill = !shown.falling
  return (
    <div
      className={style.choices}
      data-count={listed.length}
      data-moves={listed === table.wholeMoves}
      data-drives={parts.drives ? '' : undefined}
      data-odds={parts.odds?.isOn ? '' : undefined}
    >
      {isStill && throwDue !== null && (
        <Button key={told.length} look="main" icon="dice" data-choice data-throw onClick={() => store.roll()}>
          {words('web.bar.roll')}
        </Button>
      )}
      {aloud ? (
        <Aloud {...parts} seats={aloud} />
      ) : listed.length <= FEW ? (
        <ChoiceButtons {...parts} />
      ) : (
        <Chooser {...table} />
      )}
      {result && <AfterTheEnd {...parts} />}
      {isStill && pause && (
        <Button look="main" icon="play" data-choice data-go-on onClick={() => store.goOn()}>
          {say(pause)}
        </Button>
      )}
      {isStill && standIn && (
        <Button icon="bot" data-stand-in onClick={() => store.standIn()}>
          {say(standIn)}
        </Button>
      )}
      <Skip {...parts} />
      <Raise {...parts} />
    </div>
  )
}

function AfterTheEnd({ store, onSheet }: TableParts) {
  const words = useWords()
  const replay = useReplay(store)
  return (
    <>
      <Button look="main" icon="flag" onClick={() => onSheet('end')}>
        {words('web.end.show')}
      </Button>
      {replay && (
        <Button icon="play" onClick={() => replay()} data-replay-link>
          {words('web.table.replay')}
        </Button>
      )}
    </>
  )
}

/** Passes over what takes its time, or stops doing so. */
function Skip({ table: { skips }, onSkip, onHalt }: TableParts) {
  const words = useWords()
  if (!skips) return null
  return (
    <Button
      key={skips}
      look="plain"
      icon={skips === 'halt' ? 'close' : 'skip'}
      onClick={skips === 'halt' ? onHalt : onSkip}
      data-skip={skips}
    >
      {words(`web.bar.skip.${skips}`)}
    </Button>
  )
}

/** All at one device are asked at once; only who has a word to say is handed it. */
function Aloud({ store, shown, seats }: TableParts & { readonly seats: readonly Seat[] }) {
  const words = useWords()
  const { sitters, watcher } = shown.snapshot
  return (
    <>
      <Button look="main" data-choice data-nobody onClick={() => store.answer(null)}>
        {words('web.bar.nobody')}
      </Button>
      {seats
        .filter((seat) => seat !== watcher)
        .map((seat) => (
          <Button
            key={seat}
            className={style.player}
            data-choice
            data-word={seat}
            aria-label={words('web.bar.word', { name: sitters[seat]!.name })}
            onClick={() => store.answer(seat)}
          >
            <SeatSign seat={seat} /> {sitters[seat]!.name}
          </Button>
        ))}
    </>
  )
}

/** Who is not asked for a word by a standing order can ask for it, whatever they hold. */
function Raise({ play, store, shown, table: { ownTurn } }: TableParts) {
  const words = useWords()
  const { view, orders, result } = shown.snapshot
  const [order] = orders
  if (orders.length !== 1 || ownTurn !== null || result || order!.asking === 'always' || !play.hasWord?.(view))
    return null
  const { seat, isRaised } = order!
  return (
    <Button look="plain" icon="person" aria-pressed={isRaised} data-raise onClick={() => store.raise(seat, !isRaised)}>
      {words('web.bar.raise')}
    </Button>
  )
}

/** With many players to choose from, a player's sign and name are enough. */
function ChoiceButtons({ play, shown, table: { scene, listed, wholeMoves, drive } }: TableParts) {
  const say = useSay()
  const { sitters } = shown.snapshot
  const others = JSON.stringify(listed)
  const isFirstStressed = listed !== wholeMoves && (play.stresses?.(scene.choices) ?? true)
  return listed.map(({ actions, meaning }, i) => {
    const player = listed.length > NAMED ? (play.target?.(actions[0]!) ?? null) : null
    return (
      <ChoiceButton
        key={`${others} ${JSON.stringify(actions)}`}
        look={i === 0 && isFirstStressed && player === null ? 'main' : 'plain'}
        actions={actions}
        among={listed}
        data-long={lengthOf(say(meaning))}
        onClick={() => drive(actions)}
        {...(player !== null ? { 'aria-label': say(meaning), className: style.player } : {})}
      >
        {player !== null ? (
          <>
            <SeatSign seat={player} /> {sitters[player]!.name}
          </>
        ) : (
          say(meaning)
        )}
      </ChoiceButton>
    )
  })
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
      {refusal.rule && <RuleButton id={refusal.rule} about={words('web.bar.refusal')} onRule={onRule} />}
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
