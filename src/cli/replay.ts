import { actOwned } from '../engine/act.ts'
import { type Entry, type Game, isOutcome, type Kinds, type Watcher } from '../engine/game.ts'
import type { Random } from '../engine/random.ts'
import type { Sentence } from '../engine/sentence.ts'
import type { Fault, Read } from '../protocol/fault.ts'
import { read } from '../protocol/fault.ts'
import { entryFault, type OpenedMatch } from '../protocol/match-file.ts'

/** One entry that was played; `index` is its place in the file, null for chance that was drawn. */
export interface PlayedEntry {
  readonly index: number | null
  readonly entry: Entry
  readonly told: readonly Sentence[]
}

export interface Played {
  readonly state: Kinds['state']
  readonly entries: readonly PlayedEntry[]
}

export interface Replay {
  readonly match: OpenedMatch
  /** How many entries of the file are played. */
  readonly at: number
  /** Draws chance wherever the file goes on without it; null draws nothing. */
  readonly random: Random | null
  /** Whose eyes the sentences are for; undefined for no sentences. */
  readonly watcher: Watcher | undefined
}

export function replayFile({ match, at, random, watcher }: Replay): Read<Played> {
  const { game, table, log } = match
  const state = game.setup(table)
  const entries: PlayedEntry[] = []
  const play = (entry: Entry, index: number | null): Fault | null => {
    const before = watcher === undefined ? null : game.view(state, watcher)
    const refusal = actOwned(game, state, entry)
    if (refusal) return entryFault(match, index!, refusal)
    entries.push({ index, entry, told: before ? told(game, entry, before, state, watcher!) : [] })
    return null
  }
  for (let index = 0; index <= at; index++) {
    const entry = log[index]
    if (random && !(entry && isOutcome(entry))) drawDue(game, state, random, play)
    const fault = index < at ? play(entry!, index) : null
    if (fault) return { ok: false, fault }
  }
  return read({ state, entries })
}

function drawDue(
  game: Game,
  state: Kinds['state'],
  random: Random,
  play: (entry: Entry, index: null) => unknown,
): void {
  for (let due = game.waiting(state); due.kind === 'chance'; due = game.waiting(state))
    play({ outcome: game.sample(due.chance, random) }, null)
}

function told(game: Game, entry: Entry, before: Kinds['view'], state: Kinds['state'], watcher: Watcher) {
  return game.describe(game.redact(entry, watcher), before, game.view(state, watcher))
}
