const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const BITS = 6
const GROUP = 3

/** Bytes as text, without padding: neither the page's way nor Node's is there everywhere. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += GROUP) {
    const word = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    for (let sign = 0; sign <= Math.min(GROUP, bytes.length - i); sign++)
      text += SIGNS[(word >> (18 - BITS * sign)) & 63]
  }
  return text
}

export function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * GROUP) / 4))
  let word = 0
  for (let i = 0, at = 0; i < text.length; i++) {
    word = (word << BITS) | SIGNS.indexOf(text[i]!)
    if (i % 4 > 0) bytes[at++] = word >> (2 * (GROUP - (i % 4)))
  }
  return bytes
}
