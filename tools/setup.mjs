// Makes a fresh clone runnable. It runs before anything is installed and on any Node, so it uses nothing but Node itself,
// and it writes to stderr only: the output of a command that calls it stays clean.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const marker = join(root, 'node_modules', '.paddock-lock')

function olderThan(version, wanted) {
  const [have, want] = [version, wanted].map((text) => text.split('.').map(Number))
  const differing = want.findIndex((part, index) => part !== have[index])
  return differing >= 0 && have[differing] < want[differing]
}

function nodeComplaint() {
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.replace('>=', '')
  if (!olderThan(process.versions.node, wanted)) return null
  return `Paddock needs Node ${wanted} or newer; this is Node ${process.versions.node}.`
}

function lockHash() {
  const lockfile = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lockfile).digest('hex')
}

function installedHash() {
  try {
    return readFileSync(marker, 'utf8')
  } catch {
    return null
  }
}

function install() {
  console.error('Installing the dependencies (npm ci) …')
  const run = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (run.error) return `npm could not be started (${run.error.message}): install npm, then try again.`
  if (run.status !== 0) return 'npm ci failed (its reason stands above): check the network, then try again.'
  return null
}

/** Leaves the process with one clear line when the machine cannot run Paddock. */
export function ensureSetup() {
  const hash = lockHash()
  const complaint = nodeComplaint() ?? (installedHash() === hash ? null : install())
  if (complaint) {
    console.error(complaint)
    process.exit(1)
  }
  if (installedHash() !== hash) writeFileSync(marker, hash)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureSetup()
