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

const first = closure('index.html')
const table = closure('src/web/pages/TablePage.tsx', new Set(first))
const games = Object.keys(manifest).filter((name) => /^src\/web\/games\/[^/]+\/Board\.tsx$/.test(name))
const own = (name) => [...closure(name)].filter((chunk) => !table.has(chunk))

const lines = [
  { what: 'first load', size: weight(first), most: FIRST_LOAD },
  ...games.map((name) => ({ what: name.split('/')[3], size: weight(own(name)), most: GAME })),
]

for (const { what, size, most } of lines) {
  const verdict = size <= most ? 'ok' : 'TOO LARGE'
  console.log(`${what.padEnd(20)} ${(size / 1000).toFixed(1).padStart(6)} kB gz of ${most / 1000} ${verdict}`)
}
console.log(`${'table page'.padEnd(20)} ${((weight(table) - weight(first)) / 1000).toFixed(1).padStart(6)} kB gz more`)
process.exitCode = lines.every(({ size, most }) => size <= most) ? 0 : 1
