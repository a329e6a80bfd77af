// `npm run bench`: installs the peers, bundles the benchmarks, runs them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './build-cli.mjs'
import { ensureSetup } from './setup.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bench = join(root, 'bench')
const run = (command, ...words) => {
  const { status } = spawnSync(command, words, { cwd: bench, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

ensureSetup()
if (!existsSync(join(bench, 'node_modules'))) run('npm', 'ci', '--loglevel=error')
if (process.argv[2] === 'cluster') {
  run(process.execPath, '--import', 'tsx', join(bench, 'cluster.ts'), ...process.argv.slice(3))
  process.exit()
}
await bundle({ main: 'bench/main.ts' }, join(bench, 'dist'))
run(process.execPath, join(bench, 'dist', 'main.js'), ...process.argv.slice(2))
