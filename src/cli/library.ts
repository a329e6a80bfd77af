import { MANIFESTS } from '../games/index.ts'
import type { Library } from '../protocol/record.ts'

/** Every game there is, at hand. */
export const LIBRARY: Library = { ids: Object.keys(MANIFESTS), find: async (id) => MANIFESTS[id]! }
