import { isOutcome, type Kinds } from '../../../engine/game.ts'
import type { Told } from '../../../table/story.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useStory, useWords } from '../../words/words.tsx'
import { Line } from './Log.tsx'
import style from './Recap.module.css'
import { SeatSign } from './SeatSign.tsx'
import type { Recap } from './useRecap.ts'

const titleOf = ({ isFirst }: Recap): string => (isFirst ? 'web.recap.first' : 'web.recap')

interface RecapSignProps {
  readonly recap: Recap
  readonly isWide: boolean
  readonly onOpen: () => void
}

/** Stands in the header, where nothing else moves for it: that something happened, how much, and how it ended. */
export function RecapSign({ recap, isWide, onOpen }: RecapSignProps) {
  const words = useWords()
  const last = recap.lines.at(-1)
  if (!last) return null
  return (
    <div className={style.sign} data-recap={recap.lines.length}>
      <button type="button" className={style.open} onClick={onOpen}>
        <span className={style.title}>{words(titleOf(recap))}</span>
        <span className={style.count}>{words('web.recap.count', { count: recap.lines.length })}</span>
      </button>
      {isWide && <Last line={last} />}
      {isWide && <IconButton icon="close" label={words('web.recap.dismiss')} onClick={recap.dismiss} />}
    </div>
  )
}

function Last({ line }: { readonly line: Told }) {
  const story = useStory()
  const seat = isOutcome<Kinds>(line.entry) ? null : line.entry.seat
  return (
    <span className={style.last}>
      {seat === null ? <Icon name="dice" size="1.1rem" /> : <SeatSign seat={seat} className={style.seat} />}
      <span>{story(line.sentences)}</span>
    </span>
  )
}

interface RecapDialogProps {
  readonly recap: Recap
  readonly onLook: (index: number) => void
  readonly onLog: () => void
  readonly onClose: () => void
}

const MOST = 6

/** What happened since one's own last turn, the latest last; each line leads to its moment. */
export function RecapDialog({ recap, onLook, onLog, onClose }: RecapDialogProps) {
  const words = useWords()
  const { lines } = recap
  const shown = lines.slice(-MOST)
  const close = () => {
    recap.dismiss()
    onClose()
  }
  return (
    <Dialog title={words(titleOf(recap))} onClose={close}>
      {lines.length > shown.length && (
        <Button look="quiet" icon="log" onClick={onLog}>
          {words('web.recap.more', { count: lines.length - shown.length })}
        </Button>
      )}
      <ol className={style.lines}>
        {shown.map((line) => (
          <Line key={line.index} line={line} isNow={false} onLook={onLook} />
        ))}
      </ol>
      <Button look="main" className={style.done} onClick={close}>
        {words('web.recap.done')}
      </Button>
    </Dialog>
  )
}
