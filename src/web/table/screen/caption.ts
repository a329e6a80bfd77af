import type { Sentence } from '../../../engine/sentence.ts'
import type { Told } from '../../../table/story.ts'
import type { Play } from '../../games/play.ts'

/** What just happened: the sentences of an entry that matter most. */
export interface Caption {
  readonly index: number
  readonly sentences: readonly Sentence[]
  readonly weight: number
}

/** So long a caption stands against what matters less, in milliseconds. */
const STANDS = 1500

type Weighed = Pick<Play, 'weigh'>

/** Of several entries that matter as much the last one counts. What weighs nothing is never a caption. */
export function captionOf(play: Weighed, fresh: readonly Told[]): Caption | null {
  let best: Caption | null = null
  for (const told of fresh) {
    const caption = weighed(play, told)
    if (caption && caption.weight >= (best?.weight ?? 0)) best = caption
  }
  return best
}

/** What matters as much in one entry belongs together, such as a spin and its flag. */
function weighed(play: Weighed, { index, sentences }: Told): Caption | null {
  const weightOf = ({ key }: Sentence) => play.weigh?.(key) ?? 1
  const weight = Math.max(0, ...sentences.map(weightOf))
  return weight > 0 ? { index, weight, sentences: sentences.filter((one) => weightOf(one) === weight) } : null
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
