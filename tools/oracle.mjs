// `npm run oracle`: installs openskill in its own folder and writes what it rates into test/rating/vectors.json.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('oracle', import.meta.url))
const run = (command, ...words) => {
  const { status } = spawnSync(command, words, { cwd: home, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(join(home, 'node_modules'))) run('npm', 'ci', '--loglevel=error')
run(process.execPath, join(home, 'main.mjs'))
