import type { Sentence } from '../../../engine/sentence.ts'
import type { Told } from '../../../table/story.ts'
import type { Play } from '../../games/play.ts'

/** What just happened: the one sentence of an entry that matters most. */
export interface Caption {
  readonly index: number
  readonly sentence: Sentence
  readonly weight: number
}

/** So long a caption stands against what matters less, in milliseconds. */
const STANDS = 1500

type Weighed = Pick<Play, 'weigh'>

/** Of several that matter as much the last one counts. What weighs nothing is never a caption. */
export function captionOf(play: Weighed, fresh: readonly Told[]): Caption | null {
  let best: Caption | null = null
  for (const { index, sentences } of fresh)
    for (const sentence of sentences) {
      const weight = play.weigh?.(sentence.key) ?? 1
      if (weight > 0 && weight >= (best?.weight ?? 0)) best = { index, sentence, weight }
    }
  return best
}

/** A caption, and since when it stands. */
export interface Standing {
  readonly caption: Caption | null
  readonly since: number
}

/** What matters less waits until the caption before has stood for a while. */
export function standingOf(before: Standing, fresh: Caption, now: number): Standing {
  const { caption, since } = before
  const stands = caption !== null && caption.index < fresh.index && caption.weight > fresh.weight
  return stands && now - since < STANDS ? before : { caption: fresh, since: now }
}
