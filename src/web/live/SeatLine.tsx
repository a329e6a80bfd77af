import { COLOURS, type Colour } from '../../engine/colour.ts'
import type { Seat } from '../../engine/game.ts'
import type { Livery } from '../../engine/sitter.ts'
import type { Holder } from '../../protocol/live/standing.ts'
import { NumberField } from '../table/screen/NumberField.tsx'
import { SeatSign } from '../table/screen/SeatSign.tsx'
import { Button, IconButton } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import style from './Live.module.css'

/** How somebody wants to be told apart. */
export type Look = Partial<Pick<Holder, 'colour' | 'number'>>

interface SeatLineProps {
  readonly seat: Seat
  readonly holder: Holder | null
  readonly isOwn: boolean
  readonly isHost: boolean
  readonly isPresent: boolean
  readonly livery: Livery
  readonly canSit: boolean
  /** Whether whoever looks may make room. */
  readonly canClear: boolean
  readonly onSit: (more?: Look) => void
  readonly onStand: () => void
}

/** One seat of a table that waits: who has it, or a button to take it. */
export function SeatLine(props: SeatLineProps) {
  const { seat, holder, isOwn, canSit, onSit } = props
  const words = useWords()
  const number = seat + 1
  return (
    <li className={style.seat} data-seat={seat} data-own={isOwn} data-free={holder === null}>
      <SeatSign seat={seat} className={style.mark} />
      {holder ? (
        <Taken {...props} holder={holder} />
      ) : (
        <>
          <span className={style.who}>
            <span>{words('live.seat.free', { number })}</span>
          </span>
          {canSit && (
            <Button look="main" icon="person" onClick={() => onSit()} data-sit>
              {words('live.seat.sit')}
            </Button>
          )}
        </>
      )}
    </li>
  )
}

function Taken(props: SeatLineProps & { readonly holder: Holder }) {
  const { seat, holder, isOwn, isHost, isPresent, livery, canClear, onSit, onStand } = props
  const words = useWords()
  const { colour, number = seat + 1 } = holder
  const role = isOwn ? 'live.seat.you' : isPresent ? 'live.seat.here' : 'live.seat.away'
  return (
    <>
      <span className={style.who}>
        <strong>{holder.name}</strong>
        <span>{words(isHost ? 'live.seat.host' : 'live.seat.role', { role: words(role) })}</span>
      </span>
      {isOwn && livery.isNumbered && (
        <NumberField seat={seat} number={number} onChange={(one) => onSit({ colour, number: one })} />
      )}
      {isOwn && livery.picks && (
        <ColourField seat={seat} colour={colour} onColour={(one) => onSit({ ...holder, colour: one })} />
      )}
      {isOwn && (
        <Button look="quiet" onClick={onStand} data-stand>
          {words('live.seat.stand')}
        </Button>
      )}
      {!isOwn && canClear && (
        <IconButton icon="close" label={words('live.seat.clear', { name: holder.name })} onClick={onStand} data-clear />
      )}
    </>
  )
}

interface ColourFieldProps {
  readonly seat: Seat
  readonly colour: Colour
  readonly onColour: (colour: Colour) => void
}

function ColourField({ seat, colour, onColour }: ColourFieldProps) {
  const words = useWords()
  return (
    <label>
      <span className="unseen">{words('web.set-up.colour', { number: seat + 1 })}</span>
      <select value={colour} onChange={({ target }) => onColour(target.value as Colour)}>
        {COLOURS.map((one) => (
          <option key={one} value={one}>
            {words(`web.colour.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
