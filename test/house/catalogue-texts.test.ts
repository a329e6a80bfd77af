/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest'
import { strayTexts } from '../../tools/page-texts.ts'

// What the page says stands in a catalogue; what stands in the page's source is said in English alone.

const pages = import.meta.glob<string>('../../src/web/**/*.tsx', { query: '?raw', import: 'default', eager: true })

/** Names painted on the boards are the same in every language. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'games/allens-dirt/Scenery.tsx': ['ALLEN’S DIRT'],
  'games/monza/Scenery.tsx': ['MONZA'],
}

const found = Object.entries(pages).flatMap(([path, source]) => {
  const name = path.replace('../../src/web/', '')
  return strayTexts(name, source).map(({ line, text }) => ({ name, line, text }))
})

describe('texts of the page', () => {
  it('are read from all of its files: none read would be a false green', () => {
    expect(Object.keys(pages)).toContain('../../src/web/App.tsx')
  })

  it('stand in the catalogues', () => {
    const stray = found.filter(({ name, text }) => !ALLOWED[name]?.includes(text))
    expect(stray.map(({ name, line, text }) => `${name}:${line} ${text}`)).toEqual([])
  })

  it('are allowed nowhere that they do not stand', () => {
    const allowed = Object.entries(ALLOWED).flatMap(([name, texts]) => texts.map((text) => ({ name, text })))
    expect(allowed.filter(({ name, text }) => !found.some((one) => one.name === name && one.text === text))).toEqual([])
  })
})

const planted: [source: string, texts: string[]][] = [
  ['<p>Roll the dice</p>', ['Roll the dice']],
  ['<p>\n  Roll\n  the dice <b>now</b></p>', ['Roll the dice', 'now']],
  ['<p>サイコロ</p>', ['サイコロ']],
  ['<p>{"Roll"}</p>', ['Roll']],
  [`<p>{\`Roll \${count} dice\`}</p>`, ['Roll', 'dice']],
  ['<p>{isOver ? "Over" : say(prompt)}</p>', ['Over']],
  ['<p>{name || "Nobody"}</p>', ['Nobody']],
  ['<p>{count + " dice"}</p>', ['dice']],
  ['<svg aria-label="Board" />', ['Board']],
  ['<img alt={"A car"} />', ['A car']],
  [`<input placeholder={\`Seat \${seat}\`} />`, ['Seat']],
  ['<abbr title={isLong ? "Points" : "Wins"}>{short}</abbr>', ['Points', 'Wins']],
  ['<IconButton icon="close" label="Close" />', ['Close']],
  ['<Bar hint={<p>Try this</p>} />', ['Try this']],
  ['list.map((one) => <li key={one}>Line</li>)', ['Line']],
]

const innocent = [
  '<p>{words("web.rules")}</p>',
  '<p className="unseen" data-game="monza">{say(prompt)}</p>',
  '<p aria-label={words("web.board")}>{" "}1 / 2 · ×</p>',
  '<p aria-label={say(sentence(isOver ? "web.over" : "web.bar"))} />',
  '<img alt="" src="/icon.svg" />',
  `<g transform={\`translate(\${x} 0)\`}><path d="M0 0H9" /></g>`,
  '<p>{isOver && <Trophy />}</p>',
  '<p>{kind === "roll" && count}</p>',
]

describe('the search for stray texts', () => {
  it.each(planted)('finds what is planted in %s', (source, texts) => {
    expect(strayTexts('planted.tsx', `const it = ${source}`).map(({ text }) => text)).toEqual(texts)
  })

  it.each(innocent)('finds nothing in %s', (source) => {
    expect(strayTexts('innocent.tsx', `const it = ${source}`)).toEqual([])
  })

  it('says in which line', () => {
    expect(strayTexts('planted.tsx', '\n\nconst it = <p>Here</p>')).toEqual([{ line: 3, text: 'Here' }])
  })
})
