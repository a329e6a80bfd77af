import type { Sitter } from '../../engine/sitter.ts'
import type { Review } from '../../lab/review.ts'
import type { Story } from '../../table/story.ts'
import type { Reel } from '../replay/reel.ts'

/** What every part of the page tells of. */
export interface ReviewParts {
  readonly reel: Reel
  readonly review: Review
  readonly told: Story
  readonly sitters: readonly Sitter[]
  /** Shows a moment, counted in entries played, on the board. */
  readonly onShow: (at: number) => void
  /** Plays on from there. */
  readonly onPlay: (at: number) => void
  /** Where a moment is shown in the replay. */
  readonly replayAt: (at: number) => string
}
