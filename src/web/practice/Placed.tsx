import { useMemo } from 'react'
import type { Words } from '../../engine/sentence.ts'
import type { Play } from '../games/play.ts'
import { useGuide } from '../table/screen/guide.ts'
import { NotFound } from '../ui/NotFound.tsx'
import { Speaker, useNames } from '../words/words.tsx'
import type { Found } from './found.ts'
import { PositionScreen, type PositionScreenProps } from './PositionScreen.tsx'
import { standingOf } from './standing.ts'

interface PlacedProps extends Omit<PositionScreenProps, 'standing'> {
  readonly opened: { readonly play: Play; readonly words: Words }
  readonly found: Found
}

/** A position that was found, in the words of its game; whoever decides is "you". */
export function Placed({ opened: { play, words }, found: { match, seat }, ...screen }: PlacedProps) {
  const guide = useGuide(play)
  const standing = useMemo(() => standingOf(play, guide.drives, match, seat), [play, guide.drives, match, seat])
  const allWords = useMemo(() => ({ ...words, ...guide.words }), [words, guide.words])
  const names = useNames(
    useMemo(() => match.head.seats.map(({ name }) => name), [match]),
    seat,
  )
  if (!standing) return <NotFound why="missing" />
  return (
    <Speaker words={allWords} names={names}>
      <PositionScreen standing={standing} {...screen} />
    </Speaker>
  )
}
