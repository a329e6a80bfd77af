import type { Words } from '../../../../engine/sentence.ts'

export const GUIDE_WORDS: Words = {
  'allens-dirt-season.legend.standings':
    'Below the race stand the standings: points, then what parts those who are equal, in this order.',
}
