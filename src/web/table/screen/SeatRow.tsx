import type { ReactNode } from 'react'
import { COLOURS, type Colour } from '../../../engine/colour.ts'
import { numberOf, type Sitter } from '../../../engine/sitter.ts'
import type { Play } from '../../games/play.ts'
import { useWords } from '../../words/words.tsx'
import { NumberField } from './NumberField.tsx'
import { RoleOptions } from './RoleOptions.tsx'
import style from './SeatRow.module.css'
import { SeatSign } from './SeatSign.tsx'

interface SeatRowProps {
  readonly seat: number
  readonly sitters: readonly Sitter[]
  readonly play: Play
  /** Who plays can be chosen before the game only. */
  readonly picksRole: boolean
  readonly onChange: (sitter: Sitter) => void
  /** What stands at the end of the row. */
  readonly children?: ReactNode
}

/** One who sits here: colour, number, name, and whether a person or a bot plays. */
export function SeatRow({ seat, sitters, play, picksRole, onChange, children }: SeatRowProps) {
  const words = useWords()
  const sitter = sitters[seat]!
  return (
    <li className={style.seat} data-seat={seat} data-picks-role={picksRole}>
      {play.livery.picks ? (
        <ColourField seat={seat} sitter={sitter} onChange={onChange} />
      ) : (
        <SeatSign seat={seat} className={style.mark} />
      )}
      <span className={style.called}>
        {play.livery.isNumbered && (
          <NumberField
            seat={seat}
            number={numberOf(sitters, seat)}
            onChange={(number) => onChange({ ...sitter, number })}
          />
        )}
        <label className={style.name}>
          <span className="unseen">{words('web.set-up.name', { number: seat + 1 })}</span>
          <input
            value={sitter.name}
            maxLength={20}
            placeholder={words('web.set-up.player', { number: seat + 1 })}
            onChange={({ target }) => onChange({ ...sitter, name: target.value })}
          />
        </label>
      </span>
      {picksRole && <RoleField seat={seat} sitter={sitter} onChange={onChange} />}
      {children}
    </li>
  )
}

interface FieldProps {
  readonly seat: number
  readonly sitter: Sitter
  readonly onChange: (sitter: Sitter) => void
}

function ColourField({ seat, sitter, onChange }: FieldProps) {
  const words = useWords()
  return (
    <label className={style.colour}>
      <span className="unseen">{words('web.set-up.colour', { number: seat + 1 })}</span>
      <SeatSign seat={seat} className={style.mark} />
      <select value={sitter.colour} onChange={({ target }) => onChange({ ...sitter, colour: target.value as Colour })}>
        {COLOURS.map((colour) => (
          <option key={colour} value={colour}>
            {words(`web.colour.${colour}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

function RoleField({ seat, sitter, onChange }: FieldProps) {
  const words = useWords()
  return (
    <label className={style.role}>
      <span className="unseen">{words('web.set-up.role', { number: seat + 1 })}</span>
      <select value={sitter.player} onChange={({ target }) => onChange({ ...sitter, player: target.value })}>
        <RoleOptions />
      </select>
    </label>
  )
}
