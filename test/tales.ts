import { readFileSync } from 'node:fs'
import { actOwned } from '../src/engine/act.ts'
import { type Entry, type Game, isOutcome, type Kinds, type Result, type Seat } from '../src/engine/game.ts'
import { pickByKind } from '../src/engine/playout.ts'
import { seeded } from '../src/engine/random.ts'
import type { Sentence, SentenceValue } from '../src/engine/sentence.ts'
import { prepare, type TableWish } from '../src/engine/table.ts'
import { copy } from '../src/engine/values.ts'
import { GAMES } from '../src/games/index.ts'
import { type Chronicle, Chronicler } from '../src/web/end/chronicle.ts'
import { WORDS } from '../src/web/end/words.ts'
import type { Tale, Thrown } from '../src/web/games/tale.ts'
import { compile } from '../src/words/say.ts'
import { playerNames } from './english.ts'

type State = Kinds['state']

/** A finished game with all its states. */
export interface Played<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly log: readonly Entry<K>[]
  readonly states: readonly K['state'][]
  readonly result: Result
}

function played(game: Game, start: State, nextEntry: (state: State, index: number) => Entry | null): Played {
  const state = copy(start)
  const states = [copy(state)]
  const log: Entry[] = []
  for (let entry = nextEntry(state, 0); entry; entry = nextEntry(state, log.length)) {
    const refusal = actOwned(game, state, entry)
    if (refusal) throw new Error(`entry ${log.length}: ${JSON.stringify(refusal)}`)
    log.push(entry)
    states.push(copy(state))
  }
  const waiting = game.waiting(state)
  if (waiting.kind !== 'over') throw new Error(`${game.id} is not over`)
  return { game, log, states, result: waiting.result }
}

/** A match file of `test/recorded`, where it is proved to follow the rules. */
export function recorded<K extends Kinds>(game: Game<K>, name: string): Played<K> {
  const path = `${import.meta.dirname}/recorded/${game.id}/${name}.json`
  const { seats, options, board, log } = JSON.parse(readFileSync(path, 'utf8'))
  const named = game.boards.find(({ id }) => id === board)
  const start = startOf(game, { seats: seats.length, options, board: named?.board })
  return played(GAMES[game.id]!, start, (_, index) => log[index] ?? null) as unknown as Played<K>
}

function startOf({ id }: { readonly id: string }, wish: TableWish): State {
  const prepared = prepare(GAMES[id]!, wish)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusal))
  return GAMES[id]!.setup(prepared.table)
}

/** A game of random choices, the same for each seed. */
export function atRandom<K extends Kinds>(game: Game<K>, wish: TableWish, seed: number): Played<K> {
  const plain = GAMES[game.id]!
  const random = seeded(seed)
  return played(plain, startOf(game, wish), (state) => {
    const waiting = plain.waiting(state)
    if (waiting.kind === 'over') return null
    if (waiting.kind === 'chance') return { outcome: plain.sample(waiting.chance, random) }
    const seat = waiting.seats[0]!
    return { seat, action: pickByKind(plain.legal(state, seat), random) }
  }) as unknown as Played<K>
}

/** The game as somebody saw it who may know nothing hidden. */
export function chronicleOf<K extends Kinds>(tale: Tale<K>, { game, log, states }: Played<K>): Chronicle {
  const view = (entries: number) => game.view(states[entries]!, null)
  const chronicler = new Chronicler(tale as unknown as Tale, view(0))
  for (const [index, entry] of log.entries()) chronicler.read(game.redact(entry, null) as Entry, view(index + 1))
  return chronicler.chronicle()
}

/** Every die of a game, one by one. */
export const diceOf = <K extends Kinds>(tale: Tale<K>, { game, log, states }: Played<K>): readonly Thrown[] =>
  log.flatMap((entry, index) =>
    isOutcome<K>(entry) ? tale.thrown({ index, outcome: entry.outcome, before: game.view(states[index]!, null) }) : [],
  )

export const lastView = <K extends Kinds>({ game, states }: Played<K>): K['view'] => game.view(states.at(-1)!, null)

/** The reasons for a ranking in English, each behind its rule; a missing word throws. */
export function reasons<K extends Kinds>(tale: Tale<K>, game: Played<K>, view = lastView(game)): string[] {
  const names = playerNames(view.table.seats)
  return tale.ties(view, game.result).map(({ rule, sentence }) => `${rule} ${english(sentence, names)}`)
}

export function english({ key, values }: Sentence, names: readonly string[]): string {
  const words: Readonly<Record<string, string>> = WORDS
  const message = words[key] === undefined ? null : compile(words[key])
  if (!message) throw new Error(`no words for "${key}"`)
  const gaps = Object.entries(values).map(([name, value]) => [name, filled(value, names)])
  return String(message.format(Object.fromEntries(gaps)))
}

function filled(value: SentenceValue, names: readonly string[]): string | number {
  if (typeof value !== 'object') return value
  return 'key' in value ? english(value, names) : names[value.seat]!
}

/** Who won alone, or null. */
export function winnerOf({ places }: Result): Seat | null {
  const winners = [...places.keys()].filter((seat) => places[seat] === 1)
  return winners.length === 1 ? winners[0]! : null
}
