import { describe, expect, it } from 'vitest'
import type { Game, Kinds } from '../engine/game.ts'
import { seeded } from '../engine/random.ts'
import { guessed } from './estimate.ts'
import { asChooser, type Bot } from './levels.ts'

const [LEFT, RIGHT, STOP] = ['left', 'right', 'stop'].map((kind) => ({ kind })) as [Action, Action, Action]
type Action = { readonly kind: string }
/** What was done so far, and something that nobody sees. */
interface Walk {
  readonly table: { readonly seats: number }
  done: string
  hidden: number
}

/** A walk in which anything may be done at any time, of which this much is needed here. */
const walk = {
  legal: () => [LEFT, RIGHT, STOP],
  view: ({ table, done }: Walk) => ({ table, done }),
  guess: (view: Walk, _: number, random: () => number) => ({ ...view, hidden: random() }),
  play(state: Walk, _: number, { kind }: Action) {
    state.done += ` ${kind}`
  },
} as unknown as Game<Kinds>

/** Thinks of one turn, whatever it sees, does something first, and notes when it has to think. */
function walker(turn: readonly Action[], first: Action) {
  const thoughts: string[] = []
  const judge: Bot['judge'] = function* ({ view, legal }) {
    thoughts.push((view as unknown as Walk).done)
    return { ...guessed(legal.map((action) => (action === first ? 1 : 0))), turn }
  }
  return { thoughts, choose: asChooser({ judge, assess: judge, hunch: null, glance: (worths) => worths.indexOf(1) }) }
}

const started = (): Walk => ({ table: { seats: 1 }, done: 'start', hidden: 7 })

/** Does three steps, and something else before each of them. */
function walked(turn: readonly Action[], { first = turn[0]!, before = (_state: Walk, _step: number) => {} } = {}) {
  const { thoughts, choose } = walker(turn, first)
  const state = started()
  for (let step = 0; step < 3; step++) {
    before(state, step)
    walk.play(state as never, 0, choose(walk, state as never, 0, seeded(step)) as never)
  }
  return { thoughts, done: state.done }
}

describe('whoever is asked by the engine', () => {
  it('thinks once, and keeps to the turn to its end', () => {
    expect(walked([LEFT, STOP])).toEqual({
      thoughts: ['start', 'start left stop'],
      done: 'start left stop left',
    })
  })

  it('thinks again when something came in between', () => {
    const before = (state: Walk, step: number) => {
      if (step === 1) state.done += ' shoved'
    }
    expect(walked([LEFT, RIGHT, STOP], { before })).toEqual({
      thoughts: ['start', 'start left shoved'],
      done: 'start left shoved left right',
    })
  })

  it('is not disturbed by what it cannot see', () => {
    const before = (state: Walk) => {
      state.hidden++
    }
    expect(walked([LEFT, RIGHT, STOP], { before }).thoughts).toEqual(['start'])
  })

  it('keeps to no turn that it does not begin', () => {
    expect(walked([RIGHT, STOP], { first: LEFT }).done).toBe('start left left left')
  })
})
