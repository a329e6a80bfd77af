// `npm start`: installs what is missing, builds the page and serves it together with live tables, as `paddock serve` does.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureSetup } from './setup.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensureSetup()
const { wishedPlace } = await import('./serve.mjs')
wishedPlace()
const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
  stdio: 'inherit',
})
if (build.status !== 0) {
  console.error('The page could not be built; the reason stands above.')
  process.exit(1)
}
process.argv.splice(2, 0, 'serve')
await import('../paddock')
