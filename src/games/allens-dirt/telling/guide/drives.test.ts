import { expect, it } from 'vitest'
import { speaker } from '../../../../words/say.ts'
import { type At, scene } from '../../testing/staging.ts'
import { WORDS } from '../words.ts'
import { DRIVES } from './drives.ts'
import { GUIDE_WORDS } from './words.ts'

const say = speaker({ ...WORDS, ...GUIDE_WORDS }, ['Ann', 'Bob'])
const at = (...ann: At) => scene({ 0: ann, 1: ['low', 8] }, { mover: 1 })
const [step, contact] = (['step', 'contact'] as const).map((kind) => ({ kind, lane: 0 }))
const leg = (action: typeof step, from: At, to: At) => ({
  before: null,
  action: action!,
  from: at(...from),
  state: at(...to),
})

it('AD-16 a contact that asks for no roll is told with the end behind it', () => {
  const way = [leg(contact, ['low', 7], ['low', 8]), leg(step, ['low', 8], ['low', 9])]
  expect(say(DRIVES.tell(way, 0))).toBe('low 9: clean (after contact with Bob)')
})

it('AD-9 who finds no way off the line stays there, and who is in the pits lets others pass', () => {
  const stop = { kind: 'stop' } as const
  const told = (from: At) =>
    say(DRIVES.tell([{ before: null, action: stop, from: at(...from), state: at(...from) }], 0))
  expect(told(['line', 0])).toBe('the line: stay there')
  expect(told(['pits', 7])).toBe('the pits: let Bob pass')
})
