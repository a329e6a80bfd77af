// The thread of the database from its sources.
import { register } from 'tsx/esm/api'

register()
await import('../../../src/cli/store-worker.ts')
