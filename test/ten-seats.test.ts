import { describe, expect, it } from 'vitest'
import { manifest } from '../examples/pig/index.ts'
import { COLOURS } from '../src/engine/colour.ts'
import { isSecond, type Sitter, usualColour } from '../src/engine/sitter.ts'
import { prepare } from '../src/engine/table.ts'
import type { Manifest } from '../src/games/manifest.ts'
import { newMatch, openText, wholeRecord } from '../src/protocol/match.ts'
import { matchText } from '../src/protocol/match-text.ts'
import { playerNames } from './english.ts'

// More seats than colours: each is known by something, and comes back from a file as it went.

const pig = manifest as Manifest
const seated = playerNames(10).map(
  (name, seat): Sitter => ({ name, player: 'casual', colour: usualColour(pig.livery, seat) }),
)

const signsOf = (sitters: readonly Sitter[]): string[] =>
  sitters.map(({ colour }, seat) => `${colour}${isSecond(sitters, seat) ? ', striped' : ''}`)

async function throughAFile(sitters: readonly Sitter[]): Promise<readonly Sitter[]> {
  const prepared = prepare(pig.game, { seats: sitters.length })
  if (!prepared.ok) throw new Error(prepared.refusal.rule)
  const text = matchText(pig.game, wholeRecord(newMatch(pig, prepared.table, sitters)))
  const opened = await openText({ ok: true, value: text }, { ids: ['pig'], find: async () => pig })
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault))
  return opened.match.head.seats
}

describe('ten at one table', () => {
  it('all have a colour, and begin again with the first', () => {
    expect(seated.map(({ colour }) => colour)).toEqual([...COLOURS, ...COLOURS.slice(0, 2)])
  })

  it('have ten different signs', () => {
    expect(new Set(signsOf(seated)).size).toBe(10)
  })

  it('come back from a file as they were', async () => {
    expect(await throughAFile(seated)).toEqual(seated)
  })

  it('come back with the colours they picked, and with the usual ones where a file says none', async () => {
    const picked = seated.toReversed().map(({ colour }, seat) => ({ ...seated[seat]!, colour }))
    expect(await throughAFile(picked)).toEqual(picked)
    const unsaid = seated.map(({ name, player }) => ({ name, player }) as Sitter)
    expect(await throughAFile(unsaid)).toEqual(seated)
  })
})
