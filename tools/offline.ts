import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { packageOf } from './licences.mjs'

/** What a phone or a desk shows of a page that was installed. */
export interface AppManifest {
  readonly name: string
  readonly [field: string]: unknown
}

interface Built {
  readonly folder: string
  readonly worker: string
  readonly manifest: AppManifest
}

const MANIFEST = 'manifest.webmanifest'
const WORKER = 'service-worker.js'

/**
 * Makes the built page installable and playable without a network: writes the app's manifest, marks the page with the
 * version of its files, and builds the service worker that knows them all by name and by heart.
 */
export function offline(worker: string, manifest: AppManifest): Plugin {
  return {
    name: 'paddock-offline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' }],
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: ({ dir }) => finish({ folder: dir!, worker, manifest }),
    },
  }
}

async function finish({ folder, worker, manifest }: Built): Promise<void> {
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
  const files = filesOf(folder)
  const version = versionOf(folder, files)
  mark(join(folder, 'index.html'), version)
  await buildWorker(worker, folder, { __VERSION__: version, __FILES__: proofsOf(folder, files) })
}

/** The folder of Vite's own notes is no part of the page. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite') && entry.name !== WORKER)
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()

/** Some hosts answer /index.html with a redirect, which a browser refuses to take from a worker. */
const addressOf = (file: string): string => (file === 'index.html' ? '/' : `/${file}`)

/** By these the worker knows the files from whatever else a network answers; every host can serve them. */
const proofsOf = (folder: string, files: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(files.map((file) => [addressOf(file), proofOf(readFileSync(join(folder, file)))]))

const proofOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64')

/** The same files have the same version, whenever and wherever they are built. */
function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 10)
}

const MARK = 'data-version="unbuilt"'

function mark(page: string, version: string): void {
  const text = readFileSync(page, 'utf8')
  if (!text.includes(MARK)) throw new Error(`${page} has no ${MARK} to fill in`)
  writeFileSync(page, text.replace(MARK, `data-version="${version}"`))
}

/** The licences are told before the worker is built, so it brings no packages. */
const ownCode: Plugin = {
  name: 'own-code',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
    const strange = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => packageOf(id) !== null))
    if (strange.length > 0) this.error(`The service worker contains packages: ${strange.join(', ')}`)
  },
}

/** A build of its own: a worker that shared chunks with the page would break when the page's chunks change. */
async function buildWorker(input: string, outDir: string, constants: Readonly<Record<string, unknown>>): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [ownCode],
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: WORKER } },
    },
  })
}
