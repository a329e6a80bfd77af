import pico from 'picocolors'
import { quoted } from '../clean.ts'

/** Something a person may choose: its number, what it says, and what kind of choice it is. */
export interface Line {
  readonly number: number
  readonly text: string
  readonly kind: string
}

/** As many as a screen shows beside the table. */
const FEW = 24
/** As many as one is willing to look through. */
const MOST = 80

const shown = ({ number, text }: Line): string => `  ${pico.bold(String(number).padStart(2))}  ${text}`

/** All choices; of too many the first of each kind, and how to find the others. */
export function menu(lines: readonly Line[]): string[] {
  if (lines.length <= FEW) return lines.map(shown)
  const kinds = [...new Set(lines.map(({ kind }) => kind))].map((kind) => lines.filter((line) => line.kind === kind))
  const each = shareOf(kinds.map((kind) => kind.length))
  const parts = kinds.flatMap((kind) => [...kind.slice(0, each).map(shown), ...rest(kind, each)])
  return [...parts, pico.dim(`${lines.length} choices. /WORDS shows those with all these words, / shows them all.`)]
}

/** How many of each kind fit, so that what a small kind leaves free goes to the others. */
function shareOf(sizes: readonly number[]): number {
  let each = 2
  while (sizes.reduce((sum, size) => sum + Math.min(size, each + 1), 0) <= FEW) each++
  return each
}

const rest = (kind: readonly Line[], each: number): string[] =>
  kind.length > each ? [pico.dim(`      … and ${kind.length - each} more like these`)] : []

/** Those with all these words, in any order; a word may be the beginning of one. */
export function matching(lines: readonly Line[], wish: string): string[] {
  const words = wish.toLowerCase().split(/\s+/).filter(Boolean)
  const found = lines.filter(({ text }) => words.every((word) => begins(text.toLowerCase(), word)))
  if (found.length === 0) return [`None of the ${lines.length} choices has ${quoted(wish)}.`]
  const more = words.length > 0 && found.length > MOST
  return more
    ? [...found.slice(0, MOST).map(shown), pico.dim(`      … and ${found.length - MOST} more`)]
    : found.map(shown)
}

const begins = (text: string, word: string): boolean =>
  text.split(/[^\p{L}\p{N}+-]+/u).some((one) => one.startsWith(word))
