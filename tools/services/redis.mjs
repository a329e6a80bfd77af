// A private Redis for tests, at a free port of this machine. It keeps nothing on the disk.
import { rmSync } from 'node:fs'
import { findRedis } from './programs.mjs'
import { freePort, newFolder, Service } from './service.mjs'

/** Runs until `stop`; after `kill` it is gone without a word, and `start` gives it back, empty, at the same address. */
export async function startRedis() {
  const folder = newFolder('redis')
  const port = await freePort()
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no']
  const service = new Service(findRedis(), words, { cwd: folder, ready: 'Ready to accept connections' })
  await service.start()
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    kill: () => service.stop('SIGKILL'),
    start: () => service.start(),
    stop: async () => {
      await service.stop('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
