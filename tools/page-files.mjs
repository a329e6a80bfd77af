// Sends the files of the built page, as page-answer.mjs says.
import { statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { answerTo, NOT_HERE_NOW } from './page-answer.mjs'
import { zipped } from './zipped.mjs'

/** Size and time of a file; null for whatever is none. */
function fileIn(folder, path) {
  try {
    const found = statSync(join(folder, path))
    return found.isFile() ? { size: found.size, modified: found.mtimeMs } : null
  } catch {
    return null
  }
}

/** Answers from a folder with a built page; a client may take so many milliseconds for it. */
export async function answerFrom(folder, request, response, limit) {
  const given = answerTo(request, (path) => fileIn(folder, path))
  if (given.kind === 'text') return say(response, given)
  const sent = await (given.isZipped ? zippedFile : plainFile)(join(folder, given.file), given)
  if (!sent) return say(response, NOT_HERE_NOW)
  response.writeHead(given.status, { ...given.headers, ...sent.headers })
  await pipeline([...sent.parts, response], { signal: AbortSignal.timeout(limit) }).catch(() => response.destroy())
}

async function zippedFile(path, { size, headers }) {
  const content = await zipped(path, size, headers.etag)
  return content && { parts: [Readable.from([content])], headers: { 'content-length': content.length } }
}

async function plainFile(path, { size }) {
  const handle = await open(path).catch(() => null)
  return handle && { parts: [handle.createReadStream(), whole(size)], headers: {} }
}

const say = (response, { status, headers, text }) => void response.writeHead(status, headers).end(text)

/** A file that is written anew while it is sent must not look like a whole one. */
const whole = (size) =>
  async function* (source) {
    let left = size
    for await (const chunk of source) {
      left -= chunk.length
      if (left < 0) break
      yield chunk
    }
    if (left !== 0) throw new Error('The file changed while it was sent.')
  }
