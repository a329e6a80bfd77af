import { pickByKind } from '../engine/playout.ts'
import { below, type Random } from '../engine/random.ts'

/** Which of some worths is taken; it may also look at the kinds of the actions. */
export type Glance = (worths: readonly number[], random: Random, legal: readonly { readonly kind: string }[]) => number

/** One choice in so many is made without much thought. */
const CARELESS = 4
/** Even then a chance to win that is worse by this much is not given away. */
const SILLY = 0.08

/** The first of the best. */
export const best: Glance = (worths) => {
  let found = 0
  for (let i = 1; i < worths.length; i++) if (worths[i]! > worths[found]!) found = i
  return found
}

/** The best, but now and then anything that is not silly. */
export const careless: Glance = (worths, random, legal) => {
  const found = best(worths, random, legal)
  if (below(random, CARELESS) > 0) return found
  const good = [...worths.keys()].filter((i) => worths[i]! > worths[found]! - SILLY)
  return good[below(random, good.length)]!
}

/** Any kind of action, then any of that kind. */
export const blind: Glance = (_, random, legal) => legal.indexOf(pickByKind(legal, random))
