import { memo } from 'react'
import { Die } from '../../ui/Die.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import type { Tray, TrayDie } from '../play.ts'
import { Face } from './Face.tsx'
import style from './Panel.module.css'

interface DiceRowProps {
  readonly tray: Tray | null
  readonly rolling: number | null
  readonly picked: readonly string[]
  /** Absent while dice cannot be picked. */
  readonly onToggle: ((id: string) => void) | undefined
}

/** The dice on the felt; each can be picked while its owner builds a Combo. */
export function DiceRow({ tray, rolling, picked, onToggle }: DiceRowProps) {
  const say = useSay()
  const group = tray?.[0]
  const dice = group?.dice ?? []
  return (
    <ul className={style.dice} aria-label={group && say(group.title)}>
      {dice.map((die, place) => (
        <li key={die.id} data-die={die.id}>
          <OneDie die={die} place={place} rolling={rolling} isPicked={picked.includes(die.id)} onToggle={onToggle} />
        </li>
      ))}
    </ul>
  )
}

interface OneDieProps extends Pick<DiceRowProps, 'rolling' | 'onToggle'> {
  readonly die: TrayDie
  readonly place: number
  readonly isPicked: boolean
}

function OneDie({ die, place, rolling, isPicked, onToggle }: OneDieProps) {
  const say = useSay()
  const words = useWords()
  const tumbles = rolling !== null && die.thrown
  const name = tumbles ? words('web.tray.rolling') : say(die.name)
  const cube = <Cube die={die} place={place} throwing={tumbles ? rolling : null} isLit={isPicked} />
  if (!onToggle || die.up === null)
    return (
      <span className={style.lying}>
        {cube}
        <span className="unseen">{name}</span>
      </span>
    )
  return (
    <button
      type="button"
      className={style.pickable}
      data-rove
      aria-pressed={isPicked}
      aria-label={name}
      onClick={() => onToggle(die.id)}
    >
      {cube}
    </button>
  )
}

interface CubeProps {
  readonly die: TrayDie
  readonly place: number
  readonly throwing: number | null
  readonly isLit: boolean
}

const Cube = memo(function Cube({ die, place, throwing, isLit }: CubeProps) {
  const at = die.up === null ? 0 : die.sides.indexOf(die.up)
  const sides = [...die.sides.slice(at), ...die.sides.slice(0, at)]
  const look = die.up === null ? 'blank' : isLit ? 'lit' : 'plain'
  return (
    <Die key={throwing ?? 'lying'} sides={sides} rolling={throwing !== null} look={look} place={place} Face={Face} />
  )
})
