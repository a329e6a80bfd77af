import { afterEach, describe, expect, it, vi } from 'vitest'
import { prepare } from '../../engine/table.ts'
import { allensDirtSeason } from '../../games/allens-dirt-season/game.ts'
import type { FrameOf } from '../../games/allens-dirt-season/state.ts'
import { MANIFESTS } from '../../games/index.ts'
import { type Match, newMatch } from '../../protocol/match.ts'
import { driversFor } from './drivers.ts'
import { stateOf } from './file.ts'
import { titleChances } from './odds.ts'
import { runRace, streamFor } from './race.ts'

const NO_WORKER = new URL('file:///no-worker')

async function seasonAfter(races: number): Promise<Match> {
  const prepared = prepare(allensDirtSeason, { seats: 12, options: { laps: 1 } })
  if (!prepared.ok) throw new Error(prepared.refusal.rule)
  const season = newMatch(MANIFESTS[allensDirtSeason.id]!, prepared.table, driversFor({ bots: 'club' }))
  while (stateOf(season).races.length < races) await runRace(season, 'club', streamFor(season, 1))
  return season
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('the odds of the title', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    process.exitCode = undefined
  })

  it('add up to one, and come from the season as it stands, which stays as it is', async () => {
    const season = await seasonAfter(9)
    const before = JSON.stringify(stateOf(season))
    const titles = await titleChances(season, { games: 80, seed: 1 }, NO_WORKER)
    expect(sum(titles.map(({ chance }) => chance))).toBeCloseTo(1, 10)
    const finalists = (stateOf(season).frames[0] as FrameOf<'next-race'>).drivers
    for (const [driver, { chance }] of titles.entries()) if (chance > 0) expect(finalists).toContain(driver)
    expect(JSON.stringify(stateOf(season))).toBe(before)
  })

  it('are certain when the season is over', async () => {
    const titles = await titleChances(await seasonAfter(10), { games: 1, seed: 1 }, NO_WORKER)
    expect(titles.map(({ chance }) => chance).sort()).toEqual([...new Array(11).fill(0), 1])
  })

  it('tell what is known when they are stopped', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const running = titleChances(await seasonAfter(0), { games: 2000, seed: 1, jobs: 1 }, NO_WORKER)
    process.emit('SIGINT')
    const titles = await running
    expect(said.mock.calls.join()).toMatch(/Stopped after 1 of 2000 seasons\./)
    expect(process.exitCode).toBe(130)
    expect(sum(titles.map(({ chance }) => chance))).toBeCloseTo(1, 10)
  })
})
