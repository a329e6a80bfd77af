import { possible, type Review } from '../../lab/review.ts'
import { doubted } from '../words/doubted.ts'

type Known = Pick<Review, 'chances' | 'errors' | 'first'>

/** What is told of the chances at a moment: those that are not known yet are those known last, and no estimate is certain. */
export function chancesAt({ chances, errors, first }: Known, at: number): readonly number[] {
  const index = Math.min(Math.max(0, at - first), chances.length - 1)
  return errors[index] === 0 ? chances[index]! : chances[index]!.map(doubted)
}

/** The part of such games that would have been won with even luck: nobody knows it to be all or none. */
export const withEvenLuck = (adjusted: number): number => doubted(possible(adjusted))
