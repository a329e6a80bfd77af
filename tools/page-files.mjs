// Sends the files of the built page, as page-answer.mjs says.
import { statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { answerTo, NOT_HERE_NOW } from './page-answer.mjs'

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
  const handle = await open(join(folder, given.file)).catch(() => null)
  if (!handle) return say(response, NOT_HERE_NOW)
  response.writeHead(given.status, given.headers)
  const parts = [handle.createReadStream(), whole(given.size), ...(given.isZipped ? [createGzip()] : []), response]
  await pipeline(parts, { signal: AbortSignal.timeout(limit) }).catch(() => response.destroy())
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
