import { refusalOf } from '../../src/engine/act.ts'
import { type Entry, type Game, isOutcome, type Watcher } from '../../src/engine/game.ts'
import { pick, type Random } from '../../src/engine/random.ts'
import { copy, same } from '../../src/engine/values.ts'
import { sharedParts } from './copies.ts'
import { goneOn, known, type Look, look } from './known.ts'
import type { Around, Check, Moment, State } from './moment.ts'
import { advance, nextEntry } from './moments.ts'
import { brief, json, type Problems, range, seatsOf, watched, watchersOf, when } from './problems.ts'

/** A seat cannot tell its guess from the real state; neither can a spectator; and the guess is a sound state. */
export function guessProblems({ game, state }: Moment, { random }: Around): Problems {
  return seatsOf(state).flatMap((seat) => {
    const view = game.view(state, seat)
    const isKept = watched(view)
    const guess = game.guess(view, seat, random)
    const isTruth = same(guess, state)
    const shared = sharedParts(guess, view)
    const isAlike = (watcher: Watcher) =>
      isTruth || known(goneOn(game, guess), watcher) === known(goneOn(game, state), watcher)
    return [
      ...when(!isAlike(seat), `seat ${seat} can tell its guess from the truth`),
      ...when(!isAlike(null), `a guess of seat ${seat} changes what is public`),
      ...when(!isKept(), 'guess changed the view'),
      ...when(shared.length > 0, `a guess shares ${shared.join(', ')} with the view`),
      ...game.invariants(guess).map((line) => `a guess of seat ${seat} is broken: ${line}`),
    ]
  })
}

/** Where everybody knows what may be done, nobody's guess of the hidden changes it. */
export function openProblems({ game, state }: Moment, { random }: Around): Problems {
  if (!game.isOpen(game.view(state, null))) return []
  return seatsOf(state).flatMap((seat) => {
    const guess = game.guess(game.view(state, seat), seat, random)
    return seatsOf(state)
      .filter((other) => !same(game.legal(guess, other), game.legal(state, other)))
      .map((other) => `seat ${seat} does not know what seat ${other} may do`)
  })
}

/** Hiding twice hides no more, a seat sees its own acts, and a spectator sees no more than a seat. */
export function redactProblems({ game, state, next }: Moment): Problems {
  if (!next) return []
  const isKept = watched(next)
  const seesOwn = isOutcome(next) || same(game.redact(next, next.seat), next)
  return [
    ...watchersOf(state).flatMap((watcher) => {
      const seen = game.redact(next, watcher)
      return [
        ...when(!same(game.redact(seen, watcher), seen), () => `redacting ${brief(next)} twice is not the same`),
        ...when(
          !same(game.redact(seen, null), game.redact(next, null)),
          `a spectator sees something in ${brief(next)} that a seat does not`,
        ),
      ]
    }),
    ...when(!seesOwn, () => `a seat does not see its own ${brief(next)}`),
    ...when(!isKept(), 'redact changed the entry'),
  ]
}

const OTHERS = 12

/** Entries that could stand in place of this one. */
function alternatives(game: Game, state: State, entry: Entry, random: Random): Entry[] {
  const waiting = game.waiting(state)
  if (waiting.kind === 'chance') return range(OTHERS).map(() => ({ outcome: game.sample(waiting.chance, random) }))
  if (isOutcome(entry)) return []
  const legal = game.legal(state, entry.seat)
  return range(Math.min(OTHERS, legal.length)).map(() => ({ seat: entry.seat, action: pick(random, legal) }))
}

function after(game: Game, state: State, entry: Entry): State {
  const next = copy(state)
  advance(game, next, entry)
  return next
}

const isReveal = (game: Game, state: State, entry: Entry): boolean =>
  !isOutcome(entry) && game.reveals(state, after(game, state, entry), entry.action)

export const looksLike = (game: Game, one: Entry, other: Entry, watcher: Watcher): boolean =>
  same(game.redact(one, watcher), game.redact(other, watcher))

/** Two entries that look the same to a watcher: the states they lead to differ only in what is hidden from it. */
interface Twins {
  readonly watcher: Watcher
  readonly entries: readonly [Entry, Entry]
}

function twinsOf({ game, state, next }: Moment, random: Random): Twins[] {
  if (!next || isReveal(game, state, next)) return []
  const others = alternatives(game, state, next, random).filter((entry) => !same(entry, next))
  return watchersOf(state).flatMap((watcher) =>
    others
      .filter((entry) => looksLike(game, entry, next, watcher) && !isReveal(game, state, entry))
      .slice(0, 1)
      .map((entry) => ({ watcher, entries: [next, entry] as const })),
  )
}

const STEPS = 8

/** Until something is revealed, twins stay alike in all that reaches the watcher, whatever is played in both. */
export const leaksThrough =
  (look: Look): Check =>
  (moment, { random }) =>
    twinsOf(moment, random).flatMap((twins) => twinProblems(moment, twins, random, look))

export const leakProblems = leaksThrough(look)

function twinProblems({ game, state }: Moment, { watcher, entries }: Twins, random: Random, look: Look): Problems {
  const who = watcher === null ? 'a spectator' : `seat ${watcher}`
  const one = goneOn(game, state, entries[0])
  const other = goneOn(game, state, entries[1])
  for (let i = 0; i < STEPS; i++) {
    if (known(one, watcher, look) !== known(other, watcher, look))
      return [`leak: ${who} can tell ${brief(entries[0])} from ${brief(entries[1])}`]
    if (refusals(game, one.present, one.present, watcher) !== refusals(game, one.present, other.present, watcher))
      return [`leak: what is refused tells ${who} ${brief(entries[0])} from ${brief(entries[1])}`]
    const entry = nextEntry(game, one.present, random)
    if (!entry || other.append(entry)) return []
    one.append(entry)
    if (one.revealed(one.length - 1)) return []
  }
  return []
}

const ASKED = 8

/** What a watcher hears who tries what others may do. */
function refusals(game: Game, truth: State, state: State, watcher: Watcher): string {
  if (watcher === null) return ''
  const asked = seatsOf(truth).flatMap((seat) => game.legal(truth, seat).slice(0, ASKED))
  return json(asked.map((action) => refusalOf(game, state, watcher, action)))
}

/** What only others can tell apart in the views must not be told apart by the log either; where nothing is hidden, all are told all. */
export function loggedLeakProblems({ game, state, next }: Moment, { random }: Around): Problems {
  if (!next || !game.hides(state.table.options)) return []
  const one = after(game, state, next)
  return alternatives(game, state, next, random).flatMap((entry) => {
    const other = after(game, state, entry)
    const alike = watchersOf(state).filter(
      (watcher) => known(goneOn(game, one), watcher) === known(goneOn(game, other), watcher),
    )
    if (alike.length === state.table.seats + 1) return []
    return alike
      .filter((watcher) => !looksLike(game, next, entry, watcher))
      .map((watcher) => `leak: the log tells ${watcher ?? 'a spectator'} what ${brief(entry)} hides`)
  })
}

/** A game that hides something must have been tried with states that differ in it, or the checks above prove nothing. */
export function idleProblems(moments: readonly Moment[], { random }: Around): Problems {
  const hides = moments.some(({ game, state, next }) =>
    watchersOf(state).some((watcher) => next !== null && !same(game.redact(next, watcher), next)),
  )
  if (!hides) return []
  const guessed = moments.some(({ game, state }) =>
    seatsOf(state).some((seat) => !same(game.guess(game.view(state, seat), seat, random), state)),
  )
  return [
    ...when(!guessed, 'something is hidden, but every guess is the truth'),
    ...when(
      !moments.some((moment) => twinsOf(moment, random).length > 0),
      'something is hidden, but no twins were found',
    ),
  ]
}
