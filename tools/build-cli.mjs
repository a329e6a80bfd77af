// Bundles the command into dist/cli when its sources have changed. Running the sources through a loader instead halves the
// speed of simulations: it wraps every inner function to keep its name.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = join(root, 'dist', 'cli')
const stamp = join(target, '.sources')
const parts = ['engine', 'games', 'bots', 'lab', 'protocol', 'words', 'cli']
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
  return hash.digest('hex')
}

function builtHash() {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return null
  }
}

/** Node-side code in one plain file per entry; packages stay outside. */
export async function bundle(input, folder) {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
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

/** Two commands may build at once: each builds aside, and the last one to finish stays. */
function putInPlace(folder) {
  rmSync(target, { recursive: true, force: true })
  try {
    renameSync(folder, target)
  } catch {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function ensureBuilt() {
  const hash = sourcesHash()
  if (builtHash() === hash) return
  const aside = join(root, 'dist', `cli-${process.pid}`)
  await bundle(entries, aside)
  writeFileSync(join(aside, '.sources'), hash)
  putInPlace(aside)
}
