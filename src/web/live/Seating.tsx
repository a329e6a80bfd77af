import { useState } from 'react'
import { seatsOf } from '../../protocol/live/standing.ts'
import { settings } from '../settings/settings.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useWords } from '../words/words.tsx'
import { newSecret } from './live-tables.ts'
import type { AtTableProps } from './parts.ts'
import style from './Signs.module.css'

/** A bot keeps the own seat, or one looks on: said above the board, with the way back to the table. */
export function KeptBanner({ live, company }: AtTableProps) {
  const words = useWords()
  const { standing, guest } = company
  if (standing.secret !== null) return null
  const own = seatsOf(standing, guest)
  const kept = own.find((seat) => standing.kept[seat] === 'away')
  if (kept !== undefined)
    return (
      <div className={style.banner} role="status" data-kept={kept}>
        <p>{words('live.kept')}</p>
        <Button look="main" icon="person" onClick={() => live.ask({ kind: 'back', seat: kept })} data-back>
          {words('live.kept.back')}
        </Button>
      </div>
    )
  return own.some((seat) => !standing.kept[seat]) ? null : <Watching live={live} company={company} />
}

/** UX-20 Who has no seat sees what everybody may see; the seat of somebody who was removed can be taken. */
function Watching({ live, company }: AtTableProps) {
  const words = useWords()
  const { standing, present } = company
  const free = standing.kept.indexOf('removed')
  const sit = () => {
    const name = settings().name.trim() || words('web.guest')
    live.ask({ kind: 'sit', seat: free, name, string: newSecret() })
  }
  return (
    <div className={style.banner} role="status" data-watching>
      <p>{words('live.watching', { watchers: present?.watchers ?? 1 })}</p>
      {free >= 0 && (
        <Button icon="person" onClick={sit} data-sit>
          {words('live.watching.sit')}
        </Button>
      )}
    </div>
  )
}

/** The host may make room; whoever sits there may let a bot play. */
export function RoomButton(props: AtTableProps) {
  const words = useWords()
  const { guest, head } = props.company
  const title = words(guest === head.host ? 'live.room' : 'live.room.own')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="people" label={title} onClick={() => setOpen(true)} data-room />
      {isOpen && <RoomDialog {...props} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}

interface RoomDialogProps extends AtTableProps {
  readonly title: string
  readonly onClose: () => void
}

function RoomDialog({ live, company, title, onClose }: RoomDialogProps) {
  const words = useWords()
  const { standing, guest, head } = company
  const isHost = guest === head.host
  const taken = [...standing.holders.entries()].flatMap(([seat, holder]) =>
    holder && (isHost || holder.guest === guest) ? [{ seat, holder }] : [],
  )
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{words(isHost ? 'live.room.about' : 'live.room.own.about')}</p>
      <ul className={style.seats}>
        {taken.map(({ seat, holder }) => (
          <li key={seat}>
            <strong>{holder.name}</strong>
            {standing.kept[seat] ? (
              <Button onClick={() => live.ask({ kind: 'back', seat })}>{words('live.room.back')}</Button>
            ) : (
              <Button icon="bot" onClick={() => live.ask({ kind: 'keep', seat })} data-keep={seat}>
                {words(holder.guest === guest ? 'live.room.rest' : 'live.room.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
