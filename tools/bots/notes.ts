import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { type Field, type Pair, titleOf } from './fields.ts'

// What was found out before, so that a run that was stopped goes on where it was.

const ROOT = new URL('../../', import.meta.url)
const FOLDER = new URL('.cache/bots/', ROOT)
/** A change here makes other bots, or other games. */
const SOURCES = ['examples', 'src/bots', 'src/engine', 'src/games', 'src/lab', 'src/solver', 'tools/bots']

function textsIn(path: string): string[] {
  return readdirSync(new URL(path, ROOT)).flatMap((name) => {
    const inner = `${path}/${name}`
    if (statSync(new URL(inner, ROOT)).isDirectory()) return textsIn(inner)
    return /(?<!\.test)\.(ts|json)$/.test(name) ? [readFileSync(new URL(inner, ROOT), 'utf8')] : []
  })
}

const SHORT = 16
const BOTS = hashOf(SOURCES.flatMap(textsIn).join('\n'))

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, SHORT)
}

/** What came of a round, in which the challenger sits once on every seat with the same dice. */
export interface Round {
  /** The part of all wins that the challenger had. */
  readonly share: number
  /** Whether it is counted by what decisions gained or gave away. */
  readonly isWithoutLuck: boolean
  /** What its decisions took of a processor. */
  readonly milliseconds: number
  readonly decisions: number
}

/** What was found out about a decision: how many it stands for, what the champion gains over each level, and what it gives away itself. */
export interface Looked {
  readonly weight: number
  readonly gains: readonly number[]
  /** Null where that was not looked into. */
  readonly lost: number | null
}

const fileOf = (key: readonly string[]): URL => new URL(`${hashOf([BOTS, ...key].join('\n'))}.json`, FOLDER)

/** The rounds of a pair are noted under this. */
export const keyOf = (field: Field, pair: Pair): readonly string[] => [titleOf(field), ...pair]

/** What was noted before. */
export function noted<Noted>(key: readonly string[]): Noted[] {
  try {
    return JSON.parse(readFileSync(fileOf(key), 'utf8')) as Noted[]
  } catch {
    return []
  }
}

export function note<Noted>(key: readonly string[], all: readonly Noted[]): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(key), JSON.stringify(all))
}
