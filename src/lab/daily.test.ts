import { describe, expect, it } from 'vitest'
import { botOf, loreFor } from '../bots/levels.ts'
import { prepare } from '../engine/table.ts'
import { Timeline } from '../engine/timeline.ts'
import { MANIFESTS } from '../games/index.ts'
import { positionOf, type Quarry } from './daily.ts'
import { gapOf, movesAt, type Position, worthsOf } from './position.ts'

async function quarryOf(id: string): Promise<Quarry> {
  const manifest = MANIFESTS[id]!
  const guide = await manifest.guide?.()
  return { game: manifest.game, lore: await loreFor('champion', manifest), drives: guide?.drives ?? null }
}

function found(day: string, quarry: Quarry): Position {
  const search = positionOf(day, quarry)
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value!
}

function worthsAt({ seats, log, seat }: Position, { game, lore, drives }: Quarry): number[] {
  const prepared = prepare(game, { seats })
  const played = prepared.ok ? Timeline.replay(game, prepared.table, log) : null
  if (!played?.ok) throw new Error('the position cannot be reached')
  const { present } = played.timeline
  const view = game.view(present, seat)
  const moves = movesAt(game, drives, view, seat, game.legal(present, seat))
  return worthsOf(game, botOf('champion', lore).judge, view, seat, moves)
}

describe.each(['dodge-dice', 'allens-dirt'])('the position of a day of %s', (id) => {
  it('follows the rules, and its best choice is clearly better than the others', async () => {
    const quarry = await quarryOf(id)
    const worths = worthsAt(found('2026-11-16', quarry), quarry)
    expect(worths.length).toBeGreaterThan(1)
    expect(gapOf(worths)).toBeGreaterThan(0.01)
  })

  it('is the same for all, and another one on another day', async () => {
    const quarry = await quarryOf(id)
    const today = found('2026-11-16', quarry)
    expect(found('2026-11-16', await quarryOf(id))).toEqual(today)
    expect(found('2026-11-17', quarry)).not.toEqual(today)
  })
})

it('The gap is what the best is ahead of the next', () => {
  expect([gapOf([0.2, 0.75, 0.5]), gapOf([0.5, 0.5]), gapOf([0.5]), gapOf([])]).toEqual([0.25, 0, 0, 0])
})
