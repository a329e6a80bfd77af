import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { actOwned } from '../../src/engine/act.ts'
import { crossroads } from '../../src/engine/crossroads.ts'
import { endsOf, type WholeMove } from '../../src/engine/ends.ts'
import type { Kinds, Seat } from '../../src/engine/game.ts'
import type { Risk } from '../../src/engine/risk.ts'
import { LIBRARY, MANIFESTS } from '../../src/games/index.ts'
import type { Manifest } from '../../src/games/manifest.ts'
import { openMatch } from '../../src/protocol/match.ts'

// What holds for the risks of every game, along a recorded one: chances, told in both languages, from the view alone.

/** Of so many entries one is looked at, and of so many moves there. */
const APART = 37
const MOVES = 6

async function recorded(id: string) {
  const file = `${import.meta.dirname}/../recorded/${id}/${RECORDED[id] ?? 'most-seats'}.json`
  const read = await openMatch(JSON.parse(readFileSync(file, 'utf8')), LIBRARY)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.match.timeline
}

const RECORDED: Readonly<Record<string, string>> = {
  'allens-dirt': 'finish',
  'allens-dirt-season': 'whole-season',
  'dicey-curves': 'danger-with-two-cars-each',
}

interface Decision {
  readonly view: Kinds['view']
  readonly seat: Seat
  readonly moves: readonly WholeMove[]
}

/** Decisions along the game, as those see them who make them. */
async function decisions({ game, guide }: Manifest): Promise<Decision[]> {
  const { table, log } = await recorded(game.id)
  const drives = (await guide?.())?.drives ?? null
  const state = game.setup(table)
  const found: Decision[] = []
  for (const [i, entry] of log.entries()) {
    if ('seat' in entry && i % APART < 3) {
      const { seat } = entry
      const view = game.view(state, seat)
      const ends = drives ? endsOf(game, drives, view, seat) : []
      const steps = game.legal(state, seat).map((action) => ({ actions: [action], meaning: game.choice(view, action) }))
      found.push({ view, seat, moves: (ends.length > 0 ? ends : steps).slice(0, MOVES) })
    }
    actOwned(game, state, entry)
  }
  return found
}

describe.each(Object.values(MANIFESTS))('the risks of $game.title', (manifest) => {
  const told = async () => {
    const { game } = manifest
    const risks = (await manifest.risks!())!
    const all = await decisions(manifest)
    const of = ({ view, seat, moves }: Decision): Risk[] =>
      moves.flatMap(({ actions }) => risks.of(view, seat, actions))
    return { game, risks, all, list: all.flatMap(of) }
  }

  it('are chances, and known in both languages', async () => {
    const { game, risks, list } = await told()
    expect(list.length).toBeGreaterThan(0)
    expect(list.filter(({ chance }) => !(chance >= 0 && chance <= 1 + 1e-9))).toEqual([])
    const keys = [...new Set(list.map(({ what }) => what.key))]
    const english = { ...game.words, ...risks.words }
    const japanese = { ...(await manifest.japanese()), ...(await risks.japanese()) }
    expect(keys.filter((key) => !(key in english) || !(key in japanese))).toEqual([])
  })

  it('are about moves that part somewhere', async () => {
    const { game, all } = await told()
    for (const { view, seat, moves } of all)
      expect(crossroads(game, view, seat, moves).flatMap(({ taken }) => taken)).toHaveLength(moves.length)
  })
})
