import { Suspense, use, useState } from 'react'
import type { Seat } from '../../../engine/game.ts'
import type { Play } from '../../games/play.ts'
import { type HintBook, hintsFor } from '../../hints/load.ts'
import { ALL_HINTS, change, useSettings } from '../../settings/settings.ts'
import { Button } from '../../ui/Button.tsx'
import { PartSpoken, useWords } from '../../words/words.tsx'
import type { Snapshot } from '../store/table-store.ts'
import style from './Hint.module.css'

interface HintProps {
  readonly play: Play
  readonly snapshot: Snapshot
  /** The seat that is to act. */
  readonly seat: Seat
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
  const hint = book.hintsOf(view, seat, choices).find((one) => !hintsRead.includes(one))
  if (!hint || readAt === told.length) return null
  const putAway = () => {
    setReadAt(told.length)
    change({ hintsRead: [...hintsRead, hint] })
  }
  return (
    <aside className={style.hint} aria-label={words('web.hint')} data-hint={hint}>
      <p>{words(hint)}</p>
      <Button look="quiet" onClick={putAway}>
        {words('web.hint.read')}
      </Button>
    </aside>
  )
}
