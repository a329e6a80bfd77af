import { type RefObject, useEffect, useRef } from 'react'
import type { DiceyCurves } from '../../../games/dicey-curves/state.ts'
import { useSay } from '../../words/words.tsx'
import type { BoardProps } from '../play.ts'
import { Builder } from './Builder.tsx'
import { Barrels, Fork, HandPart } from './Danger.tsx'
import { DiceRow } from './DiceRow.tsx'
import style from './Panel.module.css'
import { Piles } from './Piles.tsx'
import type { Race } from './race.ts'
import { isDangerTime } from './suggest.ts'
import { say as sentenceOf } from './tray.ts'
import { useFocusKept } from './useFocusKept.ts'

interface PanelProps
  extends Pick<BoardProps<DiceyCurves>, 'view' | 'sitters' | 'choices' | 'tray' | 'rolling' | 'onRule'> {
  readonly race: Race
}

/** Dice, cards and whatever can be built of them. */
export function Panel(props: PanelProps) {
  const { view, tray, rolling, choices, race } = props
  const { picks, onPick, frame } = race
  const say = useSay()
  const place = useRef<HTMLElement>(null)
  useScrollStop(place)
  useFocusKept(place)
  const isBuilding = frame.kind === 'turn' && choices.length > 0
  const toggle = (id: string) => {
    const rest = picks.dice.filter((other) => other !== id)
    onPick({ dice: rest.length < picks.dice.length ? rest : [...rest, id] })
  }
  const isAboutDanger = isDangerTime(view) || picks.handOpen
  const showsHand = view.danger?.hand && isAboutDanger
  return (
    <section
      ref={place}
      className={style.panel}
      aria-label={say(sentenceOf('board.panel'))}
      onKeyDown={({ key }) => key === 'Escape' && onPick(null)}
    >
      {!showsHand && (
        <DiceRow tray={tray} rolling={rolling} picked={picks.dice} onToggle={isBuilding ? toggle : undefined} />
      )}
      {frame.kind === 'turn' && isBuilding && !showsHand && (
        <Builder
          {...race}
          view={view}
          frame={frame}
          sitters={props.sitters}
          choices={choices}
          onAction={race.act}
          onRule={props.onRule}
        />
      )}
      {showsHand && <HandPart {...props} />}
      {view.danger && isAboutDanger && <Piles view={view} />}
      {frame.kind === 'drive' && picks.fork !== null && <Fork {...props} />}
      {frame.kind === 'relocate' && <Barrels {...props} />}
    </section>
  )
}

/** Where the panel or a row of it must scroll, the keyboard can stop on it to do so. */
function useScrollStop(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = place.current!
    for (const part of [panel, ...panel.querySelectorAll<HTMLElement>('[data-row]')])
      if (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1) part.tabIndex = 0
      else part.removeAttribute('tabindex')
  })
}
