// The same game on the server of boardgame.io, which keeps its matches in memory. It is found from the folder of the benchmarks.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { game } from '../dodge-boardgame-rules.ts'
import { served } from './served.ts'

interface Running {
  readonly appServer: { address(): { port: number } }
}

const { Server, Origins } = createRequire(join(process.cwd(), 'package.json'))('boardgame.io/server') as {
  Server: (options: object) => { run(options: object): Promise<Running> }
  Origins: { readonly LOCALHOST: unknown }
}

await served(async () => {
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
  const { appServer } = await server.run({ port: 0 })
  return appServer.address().port
})
