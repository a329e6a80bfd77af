import type { Game } from '../src/engine/game.ts'
import type { Sentence, SentenceValue } from '../src/engine/sentence.ts'
import { ENGINE_WORDS } from '../src/engine/words.ts'
import { compile } from '../src/words/say.ts'

/** A sentence in English, strictly: what a page would patch over, a missing word or gap, throws here. */
export function english(game: Game, { key, values }: Sentence, names: readonly string[]): string {
  const text = game.words[key] ?? ENGINE_WORDS[key]
  const message = text === undefined ? null : compile(text)
  if (!message) throw new Error(`no words for "${key}"`)
  const gaps = Object.entries(values).map(([name, value]) => [name, filled(game, value, names)])
  return String(message.format(Object.fromEntries(gaps)))
}

function filled(game: Game, value: SentenceValue, names: readonly string[]): string | number {
  if (typeof value !== 'object') return value
  return 'key' in value ? english(game, value, names) : names[value.seat]!
}

const FIRST_NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn']

export const playerNames = (seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => FIRST_NAMES[seat] ?? `Player ${seat + 1}`)
