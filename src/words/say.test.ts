import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentence } from '../engine/sentence.ts'
import { ENGINE_WORDS } from '../engine/words.ts'
import { GAMES } from '../games/index.ts'
import { FILE_WORDS } from '../protocol/words.ts'
import { compile, formatted, plainly, speaker } from './say.ts'

const words = {
  greet: '{who} greets {whom}.',
  dice: '{count, plural, =0 {no dice} one {# die} other {# dice}}',
  tell: 'Told: {what}',
  broken: 'an open {brace',
  'less-than': 'a <b> is text',
  share: '{share, number, ::percent} {share, number, ::percent .0}',
  change: '{share, number, ::percent .0 sign-except-zero}',
}
const say = speaker(words, ['Ann', 'Ben'])

describe('say', () => {
  it('fills gaps with names, numbers and other sentences', () => {
    expect(say(sentence('greet', { who: { seat: 0 }, whom: { seat: 1 } }))).toBe('Ann greets Ben.')
    expect(say(sentence('tell', { what: sentence('dice', { count: 3 }) }))).toBe('Told: 3 dice')
    expect(say(sentence('dice', { count: 1 }))).toBe('1 die')
  })

  it('keeps the text of names and strings as it is', () => {
    const odd = speaker(words, ["{O'Neil}", '<b>'])
    expect(odd(sentence('greet', { who: { seat: 0 }, whom: { seat: 1 } }))).toBe("{O'Neil} greets <b>.")
    expect(odd(sentence('less-than'))).toBe('a <b> is text')
  })

  it('gives the key where there are no words, and where they do not parse', () => {
    expect(say(sentence('nowhere'))).toBe('nowhere')
    expect(say(sentence('constructor'))).toBe('constructor')
    expect(say(sentence('broken'))).toBe('broken')
  })

  it('shows an unfilled gap instead of throwing', () => {
    expect(say(sentence('greet', { who: { seat: 0 } }))).toContain('whom')
  })

  it('says 0 % and 100 % of what is certain only', () => {
    const told = (share: number) => say(sentence('share', { share }))
    expect([0, 0.0001, 0.003, 0.5].map(told)).toEqual(['0% 0.0%', '<1% <0.1%', '<1% 0.3%', '50% 50.0%'])
    expect([1, 0.9999, 0.997, 0.994].map(told)).toEqual(['100% 100.0%', '>99% >99.9%', '>99% 99.7%', '99% 99.4%'])
  })

  it('gives a difference that is rounded to nothing no sign', () => {
    const told = (share: number) => say(sentence('change', { share }))
    expect([0.0001, -0.0001, 0.02, -0.02].map(told)).toEqual(['0.0%', '0.0%', '+2.0%', '-2.0%'])
  })

  it('counts a seat without a name', () => {
    expect(say(sentence('greet', { who: { seat: 0 }, whom: { seat: 7 } }))).toBe('Ann greets #7.')
  })
})

describe('a message that needs no grammar', () => {
  const pieces = fc.constantFrom(
    '{who}',
    '{whom}',
    '{open}',
    '{',
    '}',
    "'",
    "''",
    '#',
    '<b>',
    ' ',
    'a',
    'é',
    '$&',
    '{ who }',
  )
  const message = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''))
  const value = fc.oneof(fc.string({ maxLength: 4 }), fc.integer(), fc.double())

  it('reads as the grammar reads it', () => {
    fc.assert(
      fc.property(message, value, value, (text, who, whom) => {
        const plain = plainly(text, { who, whom })
        fc.pre(plain !== null)
        expect(plain).toBe(formatted(text, 'en', { who, whom }))
      }),
      { numRuns: 1000 },
    )
  })

  it('is most of them', () => {
    const all = Object.values(GAMES).flatMap((game) => Object.values(game.words))
    const anything = new Proxy({}, { getOwnPropertyDescriptor: () => ({ configurable: true, value: '' }) })
    expect(all.filter((text) => plainly(text, anything) !== null).length).toBeGreaterThan(all.length / 2)
  })
})

const catalogues = { engine: ENGINE_WORDS, file: FILE_WORDS, ...mapWords() }

function mapWords() {
  return Object.fromEntries(Object.values(GAMES).map((game) => [game.id, game.words]))
}

describe('every catalogue', () => {
  it.each(Object.entries(catalogues))('%s: every message parses', (_, list) => {
    const wrong = Object.entries(list).filter(([, message]) => compile(message) === null)
    expect(wrong).toEqual([])
  })

  it.each(Object.keys(GAMES))('%s: has words for the game, its options and their values', (id) => {
    const { options, words: list } = GAMES[id]!
    const wanted = Object.entries(options).flatMap(([name, spec]) => [
      `${id}.option.${name}`,
      ...(spec.kind === 'choice' ? spec.values.map((value) => `${id}.option.${name}.${value}`) : []),
    ])
    expect([`${id}.about`, ...wanted].filter((key) => !(key in list))).toEqual([])
    expect(list[`${id}.title`]).toBe(GAMES[id]!.title)
  })
})
