import type { Game } from '../../src/engine/game.ts'
import type { Sentence } from '../../src/engine/sentence.ts'
import { copy } from '../../src/engine/values.ts'
import { ENGINE_WORDS } from '../../src/engine/words.ts'
import { compile } from '../../src/words/say.ts'
import { english } from '../english.ts'
import type { Moment } from './moment.ts'
import { advance } from './moments.ts'
import { guarded, json, type Problems, range, seatsOf, watchersOf, when } from './problems.ts'

const MOST_SEATS = 64
const NAMES = range(MOST_SEATS).map((seat) => `Player ${seat + 1}`)

const judged = new WeakMap<Game, Map<string, Problems>>()

/** A sentence has a key with words, gaps of the right kinds, and can be said. */
export function sentenceProblems(game: Game, said: Sentence): Problems {
  const known = judged.get(game) ?? new Map<string, Problems>()
  judged.set(game, known)
  const key = json(said)
  const problems =
    known.get(key) ??
    guarded(
      () => `saying ${key}`,
      () => judge(game, said),
    )
  known.set(key, problems)
  return problems
}

function judge(game: Game, said: Sentence): Problems {
  if (!(said.key in game.words || said.key in ENGINE_WORDS)) return [`no words for "${said.key}"`]
  const nested = Object.entries(said.values).flatMap(([name, value]) => {
    if (typeof value === 'number' || typeof value === 'string') return []
    if (typeof value !== 'object' || value === null) return [`"${said.key}" has ${json(value)} for ${name}`]
    if ('key' in value) return judge(game, value)
    return when(!(value.seat in NAMES), () => `"${said.key}" names seat ${json(value.seat)} for ${name}`)
  })
  if (nested.length === 0) english(game, said, NAMES)
  return nested
}

/** The prompt, every choice, the log line and the picture, for everybody who looks. */
export function tellingProblems({ game, state, next }: Moment): Problems {
  const names = NAMES.slice(0, state.table.seats)
  const after = copy(state)
  if (next) advance(game, after, next)
  return watchersOf(state).flatMap((watcher) => {
    const view = game.view(state, watcher)
    const told = next ? game.describe(game.redact(next, watcher), view, game.view(after, watcher)) : []
    return [
      ...guarded(
        () => 'prompt',
        () => sentenceProblems(game, game.prompt(view)),
      ),
      ...told.flatMap((line) => sentenceProblems(game, line)),
      ...guarded(
        () => 'draw',
        () => pictureProblems(game.draw(view, names)),
      ),
    ]
  })
}

const pictureProblems = (picture: unknown): Problems => [
  ...when(typeof picture !== 'string' || picture === '', 'draw gives no picture'),
  ...when(/undefined|NaN|\[object/.test(String(picture)), 'draw shows a hole'),
]

/** Every listed action has a sentence for its button. */
export function choiceProblems({ game, state }: Moment): Problems {
  return seatsOf(state).flatMap((seat) => {
    const view = game.view(state, seat)
    return game.legal(state, seat).flatMap((action) =>
      guarded(
        () => 'choice',
        () => sentenceProblems(game, game.choice(view, action)),
      ),
    )
  })
}

/** Every message can be read, and every option has a name and names for its values. */
export const catalogueProblems = (game: Game): Problems => [
  ...Object.entries(game.words).flatMap(([key, text]) => when(compile(text) === null, `"${key}" cannot be read`)),
  ...optionKeys(game)
    .filter((key) => !(key in game.words))
    .map((key) => `no words for "${key}"`),
]

const optionKeys = ({ id, options }: Game): string[] =>
  Object.entries(options).flatMap(([name, spec]) => [
    `${id}.option.${name}`,
    ...(spec.kind === 'choice' ? spec.values.map((value) => `${id}.option.${name}.${value}`) : []),
  ])
