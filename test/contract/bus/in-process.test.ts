import { InProcessBus } from '../../../src/server/bus/in-process.ts'
import { TIME } from '../../../src/server/time.ts'
import { busContract } from './contract.ts'

busContract('in one process', async () => {
  const bus = new InProcessBus(TIME)
  return { bus: async () => bus, clear: async () => undefined }
})
