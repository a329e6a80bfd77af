import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { isOutcome, type Kinds } from '../../engine/game.ts'
import type { Story } from '../../table/story.ts'
import type { Witness } from '../../table/witness.ts'
import { moves } from '../settings/settings.ts'
import { play as playSound } from '../sound/play.ts'
import { ROLLING } from '../table/store/tempo.ts'
import { type Frame, Projector, type Timing } from './projector.ts'
import { type Reel, toldAt } from './reel.ts'

/** How long a moment is looked at; one without a sentence has nothing to read. */
const LOOKING = 1100
const SILENT = 150

interface Eyes {
  readonly witness: Witness
  readonly told: Story
}

function timingOf({ play, match: { timeline } }: Reel, latest: () => Eyes): Timing {
  const throwsDice = (index: number) => {
    const entry = timeline.log[index]!
    return isOutcome<Kinds>(entry) && play.thrown(latest().witness.fall(index + 1)!) !== null
  }
  return {
    rolling: (index) => (moves() && throwsDice(index) ? ROLLING : 0),
    looking: (at) => (toldAt(latest().told, at)?.sentences.length === 0 ? SILENT : LOOKING),
  }
}

/** Shows a reel, beginning at a moment. Whoever looks may change while it plays. */
export function useProjector(
  reel: Reel,
  at: number,
  eyes: Eyes,
): { readonly frame: Frame; readonly projector: Projector } {
  const latest = useRef(eyes)
  useEffect(() => {
    latest.current = eyes
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first moment is only the first
  const projector = useMemo(
    () =>
      new Projector(
        reel.match.timeline.length,
        at,
        timingOf(reel, () => latest.current),
      ),
    [reel],
  )
  const frame = useSyncExternalStore(projector.subscribe, projector.frame)
  useEffect(() => {
    if (frame.isRolling && frame.speed <= 2) void playSound('roll')
  }, [frame.isRolling, frame.speed])
  return { frame, projector }
}
