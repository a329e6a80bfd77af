// `npm run mutation`: installs the tool in its own folder, plants faults in the code and counts those that the tests see.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureSetup } from './setup.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const home = join(root, 'tools', 'mutation')
const run = (cwd, command, ...words) => {
  const { status } = spawnSync(command, words, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

ensureSetup()
if (!existsSync(join(home, 'node_modules'))) run(home, 'npm', 'ci', '--loglevel=error')
run(root, process.execPath, join(home, 'main.mjs'), ...process.argv.slice(2))
