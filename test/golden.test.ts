import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Game, Table } from '../src/engine/game.ts'
import { seeded } from '../src/engine/random.ts'
import { prepare } from '../src/engine/table.ts'
import { GAMES } from '../src/games/index.ts'
import { type Lengths, transcript } from './transcript.ts'

// A change of rules, words or pictures shows here as a difference in a text that can be read.
// `UPDATE_GOLDEN=1 npx vitest run test/golden.test.ts` writes the texts anew.

const SEATS = 3
const MAIN: Lengths = { beginning: 80_000, end: 30_000 }
const VARIANT: Lengths = { beginning: 20_000, end: 8000 }

interface Golden {
  readonly name: string
  readonly table: Table
  readonly lengths: Lengths
}

/** Races of the default length would fill a book. */
const SHORT: Readonly<Record<string, Record<string, unknown>>> = {
  'allens-dirt': { laps: 2 },
  'allens-dirt-season': { laps: 1 },
}

interface Special {
  readonly name: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}

/** Tables that show what three seats and one option at a time do not. */
const SPECIAL: Readonly<Record<string, readonly Special[]>> = {
  'dicey-curves': [
    { name: 'two-cars-each', seats: 4, options: { cars: 'two', length: 'short' } },
    { name: 'danger-with-six', seats: 6, options: { danger: true, length: 'short' } },
  ],
}

/** The default table, one for each other value of each option that is not a number, and the special ones. */
function goldens(game: Game): Golden[] {
  const seats = Math.min(Math.max(SEATS, game.seats.least), game.seats.most)
  const named = (name: string, options: Special['options'], lengths: Lengths, count = seats): Golden[] => {
    const prepared = prepare(game, { seats: count, options: { ...SHORT[game.id], ...options } })
    return prepared.ok ? [{ name, table: prepared.table as Table, lengths }] : []
  }
  return [
    ...named('default', {}, MAIN),
    ...variants(game).flatMap(([name, value]) => named(`${name}-${value}`, chosen(game, name, value), VARIANT)),
    ...(SPECIAL[game.id] ?? []).flatMap((table) => named(table.name, table.options, VARIANT, table.seats)),
  ]
}

const variants = ({ options }: Game): [string, string | boolean][] =>
  Object.entries(options).flatMap(([name, spec]): [string, string | boolean][] => {
    if (spec.kind === 'flag') return [[name, !spec.default]]
    if (spec.kind === 'number') return []
    return spec.values.filter((value) => value !== spec.default).map((value) => [name, value])
  })

/** An option together with the one without which it means nothing. */
function chosen({ options }: Game, name: string, value: string | boolean): Special['options'] {
  const only = options[name]?.only
  return { ...(only ? { [only.option]: only.is } : {}), [name]: value }
}

const folder = (game: Game): string => `${import.meta.dirname}/golden/${game.id}`

describe.each(Object.values(GAMES))('$title, told in full', (game) => {
  const all = goldens(game)
  if (process.env.UPDATE_GOLDEN) mkdirSync(folder(game), { recursive: true })

  it.each(all)('$name', ({ name, table, lengths }) => {
    const path = `${folder(game)}/${name}.txt`
    const told = transcript(game, table, seeded(2024), lengths)
    if (process.env.UPDATE_GOLDEN) writeFileSync(path, told)
    expect(told).toBe(readFileSync(path, 'utf8'))
  })

  it('has no other transcripts lying about', () => {
    expect(readdirSync(folder(game)).sort()).toEqual(all.map(({ name }) => `${name}.txt`).sort())
  })
})
