import { type ReactNode, use, useMemo } from 'react'
import { type Box, boxOf } from '../games/index.ts'
import { replayPath, reviewPath } from '../paths.ts'
import { CarriedMatch } from '../replay/LinkPage.tsx'
import { linkPath } from '../replay/link.ts'
import { momentOf, Named } from '../replay/ReplayPage.tsx'
import type { Reel } from '../replay/reel.ts'
import { WORDS as REPLAY_WORDS } from '../replay/words.ts'
import { useOpened } from '../table/screen/useOpened.ts'
import { tableOf } from '../table/store/tables.ts'
import { NotFound } from '../ui/NotFound.tsx'
import { PartSpoken } from '../words/words.tsx'
import { ReviewScreen } from './ReviewScreen.tsx'
import { WORDS } from './words.ts'

/** A match of this browser, looked through. */
export function ReviewPage({ game, id }: { readonly game: string; readonly id: string }) {
  const box = boxOf(game)
  return <ReviewSpoken>{box ? <SavedReview box={box} id={id} /> : <NotFound why="game" />}</ReviewSpoken>
}

/** One that a link carries. */
export function ReviewLinkPage() {
  return (
    <ReviewSpoken>
      <CarriedMatch>
        {(reel, packed, at) => (
          <ReviewScreen
            reel={reel}
            first={momentOf(at)}
            reviewAt={(moment) => linkPath(packed, moment, '/review')}
            replayAt={(moment) => linkPath(packed, moment)}
          />
        )}
      </CarriedMatch>
    </ReviewSpoken>
  )
}

const ReviewSpoken = ({ children }: { readonly children: ReactNode }) => (
  <PartSpoken part="replay" english={REPLAY_WORDS}>
    <PartSpoken part="review" english={WORDS}>
      {children}
    </PartSpoken>
  </PartSpoken>
)

function SavedReview({ box, id }: { readonly box: Box; readonly id: string }) {
  const { play, words } = useOpened(box)
  const table = use(tableOf(id))
  const match = table.kind === 'open' ? table.store.match : null
  const reel = useMemo<Reel | null>(() => match && { play, match, id }, [play, match, id])
  if (!reel) return <NotFound why={table.kind === 'open' ? 'missing' : table.kind} />
  if (reel.match.timeline.game !== play.game) return <NotFound why="missing" />
  const at = new URLSearchParams(window.location.search).get('at')
  return (
    <Named reel={reel} words={words}>
      <ReviewScreen
        reel={reel}
        first={momentOf(at)}
        reviewAt={(moment) => reviewPath(box.id, id, moment)}
        replayAt={(moment) => replayPath(box.id, id, moment)}
      />
    </Named>
  )
}
