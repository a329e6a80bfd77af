import { describe, expect, it } from 'vitest'
import { concluded } from '../../src/bots/judge.ts'
import { botOf, conductOf } from '../../src/bots/levels.ts'
import { playedOn } from '../../src/bots/playing-out.ts'
import { top } from '../../src/engine/frames.ts'
import type { Seat } from '../../src/engine/game.ts'
import { playOut } from '../../src/engine/playout.ts'
import { seeded } from '../../src/engine/random.ts'
import { prepare } from '../../src/engine/table.ts'
import { allensDirt } from '../../src/games/allens-dirt/game.ts'
import { played, scene } from '../../src/games/allens-dirt/testing/staging.ts'
import { mover as dirtMover } from '../../src/games/allens-dirt/thinking/mover.ts'
import { allensDirtSeason } from '../../src/games/allens-dirt-season/game.ts'
import { mover as seasonMover } from '../../src/games/allens-dirt-season/thinking/mover.ts'
import { diceyCurves } from '../../src/games/dicey-curves/game.ts'
import type { State } from '../../src/games/dicey-curves/state.ts'
import { STRAIGHT, staged, windowFrame } from '../../src/games/dicey-curves/testing/staging.ts'
import { THINKING } from '../../src/games/dicey-curves/thinking/index.ts'
import { mover as curvesMover } from '../../src/games/dicey-curves/thinking/mover.ts'
import { mover as monzaMover } from '../../src/games/monza/thinking/mover.ts'

const LONG = [STRAIGHT, STRAIGHT, STRAIGHT]
const CARS = { 0: '1:a1', 1: '1:b1' }

const thoughtIn = (state: State, seat: Seat) => ({
  game: diceyCurves,
  view: diceyCurves.view(state, seat),
  seat,
  legal: diceyCurves.legal(state, seat),
  random: seeded(1),
})

describe('whose turn it is', () => {
  it('DX-3a a window belongs to whoever rolls after it, whoever is asked', () => {
    const window = staged({ cars: CARS, danger: {}, frame: windowFrame(2) })
    expect(curvesMover(window)).toBe(0)
    diceyCurves.play(window, 0, { kind: 'pass' })
    expect(diceyCurves.waiting(window)).toEqual({ kind: 'seats', seats: [1] })
    expect(curvesMover(window)).toBe(0)
  })

  it('AD-15 the dice of a contact belong to the turn of the car that moves', () => {
    const contact = played(scene({ 0: ['low', 5], 1: ['low', 6] }, { mover: 0 }), [1, 2], 'into low', [3, 4])
    expect(allensDirt.waiting(contact)).toMatchObject({ chance: { kind: 'contact', seat: 1 } })
    expect(dirtMover(contact)).toBe(0)
  })

  it('MZ-12 whoever is asked after a move has no turn of its own', () => {
    expect(
      monzaMover({ frames: [{ kind: 'bonus', seat: 2, mover: 1 }] } as unknown as Parameters<typeof monzaMover>[0]),
    ).toBe(1)
  })

  it('in a season is that of the driver, and nobody has one between races', { timeout: 60_000 }, () => {
    const prepared = prepare(allensDirtSeason, { seats: 12, options: { laps: 2 } })
    if (!prepared.ok) throw new Error(prepared.refusal.reason.key)
    const found = new Set<string>()
    playOut(allensDirtSeason, allensDirtSeason.setup(prepared.table), seeded(1), (game, state, seat, random) => {
      const frame = top(state)
      found.add(frame.kind === 'race' && seasonMover(state) !== null ? 'driver' : frame.kind)
      expect(state.drivers).toContain(seasonMover(state))
      const legal = game.legal(state, seat)
      return legal[random() % legal.length]!
    })
    expect([...found]).toEqual(['driver'])
    const between = { frames: [{ kind: 'next-race', drivers: [] }] } as unknown as Parameters<typeof seasonMover>[0]
    expect(seasonMover(between)).toBeNull()
  })
})

describe('games that are played on', () => {
  it('go on through the window of another, until it is the own turn again', () => {
    const state = staged({ cars: CARS, white: '11', chips: [0, 0], track: LONG, danger: {} })
    const ends: string[] = []
    const evaluate = (end: State): number => {
      ends.push(`${end.frames[0]!.kind} of ${curvesMover(end)}`)
      return 0.5
    }
    const manner = { laps: 1, conduct: conductOf(THINKING), evaluate, mover: curvesMover }
    for (let number = 0; number < 8; number++)
      playedOn(thoughtIn(state, 0), manner, [{ kind: 'end' }], { seed: 1, number })
    expect(new Set(ends)).toEqual(new Set(['card of 0']))
  })
})

describe('a champion', () => {
  const { judge } = botOf('champion', THINKING)

  const scene = { cars: CARS, white: '1133', chips: [0, 0], track: LONG }

  it('plays turns out, where hands are hidden too', () => {
    expect(concluded(judge(thoughtIn(staged(scene), 0))).turn?.length).toBeGreaterThan(1)
    expect(concluded(judge(thoughtIn(staged({ ...scene, danger: {} }), 0))).turn?.length).toBeGreaterThan(1)
  })

  it('answers others by routine', () => {
    const state = staged({ ...scene, danger: {}, frame: windowFrame(2) })
    const { worths, turn } = concluded(judge(thoughtIn(state, 1)))
    const legal = diceyCurves.legal(state, 1)
    expect(legal[worths.indexOf(Math.max(...worths))]).toEqual({ kind: 'play', card: 'Critter Crossing' })
    expect(turn).toBeUndefined()
  })
})
