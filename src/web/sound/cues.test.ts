import { expect, test } from 'vitest'
import { type Sentence, type SentenceValue, sentence } from '../../engine/sentence.ts'
import { MANIFESTS } from '../../games/index.ts'
import { cueOf, HEARD, isHit } from './cues.ts'

const told = (key: string, values: Readonly<Record<string, SentenceValue>> = {}): Sentence[] => [sentence(key, values)]

test('every sentence that is heard is one that a game says', () => {
  const said = Object.values(MANIFESTS).flatMap(({ game }) => Object.keys(game.words))
  expect(Object.keys(HEARD).filter((key) => !said.includes(key))).toEqual([])
})

test.each([
  ['dodge-dice', 'skip', 'chip'],
  ['dodge-dice', 'scores', 'crash'],
  ['monza', 'drive', 'engine'],
  ['monza', 'home', 'finish'],
  ['dicey-curves', 'buy', 'chip'],
  ['dicey-curves', 'move', 'engine'],
  ['allens-dirt', 'flag.yellow', 'flag'],
  ['allens-dirt', 'drives-into', 'crash'],
  ['allens-dirt-season', 'scores', 'finish'],
])('%s: %s sounds like a %s', (game, what, cue) => expect(cueOf(told(`${game}.log.${what}`))).toBe(cue))

test('of several at once the gravest is heard, and of most sentences nothing', () => {
  expect(cueOf([...told('allens-dirt.log.rests'), ...told('allens-dirt.log.consequence.crash')])).toBe('crash')
  expect(cueOf(told('monza.log.rolled'))).toBeNull()
})

test('a card that is drawn sounds the same to all: not at all', () => {
  for (const key of ['draws', 'draws-hidden', 'keep', 'swap', 'pass'])
    expect(cueOf(told(`dicey-curves.log.${key}`))).toBeNull()
})

test('a hit is felt by whom it names, also inside another sentence, and by nobody else', () => {
  const others = sentence('list', { one: { seat: 4 } })
  const contact = told('allens-dirt.log.drives-into', { driver: { seat: 1 }, others })
  expect([[1], [4], [2], []].map((own) => isHit(contact, own))).toEqual([true, true, false, false])
  expect(isHit(told('allens-dirt.log.rests', { driver: { seat: 1 } }), [1])).toBe(false)
})
