import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// The next release of the page as it is built now, without a second build: every script has another name, and the worker
// knows the files as they are then.

export const BUILT = join(process.cwd(), 'dist/web')

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes)
const page = readFileSync(join(BUILT, 'index.html'))
export const NEXT = join(process.cwd(), '.cache', `next-${sha256(page).digest('hex').slice(0, 10)}`)

const VERSION = /data-version="([^"]+)"/.exec(page.toString())![1]!
const NEXT_VERSION = [...VERSION].reverse().join('')
const RELEASE: string = JSON.parse(readFileSync('package.json', 'utf8')).version
const TEXT = /\.(?:js|css|html|json)$/

const renamed = (script: string) => script.replace(/\.js$/, '_.js')

function rewrite(file: string, scripts: ReadonlySet<string>): void {
  const text = readFileSync(file, 'utf8')
    .replace(/[\w.-]+\.js\b/g, (name) => (scripts.has(name) ? renamed(name) : name))
    .replaceAll(`release:\`${RELEASE}\``, 'release:`9.9.9`')
    .replaceAll(VERSION, NEXT_VERSION)
  writeFileSync(file, text)
}

/** The worker proves each file by its bytes. */
function proveAnew(folder: string): void {
  const worker = join(folder, 'service-worker.js')
  const proofOf = (path: string) =>
    sha256(readFileSync(join(folder, path === '/' ? 'index.html' : path))).digest('base64')
  const text = readFileSync(worker, 'utf8')
  writeFileSync(
    worker,
    text.replace(/"(\/[^"]*)":`[^`]+`/g, (_, path) => `"${path}":\`${proofOf(path)}\``),
  )
}

function makeIn(folder: string): void {
  cpSync(BUILT, folder, { recursive: true })
  const assets = join(folder, 'assets')
  const scripts = new Set(readdirSync(assets).filter((name) => name.endsWith('.js')))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (TEXT.test(file)) rewrite(join(folder, file), scripts)
  for (const script of scripts) renameSync(join(assets, script), join(assets, renamed(script)))
  proveAnew(folder)
}

/** Whoever needs it first makes it for all. */
export function makeNext(): void {
  if (existsSync(NEXT)) return
  const folder = `${NEXT}.${process.pid}`
  makeIn(folder)
  try {
    renameSync(folder, NEXT)
  } catch {
    // Whoever was quicker has made the same.
    rmSync(folder, { recursive: true })
  }
}
