// `node --import tsx test/live/server-process.ts DATA PORT`: the server in a process of its own, which waits for nothing but
// its disk. The first line it says is its port.
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openServer } from '../../src/server/server.ts'
import { answerFrom } from '../../tools/page-files.mjs'
import { openIn } from '../contract/store/place.ts'
import { AT_ONCE, BOT_WORKER } from './stage.ts'

const BUILT = join(process.cwd(), 'dist/web')
const PATIENCE = 60_000
const [folder = '', port = '0'] = process.argv.slice(2)

const store = await openIn(folder)
const server = await openServer({
  ...{ store, botWorker: BOT_WORKER, release: '0', pace: AT_ONCE, requests: 1_000_000 },
  page: (request, response) => void answerFrom(BUILT, request, response, PATIENCE),
})
await server.api.listen({ port: Number(port), host: '127.0.0.1' })
console.log(String((server.api.server.address() as AddressInfo).port))
// It does not outlive whoever started it, however that one ends.
process.stdin.resume().once('close', () => process.exit())
process.once('SIGTERM', async () => {
  await server.close()
  await store.close()
  process.exit()
})
