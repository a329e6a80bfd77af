// A private Postgres for tests, at a free port of this machine.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, findPostgres } from './programs.mjs'
import { freePort, newFolder, owner, Service } from './service.mjs'

const USER = 'paddock'
const SETTINGS = { max_connections: 60, shared_buffers: '32MB', jit: 'off', log_min_messages: 'log', lc_messages: 'C' }
/** Only where a kill of the machine itself is not the point. */
const CARELESS = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

function run(file, words, cwd) {
  const { status, stderr } = spawnSync(file, words, { cwd, encoding: 'utf8', ...owner() })
  if (status !== 0) throw new Error(stderr)
}

const versionOf = (programs) =>
  spawnSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.match(/\d+/)[0]

/** An empty database, made once and copied from then on. */
function template(programs) {
  const kept = join(CACHE, `postgres-${versionOf(programs)}`)
  if (existsSync(kept)) return kept
  const folder = newFolder('initdb')
  const made = join(folder, 'data')
  run(
    join(programs, 'initdb'),
    ['-D', made, '-U', USER, '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    folder,
  )
  const aside = `${kept}.${process.pid}`
  mkdirSync(CACHE, { recursive: true })
  cpSync(made, aside, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  try {
    renameSync(aside, kept)
  } catch {
    rmSync(aside, { recursive: true, force: true })
  }
  return kept
}

function newData(programs, folder) {
  const data = join(folder, 'data')
  cpSync(template(programs), data, { recursive: true })
  const { uid, gid } = owner()
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, data])
  spawnSync('chmod', ['-R', 'go-rwx', data])
  return data
}

/** Runs until `stop`; `restart` gives it back at the same address. */
export async function startPostgres({ isDurable = false } = {}) {
  const programs = findPostgres()
  const folder = newFolder('postgres')
  const port = await freePort()
  const settings = { ...SETTINGS, ...(isDurable ? {} : CARELESS), listen_addresses: '127.0.0.1', port }
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const service = new Service(join(programs, 'postgres'), ['-D', newData(programs, folder), '-k', folder, ...words], {
    ...{ cwd: folder, ready: 'ready to accept connections' },
  })
  await service.start()
  return {
    port,
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    restart: async () => {
      await service.stop()
      await service.start()
    },
    stop: async () => {
      await service.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
