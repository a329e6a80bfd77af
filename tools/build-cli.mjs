// Bundles the command into dist/cli when its sources have changed. Running the sources through a loader instead halves the
// speed of simulations: it wraps every inner function to keep its name.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Where bundles are kept: here, and for who may not write here, in the home. */
const shelves = [join(root, 'dist', 'cli'), join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'paddock')]
const DAY = 24 * 60 * 60 * 1000
const parts = ['engine', 'games', 'bots', 'table', 'fair', 'rating', 'lab', 'protocol', 'words', 'server', 'cli']
const entries = {
  main: 'src/cli/main.ts',
  'simulate-worker': 'src/cli/simulate-worker.ts',
  'store-worker': 'src/cli/store-worker.ts',
  'bot-worker': 'src/cli/bot-worker.ts',
}

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
function clearOld(shelf) {
  for (const name of readdirSync(shelf)) {
    const folder = join(shelf, name)
    if (Date.now() - statSync(folder).mtimeMs > DAY) rmSync(folder, { recursive: true, force: true })
  }
}

/** Packages are found from wherever the bundle lies. */
async function buildOn(shelf, name) {
  const folder = join(shelf, name)
  const aside = `${folder}.${process.pid}`
  try {
    mkdirSync(aside, { recursive: true })
    await bundle(entries, aside)
    symlinkSync(join(root, 'node_modules'), join(aside, 'node_modules'), 'junction')
    putInPlace(aside, folder)
    clearOld(shelf)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    throw error
  }
  return folder
}

/** The folder of the bundle that belongs to the sources as they are, on the first of these shelves that can be written. */
export async function ensureBuilt(places = shelves) {
  const name = sourcesHash()
  const built = places.map((shelf) => join(shelf, name)).find((folder) => existsSync(folder))
  if (built) return built
  const reasons = []
  for (const shelf of places) {
    try {
      return await buildOn(shelf, name)
    } catch (error) {
      // Whatever the system refuses has a name; any other failure is one of the sources.
      if (error.syscall === undefined) throw error
      reasons.push(`${shelf} (${error.code})`)
    }
  }
  throw new Error(`The command cannot be built, since nothing can be written to ${reasons.join(' or ')}.`)
}
