import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isLevel, LEVEL_NAMES } from '../../src/bots/levels.ts'
import { FIELDS, titleOf } from './fields.ts'

/** What is to be found out, and how long that may take. */
export interface Wishes {
  readonly kind: 'wishes'
  /** None: all of them. */
  readonly games: readonly string[]
  /** Only tables for so many; null for all. */
  readonly seats: number | null
  /** Only tables whose titles say so; null for all. */
  readonly table: string | null
  /** Only what these two do, or only what decisions give away; null for everything. */
  readonly only: string | null
  readonly seconds: number
  /** How wide an interval may stay to both sides; null where a duel is over once it is decided. */
  readonly precision: number | null
  readonly jobs: number
  /** On a busy machine times would say nothing: those that were written before stay. */
  readonly isTimed: boolean
}

/** Or what to say instead. */
export type Request = Wishes | { readonly kind: 'help' } | { readonly kind: 'complaint'; readonly sentence: string }

export const LOSSES = 'losses'

const GAMES = [...new Set(FIELDS.map(({ game }) => game))]

export const USAGE = `npm run bots -- [options] [game …]

Lets the levels play against each other and writes docs/bots.md. What is not asked for stays as it is.

  --seats 2              only tables for so many
  --table "danger true"  only tables with these words in their titles
  --pair champion/club   only these two, or only what decisions give away: --pair ${LOSSES}
  --seconds 600          so long for each pair, and for decisions that are played on
  --precision 0.1        goes on until a share is known up to so many percentage points
  --jobs 2               so many processes
  --untimed              times stay as they were written: for a busy machine
  --help

games: ${GAMES.join(', ')}
levels: ${LEVEL_NAMES.join(', ')}`

const OPTIONS = {
  seconds: { type: 'string', default: '600' },
  seats: { type: 'string' },
  table: { type: 'string' },
  pair: { type: 'string' },
  precision: { type: 'string' },
  jobs: { type: 'string', default: String(availableParallelism()) },
  untimed: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

export function requestFrom(words: readonly string[]): Request {
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS })
    return values.help ? { kind: 'help' } : wished(values, positionals)
  } catch (error) {
    return complaint((error as Error).message.split(/\n|\. /)[0]!)
  }
}

const complaint = (sentence: string): Request => ({ kind: 'complaint', sentence: `${sentence.replace(/\.$/, '')}.` })

interface Values {
  readonly seconds: string
  readonly seats?: string
  readonly table?: string
  readonly pair?: string
  readonly precision?: string
  readonly jobs: string
  readonly untimed: boolean
}

function wished({ seconds, seats, table, pair, precision, jobs, untimed }: Values, games: readonly string[]): Request {
  const unknown = games.find((game) => !GAMES.includes(game))
  if (unknown !== undefined) return complaint(`There is no game "${unknown}" here: ${GAMES.join(', ')}`)
  if (table !== undefined && !FIELDS.some((field) => titleOf(field).includes(table)))
    return complaint(`No table here is called "${table}"`)
  if (pair !== undefined && !isPair(pair)) return complaint(`"${pair}" is no pair of levels, as champion/club is`)
  const numbers = { seats, precision, jobs }
  const wrong = Object.entries(numbers).find(([, text]) => text !== undefined && !(Number(text) > 0))
  if (wrong) return complaint(`--${wrong[0]} is a number above 0`)
  if (!(Number(seconds) >= 0)) return complaint('--seconds is a number')
  return {
    kind: 'wishes',
    games,
    seats: seats === undefined ? null : Number(seats),
    table: table ?? null,
    only: pair ?? null,
    seconds: Number(seconds),
    precision: precision === undefined ? null : Number(precision) / 100,
    jobs: Number(jobs),
    isTimed: !untimed,
  }
}

function isPair(pair: string): boolean {
  const levels = pair.split('/')
  return pair === LOSSES || (levels.length === 2 && levels.every(isLevel) && levels[0] !== levels[1])
}
