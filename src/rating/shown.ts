import type { Rating } from './rate.ts'

const NEWCOMERS = 1000
const STEP = 40
const SURE = 3

/** A rating as one number for people: so well somebody plays at least, nearly surely. A newcomer has 1000. */
export const shown = ({ mu, sigma }: Rating): number => Math.round(NEWCOMERS + STEP * (mu - SURE * sigma))
