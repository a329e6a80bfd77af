import { describe, expect, it } from 'vitest'
import { sentence } from '../engine/sentence.ts'
import { GAMES } from '../games/index.ts'
import { speaker } from './say.ts'
import { toYou, YOU } from './second-person.ts'

describe('what is said to somebody', () => {
  it.each([
    [`${YOU} rolls 2 × blue.`, 'You roll 2 × blue.'],
    [`${YOU} pays a chip and skips.`, 'You pay a chip and skip.'],
    [`No die fits: ${YOU} stays.`, 'No die fits: you stay.'],
    [`A tie: ${YOU} goes out again and rolls 3 + 4 = 7.`, 'A tie: you go out again and roll 3 + 4 = 7.'],
    [`${YOU} is the last car running and wins!`, 'You are the last car running and win!'],
    [`${YOU} has no car left in the race and is out.`, 'You have no car left in the race and are out.'],
    [`${YOU} passes.`, 'You pass.'],
    [`${YOU} catches the slide. ${YOU} carries on.`, 'You catch the slide. You carry on.'],
    [`Before ${YOU} rolls 4 dice: pass?`, 'Before you roll 4 dice: pass?'],
    [`${YOU}: where to?`, 'Where to?'],
    [`${YOU}: 20 points`, 'You: 20 points'],
    [`Car B of ${YOU}, i1 on card 20`, 'Car B of yours, i1 on card 20'],
    [`Your turn. ${YOU}: where to?`, 'Your turn. Where to?'],
    [`Rosa plays Nitro Boost on ${YOU}`, 'Rosa plays Nitro Boost on you'],
    [`${YOU} holds on, ${YOU} comes off worse.`, 'You hold on, you come off worse.'],
    [`${YOU} holds on, Rosa comes off worse.`, 'You hold on, Rosa comes off worse.'],
    [`Rosa turns a green 3 into a 4 and ${YOU}’s car waits.`, 'Rosa turns a green 3 into a 4 and your car waits.'],
    ['Ann rolls.', 'Ann rolls.'],
  ])('%s', (written, said) => {
    expect(toYou(written)).toBe(said)
  })
})

const SEATS = ['player', 'driver', 'winner', 'loser', 'giver', 'by', 'on', 'players']
/** A third person after "you", or after an "and" behind it. */
const WRONG = /\byou (\w+ )?(is|has|was|does|[a-z]+[^s]s)\b|\byou [^.:;!?,]*\band (is|has|\w+(es|[^s]s)) (?!car|are\b)/i

describe('the sentences of the games', () => {
  it.each(Object.values(GAMES))('$id are right when they are said to somebody', ({ words }) => {
    const say = speaker(words, [YOU], 'en')
    const values = Object.fromEntries(SEATS.map((name) => [name, { seat: 0 }]))
    const gaps = (message: string) => [...message.matchAll(/\{(\w+)/g)].map(([, name]) => [name!, 2] as const)
    const who = sentence('allens-dirt.who.rolls', { driver: { seat: 0 }, total: 7 })
    const said = Object.keys(words)
      .filter((key) => /\.(log|prompt|who)\./.test(key))
      .map((key) => toYou(say(sentence(key, { ...Object.fromEntries(gaps(words[key]!)), ...values, who }))))
    expect(said.filter((text) => WRONG.test(text))).toEqual([])
    expect(said.some((text) => /\byou\b/i.test(text))).toBe(true)
  })
})
