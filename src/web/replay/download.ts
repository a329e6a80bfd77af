import type { Reel } from './reel.ts'
import { fileName, matchText } from './write-file.ts'

/** Gives the file to whoever sits here, and says what it is called. */
export function download(reel: Reel): string {
  const url = URL.createObjectURL(new Blob([matchText(reel)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(reel.record)
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
  return link.download
}
