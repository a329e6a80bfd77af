import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import type { Match, Opened } from '../../protocol/match.ts'
import { boxOf } from '../games/index.ts'
import { useOpened } from '../table/screen/useOpened.ts'
import buttons from '../ui/Button.module.css'
import { Frame } from '../ui/Frame.tsx'
import page from '../ui/Page.module.css'
import { PartSpoken, useWords } from '../words/words.tsx'
import { Faulty } from './Faulty.tsx'
import { fragmentOf, linkPath, unpack } from './link.ts'
import style from './OpenPage.module.css'
import { momentOf, Named } from './ReplayPage.tsx'
import { ReplayScreen } from './ReplayScreen.tsx'
import { arrive } from './read-file.ts'
import type { Reel } from './reel.ts'
import { WORDS } from './words.ts'

const onHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** A match that a link carries, shown on any device. */
export function LinkPage() {
  return (
    <PartSpoken part="replay" english={WORDS}>
      <CarriedMatch>
        {(reel, packed, at) => (
          <ReplayScreen
            reel={reel}
            first={momentOf(at)}
            isLost={false}
            pathAt={(moment) => linkPath(packed, moment)}
            reviewAt={(moment) => linkPath(packed, moment, '/review')}
          />
        )}
      </CarriedMatch>
    </PartSpoken>
  )
}

interface CarriedProps {
  /** Shows the match that a link carries; the link also names a moment. */
  readonly children: (reel: Reel, packed: string, at: string | null) => ReactNode
}

/** The match of this page's address, or what is wrong with it. */
export function CarriedMatch({ children }: CarriedProps) {
  const packed = useSyncExternalStore(onHash, () => fragmentOf(window.location.hash).packed)
  return (
    <Carried key={packed} packed={packed}>
      {children}
    </Carried>
  )
}

function Carried({ packed, children }: CarriedProps & { readonly packed: string }) {
  const words = useWords()
  const [arrival, setArrival] = useState<Opened | null>(null)
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null)
  if (failure) throw failure.reason
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; another language does not change a match
  useEffect(() => {
    const nameOf = (number: number) => words('file.player', { number })
    unpack(packed)
      .then((text) => arrive(text, nameOf))
      .then(setArrival)
      .catch((reason) => setFailure({ reason }))
  }, [packed])
  if (arrival?.ok)
    return (
      <CarriedReel match={arrival.match} packed={packed}>
        {children}
      </CarriedReel>
    )
  return (
    <Frame title={words('web.replay.bar')}>
      <div className={`${page.page} ${style.page}`}>
        <h1>{words('web.replay.bar')}</h1>
        {arrival ? <Faulty why={arrival} /> : <p>{words('web.open.checking')}</p>}
        <div className={style.ways}>
          <Link href="/open" className={buttons.button}>
            {words('web.open.title')}
          </Link>
          <Link href="/">{words('web.lost.home')}</Link>
        </div>
      </div>
    </Frame>
  )
}

interface CarriedReelProps extends CarriedProps {
  readonly match: Match
  readonly packed: string
}

function CarriedReel({ match, packed, children }: CarriedReelProps) {
  const { play, words } = useOpened(boxOf(match.head.game)!)
  const reel = useMemo<Reel>(() => ({ play, match, id: null }), [play, match])
  const { at } = fragmentOf(window.location.hash)
  return (
    <Named reel={reel} words={words}>
      {children(reel, packed, at)}
    </Named>
  )
}
