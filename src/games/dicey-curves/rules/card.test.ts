import { describe, expect, it } from 'vitest'
import { top } from '../../../engine/frames.ts'
import { seeded } from '../../../engine/random.ts'
import { CARD_LENGTH, CARD_WIDTH, DEFAULT_BOARD, type TrackCard } from '../board.ts'
import { diceyCurves as game } from '../game.ts'
import type { Chance, Outcome, State } from '../state.ts'
import { at, driven, move, played, roll, type Scene, STRAIGHT, staged, WIDE, ways } from '../testing/staging.ts'
import { facesOf } from './deck.ts'
import { boardFlaws } from './flaws.ts'
import { exitPose, isOnTable, overlaps, type Pose, START_POSE } from './geometry.ts'
import { tableSize, trackGraph } from './race.ts'
import { faceNamed, fits, graphOf, lanesAhead } from './track.ts'

const card = (name: string): Outcome => ({ kind: 'card', card: name })
const HARD_LEFT = 'Hard Curve left'

/** Seat 0 is about to add a card. */
const adding = (scene: Scene): State =>
  staged({ cars: { 0: '0:a1', 1: '0:b1' }, frame: { kind: 'card', seat: 0 }, ...scene })

const due = (state: State): Extract<Chance, { readonly kind: 'card' }> => {
  const waiting = game.waiting(state)
  if (waiting.kind !== 'chance' || waiting.chance.kind !== 'card') throw new Error('no card is due')
  return waiting.chance
}

const chanceOf = (chance: Chance, name: string): [number, number] => {
  const { outcomes, weights, total } = game.outcomes(chance)
  const index = outcomes.findIndex((outcome) => outcome.kind === 'card' && outcome.card === name)
  return [index < 0 ? 0 : weights[index]!, total]
}

describe('the draw', () => {
  it.each([
    ['short', 9, 13],
    ['standard', 15, 19],
    ['long', 20, 24],
  ] as const)('DC-3a in a %s race Finish is one of the draws %i to %i', (length, first, last) => {
    const at = (draw: number) => due({ ...adding({ options: { length } }), drawn: draw - 1 }).places
    expect(at(first - 1)).toBe(0)
    expect(at(first)).toBe(5)
    expect(at(last)).toBe(1)
  })

  it('DC-3a an exact length names the draw', () => {
    const at = (draw: number) => due({ ...adding({ options: { length: 'exact', finish: 7 } }), drawn: draw - 1 })
    expect(at(6).places).toBe(0)
    expect(chanceOf(at(6), 'Finish')[0]).toBe(0)
    expect(game.outcomes(at(7)).outcomes).toEqual([card('Finish')])
  })

  it('DC-3b Finish has one chance in the places left, and the other cards share the rest by their numbers', () => {
    const chance: Chance = {
      kind: 'card',
      seat: 0,
      deck: [
        [STRAIGHT, 3],
        [WIDE, 1],
      ],
      places: 5,
    }
    expect(chanceOf(chance, 'Finish')).toEqual([4, 20])
    expect(chanceOf(chance, STRAIGHT)).toEqual([12, 20])
    expect(chanceOf(chance, WIDE)).toEqual([4, 20])
    expect(game.possible(chance, card('Hard Curve left'))).toBe(false)
  })

  const oneIn = (state: State): number => {
    const [finish, all] = chanceOf(due(state), 'Finish')
    return all / finish
  }

  it('DC-3b places count after the set-up, so that each of the five is equally likely', () => {
    expect(adding({}).drawn).toBe(0)
    expect(played(adding({}), card(STRAIGHT)).drawn).toBe(1)
    const atDraw = (draw: number): State => ({ ...adding({}), drawn: draw - 1 })
    expect(oneIn(atDraw(14))).toBe(Number.POSITIVE_INFINITY)
    expect([15, 16, 17, 18, 19].map((draw) => oneIn(atDraw(draw)))).toEqual([5, 4, 3, 2, 1])
  })

  it('DC-3b no place lies below the bottom of the deck', () => {
    const left = (cards: number): State => {
      const state = { ...adding({}), drawn: 14 }
      state.deck.fill(0)
      state.deck[facesOf(DEFAULT_BOARD).byName.get(STRAIGHT)!] = cards
      return state
    }
    expect([9, 4, 2, 1, 0].map((cards) => oneIn(left(cards)))).toEqual([5, 5, 3, 2, 1])
  })

  it('DC-3b no order is kept in the state: only the numbers of cards that are left', () => {
    const state = adding({ track: [STRAIGHT, STRAIGHT, HARD_LEFT, HARD_LEFT] })
    const unfit = [card(HARD_LEFT), card('Dicey Curve left')]
    const [one, other] = [played(state, ...unfit), played(state, ...unfit.toReversed())]
    expect(one).toEqual(other)
    expect(game.outcomes(due(one)).outcomes).not.toContainEqual(card('Dicey Curve left'))
    expect(game.outcomes(due(one)).outcomes).toHaveLength(due(one).deck.length)
  })

  it('DC-10 a card is added to the end of the track, and the dice are next', () => {
    const state = played(adding({}), card('Gentle Curve right'))
    expect(state.track.at(-1)).toBe('Gentle Curve right')
    expect(top(state)).toEqual({ kind: 'roll', seat: 0, white: 5, green: 0 })
    const entry = trackGraph(state).forward[at(state, '3:a3')]
    expect(entry).toEqual([at(state, '4:o1')])
  })

  it('DC-12 after Finish no card is added', () => {
    const laid = played(adding({ options: { length: 'exact', finish: 1 } }), card('Finish'), roll('11234'))
    expect(laid.track.at(-1)).toBe('Finish')
    expect(top(played(laid, [0, { kind: 'end' }]))).toMatchObject({ kind: 'roll', seat: 1 })
  })
})

describe('the geometry', () => {
  it('DC-11 a card that leads the track over itself is out, and another is drawn', () => {
    const state = adding({ track: [STRAIGHT, STRAIGHT, HARD_LEFT, HARD_LEFT] })
    expect(due(state).deck).toContainEqual([HARD_LEFT, 2])
    const again = played(state, card(HARD_LEFT))
    expect(again.track).toEqual(state.track)
    expect(due(again).deck).toContainEqual([HARD_LEFT, 1])
    expect(again.drawn).toBe(1)
    expect(top(played(again, card(STRAIGHT))).kind).toBe('roll')
  })

  it('DC-11 a card that leads off the table is out', () => {
    const small = { table: 'measured', width: 500, height: 900 } as const
    const state = adding({ options: small, track: [STRAIGHT, STRAIGHT] })
    expect(played(state, card(STRAIGHT)).track).toHaveLength(4)
    expect(played(state, card(HARD_LEFT)).track).toHaveLength(5)
  })

  it('DC-11a the exit of each card says where the next one lies', () => {
    const straight = exitPose(START_POSE, { x: 0, y: 88, heading: 0 })
    expect(straight).toEqual({ x: 0, y: 44, heading: 0 })
    expect(exitPose(straight, { x: -31.5, y: 56.5, heading: -90 })).toEqual({ x: -31.5, y: 100.5, heading: -90 })
    const gentle = exitPose(straight, { x: 29, y: 71, heading: 45 })
    expect(gentle).toEqual({ x: 29, y: 115, heading: 45 })
    const back = exitPose({ x: 0, y: 0, heading: 180 }, { x: -31.5, y: 56.5, heading: -90 })
    expect([back.x, back.y, back.heading]).toEqual([31.5, -56.5, 90])
  })

  it('DC-11a four equal curves of 90 degrees come back to where they began', () => {
    const { exit } = faceNamed(DEFAULT_BOARD, HARD_LEFT)
    const end = [1, 2, 3, 4].reduce((pose: Pose) => exitPose(pose, exit!), START_POSE)
    expect(end.heading).toBe(0)
    expect(end.x).toBeCloseTo(START_POSE.x)
    const { exit: eighth } = faceNamed(DEFAULT_BOARD, 'Gentle Curve right')
    const round = Array.from({ length: 8 }).reduce<Pose>((pose) => exitPose(pose, eighth!), START_POSE)
    expect(round.heading).toBe(0)
    expect(round.y).toBeCloseTo(START_POSE.y)
  })

  it.each<[string, Pose, boolean]>([
    ['on top', { x: 0, y: 0, heading: 0 }, true],
    ['beside, touching', { x: CARD_WIDTH, y: 0, heading: 0 }, false],
    ['beside, 3 mm over', { x: CARD_WIDTH - 3, y: 0, heading: 0 }, false],
    ['beside, 5 mm over', { x: CARD_WIDTH - 5, y: 0, heading: 0 }, true],
    ['ahead, touching', { x: 0, y: CARD_LENGTH, heading: 0 }, false],
    ['ahead, 5 mm over', { x: 0, y: CARD_LENGTH - 5, heading: 0 }, true],
    ['across, over the corner', { x: -20, y: 80, heading: 45 }, true],
    ['across, a corner short', { x: 40, y: 75, heading: 45 }, false],
    ['lying crosswise inside', { x: -44, y: 44, heading: 90 }, true],
  ])('DC-11a two cards of 63 × 88 mm, %s', (_, other, meet) => {
    const here = { x: 0, y: 0, heading: 0 }
    expect(overlaps(here, other)).toBe(meet)
    expect(overlaps(other, here)).toBe(meet)
  })

  it('DC-11a a table has edges only when it is measured', () => {
    const far = { x: 10_000, y: 0, heading: 0 }
    expect(isOnTable(far, tableSize(adding({}).table))).toBe(true)
    expect(isOnTable(far, tableSize(adding({ options: { table: 'measured' } }).table))).toBe(false)
    expect(isOnTable({ x: 750 - CARD_WIDTH / 2, y: 0, heading: 0 }, { width: 1500, height: 900 })).toBe(true)
    expect(isOnTable({ x: 751 - CARD_WIDTH / 2, y: 0, heading: 0 }, { width: 1500, height: 900 })).toBe(false)
  })

  it('DC-11b the place that the exit points at must be free too, and then the next card always has room', () => {
    const graph = graphOf(Object.freeze(['Start', WIDE, STRAIGHT, HARD_LEFT, HARD_LEFT]), DEFAULT_BOARD)
    const third = faceNamed(DEFAULT_BOARD, HARD_LEFT)
    expect(fits(graph, faceNamed(DEFAULT_BOARD, STRAIGHT), 0, null)).toBe(true)
    expect(fits(graph, third, 0, null)).toBe(false)
    expect(overlaps(graph.end!, graph.poses[2]!)).toBe(false)
    expect(overlaps(exitPose(graph.end!, third.exit!), graph.poses[2]!)).toBe(true)
  })

  it('DC-11b the last card is a neighbour of the new one, but not of the place behind it', () => {
    const graph = graphOf(Object.freeze(['Start', WIDE, STRAIGHT]), DEFAULT_BOARD)
    const back = { ...faceNamed(DEFAULT_BOARD, STRAIGHT), exit: { x: 0, y: -CARD_LENGTH, heading: 0 } }
    expect(fits(graph, back, 0, null)).toBe(false)
  })

  it('DC-11b on random tracks no two cards meet but neighbours, and the next place is free', () => {
    const options = game.setup(adding({}).table)
    for (let stream = 0; stream < 40; stream++) {
      const random = seeded(1, stream)
      const state = { ...adding({ options: { length: 'long' } }), track: options.track }
      for (let draws = 0; draws < 30; draws++) {
        if (top(state).kind !== 'card') state.frames.splice(0, 1, { kind: 'card', seat: 0 })
        if (trackGraph(state).line >= 0) break
        game.settle(state, game.sample(due(state), random))
      }
      const { poses, end } = trackGraph(state)
      const all = end ? [...poses, end] : poses
      const meeting = all.flatMap((a, i) => all.slice(i + 2).filter((b) => overlaps(a, b)))
      expect(meeting).toEqual([])
    }
  })

  it('DC-11c Start lies in the middle of the table', () => {
    const [start] = game.view(adding({}), null).laid
    expect(start).toEqual({ card: 'Start', x: 0, y: -CARD_LENGTH / 2, heading: 0, firstSpace: 0, firstGate: 0 })
  })

  it('DC-12a Finish needs only its own place and fits where no other card would', () => {
    const graph = graphOf(Object.freeze(['Start', WIDE, STRAIGHT]), DEFAULT_BOARD)
    const narrow = { width: CARD_WIDTH, height: 7 * CARD_LENGTH }
    const fitting = facesOf(DEFAULT_BOARD).list.filter((face) => fits(graph, face, 0, narrow))
    expect(fitting.map(({ name }) => name)).toEqual(['Finish'])
  })

  it('DC-12a when every card above it is thrown away, Finish comes and is laid', () => {
    const options = { table: 'measured', width: 500, height: 500, length: 'exact', finish: 32 } as const
    const state = adding({ options, track: [HARD_LEFT] })
    state.deck.fill(0)
    expect(game.outcomes(due(state)).outcomes).toEqual([card('Finish')])
    expect(played(state, card('Finish')).track.at(-1)).toBe('Finish')
  })
})

describe('lanes', () => {
  it('DC-13 from two lanes to three a car keeps its side or takes the middle', () => {
    const state = staged({ track: [STRAIGHT, WIDE], cars: { 0: '2:a3', 1: '2:b3' }, white: '1122' })
    expect(ways(played(state, move(0, '11')))).toEqual(['3:a1', '3:b1'])
    expect(lanesAhead(1, 2, 3)).toEqual([1, 2])
  })

  it('DC-13 from three lanes to two a car in the middle chooses a side', () => {
    const state = staged({ track: [STRAIGHT], cars: { 0: '1:b3', 1: '1:a3' }, white: '11' })
    expect(ways(played(state, move(0, '11')))).toEqual(['1:c3', '2:a1', '2:b1'])
  })

  it('DC-13a between cards of equal width a car keeps its lane, and a side car keeps its side', () => {
    const equal = staged({ cars: { 0: '2:b3', 1: '2:a3' }, white: '11' })
    expect(ways(played(equal, move(0, '11')))).toEqual(['3:b1'])
    const wide = staged({ cars: { 0: '0:a3', 1: '1:c3' }, white: '11' })
    expect(ways(driven(wide, 0, '11', '1:a1'))).toEqual(['1:a2', '1:b1'])
    expect([lanesAhead(0, 3, 2), lanesAhead(2, 3, 2)]).toEqual([[0], [1]])
  })

  it('DC-13 lanes that share their first or last space lead to it once, and from it to every lane', () => {
    const laneSpaces = [
      ['m', 'n'],
      ['m', 'n'],
    ]
    const narrow = {
      spaces: ['m', 'n'],
      laneSpaces,
      shared: ['m', 'n'],
      sideways: [],
      arrows: ['m'],
      forward: undefined,
    }
    const deck = {
      ...DEFAULT_BOARD,
      track: DEFAULT_BOARD.track.map((one) => (one.name === 'Dicey Curve' ? { ...one, ...narrow } : one) as TrackCard),
    }
    expect(boardFlaws(deck)).toEqual([])
    const { forward } = graphOf(Object.freeze(['Start', WIDE, 'Dicey Curve left', STRAIGHT]), deck)
    const [m, n, left, right] = [18, 19, 20, 23]
    expect([forward[11], forward[14], forward[17]]).toEqual([[m], [m], [m]])
    expect([forward[m], forward[n]]).toEqual([[n], [left, right]])
  })

  it('DC-13 the lanes of a right curve run from left to right too', () => {
    const graph = graphOf(Object.freeze(['Start', WIDE, 'Dicey Curve right']), DEFAULT_BOARD)
    expect(graph.faces[2]!.lanes.map((lane) => lane.map((space) => graph.faces[2]!.spaces[space]))).toEqual([
      ['e2', 'm', 'x2'],
      ['e1', 'm', 'x1'],
    ])
  })
})
