// Files as they are sent zipped: zipped once, for everybody who asks.
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)

/** More files than one build has; a server that outlives many builds keeps no more of them. */
const MOST = 500

const kept = new Map()

/** The file at a path, zipped; null if it is not there or is being written. Its mark tells one version from the next. */
export async function zipped(path, size, mark) {
  const known = kept.get(path)
  if (known?.mark === mark) return known.content
  const content = await zippedAnew(path, size).catch(() => null)
  if (content) keep(path, { mark, content })
  return content
}

async function zippedAnew(path, size) {
  const read = await readFile(path)
  return read.length === size ? zip(read) : null
}

function keep(path, version) {
  if (kept.size >= MOST) kept.clear()
  kept.set(path, version)
}
