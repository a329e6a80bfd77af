import { lookThrough, type Task, type Told } from './looking.ts'

/** The games come later: a task that arrives while a worker still loads what it is made of is never heard. */
const games = import('../../games/index.ts')

self.onmessage = async ({ data }: MessageEvent<Task>) => {
  const tell = (told: Told) => self.postMessage(told)
  try {
    const { LIBRARY, MANIFESTS } = await games
    await lookThrough(data, { library: LIBRARY, lenderOf: (id) => MANIFESTS[id]!, now: () => performance.now(), tell })
  } catch (error) {
    tell({ kind: 'failed', reason: String(error) })
  }
}
