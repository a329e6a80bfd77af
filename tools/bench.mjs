// `npm run bench`: installs the peers, bundles the benchmarks, runs them. `npm run bench -- server`: those of live tables;
// `npm run bench -- cluster`: of several processes.
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

/** Lies where packages are those of the program: a peer brings older ones of the same names. */
const live = join(root, 'dist', 'bench')
const [suite, ...wishes] = process.argv.slice(2)

async function runServer() {
  const names = ['main', 'load', 'paddock', 'bare', 'boardgame']
  const workers = { 'store-worker': 'src/cli/store-worker.ts', 'bot-worker': 'src/cli/bot-worker.ts' }
  await bundle({ ...Object.fromEntries(names.map((name) => [name, `bench/server/${name}.ts`])), ...workers }, live)
  run(process.execPath, join(live, 'main.js'), ...wishes)
}

async function runGames() {
  await bundle({ main: 'bench/main.ts' }, join(bench, 'dist'))
  run(process.execPath, join(bench, 'dist', 'main.js'), ...process.argv.slice(2))
}

/** Starts processes of its own from the sources. */
const runCluster = () => run(process.execPath, '--import', 'tsx', join(bench, 'cluster.ts'), ...wishes)

await ({ server: runServer, cluster: runCluster }[suite] ?? runGames)()
