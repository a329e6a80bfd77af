import { isOutcome, type Kinds } from '../../engine/game.ts'
import { useSay, useStory, useWords } from '../words/words.tsx'
import type { ReviewParts } from './parts.ts'

/** What an entry did, in the words of the log; where the log is silent, what was chosen or that something fell. */
export function useEntry({ reel, told }: Pick<ReviewParts, 'reel' | 'told'>): (index: number) => string {
  const words = useWords()
  const say = useSay()
  const story = useStory()
  const { game, log } = reel.match.timeline
  const plain = (index: number): string => {
    const entry = log[index]!
    if (isOutcome<Kinds>(entry)) return words('web.review.fell')
    const view = game.view(reel.match.timeline.before(index), entry.seat)
    return words('web.review.done', { player: { seat: entry.seat }, what: say(game.choice(view, entry.action)) })
  }
  return (index) => story(told.at(index)!.sentences) || plain(index)
}
