import { describe, expect, it } from 'vitest'
import { act } from '../../engine/act.ts'
import { endsOf } from '../../engine/ends.ts'
import type { Game, Kinds } from '../../engine/game.ts'
import type { OptionValues } from '../../engine/options.ts'
import { anyAction } from '../../engine/playout.ts'
import { type Random, seeded } from '../../engine/random.ts'
import { prepare } from '../../engine/table.ts'
import { copy } from '../../engine/values.ts'
import { type At, played, scene } from '../../games/allens-dirt/testing/staging.ts'
import { at, move, played as playedCurves, type Scene, staged } from '../../games/dicey-curves/testing/staging.ts'
import { GAMES } from '../../games/index.ts'
import { speaker } from '../../words/say.ts'
import { GUIDES } from '../guides.ts'

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal']

function told(id: string, state: Kinds['state']): string[] {
  const [game, guide] = [GAMES[id]!, GUIDES.get(id)!]
  const say = speaker({ ...game.words, ...guide.words }, NAMES)
  return endsOf(game, guide.drives!, game.view(state, 0), 0).map(({ meaning }) => say(meaning))
}

describe('the ends of a move of Allen’s Dirt', () => {
  const moving = (cars: Readonly<Record<number, At>>, dice: readonly [number, number], mover = 0) =>
    told('allens-dirt', played(scene(cars, { mover }), dice))

  it('are told with what lies there', () => {
    expect(moving({ 0: ['low', 7], 1: ['middle', 10] }, [1, 2])).toEqual([
      'low 10: clean',
      'middle 10: contact with Bob',
      'high 10: clean',
      'middle 9, behind Bob: clean',
    ])
    expect(moving({ 0: ['low', 2], 1: ['high', 20] }, [1, 2])[1]).toBe('middle 5: trouble: Skip a Turn')
    expect(moving({ 0: ['low', 5], 1: ['high', 20] }, [1, 2])[0]).toBe('low 8: trouble: Go to Pits')
    expect(moving({ 0: ['low', 8], 1: ['high', 20] }, [1, 2])[0]).toBe('low 11: Sweet Spot: roll again')
  })

  it('lie behind cars too, and in contact before the last step', () => {
    expect(moving({ 0: ['low', 7], 1: ['low', 8] }, [1, 2])).toEqual([
      'middle 10: clean',
      'low 10: clean',
      'high 10: clean',
      'low 8: contact with Bob',
      'low 7, behind Bob: clean',
    ])
  })

  it('are the line and the flag', () => {
    expect(moving({ 0: ['low', 21], 1: ['high', 3] }, [1, 2])).toEqual(['the line: clean'])
    const last = { 0: ['low', 22, 1], 1: ['high', 3] } as const
    expect(told('allens-dirt', played(scene(last, { length: 2 }), [1, 2]))).toEqual(['the chequered flag'])
  })

  it('are none before the roll', () => {
    expect(told('allens-dirt', scene({ 0: ['low', 7], 1: ['high', 3] }))).toEqual([])
  })
})

describe('the ends of a Combo of Dicey Curves', () => {
  const driving = (of: Scene, dice: string) => told('dicey-curves', playedCurves(staged(of), move(0, dice)))

  it('are the spaces, and the Gates over which and before which they lie', () => {
    const track = ['Gentle Curve left', 'Straight-Away']
    expect(driving({ track, cars: { 0: '1:a3', 1: '0:a1' }, white: '1' }, '1')).toEqual([
      'i1 on card 3 (Gentle Curve left): before a Gate of 3',
      'b3 on card 2 (Wide-Open)',
    ])
    expect(driving({ track, cars: { 0: '2:o1', 1: '0:a1' }, white: '11' }, '11')).toContain(
      'o2 on card 3 (Gentle Curve left): over the Gate of 2 and before a Gate of 2',
    )
  })

  it('tell the cubes that are taken, and the chips that avoid them', () => {
    const cars = { 0: '1:a1', 1: '0:a1' }
    const cubes = [{ space: at(staged({ cars }), '1:a2'), cubes: 1 }]
    const ends = driving({ cars, white: '11', chips: [1, 1], danger: { debris: cubes } }, '11')
    expect(ends).toContain('a3 on card 2 (Wide-Open): take 1 cube')
    expect(ends).toContain('a3 on card 2 (Wide-Open): pay 1 chip to avoid cubes')
  })
})

/** Plays some way into a game; every end that is offered there is a way that the rules allow. */
function checkEnds(game: Game, options: OptionValues, random: Random, entries: number): number {
  const prepared = prepare(game, { seats: game.seats.least, options })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusal))
  const state = game.setup(prepared.table)
  let offered = 0
  for (let entry = 0; entry < entries; entry++) {
    const waiting = game.waiting(state)
    if (waiting.kind === 'over') break
    if (waiting.kind === 'chance') game.settle(state, game.sample(waiting.chance, random))
    else {
      const seat = waiting.seats[0]!
      const ends = endsOf(game, GUIDES.get(game.id)!.drives!, game.view(state, seat), seat)
      for (const { actions } of ends) expect(refusals(game, state, seat, actions)).toEqual([])
      offered += ends.length
      game.play(state, seat, anyAction(game, state, seat, random))
    }
  }
  return offered
}

function refusals(game: Game, state: Kinds['state'], seat: number, actions: readonly Kinds['action'][]) {
  let now = copy(state)
  return actions.flatMap((action) => {
    const acted = act(game, now, { seat, action })
    if (!acted.ok) return [acted.refusal]
    now = acted.state
    return []
  })
}

describe('every end that is offered', () => {
  it.each([
    ['allens-dirt', {}],
    ['allens-dirt-season', {}],
    ['dicey-curves', {}],
    ['dicey-curves', { danger: true }],
  ])('%s %j: can be driven to', (id, options) => {
    expect(checkEnds(GAMES[id]!, options, seeded(3), 400)).toBeGreaterThan(20)
  })
})
