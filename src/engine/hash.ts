const START = 0x811c9dc5
const PRIME = 0x01000193

/** FNV-1a: a word that tells texts apart, the same everywhere and for ever. */
export function hashOf(text: string, start = START): number {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash >>> 0
}
