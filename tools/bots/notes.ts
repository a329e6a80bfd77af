import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { Tally } from '../../src/lab/duel.ts'
import { type Field, type Pair, titleOf } from './fields.ts'

// What was found out before, so that a run that was stopped goes on where it was.

const ROOT = new URL('../../', import.meta.url)
const FOLDER = new URL('.cache/bots/', ROOT)
/** A change here makes other bots, or other games. */
const SOURCES = ['src/bots', 'src/engine', 'src/games', 'src/solver']

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

/** What is known of a pair: its games, and what the challenger's decisions took. */
export interface Note {
  readonly tally: Tally
  readonly milliseconds: number
  readonly decisions: number
}

const fileOf = (field: Field, pair: Pair): URL =>
  new URL(`${hashOf([BOTS, titleOf(field), ...pair].join('\n'))}.json`, FOLDER)

export function noted(field: Field, pair: Pair): Note | null {
  try {
    return JSON.parse(readFileSync(fileOf(field, pair), 'utf8')) as Note
  } catch {
    return null
  }
}

export function note(field: Field, pair: Pair, known: Note): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(field, pair), JSON.stringify(known))
}
