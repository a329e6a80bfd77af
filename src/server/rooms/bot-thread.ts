import { parentPort } from 'node:worker_threads'
import { Answerer } from '../../bots/answer.ts'
import type { Port, Reply, Request } from '../../bots/ask.ts'
import { loreFor } from '../../bots/levels.ts'
import { MANIFESTS } from '../../games/index.ts'

const mindOf = async (id: string, level: string) => {
  const manifest = MANIFESTS[id]!
  return { game: manifest.game, lore: await loreFor(level, manifest) }
}

/** The whole of a thread in which bots think. */
export function serveBots(): void {
  const port = parentPort!
  const channel: Port<Reply, Request> = {
    post: (reply) => port.postMessage(reply),
    listen: (take) => void port.on('message', take),
  }
  new Answerer(channel, mindOf, { now: () => performance.now(), soon: (work) => void setImmediate(work) })
}
