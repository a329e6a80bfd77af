/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest'
import type { Words } from '../../src/engine/sentence.ts'
import { FILE_WORDS } from '../../src/protocol/words.ts'
import { isSaid, saidIn } from '../../tools/said-keys.ts'

// What stands in a catalogue of the page is said somewhere: a message that nobody says is translated in vain.

type Module = Readonly<Record<string, Words>>

const catalogues = import.meta.glob<Module>(['../../src/web/**/words.ts', '../../src/web/words/english.ts'], {
  eager: true,
})
const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '../../examples/*/*.ts', '!**/*.test.*', '!**/{words,words.ja,english,japanese}.ts'],
  { query: '?raw', import: 'default', eager: true },
)
const GAME = /\/games\/([^/]+)\//

/** The season's board shows the race's, and speaks with its words. */
const SPEAKERS: Readonly<Record<string, RegExp>> = { 'allens-dirt-season': /^allens-dirt/ }

/** Who may say what stands in a catalogue: for a game's, the game itself; for the others, the whole page. */
function speakersOf(catalogue: string): string[] {
  const game = GAME.exec(catalogue)?.[1]
  const speaks = (path: string) =>
    game === undefined ||
    (SPEAKERS[game] ?? new RegExp(`^${game}$`)).test(GAME.exec(path)?.[1] ?? '') ||
    /\/engine\/|\/web\/games\/[^/]+$/.test(path)
  return Object.keys(sources).filter(speaks)
}

function idleIn(path: string): string[] {
  const said = saidIn(speakersOf(path).map((source) => sources[source]!))
  const own = Object.keys(Object.values(catalogues[path]!)[0]!).filter((key) => !(key in FILE_WORDS))
  return own.filter((key) => !isSaid(key, said))
}

describe('messages of the page', () => {
  it('are read from all of its catalogues: none read would be a false green', () => {
    expect(Object.keys(catalogues)).toContain('../../src/web/words/english.ts')
  })

  it.each(Object.keys(catalogues))('%s: each is said somewhere', (path) => {
    expect(idleIn(path)).toEqual([])
  })
})

describe('the search for what is said', () => {
  const said = saidIn([
    "words('web.rules')",
    `words(\`web.lost.\${why}.title\`)`,
    "type Why = 'link' | 'game'",
    `say(\`monza.\${key}\`)`,
    `say(\`no.\${reason}\`, { at: \`\${x} \${y}\` })`,
  ])

  it.each(['web.rules', 'web.lost.link.title', 'monza.no.link'])('finds %s', (key) => {
    expect(isSaid(key, said)).toBe(true)
  })

  it.each(['web', 'web.lost.title', 'web.lost.rain.title', 'web.lost.link', 'monza.no.rain', 'monza.'])(
    'does not find %s',
    (key) => {
      expect(isSaid(key, said)).toBe(false)
    },
  )
})
