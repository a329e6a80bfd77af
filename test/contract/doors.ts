import { act, refusalOf } from '../../src/engine/act.ts'
import type { Entry, Game, Refusal, Seat } from '../../src/engine/game.ts'
import { below, pick } from '../../src/engine/random.ts'
import { copy, same } from '../../src/engine/values.ts'
import type { Action, Around, Moment, State } from './moment.ts'
import { advance, few } from './moments.ts'
import { GARBAGE, mutated, renamed } from './mutations.ts'
import { brief, guarded, type Problems, seatsOf, watched, when } from './problems.ts'
import { sentenceProblems } from './words.ts'

const SEEN = 25
const CHANGED = 25

/** What somebody may send: right, nearly right, wrong, foreign and mad. */
export function candidates(game: Game, state: State, seat: Seat, around: Around): unknown[] {
  const legal = few(game.legal(state, seat), SEEN, around)
  const seen = few(around.actions, SEEN, around)
  const near = [...legal, ...seen]
  const kinds = [...new Set(near.map(({ kind }) => kind)), 'nothing']
  const changed = few(near, CHANGED, around).flatMap((action) => [
    mutated(action, around.random),
    mutated(mutated(action, around.random), around.random),
    renamed(action, kinds, around.random),
  ])
  return [...near, ...changed, ...few(around.foreign, 5, around), ...GARBAGE]
}

const hasKind = (value: unknown): value is Action =>
  typeof value === 'object' && value !== null && typeof (value as { kind?: unknown }).kind === 'string'

/** Seats that are asked about: all at the table, and some that no table has. */
const askedSeats = (state: State): Seat[] => [...seatsOf(state), -1, 0.5, state.table.seats]

/** The game, which lists once what may be done in a state that nobody changes. */
function remembering(game: Game, state: State): Game {
  const waiting = game.waiting(state)
  const lists = new Map<Seat, readonly Action[]>()
  const listed = (seat: Seat): readonly Action[] => {
    const list = lists.get(seat) ?? game.legal(state, seat)
    lists.set(seat, list)
    return list
  }
  return {
    ...game,
    waiting: (at) => (at === state ? waiting : game.waiting(at)),
    legal: (at, seat) => (at === state ? listed(seat) : game.legal(at, seat)),
  }
}

/** `refuse` passes exactly what `legal` lists, for every seat. */
export function refuseProblems({ game, state }: Moment, around: Around): Problems {
  const remembered = remembering(game, state)
  return askedSeats(state).flatMap((seat) => {
    const legal = remembered.legal(state, seat)
    const asked = candidates(remembered, state, seat, around).filter(hasKind)
    return asked.flatMap((action) =>
      guarded(
        () => `refuse of ${brief(action)}`,
        () => {
          const refusal = refusalOf(remembered, state, seat, action)
          const listed = legal.some((one) => same(one, action))
          if (refusal === null) return when(!listed, () => `refuse passes ${brief(action)}, legal does not list it`)
          return [
            ...when(listed, () => `legal lists ${brief(action)}, refuse says ${refusal.rule}`),
            ...refusalProblems(game, refusal),
          ]
        },
      ),
    )
  })
}

const RULE = /^[A-Z]{2}-\d+[a-z]?$/

export const refusalProblems = (game: Game, { rule, reason }: Refusal): Problems => [
  ...when(!RULE.test(rule), `"${rule}" is not a rule id`),
  ...sentenceProblems(game, reason),
]

/** The door lets in what is legal and nothing else, never throws, and never touches what it was given. */
export function doorProblems({ game, state, ...moment }: Moment, around: Around): Problems {
  const isKept = watched(state)
  const remembered = remembering(game, state)
  const seats = askedSeats(state)
  const entries: Entry[] = [
    ...seats.flatMap((seat) =>
      few(candidates(remembered, state, seat, around), SEEN, around).map((action) => ({
        seat,
        action: action as Action,
      })),
    ),
    ...few(candidates(remembered, state, 0, around), SEEN, around).map((outcome) => ({ outcome })),
    ...oddEntries(moment.next, around),
  ]
  return [
    ...entries.flatMap((entry) =>
      guarded(
        () => `act on ${brief(entry)}`,
        () => entryProblems(remembered, state, entry, game),
      ),
    ),
    ...when(!isKept(), 'act changed the state it was given'),
  ]
}

/** Entries that are odd as a whole. */
function oddEntries(next: Entry | null, { random, foreign }: Around): Entry[] {
  const odd = [{}, { seat: 0 }, { seat: '0', action: {} }, { seat: null, action: null }, { outcome: undefined }]
  const near = next ? [mutated(next, random), mutated(next, random), mutated(next, random)] : []
  const strange =
    foreign.length > 0 ? [{ outcome: pick(random, foreign) }, { seat: 0, action: pick(random, foreign) }] : []
  return [...odd, ...near.filter((entry) => typeof entry === 'object' && entry !== null), ...strange] as Entry[]
}

function entryProblems(game: Game, state: State, entry: Entry, speaking: Game): Problems {
  const acted = act(game, state, entry)
  const welcome = isWelcome(game, state, entry)
  if (acted.ok) return when(!welcome, () => `act lets in ${brief(entry)}`)
  return [...when(welcome, () => `act refuses ${brief(entry)}`), ...refusalProblems(speaking, acted.refusal)]
}

function isWelcome(game: Game, state: State, entry: Entry): boolean {
  const waiting = game.waiting(state)
  if ('outcome' in entry) return waiting.kind === 'chance' && game.possible(waiting.chance, entry.outcome)
  if (waiting.kind !== 'seats' || !waiting.seats.includes(entry.seat)) return false
  return game.legal(state, entry.seat).some((one) => same(one, entry.action))
}

/** The door does what playing on an owned copy does, and what it gives shares nothing that can change. */
export function doorAgreesProblems({ game, state, next }: Moment): Problems {
  if (!next) return []
  const isKept = watched(state)
  const acted = act(game, state, next)
  const owned = copy(state)
  advance(game, owned, next)
  return [
    ...when(!acted.ok, () => `act refuses ${brief(next)}, which was played`),
    ...when(acted.ok && !same(acted.state, owned), 'act and play lead to different states'),
    ...when(!isKept(), 'act changed the state it was given'),
  ]
}

/** Every listed action can be played, and leads to a sound state. */
export function playableProblems({ game, state }: Moment, around: Around): Problems {
  return seatsOf(state).flatMap((seat) =>
    few(game.legal(state, seat), SEEN, around).flatMap((action) =>
      guarded(
        () => `playing ${brief(action)}`,
        () => {
          const after = copy(state)
          game.play(after, seat, action)
          return game.invariants(after)
        },
      ),
    ),
  )
}

/** The rule ids that refusals name, to be compared with the rules that are written down. */
export function refusedRules(moments: readonly Moment[], around: Around): Set<string> {
  const rules = new Set<string>()
  for (const { game, state } of moments) {
    const seat = below(around.random, state.table.seats)
    for (const action of candidates(game, state, seat, around).filter(hasKind)) {
      const refusal = refusalOf(game, state, seat, action)
      if (refusal) rules.add(refusal.rule)
    }
  }
  return rules
}
