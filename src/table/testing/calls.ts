import { type Game, type Kinds, type Seat, type Table, waitFor } from '../../engine/game.ts'
import { sentence } from '../../engine/sentence.ts'
import { copy } from '../../engine/values.ts'

/** Seat 0 opens a round; then everybody may call or pass, and a call asks all the others again. Two rounds are a game. */
interface Calls extends Kinds {
  readonly options: { readonly seconds: number }
  readonly board: null
  readonly state: State
  readonly view: State
  readonly action: { readonly kind: 'open' | 'call' | 'pass' }
}

interface State {
  readonly table: Table<{ readonly seconds: number }, null>
  /** Null before a round is opened. */
  open: Seat[] | null
  /** Those whom a call hit since they last spoke. */
  called: Seat[]
  readonly calls: number[]
  rounds: number
}

const ROUNDS = 2

function play(state: State, seat: Seat, kind: Calls['action']['kind']): void {
  const all = [...state.calls.keys()]
  if (kind === 'call') state.calls[seat]!++
  state.called = (kind === 'call' ? all : state.called).filter((other) => other !== seat)
  state.open =
    kind === 'pass'
      ? state.open!.filter((other) => other !== seat)
      : all.filter((other) => kind === 'open' || other !== seat)
  if (state.open.length > 0) return
  state.open = null
  state.rounds++
}

export const calls: Game = {
  id: 'calls',
  title: 'Calls',
  rulesVersion: 1,
  seats: { least: 2, most: 4 },
  options: { seconds: { kind: 'number', least: 0, most: 60, default: 5 } },
  boards: [],
  words: {},
  objection: () => null,
  setup: (table): State => ({ table, open: null, called: [], calls: new Array(table.seats).fill(0), rounds: 0 }),
  waiting: ({ open, rounds, calls }) => {
    if (rounds === ROUNDS) return { kind: 'over', result: { places: calls.map(() => 1), scores: [...calls] } }
    return open ? { kind: 'seats', seats: open } : waitFor(0)
  },
  legal: ({ open }, seat) => {
    if (!open) return seat === 0 ? [{ kind: 'open' }] : []
    return open.includes(seat) ? [{ kind: 'call' }, { kind: 'pass' }] : []
  },
  refuse: () => ({ rule: 'EN-4', reason: sentence('calls.no') }),
  play: (state, seat, { kind }) => play(state, seat, kind),
  outcomes: () => ({ outcomes: [], weights: [], total: 0 }),
  sample: () => null,
  possible: () => false,
  settle: () => undefined,
  view: copy,
  guess: copy,
  redact: (entry) => entry,
  reveals: () => false,
  hides: () => false,
  isOpen: () => true,
  isPressedFor: () => true,
  silence: ({ table, open, called }) =>
    open ? { action: { kind: 'pass' }, seconds: table.options.seconds || null, turn: 0, hit: called } : null,
  prompt: () => sentence('calls.prompt'),
  choice: (_view, { kind }) => sentence(`calls.${kind}`),
  describe: () => [],
  draw: () => '',
  invariants: () => [],
} satisfies Game<Calls> as unknown as Game
