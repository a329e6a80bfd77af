import { Suspense, use, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { boxOf, LIBRARY } from '../games/index.ts'
import { PRACTICE_PATH } from '../paths.ts'
import { useOpened } from '../table/screen/useOpened.ts'
import buttons from '../ui/Button.module.css'
import { Button } from '../ui/Button.tsx'
import { Frame } from '../ui/Frame.tsx'
import page from '../ui/Page.module.css'
import { PartSpoken, useWords } from '../words/words.tsx'
import { POSITIONS } from './browser-positions.ts'
import { Placed } from './Placed.tsx'
import style from './Practice.module.css'
import { answered, dueOf, learnt, type OwnPosition, type PracticePosition } from './positions.ts'
import { type Next, nextIn, openedOwn } from './round.ts'
import { WORDS } from './words.ts'

/** Positions of one's own games in which something was given away, one after the other. */
export function OwnPage() {
  const [shown] = useState(() => POSITIONS.shown())
  return (
    <PartSpoken part="practice" english={WORDS}>
      <Round positions={use(shown)} />
    </PartSpoken>
  )
}

/** What is due; if nothing is, all there is, for whoever came early. */
function roundOf(positions: readonly PracticePosition[]): OwnPosition[] {
  const due = dueOf(positions, Date.now())
  return due.length > 0 ? due : dueOf(positions, Number.POSITIVE_INFINITY)
}

const WAYS = {
  open: (position: OwnPosition) => openedOwn(position, LIBRARY),
  drop: ({ id }: OwnPosition) => POSITIONS.put(learnt(id)),
}

function Round({ positions }: { readonly positions: readonly PracticePosition[] }) {
  const [round] = useState(() => roundOf(positions))
  const [from, setFrom] = useState(0)
  const coming = useMemo(() => nextIn(round, from, WAYS), [round, from])
  return (
    <Suspense fallback={null}>
      <Opened coming={coming} from={from} count={round.length} onGoOn={setFrom} />
    </Suspense>
  )
}

interface OpenedProps {
  readonly coming: Promise<Next | null>
  /** The place in the round from which it was looked for. */
  readonly from: number
  /** How many the round has. */
  readonly count: number
  /** Goes on from a place in the round. */
  readonly onGoOn: (at: number) => void
}

function Opened({ coming, from, count, onGoOn }: OpenedProps) {
  const next = use(coming)
  if (!next) return <Done isBegun={from > 0} />
  const after = next.at + 1
  return <Own key={next.position.id} next={next} count={count} onNext={after < count ? () => onGoOn(after) : null} />
}

function Done({ isBegun }: { readonly isBegun: boolean }) {
  const words = useWords()
  return (
    <Frame title={words('practice.own')}>
      <div className={`${page.page} ${style.page}`}>
        <h1>{words('practice.own')}</h1>
        <p>{words(isBegun ? 'practice.own.done' : 'practice.own.none')}</p>
        <p>
          <Link href={PRACTICE_PATH} className={buttons.button}>
            {words('practice.back')}
          </Link>
        </p>
      </div>
    </Frame>
  )
}

interface OwnProps extends Pick<OpenedProps, 'count'> {
  readonly next: Next
  /** Null after the last. */
  readonly onNext: (() => void) | null
}

function Own({ next: { at, position, found }, count, onNext }: OwnProps) {
  const words = useWords()
  const opened = useOpened(boxOf(position.game)!)
  const title = words('practice.own.of', { title: words(`${position.game}.title`) })
  return (
    <Placed
      opened={opened}
      found={found}
      title={title}
      note={words('practice.own.lost', { note: `${at + 1}/${count}`, lost: position.lost })}
      onAnswer={(lost) => void POSITIONS.put(answered(position, lost, Date.now()))}
      after={() =>
        onNext ? (
          <Button icon="next" onClick={onNext}>
            {words('practice.next')}
          </Button>
        ) : (
          <Link href={PRACTICE_PATH} className={buttons.button}>
            {words('practice.more')}
          </Link>
        )
      }
    />
  )
}
