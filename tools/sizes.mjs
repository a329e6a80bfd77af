// How much script a browser loads: at most 110 kB gz for the first page, at most 35 kB gz for each game.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const FIRST_LOAD = 110_000
const GAME = 35_000

const dist = fileURLToPath(new URL('../dist/web/', import.meta.url))
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'))

/** A chunk and all it imports at once. */
function closure(name, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  for (const next of manifest[name].imports ?? []) closure(next, found)
  return found
}

const weight = (names) =>
  [...names]
    .map((name) => gzipSync(readFileSync(dist + manifest[name].file)).length)
    .reduce((sum, size) => sum + size, 0)

/** A chunk that the build put together is known by its name alone. */
const chunkNamed = (name) => Object.keys(manifest).find((key) => manifest[key].name === name)

const kilobytes = (size) => (size / 1000).toFixed(1)

const first = closure('index.html')
const table = closure(chunkNamed('table'), new Set(first))
const games = Object.keys(manifest).filter((name) => /^src\/web\/games\/[^/]+\/Board\.tsx$/.test(name))
const own = (name) => [...closure(name)].filter((chunk) => !table.has(chunk))

/** What a game loads after its first picture: chunks without a limit, but not out of sight. */
function later(name) {
  const found = new Set(own(name))
  const asked = [...found].flatMap((chunk) => manifest[chunk].dynamicImports ?? [])
  return new Set(
    asked.flatMap((chunk) => [...closure(chunk)]).filter((chunk) => !found.has(chunk) && !table.has(chunk)),
  )
}

const lines = [
  { what: 'first load', size: weight(first), most: FIRST_LOAD },
  ...games.map((name) => ({
    what: name.split('/')[3],
    size: weight(own(name)),
    most: GAME,
    more: weight(later(name)),
  })),
]

for (const { what, size, most, more = 0 } of lines) {
  const verdict = size <= most ? 'ok' : 'TOO LARGE'
  const after = more > 0 ? `, ${kilobytes(more)} more right after` : ''
  console.log(`${what.padEnd(20)} ${kilobytes(size).padStart(6)} kB gz of ${most / 1000} ${verdict}${after}`)
}
console.log(`${'table page'.padEnd(20)} ${kilobytes(weight(table) - weight(first)).padStart(6)} kB gz more`)
process.exitCode = lines.every(({ size, most }) => size <= most) ? 0 : 1
