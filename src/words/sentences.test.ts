import { describe, expect, it } from 'vitest'
import type { Entry, Game, Kinds } from '../engine/game.ts'
import { anyAction } from '../engine/playout.ts'
import { seeded } from '../engine/random.ts'
import type { Sentence } from '../engine/sentence.ts'
import { prepare } from '../engine/table.ts'
import { copy } from '../engine/values.ts'
import { ENGINE_WORDS } from '../engine/words.ts'
import { GAMES } from '../games/index.ts'
import { type Say, speaker } from './say.ts'

const STEPS = 400

/** Every sentence of one random game as its first seat hears it. */
function sentencesOf(game: Game, seats: number): Sentence[] {
  const prepared = prepare(game, { seats })
  if (!prepared.ok) throw new Error(prepared.refusal.rule)
  const random = seeded(seats)
  const state = game.setup(prepared.table)
  const heard: Sentence[] = []
  for (let step = 0; step < STEPS; step++) {
    const before = copy(game.view(state, 0))
    heard.push(game.prompt(before), ...choices(game, state))
    const entry = nextEntry(game, state, random)
    if (!entry) break
    if ('outcome' in entry) game.settle(state, entry.outcome)
    else game.play(state, entry.seat, entry.action)
    heard.push(...game.describe(game.redact(entry, 0), before, game.view(state, 0)))
  }
  return heard
}

function choices(game: Game, state: Kinds['state']): Sentence[] {
  const waiting = game.waiting(state)
  if (waiting.kind !== 'seats') return []
  return waiting.seats.flatMap((seat) =>
    game.legal(state, seat).map((action) => game.choice(game.view(state, seat), action)),
  )
}

function nextEntry(game: Game, state: Kinds['state'], random: () => number): Entry | null {
  const waiting = game.waiting(state)
  if (waiting.kind === 'over') return null
  if (waiting.kind === 'chance') return { outcome: game.sample(waiting.chance, random) }
  return { seat: waiting.seats[0]!, action: anyAction(game, state, waiting.seats[0]!, random) }
}

const unsaid = (say: Say, { key, values }: Sentence): boolean =>
  /[{}]/.test(say({ key, values })) || say({ key, values }) === key

describe('what a game says', () => {
  it.each(Object.values(GAMES).map((game) => [game.id, game] as const))('%s: has words for all of it', (_, game) => {
    const say = speaker({ ...ENGINE_WORDS, ...game.words }, Array(game.seats.most).fill('Ann'))
    const heard = [game.seats.least, game.seats.most].flatMap((seats) => sentencesOf(game, seats))
    expect(heard.length).toBeGreaterThan(0)
    expect(heard.filter((line) => unsaid(say, line))).toEqual([])
  })
})
