import { useEffect, useState } from 'react'
import { isOutcome, type Kinds } from '../../../engine/game.ts'
import type { Told } from '../../../table/story.ts'
import type { Fact, Play } from '../../games/play.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useSay, useStory, useWords } from '../../words/words.tsx'
import type { Snapshot, TableStore } from '../store/table-store.ts'
import style from './Recap.module.css'
import { type Figure, type Rival, rivalsOf } from './rivals.ts'
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
  readonly play: Play
  readonly store: TableStore
  readonly snapshot: Snapshot
  readonly recap: Recap
  readonly onLook: (index: number) => void
  readonly onLog: () => void
  readonly onClose: () => void
}

/** What became of each rival since one's own last turn: one line, which leads to what they did last. */
export function RecapDialog({ play, store, snapshot, recap, onLook, onLog, onClose }: RecapDialogProps) {
  const words = useWords()
  const before = useBefore(store, recap.from)
  const { sitters, view } = snapshot
  const { lines, seat } = recap
  const close = () => {
    recap.dismiss()
    onClose()
  }
  return (
    <Dialog title={words(titleOf(recap))} onClose={close}>
      <ol className={style.lines}>
        {before &&
          rivalsOf({ play, before, after: view, sitters, lines }, seat).map((rival) => (
            <RivalLine key={rival.seat} {...rival} name={sitters[rival.seat]!.name} onLook={onLook} />
          ))}
      </ol>
      <Button look="quiet" icon="log" onClick={onLog}>
        {words('web.recap.log', { count: lines.length })}
      </Button>
      <Button look="main" className={style.done} onClick={close}>
        {words('web.recap.done')}
      </Button>
    </Dialog>
  )
}

/** What the one who looks saw when the own last turn was over. */
function useBefore(store: TableStore, from: number): Snapshot['view'] | null {
  const [before, setBefore] = useState<Snapshot['view'] | null>(null)
  useEffect(() => {
    let isWanted = true
    store.moment(from - 1).then(({ view }) => isWanted && setBefore(view))
    return () => {
      isWanted = false
    }
  }, [store, from])
  return before
}

interface RivalLineProps extends Rival {
  readonly name: string
  readonly onLook: (index: number) => void
}

function RivalLine({ seat, name, figures, latest, onLook }: RivalLineProps) {
  return (
    <li>
      <button
        type="button"
        className={style.rival}
        data-rival={seat}
        disabled={latest === null}
        onClick={() => onLook(latest!)}
      >
        <SeatSign seat={seat} className={style.seat} />
        <span className={style.name}>{name}</span>
        {figures.map((figure) => (
          <OneFigure key={figure.id} {...figure} />
        ))}
      </button>
    </li>
  )
}

function OneFigure({ before, after, isSame }: Figure) {
  const say = useSay()
  const words = useWords()
  const short = (fact: Fact | null) =>
    fact === null ? '–' : typeof fact.short === 'string' ? fact.short : say(fact.short)
  const meaning = (fact: Fact | null) => (fact === null ? '–' : say(fact.meaning))
  return (
    <span className={style.figure} data-same={isSame || undefined}>
      <span aria-hidden="true">
        {(after ?? before)!.picture} {isSame ? short(after) : `${short(before)} → ${short(after)}`}
      </span>
      <span className="unseen">
        {isSame ? meaning(after) : words('web.recap.change', { before: meaning(before), after: meaning(after) })}
      </span>
    </span>
  )
}
