import type { Sitter } from '../../../engine/sitter.ts'
import type { DangerKind } from '../../../games/dicey-curves/board.ts'
import type { DiceyCurves, View } from '../../../games/dicey-curves/state.ts'
import { dangerName, slug } from '../../../games/dicey-curves/telling/say.ts'
import type { Choice } from '../../../table/seat-view.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { RuleButton } from '../../ui/RuleButton.tsx'
import { Mark } from '../../ui/Shape.tsx'
import { useList, useSay } from '../../words/words.tsx'
import { DangerPicture } from './DangerPicture.tsx'
import style from './Hand.module.css'
import { type Choices, usesOf } from './selection.ts'
import { say as sentenceOf } from './tray.ts'

interface HandProps {
  readonly view: View
  readonly choices: Choices
  readonly picked: DangerKind | null
  readonly onPick: (kind: DangerKind | null) => void
  readonly onRule: (id: string) => void
}

/** The paragraph about each kind of card. */
const RULES: Readonly<Record<DangerKind, string>> = {
  'Instant Damage': 'DX-6',
  'Instant Repair': 'DX-7',
  'Minor Debris': 'DX-9',
  'Major Debris': 'DX-9',
  'Dangerous Curve': 'DX-10',
  'Lane Closed': 'DX-11',
  'Repair Shop': 'DX-13',
  'Critter Crossing': 'DX-14',
  'Nitro Boost': 'DX-14',
  'Super Size Your Combo': 'DX-22',
}

/** One's own Danger cards; those that can be used now are lit. */
export function Hand({ view, choices, picked, onPick, onRule }: HandProps) {
  const say = useSay()
  const hand = view.danger?.hand ?? []
  return (
    <ul className={style.hand} aria-label={say(sentenceOf('board.hand'))}>
      {hand.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold the same card twice
        <li key={`${kind} ${i}`} className={style.place}>
          <HandCard
            kind={kind}
            isUsable={usesOf(choices, kind).length > 0}
            isPicked={kind === picked && hand.indexOf(kind) === i}
            onPick={onPick}
          />
          <RuleButton id={RULES[kind]} about={say(dangerName(kind))} onRule={onRule} />
        </li>
      ))}
      {hand.length === 0 && <li className={style.none}>{say(sentenceOf('hand.empty'))}</li>}
    </ul>
  )
}

interface HandCardProps extends Pick<HandProps, 'onPick'> {
  readonly kind: DangerKind
  readonly isUsable: boolean
  readonly isPicked: boolean
}

function HandCard({ kind, isUsable, isPicked, onPick }: HandCardProps) {
  const say = useSay()
  const isForMoves = kind === 'Super Size Your Combo'
  return (
    <button
      type="button"
      className={style.card}
      data-rove
      data-danger={kind}
      aria-pressed={isPicked}
      disabled={!isUsable}
      onClick={() => onPick(isPicked ? null : kind)}
    >
      <DangerPicture kind={kind} />
      <span className={style.text}>
        <strong>{say(dangerName(kind))}</strong>
        <span>{say(sentenceOf(`does.${slug(kind)}`))}</span>
        {!isUsable && <em>{say(sentenceOf(isForMoves ? 'hand.moving' : 'hand.asleep'))}</em>}
      </span>
    </button>
  )
}

/** The cards at the edge of the table, while something else is going on. */
export function HandFan({
  hand,
  isLit,
  onOpen,
}: {
  readonly hand: readonly DangerKind[]
  readonly isLit: boolean
  readonly onOpen: () => void
}) {
  const say = useSay()
  const list = useList('narrow')
  const label = list([sentenceOf('board.hand'), ...hand.map(dangerName)].map(say))
  return (
    <button
      type="button"
      className={`${style.fan} ${isLit ? style.litFan : ''}`}
      aria-label={label}
      data-rove
      onClick={onOpen}
    >
      {hand.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold the same card twice
        <span key={`${kind} ${i}`} className={style.small}>
          <DangerPicture kind={kind} />
        </span>
      ))}
    </button>
  )
}

interface AimProps {
  readonly view: View
  readonly sitters: readonly Sitter[]
  readonly uses: Choices
  /** Which of the uses is aimed at, or null. */
  readonly aimed: number | null
  readonly onAim: (use: number) => void
  readonly onPlay: (choice: Choice<DiceyCurves>) => void
}

/** Where a card goes: players as buttons, everything else on the board or one after the other. */
export function Aim({ sitters, uses, aimed, onAim, onPlay }: AimProps) {
  const say = useSay()
  const isOnPlayers = uses.some(({ action }) => 'target' in action)
  const chosen = uses.length === 1 ? uses[0]! : aimed === null ? null : (uses[aimed] ?? null)
  return (
    <div className={style.aim}>
      {uses.length > 1 && isOnPlayers && <PlayerTargets uses={uses} sitters={sitters} aimed={aimed} onAim={onAim} />}
      {uses.length > 1 && !isOnPlayers && <Stepper count={uses.length} aimed={aimed} onAim={onAim} />}
      <Button look="main" data-rove data-play disabled={!chosen} onClick={() => chosen && onPlay(chosen)}>
        {say(chosen?.meaning ?? sentenceOf(isOnPlayers ? 'hand.aim-player' : 'hand.aim-track'))}
      </Button>
    </div>
  )
}

function PlayerTargets({ uses, sitters, aimed, onAim }: Pick<AimProps, 'uses' | 'sitters' | 'aimed' | 'onAim'>) {
  return (
    <div className={style.players}>
      {uses.map(({ action, seat }, i) => {
        const sitter = sitters['target' in action ? action.target : seat]!
        return (
          <button
            key={sitter.name}
            type="button"
            className={style.player}
            data-rove
            aria-pressed={i === aimed}
            onClick={() => onAim(i)}
          >
            <Mark colour={sitter.colour} /> {sitter.name}
          </button>
        )
      })}
    </div>
  )
}

function Stepper({
  count,
  aimed,
  onAim,
}: {
  readonly count: number
  readonly aimed: number | null
  readonly onAim: (use: number) => void
}) {
  const say = useSay()
  const step = (by: number) => onAim(aimed === null ? (by > 0 ? 0 : count - 1) : (aimed + by + count) % count)
  return (
    <div className={style.stepper}>
      <IconButton icon="back" label={say(sentenceOf('hand.before'))} data-rove onClick={() => step(-1)} />
      <span>{aimed === null ? count : say(sentenceOf('hand.count', { number: aimed + 1, count }))}</span>
      <IconButton icon="next" label={say(sentenceOf('hand.after'))} data-rove onClick={() => step(1)} />
    </div>
  )
}
