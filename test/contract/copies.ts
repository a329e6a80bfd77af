import type { Entry } from '../../src/engine/game.ts'
import { seeded } from '../../src/engine/random.ts'
import { copy, same } from '../../src/engine/values.ts'
import type { Around, Moment, State } from './moment.ts'
import { advance, nextEntry } from './moments.ts'
import { json, type Problems, watched, watchersOf, when } from './problems.ts'

const STEPS = 12

/** Plays some random steps, and tells them. */
function playOn(game: Moment['game'], state: State, seed: number): Entry[] {
  const random = seeded(seed)
  const entries: Entry[] = []
  while (entries.length < STEPS) {
    const entry = nextEntry(game, state, random)
    if (!entry) break
    advance(game, state, entry)
    entries.push(entry)
  }
  return entries
}

/** Playing on a copy never changes the original; what is frozen is shared, and nothing else. */
export function copyProblems({ game, state }: Moment, { random }: Around): Problems {
  const isKept = watched(state)
  const other = copy(state)
  const shared = sharedParts(state, other)
  playOn(game, other, random())
  return [
    ...when(!isKept(), 'playing on a copy changed the original'),
    ...when(shared.length > 0, `a copy shares ${shared.join(', ')}`),
    ...when(other.table !== state.table, 'a copy does not share the table'),
    ...when(!Object.isFrozen(state.table), 'the table is not frozen'),
  ]
}

/** A view stays as it is, whatever happens to the state. */
export function aliasProblems({ game, state }: Moment, { random }: Around): Problems {
  const owned = copy(state)
  const views = watchersOf(state).map((watcher) => game.view(owned, watcher))
  const isKept = watched(views)
  const parts = partsOf(owned, 'state')
  const shared = views.flatMap((view) => partsIn(view, parts))
  playOn(game, owned, random())
  return [
    ...when(!isKept(), 'playing on changed a view'),
    ...when(shared.length > 0, `a view shares ${[...new Set(shared)].join(', ')} with the state`),
  ]
}

/** Where two values hold the same object that can still change. */
export const sharedParts = (a: unknown, b: unknown): string[] => partsIn(b, partsOf(a, 'state'))

type Parts = ReadonlyMap<object, string>

const partsIn = (value: unknown, known: Parts): string[] =>
  [...partsOf(value, '').keys()].flatMap((part) => known.get(part) ?? [])

function partsOf(value: unknown, path: string): Parts {
  const parts = new Map<object, string>()
  collect(value, path, parts)
  return parts
}

function collect(value: unknown, path: string, into: Map<object, string>): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || into.has(value)) return
  into.set(value, path)
  for (const key in value) collect(value[key as keyof typeof value], `${path}.${key}`, into)
}

/** A state survives being written down, and play goes on from it as from the original. */
export function jsonProblems({ game, state }: Moment, { random }: Around): Problems {
  const revived = JSON.parse(JSON.stringify(state)) as State
  const owned = copy(state)
  const seed = random()
  const isPlain = same(revived, state)
  const goOnAlike = same(playOn(game, revived, seed), playOn(game, owned, seed)) && same(revived, owned)
  return [
    ...when(!isPlain, 'a state is not plain JSON'),
    ...when(!goOnAlike, 'play goes on differently from a state that was written down'),
  ]
}

/** The same entry in the same state does the same, and neither keeps nor changes what it was given. */
export function sameAgainProblems({ game, state, next }: Moment, { random }: Around): Problems {
  if (!next) return []
  const entry = JSON.parse(json(next)) as typeof next
  const [first, second] = [copy(state), copy(state)]
  advance(game, first, next)
  advance(game, second, entry)
  const isSame = same(first, second)
  const isKept = watched(first)
  playOn(game, second, random())
  return [
    ...when(!isSame || !isKept(), 'the same entry led to two states'),
    ...when(!same(entry, next), 'playing on changed an entry of the log'),
  ]
}
