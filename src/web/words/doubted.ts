/** So near to 0 or 1 a share is told as less than the least, or more than the most, that can be told. */
const LEAST = 1e-9

/** What is not known exactly may be as good as certain, but never is. */
export const doubted = (share: number): number => Math.min(1 - LEAST, Math.max(LEAST, share))
