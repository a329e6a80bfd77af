import { Suspense, use, useEffect, useRef, useState } from 'react'
import type { Seat } from '../../../engine/game.ts'
import type { Play } from '../../games/play.ts'
import { type HintBook, hintsFor } from '../../hints/load.ts'
import { ALL_HINTS, change, settings, useSettings } from '../../settings/settings.ts'
import { Button } from '../../ui/Button.tsx'
import { PartSpoken, useWords } from '../../words/words.tsx'
import type { Snapshot } from '../store/table-store.ts'
import style from './Hint.module.css'

interface HintProps {
  readonly play: Play
  readonly snapshot: Snapshot
  /** The seat of this page that is to act, if one is. */
  readonly seat: Seat | null
}

/** What somebody in a first game should know now. Read once, a hint never comes back. */
export function Hint(props: HintProps) {
  const { hintsRead } = useSettings()
  if (hintsRead.includes(ALL_HINTS)) return null
  return (
    <Suspense fallback={null}>
      <FromBook {...props} />
    </Suspense>
  )
}

function FromBook({ play, ...rest }: HintProps) {
  const book = use(hintsFor(play))
  if (!book) return null
  return (
    <PartSpoken part="hints" english={book.words}>
      <OneHint book={book} {...rest} />
    </PartSpoken>
  )
}

/** One at a time: after one was put away, the next waits for another moment. */
function OneHint({ book, snapshot, seat }: Omit<HintProps, 'play'> & { readonly book: HintBook }) {
  const words = useWords()
  const { hintsRead } = useSettings()
  const [readAt, setReadAt] = useState(-1)
  const { view, choices, told } = snapshot
  const due = seat === null ? [] : book.hintsOf(view, seat, choices)
  const hint = readAt === told.length ? undefined : due.find((one) => !hintsRead.includes(one))
  useGoneWhenDone(hint, told.length)
  if (!hint) return null
  const putAway = () => {
    setReadAt(told.length)
    read(hint)
  }
  return (
    <aside key={hint} className={style.hint} aria-label={words('web.hint')} data-hint={hint}>
      <p>{words(hint)}</p>
      <Button look="quiet" onClick={putAway}>
        {words('web.hint.read')}
      </Button>
    </aside>
  )
}

/** Whoever acted under a hint needs it no more: it never stands before the next one. */
function useGoneWhenDone(hint: string | undefined, moment: number) {
  const shown = useRef<{ readonly hint: string; readonly moment: number } | null>(null)
  useEffect(() => {
    const before = shown.current
    if (before && moment > before.moment) read(before.hint)
    shown.current = hint ? { hint, moment } : null
  }, [hint, moment])
}

function read(hint: string): void {
  const { hintsRead } = settings()
  if (!hintsRead.includes(hint)) change({ hintsRead: [...hintsRead, hint] })
}
