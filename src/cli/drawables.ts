import { MANIFESTS } from '../games/index.ts'
import { withShapes } from '../protocol/boards.ts'

/** Every game with the shape of its boards. */
export const DRAWABLES = await withShapes(Object.values(MANIFESTS))
