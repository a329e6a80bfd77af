// Bundles the command into dist/cli when its sources have changed. Running the sources through a loader instead halves the
// speed of simulations: it wraps every inner function to keep its name.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const shelf = join(root, 'dist', 'cli')
const DAY = 24 * 60 * 60 * 1000
const parts = ['engine', 'games', 'bots', 'table', 'lab', 'protocol', 'words', 'cli']
const entries = { main: 'src/cli/main.ts', 'simulate-worker': 'src/cli/simulate-worker.ts' }

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  )

function sourcesHash() {
  const files = [...parts.flatMap((part) => filesBelow(join(root, 'src', part))), join(root, 'package-lock.json')]
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Node-side code in one plain file per entry; packages stay outside, and their licences are told beside it. */
export async function bundle(input, folder) {
  const { build } = await import('vite')
  const { licences } = await import('./licences.mjs')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [licences().write],
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      minify: false,
      emptyOutDir: true,
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  })
}

/** Two commands may build at once: each builds aside, and the first to finish stays. */
function putInPlace(aside, folder) {
  try {
    renameSync(aside, folder)
  } catch {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** A running command may still load from an older bundle, so only those of another day go. */
function clearOld() {
  for (const name of readdirSync(shelf)) {
    const folder = join(shelf, name)
    if (Date.now() - statSync(folder).mtimeMs > DAY) rmSync(folder, { recursive: true, force: true })
  }
}

/** The folder of the bundle that belongs to the sources as they are. */
export async function ensureBuilt() {
  const folder = join(shelf, sourcesHash())
  if (existsSync(folder)) return folder
  const aside = `${folder}.${process.pid}`
  await bundle(entries, aside)
  putInPlace(aside, folder)
  clearOld()
  return folder
}
