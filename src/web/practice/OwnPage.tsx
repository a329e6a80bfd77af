import { Suspense, use, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { type Box, boxOf } from '../games/index.ts'
import { PRACTICE_PATH } from '../paths.ts'
import { useOpened } from '../table/screen/useOpened.ts'
import buttons from '../ui/Button.module.css'
import { Button } from '../ui/Button.tsx'
import { Frame } from '../ui/Frame.tsx'
import page from '../ui/Page.module.css'
import { PartSpoken, useWords } from '../words/words.tsx'
import { POSITIONS } from './browser-positions.ts'
import { type Found, ownOf } from './found.ts'
import { Placed } from './Placed.tsx'
import style from './Practice.module.css'
import { answered, dueOf, learnt, type OwnPosition, openOf, type PracticePosition } from './positions.ts'
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

function Round({ positions }: { readonly positions: readonly PracticePosition[] }) {
  const [round] = useState(() => roundOf(positions))
  const [at, setAt] = useState(0)
  const position = round[at]
  const opening = useMemo(() => position && opened(position), [position])
  const box = position && boxOf(position.game)
  if (!box || !opening) return <Done count={openOf(positions).length} />
  const next = at + 1 < round.length ? () => setAt(at + 1) : null
  return (
    <Suspense fallback={null} key={position.id}>
      <Own box={box} position={position} opening={opening} note={`${at + 1}/${round.length}`} onNext={next} />
    </Suspense>
  )
}

function Done({ count }: { readonly count: number }) {
  const words = useWords()
  return (
    <Frame title={words('practice.own')}>
      <div className={`${page.page} ${style.page}`}>
        <h1>{words('practice.own')}</h1>
        <p>{words(count === 0 ? 'practice.own.none' : 'practice.own.done')}</p>
        <p>
          <Link href={PRACTICE_PATH} className={buttons.button}>
            {words('practice.back')}
          </Link>
        </p>
      </div>
    </Frame>
  )
}

interface OwnProps {
  readonly box: Box
  readonly position: OwnPosition
  readonly opening: Promise<Found | null>
  readonly note: string
  /** Null after the last. */
  readonly onNext: (() => void) | null
}

/** What cannot be opened any more is not offered again. */
async function opened(position: OwnPosition): Promise<Found | null> {
  const found = await ownOf(position)
  if (!found) await POSITIONS.put(learnt(position.id))
  return found
}

function Own({ box, position, opening, note, onNext }: OwnProps) {
  const words = useWords()
  const game = useOpened(box)
  const found = use(opening)
  const title = words('practice.own.of', { title: words(`${box.id}.title`) })
  if (!found) return <Done count={1} />
  return (
    <Placed
      opened={game}
      found={found}
      title={title}
      note={words('practice.own.lost', { note, lost: position.lost })}
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
