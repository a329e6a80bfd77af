import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { Kinds } from '../../engine/game.ts'
import type { Sitter } from '../../engine/sitter.ts'
import { keepsSecrets } from '../../protocol/match.ts'
import { tablePath } from '../paths.ts'
import { RoleOptions } from '../table/screen/RoleOptions.tsx'
import { SeatSign } from '../table/screen/SeatSign.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useWords } from '../words/words.tsx'
import { OutcomeChooser } from './OutcomeChooser.tsx'
import type { Reel } from './reel.ts'
import { type Change, takeOver, waysAt } from './take-over.ts'
import style from './WhatIfDialog.module.css'

interface WhatIfDialogProps {
  readonly reel: Reel
  readonly at: number
  /** What to change unless somebody wants something else. */
  readonly wish?: Change
  readonly onClose: () => void
}

/** Makes a new table of a moment: with other choices, other dice, other players. */
export function WhatIfDialog({ reel, at, wish, onClose }: WhatIfDialogProps) {
  const words = useWords()
  const [, go] = useLocation()
  const { changes, chance } = useMemo(() => waysAt(reel, at), [reel, at])
  const [change, setChange] = useState<Change | undefined>(changes.find((change) => change === wish) ?? changes[0])
  const [sitters, setSitters] = useState(reel.match.head.seats)
  const [outcome, setOutcome] = useState<Kinds['outcome']>(null)
  const count = reel.match.timeline.length
  if (!change) {
    const why = words(keepsSecrets(reel.match) ? 'web.what-if.secret' : 'web.what-if.over')
    return (
      <Dialog title={words('web.what-if.title')} onClose={onClose}>
        <p data-no-way>{why}</p>
      </Dialog>
    )
  }
  const start = async () =>
    go(tablePath(reel.play.game.id, await takeOver(reel, { at, change, chance, outcome, sitters })))
  return (
    <Dialog title={words('web.what-if.title')} onClose={onClose}>
      <div className={style.parts}>
        <p>{words('web.what-if.about', { at, count })}</p>
        {changes.length > 1 && <Changes changes={changes} change={change} onChange={setChange} />}
        {change === 'chosen' && <OutcomeChooser reel={reel} index={chance} onOutcome={setOutcome} />}
        <Seats sitters={sitters} onChange={setSitters} />
        <Button look="main" icon="fork" disabled={change === 'chosen' && outcome === null} onClick={start}>
          {words('web.what-if.start')}
        </Button>
      </div>
    </Dialog>
  )
}

interface ChangesProps {
  readonly changes: readonly Change[]
  readonly change: Change
  readonly onChange: (change: Change) => void
}

function Changes({ changes, change, onChange }: ChangesProps) {
  const words = useWords()
  return (
    <fieldset className={style.changes}>
      <legend>{words('web.what-if.change')}</legend>
      {changes.map((one) => (
        <label key={one} className={style.change} data-change={one}>
          <input type="radio" name="change" checked={one === change} onChange={() => onChange(one)} />
          <span>
            <strong>{words(`web.what-if.${one}`)}</strong>
            <span className={style.about}>{words(`web.what-if.${one}.about`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface SeatsProps {
  readonly sitters: readonly Sitter[]
  readonly onChange: (sitters: readonly Sitter[]) => void
}

/** Who plays on: names stay, and each seat is a person's or a bot's. */
function Seats({ sitters, onChange }: SeatsProps) {
  const words = useWords()
  const play = (seat: number, player: string) =>
    onChange(sitters.map((sitter, i) => (i === seat ? { ...sitter, player } : sitter)))
  return (
    <fieldset className={style.seats}>
      <legend>{words('web.what-if.who')}</legend>
      {sitters.map(({ name, player }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <label key={seat} className={style.seat}>
          <SeatSign seat={seat} className={style.sign} />
          <span className={style.name}>{name}</span>
          <select value={player} onChange={({ target }) => play(seat, target.value)}>
            <RoleOptions />
          </select>
        </label>
      ))}
    </fieldset>
  )
}
