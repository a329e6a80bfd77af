import { failed, type Read, read } from '../../protocol/fault.ts'

/** How long the packed match in a link may get, in characters: chats and mail programs cut longer ones. */
const WRITTEN = 8_000
/** How long one may be that is read, and what it may unfold to, in bytes. */
const READ = 64_000
const UNFOLDED = 2_000_000

const nothing = failed('', 'link')

/** A match file packed for a link; null if that would be too long. */
export async function pack(text: string): Promise<string | null> {
  const folded = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const packed = base64url(await collect(folded.getReader()))
  return packed.length > WRITTEN ? null : packed
}

/** What is packed in a link, which may be anything. */
export async function unpack(packed: string): Promise<Read<string>> {
  if (packed.length > READ) return failed('', 'link-too-large')
  const bytes = bytesOf(packed)
  return bytes ? unfold(bytes) : nothing
}

async function unfold(bytes: Bytes): Promise<Read<string>> {
  try {
    const stream = inBites(bytes).pipeThrough(new DecompressionStream('deflate-raw'))
    const unfolded = await collect(stream.getReader(), UNFOLDED)
    return read(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(unfolded))
  } catch (error) {
    return error instanceof RangeError ? failed('', 'link-too-large') : nothing
  }
}

type Bytes = Uint8Array<ArrayBuffer>
type Reading = ReadableStreamDefaultReader<Uint8Array>

/** A browser unfolds all that it is given at once, a thousandfold; a bite unfolds to half of what is allowed at most. */
const BITE = 1_000

function inBites(bytes: Bytes): ReadableStream<Bytes> {
  let at = 0
  return new ReadableStream({
    pull(stream) {
      if (at < bytes.length) stream.enqueue(bytes.subarray(at, at + BITE))
      else stream.close()
      at += BITE
    },
  })
}

/** All that a stream gives. A few bytes may unfold to more than a device can hold, so it is not read to its end. */
async function collect(reader: Reading, most = Number.POSITIVE_INFINITY): Promise<Bytes> {
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    size += part.value.length
    if (size > most) {
      reader.cancel().catch(() => undefined)
      throw new RangeError('too much')
    }
  }
  return joined(parts, size)
}

function joined(parts: readonly Uint8Array[], size: number): Bytes {
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const base64url = (bytes: Bytes): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function bytesOf(text: string): Bytes | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}

/** What stands behind the # of a link. */
export interface Fragment {
  readonly packed: string
  readonly at: string | null
}

export function fragmentOf(hash: string): Fragment {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  return { packed: fields.get('m') ?? '', at: fields.get('at') }
}

/** Where the match of a link is shown again, or looked through. */
export const linkPath = (packed: string, at: number, page: '/replay' | '/review' = '/replay'): string =>
  `${page}#m=${packed}&at=${at}`
