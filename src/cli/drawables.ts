import { MANIFESTS } from '../games/index.ts'
import { withChecks } from '../protocol/boards.ts'

/** Every game with the shape of its boards. */
export const DRAWABLES = await withChecks(Object.values(MANIFESTS))
