// `npm run walk`: types all that docs/operating.md tells one to type, in an empty folder, with a Postgres and a Redis of its own;
// then lets the programs it is written for look at the unit, the proxy and the compose file, where they are installed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { startPostgres } from '../../tools/services/postgres.mjs'
import { ensureServices, findPostgres } from '../../tools/services/programs.mjs'
import { startRedis } from '../../tools/services/redis.mjs'
import { commands, ROOT, textOf } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 'paddock-walk-'))
const untried: string[] = []

/** Every command is shown before it is done; the first that fails ends the walk, and whatever still runs ends with it. */
const BEFORE = `set -euo pipefail
trap 'for job in $(jobs -p); do kill "$job" 2> /dev/null || true; done' EXIT
set -x
`

function installCommand(): string {
  const programs = join(folder, 'bin')
  mkdirSync(programs)
  writeFileSync(join(programs, 'paddock'), `#!/bin/sh\nexec "${process.execPath}" "${join(ROOT, 'paddock')}" "$@"\n`, {
    mode: 0o755,
  })
  return programs
}

const has = (program: string, ...words: readonly string[]): boolean => {
  const { status, error } = spawnSync(program, words, { stdio: 'ignore' })
  return !error && status === 0
}

function run(title: string, program: string, words: readonly string[], env = process.env): void {
  console.log(`\n── ${title}`)
  const { status } = spawnSync(program, words, { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${title}: ended with ${status}`)
}

async function walk(): Promise<void> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const path = [installCommand(), findPostgres()!, process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH: path, POSTGRES: postgres.url, REDIS: redis.url, PADDOCK_LOG: 'warn' }
  try {
    run('docs/operating.md', 'bash', ['-c', BEFORE + commands().join('\n')], env)
  } finally {
    await Promise.all([postgres.stop(), redis.stop()])
  }
}

/** The unit, as if the program were where it says. */
function checkUnit(): void {
  if (!has('systemd-analyze', '--version')) return void untried.push('the unit: there is no systemd-analyze')
  const unit = join(folder, 'paddock.service')
  writeFileSync(unit, textOf('docs/operating/paddock.service').replace('/usr/bin/node', process.execPath))
  run('systemd-analyze verify', 'systemd-analyze', ['verify', '--man=no', unit])
}

/** Its names of servers mean nothing here. */
function checkProxy(): void {
  if (!has('nginx', '-v')) return void untried.push('the proxy: there is no nginx')
  const servers = textOf('docs/operating/nginx.conf').replaceAll(/server-\d:/g, '127.0.0.1:')
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${servers}\n}\n`)
  run('nginx -t', 'nginx', ['-t', '-c', configuration, '-p', folder, '-e', join(folder, 'nginx.log')])
}

function checkCompose(): void {
  const words = ['compose', '--file', join(ROOT, 'compose.yaml'), 'config', '--quiet']
  if (has('docker', 'compose', 'version')) run('docker compose config', 'docker', words)
  else untried.push('docker compose config: there is no docker with compose; npm test checks the file by its schema')
}

ensureServices()
try {
  await walk()
  checkUnit()
  checkProxy()
  checkCompose()
  const kept = readFileSync(join(folder, 'evening.sql'), 'utf8').includes('CREATE TABLE paddock.events')
  if (!kept) throw new Error('the dump of Postgres does not hold the log')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const sentence of untried) console.log(`Not tried: ${sentence}.`)
console.log('Everything in docs/operating.md that can be typed here works.')
