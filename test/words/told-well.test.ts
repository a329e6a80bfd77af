import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Entry, type Game, isOutcome, type Watcher } from '../../src/engine/game.ts'
import type { Sentence } from '../../src/engine/sentence.ts'
import { WORDS_JA as ENGINE_WORDS_JA } from '../../src/engine/words.ja.ts'
import { ENGINE_WORDS } from '../../src/engine/words.ts'
import { GAMES, LIBRARY, MANIFESTS } from '../../src/games/index.ts'
import { openMatch } from '../../src/protocol/match.ts'
import { speaker } from '../../src/words/say.ts'
import type { State } from '../contract/moment.ts'
import { advance } from '../contract/moments.ts'
import { doubled, misnumbered, tellsRoll, unnamed } from './faults.ts'

// Recorded games told in both languages: each fact once, one die and two dice, and people by their names.

/** What one entry of a log brings: what was asked before it, and what is told of it. */
interface Heard {
  readonly asked: readonly Sentence[]
  readonly told: readonly Sentence[]
  readonly isThrown: boolean
  readonly picture: string
}

const PICTURE_EVERY = 5

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo', 'Kit', 'Lee']
const NAMES_JA = ['一郎', '二葉', '三郎', '四葉', '五郎', '六花', '七海', '八重', '九郎', '十和', '士郎', '千夏']

const folder = (game: Game): string => `${import.meta.dirname}/../recorded/${game.id}`

async function heard(game: Game, file: string): Promise<Heard[]> {
  const opened = await openMatch(JSON.parse(readFileSync(`${folder(game)}/${file}`, 'utf8')), LIBRARY)
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault))
  const { table, log } = opened.match.timeline
  const state = game.setup(table)
  const watcher = file.includes('danger') ? 0 : null
  return log.map((entry, i) => oneEntry(game, state, entry, watcher, i % PICTURE_EVERY === 0))
}

function oneEntry(game: Game, state: State, entry: Entry, watcher: Watcher, isDrawn: boolean): Heard {
  const before = game.view(state, watcher)
  const asked = [game.prompt(before), ...choice(game, state, entry)]
  advance(game, state, entry)
  const after = game.view(state, watcher)
  const picture = isDrawn ? game.draw(after, NAMES.slice(0, state.table.seats)) : ''
  return { asked, told: game.describe(game.redact(entry, watcher), before, after), isThrown: isOutcome(entry), picture }
}

/** What was chosen, as its button said it. */
const choice = (game: Game, state: State, entry: Entry): Sentence[] =>
  isOutcome(entry) ? [] : [game.choice(game.view(state, entry.seat), entry.action)]

const apart = (lines: readonly string[]): string[] => [...new Set(lines)]

describe.each(Object.values(GAMES))('$title is told well', (game) => {
  const english = speaker({ ...ENGINE_WORDS, ...game.words }, NAMES, 'en')

  it.each(readdirSync(folder(game)))('%s', async (file) => {
    const words = await MANIFESTS[game.id]!.japanese()
    const japanese = speaker({ ...ENGINE_WORDS_JA, ...words }, NAMES_JA, 'ja')
    const moments = await heard(game, file)
    const told = [english, japanese].map((say) => moments.map((moment) => moment.told.map(say)))
    const asked = [english, japanese].map((say) => apart(moments.flatMap((moment) => moment.asked.map(say))))
    const lines = apart([...told.flat(2), ...asked.flat()])
    const pictures = apart(moments.flatMap(({ picture }) => picture.split('\n')))
    expect(lines.length).toBeGreaterThan(10)
    expect(told.flat().flatMap(doubled)).toEqual([])
    expect(
      told[0]!
        .filter((_, i) => !moments[i]!.isThrown)
        .flat()
        .filter(tellsRoll),
    ).toEqual([])
    expect([...lines, ...pictures].filter((line) => misnumbered(line, game.words))).toEqual([])
    expect(lines.filter(unnamed)).toEqual([])
  })
})
