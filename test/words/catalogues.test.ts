/// <reference types="vite/types/importMeta.d.ts" />
import type { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import type { Words } from '../../src/engine/sentence.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { compile } from '../../src/words/say.ts'

// What is said in English is said in Japanese too: every catalogue, and every RULES.md.

type Module = Readonly<Record<string, Words>>

const english = import.meta.glob<Module>(['../../{src,examples}/**/words.ts', '../../src/web/words/english.ts'], {
  eager: true,
})
const japanese = import.meta.glob<Module>(['../../{src,examples}/**/words.ja.ts', '../../src/web/words/japanese.ts'], {
  eager: true,
})
const englishRules = rulesAt(
  import.meta.glob('../../{src,examples}/**/RULES.md', { query: '?raw', import: 'default', eager: true }),
)
const japaneseRules = rulesAt(
  import.meta.glob('../../{src,examples}/**/RULES.ja.md', { query: '?raw', import: 'default', eager: true }),
)

function rulesAt(files: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return files as Readonly<Record<string, string>>
}

const inJapanese = (path: string): string =>
  path
    .replace(/words\.ts$/, 'words.ja.ts')
    .replace(/english\.ts$/, 'japanese.ts')
    .replace(/\.md$/, '.ja.md')

/** A catalogue's module exports the catalogue and nothing else. */
const catalogueAt = (modules: Readonly<Record<string, Module>>, path: string): Words =>
  Object.values(modules[path] ?? {})[0] ?? {}

type Part = ReturnType<IntlMessageFormat['getAst']>[number]

const LITERAL = 0
const POUND = 7

const inside = (part: Part): Part[] =>
  'options' in part ? Object.values(part.options).flatMap(({ value }) => value.flatMap(withInside)) : []

const withInside = (part: Part): Part[] => [part, ...inside(part)]

const partsOf = (message: string, locale: string): Part[] =>
  compile(message, locale)?.getAst().flatMap(withInside) ?? []

const isGap = ({ type }: Part): boolean => type !== LITERAL && type !== POUND

const contentOf = (part: Part): string => ('value' in part ? String(part.value) : '')

const gapsOf = (message: string, locale: string): string[] =>
  [...new Set(partsOf(message, locale).filter(isGap).map(contentOf))].sort()

const textOf = (message: string): string =>
  partsOf(message, 'en')
    .filter((part) => !isGap(part))
    .map(contentOf)
    .join(' ')

/** Words that are the same in every language. */
const NAMES = /\b(Paddock|English|Dodge Dice|Monza|Dicey Curves|Pig|Allen’s Dirt)\b/g

const hasEnglishWord = (message: string): boolean => /[A-Za-z]{3,}/.test(textOf(message).replace(NAMES, ''))

/** How a message sounds with every gap filled by this number; a plural without `other` would throw. */
const sounds = (message: string, count: number): unknown =>
  compile(message, 'ja')!.format(Object.fromEntries(gapsOf(message, 'ja').map((gap) => [gap, count])))

const catalogues = Object.keys(english).map((path) => [
  path.replace('../../', ''),
  catalogueAt(english, path),
  catalogueAt(japanese, inJapanese(path)),
]) satisfies [string, Words, Words][]

describe('Japanese catalogues', () => {
  it('stand beside every English one, and nowhere else', () => {
    expect(Object.keys(japanese).sort()).toEqual(Object.keys(english).map(inJapanese).sort())
  })

  it.each(Object.keys(MANIFESTS))('are found from the manifest of %s', async (id) => {
    const words = await MANIFESTS[id]!.japanese()
    const paths = [`../../src/games/${id}/telling/words.ja.ts`, `../../examples/${id}/words.ja.ts`]
    expect(paths.map((path) => catalogueAt(japanese, path))).toContain(words)
  })

  it.each(catalogues)('%s: the same keys', (_, words, own) => {
    expect(Object.keys(words).length).toBeGreaterThan(0)
    expect(Object.keys(own).sort()).toEqual(Object.keys(words).sort())
  })

  it.each(catalogues)('%s: every message parses and can be said of none, one and many', (_, __, own) => {
    expect(Object.keys(own).filter((key) => compile(own[key]!, 'ja') === null)).toEqual([])
    const said = Object.values(own).flatMap((message) => [0, 1, 2].map((count) => sounds(message, count)))
    expect(said.filter((text) => typeof text !== 'string' || /[{}#]/.test(text))).toEqual([])
  })

  it.each(catalogues)('%s: the same gaps', (_, words, own) => {
    const gaps = (list: Words, locale: string) =>
      Object.fromEntries(Object.keys(words).map((key) => [key, gapsOf(list[key] ?? '', locale)]))
    expect(gaps(own, 'ja')).toEqual(gaps(words, 'en'))
  })

  it.each(catalogues)('%s: nothing left in English', (_, words, own) => {
    const left = Object.keys(own).filter((key) => own[key] === words[key] && hasEnglishWord(own[key]!))
    expect(left).toEqual([])
  })
})

const DEFINED = /^\|\s*([A-Z]{2}-\d+[a-z]?)\s*\|/gm
const MENTIONED = /[A-Z]{2}-\d+[a-z]?/g

const definedIn = (text: string): string[] => [...text.matchAll(DEFINED)].map((match) => match[1]!)
const mentionedIn = (text: string): string[] => [...(text.match(MENTIONED) ?? [])].sort()
const headingsIn = (text: string): string[] => text.match(/^#+ /gm) ?? []

const rules = Object.entries(englishRules).map(([path, text]) => [
  path.replace('../../', ''),
  text,
  japaneseRules[inJapanese(path)] ?? '',
]) satisfies [string, string, string][]

describe('Japanese rules', () => {
  it('stand beside every English ones, and nowhere else', () => {
    expect(Object.keys(japaneseRules).sort()).toEqual(Object.keys(englishRules).map(inJapanese).sort())
  })

  it.each(rules)('%s: the same rules in the same order, under as many headings', (_, text, own) => {
    expect(definedIn(text).length).toBeGreaterThan(0)
    expect(definedIn(own)).toEqual(definedIn(text))
    expect(mentionedIn(own)).toEqual(mentionedIn(text))
    expect(headingsIn(own)).toEqual(headingsIn(text))
  })

  it.each(rules)('%s: every rule is told in Japanese', (_, __, own) => {
    const lines = own.split('\n').filter((line) => /^\|\s*[A-Z]{2}-/.test(line))
    expect(lines.filter((line) => !/[\p{Script=Hiragana}]/u.test(line))).toEqual([])
  })
})
