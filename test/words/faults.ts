import type { Words } from '../../src/engine/sentence.ts'

// What is wrong with a sentence although every word of it is in the catalogue.

const COUNTED = /\b(one|other) \{# ([^{}]+)\}/g

/** What the catalogue counts, in the singular and in the plural: `# lap` and `# laps`. */
function nouns(words: Words, number: 'one' | 'other'): string[] {
  const texts = Object.values(words).flatMap((text) => [...text.matchAll(COUNTED)])
  return [...new Set(texts.filter(([, branch]) => branch === number).map(([, , noun]) => noun!.trim()))]
}

/** What games count also where no catalogue does. */
const PLURALS = ['cars', 'cards', 'chips', 'cubes', 'dice', 'laps', 'moves', 'points', 'spaces', 'squares', 'turns']

const counted = new WeakMap<Words, RegExp>()

function miscount(words: Words): RegExp {
  const plurals = [...nouns(words, 'other'), ...PLURALS].join('|')
  const singulars = nouns(words, 'one')
  const others = singulars.length > 0 ? `|(?:0|[2-9]|\\d{2,}) (?:${singulars.join('|')})` : ''
  return new RegExp(`(?<![\\w.−-])(?:1 (?:[A-Z]\\w+ )?(?:${plurals})${others})(?!\\w)`)
}

/** "1 cubes", "2 lap". */
export function misnumbered(line: string, words: Words): boolean {
  const found = counted.get(words) ?? miscount(words)
  counted.set(words, found)
  return found.test(line)
}

/** "Player 3" and "席3", where names exist. */
export const unnamed = (line: string): boolean =>
  /\b(?:player|seat|driver) \d|(?:プレイヤー|席|ドライバー)\d/i.test(line)

/** Lines of one entry that say the same, or of which one says what another says too. */
export const doubled = (lines: readonly string[]): string[] =>
  lines.filter((line, i) =>
    lines.some((other, k) => k !== i && (other.includes(core(line)) || isSameRoll(line, other))),
  )

const core = (line: string): string => line.replace(/[.!。！]$/, '')

const ROLL = /^(\S+) rolls(?: again)?:? \d/

/** What dice show is told when they fall, and not again when somebody has decided about them. */
export const tellsRoll = (line: string): boolean => ROLL.test(line)

/** Two rolls of one person in one entry are one roll told twice. */
const isSameRoll = (line: string, other: string): boolean =>
  ROLL.test(line) && ROLL.exec(line)?.[1] === ROLL.exec(other)?.[1]
