import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Entry, type Game, isOutcome, type Watcher } from '../../src/engine/game.ts'
import type { Sentence } from '../../src/engine/sentence.ts'
import { WORDS_JA as ENGINE_WORDS_JA } from '../../src/engine/words.ja.ts'
import { GAMES, LIBRARY, MANIFESTS } from '../../src/games/index.ts'
import { openMatch } from '../../src/protocol/match.ts'
import { speaker } from '../../src/words/say.ts'
import type { State } from '../contract/moment.ts'

// Recorded games told in Japanese. Whatever reaches a sentence as a bare name would stay English there.

const folder = (game: Game): string => `${import.meta.dirname}/../recorded/${game.id}`

async function opened(game: Game, file: string) {
  const read = await openMatch(JSON.parse(readFileSync(`${folder(game)}/${file}`, 'utf8')), LIBRARY)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.match.timeline
}

/** All that a watcher of the recorded game is told and asked, and all that the one to move may choose. */
async function heard(game: Game, file: string): Promise<Sentence[]> {
  const { table, log } = await opened(game, file)
  const state = game.setup(table)
  const watcher = file.includes('danger') ? 0 : null
  return log.flatMap((entry) => {
    const before = game.view(state, watcher)
    const asked = [game.prompt(before), ...choices(game, state)]
    advance(game, state, entry)
    return [...asked, ...told(game, entry, before, state, watcher)]
  })
}

function advance(game: Game, state: State, entry: Entry): void {
  if (isOutcome(entry)) game.settle(state, entry.outcome)
  else game.play(state, entry.seat, entry.action)
}

const told = (game: Game, entry: Entry, before: ReturnType<Game['view']>, state: State, watcher: Watcher) =>
  game.describe(game.redact(entry, watcher), before, game.view(state, watcher))

const CHOICES = 12

function choices(game: Game, state: State): Sentence[] {
  const waiting = game.waiting(state)
  if (waiting.kind !== 'seats') return []
  return waiting.seats.flatMap((seat) => {
    const seen = game.view(state, seat)
    const legal = game.legal(state, seat)
    const apart = Math.ceil(legal.length / CHOICES)
    return legal.filter((_, i) => i % apart === 0).map((action) => game.choice(seen, action))
  })
}

const NAMES = ['一郎', '二葉', '三郎', '四葉', '五郎', '六花', '七海', '八重', '九郎', '十和', '士郎', '千夏']

/** A space may be called a1 or o2, a car by its letter. */
const foreignWords = (text: string): string[] => text.match(/[A-Za-z]{2,}/g) ?? []

describe.each(Object.values(GAMES))('$title in Japanese', (game) => {
  it.each(readdirSync(folder(game)))('%s: no word of another language', async (file) => {
    const say = speaker({ ...ENGINE_WORDS_JA, ...(await MANIFESTS[game.id]!.japanese()) }, NAMES, 'ja')
    const lines = [...new Set((await heard(game, file)).map(say))]
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter((line) => foreignWords(line).length > 0)).toEqual([])
  })
})
