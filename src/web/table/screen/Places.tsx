import { type ReactNode, useRef } from 'react'
import type { Seat } from '../../../engine/game.ts'
import type { Sitter } from '../../../engine/sitter.ts'
import type { BoardProps, Play } from '../../games/play.ts'
import { useRoving } from '../../ui/useRoving.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { DiceTray } from './DiceTray.tsx'
import { Players } from './Players.tsx'
import type { Scene } from './scene.ts'
import style from './TableLayout.module.css'

// The places of a table, the same while it is played and when it is shown again.

interface PlaceProps extends Pick<BoardProps, 'onAction' | 'onRule'> {
  readonly play: Play
  readonly sitters: readonly Sitter[]
  readonly scene: Scene
}

interface PlayersPlaceProps extends PlaceProps {
  readonly own: readonly Seat[]
  readonly active: Seat | null
}

export function PlayersPlace({ play, sitters, scene, own, active, onAction, onRule }: PlayersPlaceProps) {
  return (
    <div className={style.players}>
      <Players
        sitters={sitters}
        own={own}
        active={active}
        order={play.order?.(scene.view) ?? [...sitters.keys()]}
        factsOf={(seat) => play.facts(scene.view, seat, sitters)}
        choices={scene.choices}
        target={play.target}
        onAction={onAction}
        onRule={onRule}
      />
    </div>
  )
}

export function BoardPlace({
  play: { Board },
  scene,
  ...props
}: PlaceProps & Pick<BoardProps, 'wholeMoves' | 'onDrive' | 'onPeople'>) {
  const words = useWords()
  const place = useRef<HTMLElement>(null)
  const roving = useRoving(place)
  return (
    <section ref={place} className={style.board} aria-label={words('web.board')} data-board {...roving}>
      <h2 className="unseen">{words('web.board')}</h2>
      <Board {...scene} {...props} />
    </section>
  )
}

interface TrayPlaceProps extends Pick<PlaceProps, 'play' | 'scene' | 'onRule'> {
  /** The part of the table that asks for the dice; they lie in one of them. */
  readonly at: 'centre' | 'hands'
  readonly onSkip: () => void
}

export function TrayPlace({ at, play, scene: { tray, rolling }, onSkip, onRule }: TrayPlaceProps) {
  const say = useSay()
  const { holdsDice, diceFirst } = play
  if (!tray || holdsDice || at !== (diceFirst ? 'centre' : 'hands')) return null
  return (
    <div className={style.tray}>
      {diceFirst && <p className={style.goal}>{say(diceFirst.goal)}</p>}
      <DiceTray
        isFirst={diceFirst !== undefined}
        tray={tray}
        rolling={rolling}
        Face={play.Face}
        onSkip={onSkip}
        onRule={onRule}
      />
    </div>
  )
}

export function LogPlace({ children }: { readonly children: ReactNode }) {
  const words = useWords()
  return (
    <aside className={style.log} aria-label={words('web.log')}>
      <h2>{words('web.log')}</h2>
      {children}
    </aside>
  )
}
