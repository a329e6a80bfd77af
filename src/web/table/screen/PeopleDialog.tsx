import { useState } from 'react'
import type { Sitter } from '../../../engine/sitter.ts'
import type { Play } from '../../games/play.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWords } from '../../words/words.tsx'
import { changed } from '../store/sitters.ts'
import type { TableStore } from '../store/table-store.ts'
import style from './SeatRow.module.css'
import { SeatRow } from './SeatRow.tsx'
import { SeatSigns } from './SeatSign.tsx'

interface PeopleDialogProps {
  readonly store: TableStore
  readonly play: Play
  readonly sitters: readonly Sitter[]
  readonly onClose: () => void
}

/** Names, colours and numbers of those who sit here. What is changed holds at once; an empty name is not taken. */
export function PeopleDialog({ store, play, sitters, onClose }: PeopleDialogProps) {
  const words = useWords()
  const [draft, setDraft] = useState(sitters)
  const change = (seat: number, next: Sitter) => {
    const result = changed(play, draft, seat, next)
    setDraft(result)
    store.introduce(result.map((sitter, i) => ({ ...sitter, name: sitter.name.trim() || sitters[i]!.name })))
  }
  return (
    <Dialog title={words('web.players.edit')} onClose={onClose}>
      <SeatSigns value={{ sitters: draft, Sign: play.Sign }}>
        <ol className={style.seats}>
          {draft.map((_, seat) => (
            <SeatRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              seat={seat}
              sitters={draft}
              play={play}
              picksRole={false}
              onChange={(next) => change(seat, next)}
            />
          ))}
        </ol>
      </SeatSigns>
    </Dialog>
  )
}
