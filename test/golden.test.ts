import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Game, Table } from '../src/engine/game.ts'
import { seeded } from '../src/engine/random.ts'
import { prepare } from '../src/engine/table.ts'
import { GAMES } from '../src/games/index.ts'
import { factorsOf } from './contract/tables.ts'
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

/** The default table, and one for each other value of each option. */
function goldens(game: Game): Golden[] {
  const { least, most } = game.seats
  const seats = Math.min(Math.max(SEATS, least), most)
  const counts = [seats, ...factorsOf(game)[0]!.values.map(Number)]
  const named = (name: string, options: Record<string, unknown>, lengths: Lengths): Golden[] => {
    const tables = counts.map((count) => prepare(game, { seats: count, options })).filter((prepared) => prepared.ok)
    return tables.slice(0, 1).map(({ table }) => ({ name, table: table as Table, lengths }))
  }
  const options = factorsOf(game).filter(({ name }) => name.startsWith('option '))
  return [
    ...named('default', {}, MAIN),
    ...options.flatMap(({ name, values }) =>
      values.slice(1).flatMap((value) => named(`${name.slice(7)}-${value}`, { [name.slice(7)]: value }, VARIANT)),
    ),
  ]
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
